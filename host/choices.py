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
    where nothing more is to be chosen after it.
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
            moves[0] if len(moves) == 1 and len(moves[0].args) == depth else None,
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
    known = [None if words is None else _thing(rules, state, seat, menu, words, say) for words in given]
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
    known = [None if words is None else _thing(rules, state, seat, menu, words, say) for words in given]
    fitting = [m for m in menu.moves if m.name in names and _fits(m, known)] if menu is not None else []
    exact = [m for m in fitting if len(m.args) == len(_trimmed(known))]
    if len(fitting) == 1:
        return fitting[0]
    if len(exact) == 1 and None not in _trimmed(known):
        return exact[0]
    if fitting:
        raise Refused(Refusal("refused-which", {"choices": _which(rules, state, seat, fitting, known)}))
    spoken = [argument for argument in _trimmed(known) if argument is not None]
    if not spoken and menu is not None and any(known_name in names for known_name in _names(menu)):
        raise Refused(Refusal("refused-say-more"))
    return Move(names[0], tuple(spoken))


def _trimmed(known: Sequence[Argument | None]) -> list[Argument | None]:
    last = max((place for place, argument in enumerate(known) if argument is not None), default=-1)
    return list(known[: last + 1])


def _names(menu: Menu) -> list[str]:
    return list(dict.fromkeys(move.name for move in menu.moves))


def _fits(move: Move, known: Sequence[Argument | None]) -> bool:
    if len(move.args) < len(_trimmed(known)):
        return False
    return all(k is None or k == argument for k, argument in zip(known, move.args, strict=False))


def _which(
    rules: Rules[Any], state: Any, seat: Seat, fitting: Sequence[Move], known: Sequence[Argument | None]
) -> tuple[Text, ...]:
    """The choices of the first place at which the fitting moves differ."""
    longest = max(len(move.args) for move in fitting)
    for place in range(longest):
        differing: dict[Argument, Move] = {}
        for move in fitting:
            if len(move.args) > place:
                differing.setdefault(move.args[place], move)
        if len(differing) > 1:
            return tuple(rules.label(state, seat, move, place + 1) for move in differing.values())[:MOST_SUGGESTIONS]
    return tuple(rules.label(state, seat, move, 0) for move in fitting)[:MOST_SUGGESTIONS]


def _thing(rules: Rules[Any], state: Any, seat: Seat, menu: Menu | None, words: str, say: Say) -> Argument:
    """What typed words name: a value taken from a list, an argument of an allowed move, or anything in sight."""
    typed = words.strip()
    moves = menu.moves if menu is not None else ()
    arguments: dict[str, Argument] = {}
    named: dict[Argument, str] = {}
    for argument, text in rules.things(state, seat):
        arguments.setdefault(str(argument), argument)
        named.setdefault(argument, say(text).casefold())
    for move in moves:
        for argument in move.args:
            arguments.setdefault(str(argument), argument)
    if typed in arguments:
        return arguments[typed]
    wanted = typed.casefold()
    for matches in (
        [argument for argument, label in named.items() if label == wanted],
        [argument for argument, label in named.items() if wanted and label.startswith(wanted)],
        [argument for argument, label in named.items() if wanted and wanted in label],
    ):
        if matches:
            return matches[0]
    raise Refused(Refusal("refused-unknown-thing", {"typed": typed}))


def _cut(words: str) -> str:
    return words if len(words) <= LONGEST_LABEL else words[: LONGEST_LABEL - 1].rstrip() + "…"
