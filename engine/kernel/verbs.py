"""The moves of a game, each declared once: what it takes, when it has its place, and how people make it.

All else that concerns a kind of move and not one position follows from here: the refusals of moves of another shape or
in another phase, the words for the verb, the slash commands with their options, which buttons stand back, and what is
asked about once more.

    VERBS = Verbs(
        Verb("attack", Arg("attacker", int), Arg("target", int), phases=FIGHT, rule="T-031", command="attack"),
        Verb("pass", command="pass", quiet=True),
    )
    VERBS.refusal(Move("attack", (7,)), "fight")  # refused-arguments: a target is missing
    VERBS.commands()["attack"].options            # ("attacker", "target")
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, cast

from engine.kernel.menus import Move, Refusal
from engine.kernel.text import NOTHING, Text, Value

UNTIMELY = "refused-phase"
"""The message of a move that has its place in another phase, where the game has no better one."""


class Arg(NamedTuple):
    """One argument of a move. Its name is that of the option of a slash command in which it is typed.

    ``kind`` is the type of its values: int (a card in play, a seat, a number), str (a kind of card, a place, a choice),
    tuple (a selection), or object where it may be any of them. A ``late`` argument is shown behind those that follow
    it, because people seldom need it. ``ask`` is the message that asks for it where it is chosen step by step and more
    is to be said of it than in the few words of an option.
    """

    name: str
    kind: type = object
    optional: bool = False
    late: bool = False
    ask: str = ""

    def fits(self, value: Any) -> bool:
        """Return whether a value has the type of this argument."""
        return isinstance(value, self.kind)


class Typed(NamedTuple):
    """A slash command by which a move can be made. ``options`` name the first arguments of the move where it calls
    them otherwise than the verb does; a ``bare`` one has no options at all, and what is left open is asked.
    """

    command: str
    options: tuple[str, ...] = ()
    bare: bool = False
    stay: bool = False
    """What the move is ``through`` is asked nevertheless."""
    named: bool = False
    """The first option may name the move itself, where it has no arguments: it is one choice among others."""


class Phases(NamedTuple):
    """The phases in which a move has its place while the game is at rest; none for what only answers a question.

    In any other phase it is refused with the message ``key`` and the rule ``rule``; ``others`` has a message and a rule
    of their own for some of these phases. ``rare`` are those that only some tables ever come to: elsewhere nobody is
    told of them.
    """

    names: tuple[str, ...]
    key: str = UNTIMELY
    rule: str = ""
    others: Mapping[str, tuple[str, str]] = cast("Mapping[str, tuple[str, str]]", NOTHING)
    rare: bool = False

    def refusal(self, phase: str) -> Refusal | None:
        """Return why a move has no place in this phase; None if it has."""
        if phase in self.names:
            return None
        key, rule = self.others.get(phase, (self.key, self.rule))
        values: dict[str, Value] = {"phase": Text("phase-" + phase)}
        if self.names:
            values["needed"] = Text("phase-" + self.names[0])
        return Refusal(key, values, rule)


class Verb:
    """One kind of move.

    ``commands`` are the slash commands that make it. A ``quiet`` one is a step back, such as passing: its button stands
    behind the others. A ``final`` one ends something, always or in the phases that are named: where something is given
    up by it (see :meth:`~engine.kernel.game.Game.caution`) it is asked about once more. ``labels`` are its words in
    some phases, instead of ``move-<name>``. ``rule`` is the rule that tells of it.

    An ``alone`` one is made by itself in the phases that are named where nothing else can be done at rest, by anybody,
    but what ``waits`` in them, since it can be done later just as well. That must reveal nothing hidden (see also
    :meth:`~engine.kernel.game.Game.may_hide_moves`). Who makes one that is ``through`` some questions, by
    their keys, is not asked them next, unless they say so: the question's default answers it.
    """

    __slots__ = (
        "alone", "args", "commands", "final", "label", "labels", "least", "name", "named", "phases", "quiet",
        "rule", "through", "waits",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        *args: Arg,
        phases: Phases | None = None,
        rule: str = "",
        command: str | Typed | Sequence[str | Typed] = (),
        quiet: bool = False,
        final: bool | Sequence[str] = False,
        alone: Sequence[str] = (),
        waits: Sequence[str] = (),
        through: Sequence[str] = (),
        labels: Mapping[str, str] = cast("Mapping[str, str]", NOTHING),
    ) -> None:
        self.name = name
        self.args = args
        self.least = sum(not arg.optional for arg in args)
        self.phases = phases
        self.rule = rule
        commands = (command,) if isinstance(command, (str, Typed)) else command
        self.commands = tuple(Typed(each) if isinstance(each, str) else each for each in commands)
        self.named = not args and any(typed.named for typed in self.commands)
        self.quiet = quiet
        self.final = final
        self.alone = tuple(alone)
        self.waits = tuple(waits)
        self.through = tuple(through)
        self.label = Text("move-" + name)
        self.labels = {phase: Text(key) for phase, key in labels.items()}

    def options(self, command: str) -> tuple[str, ...]:
        """Return the options in which the arguments are typed in a command."""
        typed = next(each for each in self.commands if each.command == command)
        if typed.bare:
            return ()
        names = typed.options
        if typed.named and not self.args:
            return names[:1]
        return (*names[: len(self.args)], *(arg.name for arg in self.args[len(names) :]))

    def fits(self, move: Move) -> bool:
        """Return whether a move has as many arguments as this verb takes, each of its type."""
        least, args = self.least, self.args
        return least <= len(move.args) <= len(args) and all(map(Arg.fits, args, move.args))

    def ends(self, phase: str) -> bool:
        """Return whether making it in this phase ends something."""
        return self.final if isinstance(self.final, bool) else phase in self.final

    def plan(self, command: str = "") -> Mapping[str, Sequence[Move]]:
        """Return what is decided by making it of the questions that follow (see :data:`~engine.kernel.advice.Plan`);
        nothing where it is made by a slash command with which one stays to be asked.
        """
        if self.through and any(typed.stay for typed in self.commands if typed.command == command):
            return {}
        return dict.fromkeys(self.through, ())


class Command(NamedTuple):
    """What one slash command means in a game: the moves it makes, and its options in the order of their arguments."""

    name: str
    moves: tuple[str, ...]
    options: tuple[str, ...]
    late: frozenset[str] = frozenset()
    """The options that are shown behind the others."""


class Verbs:
    """The moves of one game. They are tried in this order where a command may mean several of them."""

    def __init__(self, *verbs: Verb) -> None:
        self._verbs = {verb.name: verb for verb in verbs}
        self._commands = dict(_commands(verbs))

    def __getitem__(self, name: str) -> Verb:
        return self._verbs[name]

    def __contains__(self, name: object) -> bool:
        return name in self._verbs

    def __iter__(self) -> Iterator[Verb]:
        return iter(self._verbs.values())

    def commands(self) -> Mapping[str, Command]:
        """Return the slash commands of the game by their names."""
        return self._commands

    def label(self, name: str, phase: str = "") -> Text:
        """Return the words for a kind of move in a phase."""
        verb = self._verbs.get(name)
        if verb is None:
            return Text("move-unknown", {"move": name})
        return verb.labels.get(phase, verb.label) if verb.labels else verb.label

    def asked(self, name: str, place: int) -> Text | None:
        """Return what argument number ``place`` (from 1) of a kind of move is, in words of its own or those of the
        option it is typed in; None where it has neither.
        """
        verb = self._verbs.get(name)
        if verb is not None and place <= len(verb.args) and verb.args[place - 1].ask:
            return Text(verb.args[place - 1].ask)
        if verb is None or not verb.commands:
            return None
        command = verb.commands[0].command
        options = self._commands[command].options[: len(verb.options(command))]
        return Text(f"command-{command}-{options[place - 1]}-about") if place <= len(options) else None

    def quiet(self, name: str) -> bool:
        """Return whether the button of a kind of move stands behind the others."""
        return name in self._verbs and self._verbs[name].quiet

    def can_wait(self, name: str, phase: str) -> bool:
        """Return whether a kind of move can be made later than in this phase just as well."""
        return name in self._verbs and phase in self._verbs[name].waits

    def ends(self, name: str, phase: str) -> bool:
        """Return whether a kind of move ends something, so that it is asked about once more."""
        return name in self._verbs and self._verbs[name].ends(phase)

    def refusal(self, move: Move, phase: str | None = None) -> Refusal | None:
        """Return why a move of a known kind can never be made, or never in this phase (None: a question is open).

        It has no place in the phase, or does not have the arguments that it takes; None if it might be allowed.
        """
        verb = self._verbs[move.name]
        if phase is not None and verb.phases is not None and (refusal := verb.phases.refusal(phase)) is not None:
            return refusal
        return None if verb.fits(move) else self.misfit(move)

    def misfit(self, move: Move) -> Refusal:
        """Return the refusal of a move that has other arguments than its verb takes.

        Something is named that is not there, where a card or a number is wanted; or there is too much or too little.
        """
        verb = self._verbs[move.name]
        for arg, value in zip(verb.args, move.args, strict=False):
            if not arg.fits(value) and isinstance(value, str):
                return Refusal("refused-unknown-thing", {"typed": value})
        named: tuple[Text, ...] = ()
        if verb.commands:
            command = verb.commands[0].command
            options = self._commands[command].options[: len(verb.args)]
            named = tuple(Text(f"command-{command}-{option}-name") for option in options)
        values: Mapping[str, Value] = {"verb": verb.label, "count": len(named), "arguments": named}
        return Refusal("refused-arguments", values, verb.rule)


def _commands(verbs: Sequence[Verb]) -> Iterator[tuple[str, Command]]:
    names = dict.fromkeys(typed.command for verb in verbs for typed in verb.commands)
    for name in names:
        meant = [verb for verb in verbs if any(typed.command == name for typed in verb.commands)]
        options: list[str] = []
        for verb in meant:
            options += verb.options(name)[len(options) :]
        late = frozenset(arg.name for verb in meant for arg in verb.args if arg.late and arg.name in options)
        yield name, Command(name, tuple(verb.name for verb in meant), tuple(options), late)
