"""What a seat may do now: moves, menus, and the reasons for what it may not do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, cast

from engine.kernel.text import NOTHING, Text, Value

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
"""``made((name, arguments))`` is ``Move(name, arguments)``, for menus that make very many: without it random play is
4 % slower in Telperinquár and 3 % in Imperator."""

PASS = Move("pass")


def move_from_data(name: str, args: Sequence[Any]) -> Move:
    """Return a move that was written as JSON, which knows no tuples."""
    return Move(name, tuple(tuple(cast("list[Any]", arg)) if isinstance(arg, list) else arg for arg in args))


class Menu(NamedTuple):
    """The allowed moves of one seat, and the question they answer.

    ``moves`` holds no move twice; ``patterns`` are further moves, too many to be listed; one of the two is not empty.
    ``default`` is the harmless answer that is given for a seat which has left; it is one of the allowed moves. Nobody
    waits for an ``optional`` menu: its seat may act, and has nothing to answer. ``occasion`` tells those who have to
    wait what is going on; everybody may read it. Where it must stay unknown whose answer is awaited, others read
    ``unnamed`` instead of the name.
    """

    moves: Sequence[Move]
    question: Text
    default: Move
    optional: bool = False
    occasion: Text | None = None
    patterns: Sequence[Pattern] = ()
    unnamed: Text | None = None

    def allows(self, move: Move) -> bool:
        """Return whether a move is one of this menu."""
        return move in self.moves or (bool(self.patterns) and any(each.fits(move) for each in self.patterns))

    def draw(self, random: Random) -> Move:
        """Return one of the moves by chance; a pattern is as likely as a single move."""
        place = int(random.random() * (len(self.moves) + len(self.patterns)))
        return self.moves[place] if place < len(self.moves) else self.patterns[place - len(self.moves)].draw(random)

    def arranged(self, move: Move) -> Move:
        """Return a move as the menu has it, if it only names the things of a selection in another order."""
        return next((better for each in self.patterns if each.fits(better := each.arranged(move))), move)


class Refusal(NamedTuple):
    """Why a move is not allowed: a message key with values, and the rule that forbids it ("" = the house)."""

    key: str
    values: Mapping[str, Value] = NOTHING
    rule: str = ""

    @property
    def text(self) -> Text:
        return Text(self.key, self.values)


class RefusedError(Exception):
    """A move was not accepted; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal
