"""Moves, menus of allowed moves, and refusals of moves that are not allowed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, cast

from engine.kernel.text import NO_VALUES, Text, Value

if TYPE_CHECKING:
    from engine.kernel.selections import Pattern

Argument: TypeAlias = int | str


class Move(NamedTuple):
    """One decision: a name from the game's vocabulary and its arguments in a fixed order.

    Arguments are ids of cards on the table (whole numbers) or words (kinds of cards, places, choices); for a selection
    (see :mod:`engine.kernel.selections`) a tuple of them.
    """

    name: str
    args: tuple[Any, ...] = ()


made: Callable[[tuple[str, tuple[Any, ...]]], Move] = partial(cast("Any", tuple).__new__, Move)
"""``made((name, arguments))`` is a faster ``Move(name, arguments)`` for long menus: without it random play is
4 % slower in Telperinquár and 3 % in Imperator."""

PASS = Move("pass")


def move_from_data(name: str, args: Sequence[Any]) -> Move:
    """Return a move that was read from JSON, which has no tuples."""
    return Move(name, tuple(tuple(cast("list[Any]", arg)) if isinstance(arg, list) else arg for arg in args))


class Menu(NamedTuple):
    """The allowed moves of one seat, and the question they answer.

    ``moves`` has no duplicates; ``patterns`` stand for further moves, too many to list; at least one of the two is not
    empty. ``default`` is the harmless answer given for a seat that has left; it is one of the allowed moves. An
    ``optional`` menu is not awaited: its seat may act, but need not answer. ``occasion`` explains to the waiting
    players what is going on; it is public. Players who have just read the event ``event-x`` with all its values do not
    read the occasion ``occasion-x`` as well. ``unnamed`` replaces the seat's name where others must not know who is
    asked. ``unoffered`` are those of ``moves`` that have the same effect as another one: no step of a panel leads to
    them.
    """

    moves: Sequence[Move]
    question: Text
    default: Move
    optional: bool = False
    occasion: Text | None = None
    patterns: Sequence[Pattern] = ()
    unnamed: Text | None = None
    unoffered: Sequence[Move] = ()

    def allows(self, move: Move) -> bool:
        """Return whether a move is in this menu."""
        return move in self.moves or (bool(self.patterns) and any(pattern.fits(move) for pattern in self.patterns))

    def draw(self, random: Random) -> Move:
        """Return a random move; a pattern is as likely as a single move."""
        place = int(random.random() * (len(self.moves) + len(self.patterns)))
        return self.moves[place] if place < len(self.moves) else self.patterns[place - len(self.moves)].draw(random)

    def arranged(self, move: Move) -> Move:
        """Return a move as the menu lists it if only the order of the items in a selection differs."""
        return next((better for pattern in self.patterns if pattern.fits(better := pattern.arranged(move))), move)


class Refusal(NamedTuple):
    """Why a move is not allowed: a message key with values, and the id of the rule ("": not from a rulebook)."""

    key: str
    values: Mapping[str, Value] = NO_VALUES
    rule: str = ""

    @property
    def text(self) -> Text:
        return Text(self.key, self.values)


class RefusedError(Exception):
    """A move was not accepted; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal
