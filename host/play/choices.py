"""From menus to lists of choices, and from typed words to moves: what panels and commands need, as pure functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from engine.kernel.menus import Argument, Menu, Move, Refusal, Refused
from engine.kernel.rules import Rules
from engine.kernel.text import Seat, Text

Say: TypeAlias = Callable[[Text], str]
"""Words a text for the one reader."""

MOST_SUGGESTIONS = 25
LONGEST_LABEL = 100


class Choice(NamedTuple):
    """One way to go on: a move's name (first choice) or its next argument.

    ``prefix`` includes this choice; ``moves`` is how many allowed moves begin with it; ``move`` is the whole move
    where only one does, so that there is nothing more to choose.
    """

    argument: Argument
    label: Text
    prefix: tuple[Argument, ...]
    moves: int
    move: Move | None


class Suggestion(NamedTuple):
    """An entry of an option's list while typing: what is read, and what comes back when it is taken."""

    label: str
    value: str


def whole(move: Move) -> tuple[Argument, ...]:
    """A move as one path: its name, then its arguments."""
    return (move.name, *move.args)


def choices(
    rules: Rules[Any], state: Any, seat: Seat, menu: Menu, names: Sequence[str] = (), prefix: Sequence[Argument] = ()
) -> list[Choice]:
    """The ways to go on after ``prefix`` (empty, or a move's name and its first arguments), in the menu's order.

    ``names`` limits to some moves (empty: all). Where a move ends exactly at ``prefix`` it is not among the ways:
    see :func:`finished`.
    """
    start = tuple(prefix)
    depth = len(start)
    found: dict[Argument, list[Move]] = {}
    for move in menu.moves:
        path = whole(move)
        if (not names or move.name in names) and len(path) > depth and path[:depth] == start:
            found.setdefault(path[depth], []).append(move)
    return [
        Choice(
            argument,
            rules.label(state, seat, moves[0], depth),
            (*start, argument),
            len(moves),
            moves[0] if len(moves) == 1 else None,
        )
        for argument, moves in found.items()
    ]


def finished(menu: Menu, prefix: Sequence[Argument]) -> Move | None:
    """The allowed move that is exactly this path, if there is one."""
    if not prefix:
        return None
    move = Move(str(prefix[0]), tuple(prefix[1:]))
    return move if move in menu.moves else None


def suggest(
    rules: Rules[Any],
    state: Any,
    seat: Seat,
    menu: Menu | None,
    names: Sequence[str],
    given: Sequence[str | None],
    typed: str,
    say: Say,
) -> list[Suggestion]:
    """What an option may be completed to: the allowed arguments at place ``len(given)`` after the options filled
    before it (None: left out), narrowed by what is typed so far. At most 25, labels cut to 100 characters."""
    if menu is None:
        return []
    known = [() if words is None else _things(rules, state, seat, menu, words, say) for words in given]
    found: dict[Argument, Text] = {}
    for move in menu.moves:
        if move.name in names and len(move.args) > len(known) and _fits(move, known):
            argument = move.args[len(known)]
            if argument not in found:
                found[argument] = rules.label(state, seat, move, len(known) + 1)
    wanted = typed.casefold().strip()
    offered = [Suggestion(_cut(say(label)), str(argument)) for argument, label in found.items()]
    return [entry for entry in offered if wanted in entry.label.casefold() or wanted == entry.value.casefold()][
        :MOST_SUGGESTIONS
    ]


def understand(
    rules: Rules[Any],
    state: Any,
    seat: Seat,
    menu: Menu | None,
    names: Sequence[str],
    given: Sequence[str | None],
    say: Say,
) -> Move:
    """The move that a command's words mean; ``given`` are its options in the moves' order, None where left out.

    What is left out is filled in where only one allowed move fits. The move need not be allowed: the match then
    says why not. Raises Refused: ``refused-unknown-thing`` for words that name nothing in sight, ``refused-which``
    where several moves fit, ``refused-say-more`` where nothing fits and too little was said to know why.
    """
    known = _trimmed([() if words is None else _things(rules, state, seat, menu, words, say) for words in given])
    fitting = [m for m in menu.moves if m.name in names and _fits(m, known)] if menu is not None else []
    if len(fitting) == 1:
        return fitting[0]
    exact = [move for move in fitting if len(move.args) == len(known)]
    if len(exact) == 1 and all(known):
        return exact[0]
    if fitting:
        raise Refused(Refusal("refused-which", {"choices": _which(rules, state, seat, fitting)}))
    spoken = [candidates[0] for candidates in known if candidates]
    if not spoken and menu is not None and any(name in names for name in _names(menu)):
        raise Refused(Refusal("refused-say-more"))
    return Move(names[0], tuple(spoken))


def _trimmed(known: list[Sequence[Argument]]) -> list[Sequence[Argument]]:
    while known and not known[-1]:
        known.pop()
    return known


def _names(menu: Menu) -> list[str]:
    return list(dict.fromkeys(move.name for move in menu.moves))


def _fits(move: Move, known: Sequence[Sequence[Argument]]) -> bool:
    """Whether each argument is one of its candidates (none: anything goes)."""
    if len(move.args) < len(known):
        return False
    return all(not candidates or argument in candidates for candidates, argument in zip(known, move.args, strict=False))


def _which(rules: Rules[Any], state: Any, seat: Seat, fitting: Sequence[Move]) -> tuple[Text, ...]:
    """The choices of the first place at which the fitting moves differ."""
    for place in range(max(len(move.args) for move in fitting)):
        differing: dict[Argument, Move] = {}
        for move in fitting:
            if len(move.args) > place:
                differing.setdefault(move.args[place], move)
        if len(differing) > 1:
            return tuple(rules.label(state, seat, move, place + 1) for move in differing.values())[:MOST_SUGGESTIONS]
    verbs = {move.name: move for move in fitting}
    return tuple(rules.label(state, seat, move, 0) for move in verbs.values())[:MOST_SUGGESTIONS]


def _things(rules: Rules[Any], state: Any, seat: Seat, menu: Menu | None, words: str, say: Say) -> tuple[Argument, ...]:
    """What typed words may name: the value of a list's entry, else everything in sight that is called so, begins so
    or contains it (the first of these that gives anything)."""
    typed = words.strip()
    wanted = typed.casefold()
    arguments: dict[str, Argument] = {}
    named: list[tuple[Argument, str]] = []
    for argument, text in rules.things(state, seat):
        arguments.setdefault(str(argument), argument)
        named.append((argument, say(text).casefold()))
    for move in menu.moves if menu is not None else ():
        for argument in move.args:
            arguments.setdefault(str(argument), argument)
    if typed in arguments:
        return (arguments[typed],)
    for matches in (
        [argument for argument, label in named if label == wanted],
        [argument for argument, label in named if wanted and label.startswith(wanted)],
        [argument for argument, label in named if wanted and wanted in label],
    ):
        if matches:
            return tuple(dict.fromkeys(matches))
    raise Refused(Refusal("refused-unknown-thing", {"typed": typed}))


def _cut(words: str) -> str:
    return words if len(words) <= LONGEST_LABEL else words[: LONGEST_LABEL - 1].rstrip() + "…"
