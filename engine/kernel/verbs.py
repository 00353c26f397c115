"""Verbs: the kinds of moves of a game, each declared once with its arguments, phases and slash commands.

Everything that depends on the kind of a move and not on the position follows from here: refusals of malformed moves
and of moves in the wrong phase, labels, slash commands with their options, the order of buttons, and which moves need
a confirmation.

    VERBS = Verbs(
        Verb("attack", Arg("attacker", int), Arg("target", int), phases=FIGHT, rule="T-031", command="attack"),
        Verb("pass", command="pass", quiet=True),
    )
    VERBS.refusal(Move("attack", (7,)), "fight")  # refused-arguments: a target is missing
    VERBS.commands()["attack"].options            # ("attacker", "target")
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice, product
from typing import Any, NamedTuple, cast

from engine.kernel.menus import Argument, Menu, Move, Refusal
from engine.kernel.text import NO_VALUES, Text, Value

UNTIMELY = "refused-phase"
"""The default message for a move in the wrong phase."""


class Arg(NamedTuple):
    """One argument of a move; its name is that of the slash command's option.

    ``kind`` is the type of its values: int (a card in play, a seat, a number), str (a kind of card, a place, a choice),
    tuple (a selection), or object for any of them. A ``late`` argument is shown after those that follow it, because
    people seldom need it. ``ask`` is the message that asks for it step by step, where that needs more than the few
    words of an option.
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
    """A slash command that makes a move.

    ``options`` are names for the first arguments of the move that differ from those of the verb. A ``bare`` command has
    no options; open arguments are asked for.
    """

    command: str
    options: tuple[str, ...] = ()
    bare: bool = False
    named: bool = False
    """The first option may name the move itself, as a choice among others, if it has no arguments."""


class Phases(NamedTuple):
    """The phases in which a move is possible at rest; none for a move that only answers a question.

    In any other phase it is refused with the message ``key`` and the rule ``rule``; ``others`` has separate messages
    and rules for some phases. ``rare`` phases occur only at some tables; they are not mentioned elsewhere.
    """

    names: tuple[str, ...]
    key: str = UNTIMELY
    rule: str = ""
    others: Mapping[str, tuple[str, str]] = cast("Mapping[str, tuple[str, str]]", NO_VALUES)
    rare: bool = False

    def refusal(self, phase: str) -> Refusal | None:
        """Return why a move is not possible in this phase; None if it is."""
        if phase in self.names:
            return None
        key, rule = self.others.get(phase, (self.key, self.rule))
        values: dict[str, Value] = {"phase": Text("phase-" + phase)}
        if self.names:
            values["needed"] = Text("phase-" + self.names[0])
        return Refusal(key, values, rule)


class Verb:
    """One kind of move.

    ``commands`` are the slash commands that make it. A ``quiet`` move is a step back, such as passing: its button comes
    after the others. One that ``repeats`` leads to the same question again, or to one more, so it stands only among all
    moves. A ``final`` move ends something, always or in the named phases, and needs a confirmation if something is
    given up by it (see :meth:`~engine.kernel.game.Game.caution`). ``labels`` are its labels in some phases, instead of
    ``move-<name>``. ``rule`` is the rule that defines it.

    ``automatic_if_only_move`` lists the phases in which the move is made automatically if it is the only one at rest,
    for any seat. Moves that list the phase in ``can_wait`` do not count, because they can be made later just as well.
    An automatic move must reveal nothing hidden (see :meth:`~engine.kernel.game.Game.may_hide_moves`). ``skips`` lists
    questions, by their keys, that the defaults answer after this move unless the player decides otherwise.
    A ``setting`` changes only what its player is asked from now on (see :meth:`Verbs.decisions`).
    """

    __slots__ = (
        "args", "automatic_if_only_move", "can_wait", "commands", "final", "label", "labels", "min_args", "name",
        "named", "phases", "quiet", "repeats", "rule", "setting", "skips",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        *args: Arg,
        phases: Phases | None = None,
        rule: str = "",
        command: str | Typed | Sequence[str | Typed] = (),
        quiet: bool = False,
        setting: bool = False,
        repeats: bool = False,
        final: bool | Sequence[str] = False,
        automatic_if_only_move: Sequence[str] = (),
        can_wait: Sequence[str] = (),
        skips: Sequence[str] = (),
        labels: Mapping[str, str] = cast("Mapping[str, str]", NO_VALUES),
    ) -> None:
        self.name = name
        self.args = args
        self.min_args = sum(not arg.optional for arg in args)
        self.phases = phases
        self.rule = rule
        commands = (command,) if isinstance(command, (str, Typed)) else command
        self.commands = tuple(Typed(command) if isinstance(command, str) else command for command in commands)
        self.named = not args and any(typed.named for typed in self.commands)
        self.quiet = quiet
        self.setting = setting
        self.repeats = repeats
        self.final = final
        self.automatic_if_only_move = tuple(automatic_if_only_move)
        self.can_wait = tuple(can_wait)
        self.skips = tuple(skips)
        self.label = Text("move-" + name)
        self.labels = {phase: Text(key) for phase, key in labels.items()}

    def options(self, command: str) -> tuple[str, ...]:
        """Return the options of a command for the arguments of this verb."""
        typed = next(typed for typed in self.commands if typed.command == command)
        if typed.bare:
            return ()
        names = typed.options
        if typed.named and not self.args:
            return names[:1]
        return (*names[: len(self.args)], *(arg.name for arg in self.args[len(names) :]))

    def fits(self, move: Move) -> bool:
        """Return whether a move has the right number and types of arguments."""
        args = self.args
        return self.min_args <= len(move.args) <= len(args) and all(map(Arg.fits, args, move.args))

    def ends(self, phase: str) -> bool:
        """Return whether the move is final in this phase."""
        return self.final if isinstance(self.final, bool) else phase in self.final

    def plan(self) -> Mapping[str, Sequence[Move]]:
        """Return the planned answers that come with this move (see :data:`~engine.kernel.advice.Plan`)."""
        return dict.fromkeys(self.skips, ())


class Command(NamedTuple):
    """A slash command in a game: the moves it makes, and its options in the order of their arguments."""

    name: str
    moves: tuple[str, ...]
    options: tuple[str, ...]
    late: frozenset[str] = frozenset()
    """The options shown after the others."""


class Verbs:
    """The moves of one game, in the order in which they are tried if a command is ambiguous."""

    def __init__(self, *verbs: Verb) -> None:
        self._verbs = {verb.name: verb for verb in verbs}
        self._commands = dict(_commands(verbs))
        self._settings = [verb.name for verb in verbs if verb.setting]

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
        """Return the label of a kind of move in a phase."""
        verb = self._verbs.get(name)
        if verb is None:
            return Text("move-unknown", {"move": name})
        return verb.labels.get(phase, verb.label) if verb.labels else verb.label

    def asked(self, name: str, place: int) -> Text | None:
        """Return the text that asks for argument number ``place`` (from 1) of a move; None if it has none."""
        verb = self._verbs.get(name)
        if verb is not None and place <= len(verb.args) and verb.args[place - 1].ask:
            return Text(verb.args[place - 1].ask)
        if verb is None or not verb.commands:
            return None
        command = verb.commands[0].command
        options = self._commands[command].options[: len(verb.options(command))]
        return Text(f"command-{command}-{options[place - 1]}-about") if place <= len(options) else None

    def quiet(self, name: str) -> bool:
        """Return whether the button of a kind of move comes after the others."""
        return name in self._verbs and self._verbs[name].quiet

    def is_setting(self, name: str) -> bool:
        """Return whether a kind of move changes only what its player is asked, which is no decision of the game."""
        return name in self._settings

    def decisions(self, menu: Menu) -> Menu | None:
        """Return a menu without settings, which reviews, hints and puzzles never compare; None if nothing is left."""
        if not self._settings:
            return menu
        moves = [move for move in menu.moves if move.name not in self._settings]
        patterns = [pattern for pattern in menu.patterns if pattern.name not in self._settings]
        return menu._replace(moves=moves, patterns=patterns) if moves or patterns else None

    def repeats(self, name: str) -> bool:
        """Return whether a kind of move stands only among all moves, as a question comes again after it."""
        return name in self._verbs and self._verbs[name].repeats

    def can_wait(self, name: str, phase: str) -> bool:
        """Return whether a kind of move can be made just as well after this phase."""
        return name in self._verbs and phase in self._verbs[name].can_wait

    def ends(self, name: str, phase: str) -> bool:
        """Return whether a kind of move is final, so that it needs a confirmation."""
        return name in self._verbs and self._verbs[name].ends(phase)

    def refusal(self, move: Move, phase: str | None = None) -> Refusal | None:
        """Return why a move is never possible, or never in this phase (None: a question is open).

        The phase or the arguments are wrong; None if it might be allowed. Raises KeyError for an unknown kind.
        """
        verb = self._verbs[move.name]
        if phase is not None and verb.phases is not None and (refusal := verb.phases.refusal(phase)) is not None:
            return refusal
        return None if verb.fits(move) else self.misfit(move)

    def misfit(self, move: Move) -> Refusal:
        """Return the refusal of a move with wrong arguments.

        It names something unknown where a card or a number is expected, or it has too many or too few arguments.
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


# ---- why a seat cannot make any move of a kind
# There is often one reason for all of them, such as "you have no actions left"; otherwise the commonest are listed.


MOST_REASONS = 3
"""The most different reasons that a summary lists."""
MOST_TRIED = 400
"""The most moves that are tried to find the reasons."""
VAGUE = ("refused-arguments", "refused-unknown-thing", "refused-unknown-among", "refused-say-more", "refused-which")
"""Refusals about the typed words, not about the position."""


def why_none(verb: Verb, things: Sequence[Argument], refusal_of: Callable[[Move], Refusal]) -> Refusal:
    """Return why no move of this kind is allowed.

    That is the refusal of the move without arguments, or else a summary of the refusals of moves with ``things`` of
    fitting types.
    """
    bare = refusal_of(Move(verb.name))
    if bare.key not in VAGUE:
        return bare
    known = [[thing for thing in things if arg.fits(thing)] for arg in verb.args[: verb.min_args]]
    tried = (refusal_of(Move(verb.name, chosen)) for chosen in islice(product(*known), MOST_TRIED))
    return summarize_refusals(verb.name, (refusal for refusal in tried if refusal.key not in VAGUE))


def summarize_refusals(verb: str, refusals: Iterable[Refusal]) -> Refusal:
    """Summarize the refusals of moves of one kind.

    A single refusal is returned as it is, several as ``refused-nothing`` with the commonest of them. Without any it is
    ``refused-none-<verb>``, for which each game has a text.
    """
    refused = list(refusals)
    counted = Counter(map(_hashable, refused))
    different = {_hashable(refusal): refusal for refusal in refused}
    if not different:
        return Refusal("refused-none-" + verb)
    if len(different) == 1:
        return refused[0]
    commonest = [different[key] for key, _ in counted.most_common(MOST_REASONS)]
    texts = {word: refusal.text for word, refusal in zip(("first", "second", "third"), commonest, strict=False)}
    return Refusal("refused-nothing", {"third": "", **texts, "count": len(different)}, commonest[0].rule)


def _hashable(refusal: Refusal) -> tuple[str, str]:
    return refusal.key, repr(sorted(refusal.values.items()))
