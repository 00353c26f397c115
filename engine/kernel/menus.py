"""What a seat may do now: moves, menus, and the reasons for what it may not do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias, cast

from engine.kernel.text import NOTHING, Text, Value

Argument: TypeAlias = int | str


class Move(NamedTuple):
    """One decision: a name from the game's vocabulary and its arguments in a fixed order.

    Arguments are ids of cards on the table (whole numbers) or words (kinds of cards, places, choices).
    """

    name: str
    args: tuple[Argument, ...] = ()


made: Callable[[tuple[str, tuple[Argument, ...]]], Move] = partial(cast("Any", tuple).__new__, Move)
"""``made((name, arguments))`` is ``Move(name, arguments)`` without the detour through its Python constructor: menus
make many thousands of moves a second."""

PASS = Move("pass")


class Menu(NamedTuple):
    """The allowed moves of one seat, and the question they answer.

    ``moves`` is never empty and holds no move twice. ``default`` is the harmless answer that is given
    for a seat which has left; it is one of ``moves``. Nobody waits for an ``optional`` menu: its seat may act,
    and has nothing to answer. ``occasion`` tells those who have to wait what is going on; everybody may read it.
    In a ``plain`` menu ending a turn is one choice like the others, for which nobody is asked twice.
    """

    moves: Sequence[Move]
    question: Text
    default: Move
    optional: bool = False
    occasion: Text | None = None
    plain: bool = False


class Refusal(NamedTuple):
    """Why a move is not allowed: a message key with values, and the rule that forbids it ("" = the house)."""

    key: str
    values: Mapping[str, Value] = NOTHING
    rule: str = ""

    @property
    def text(self) -> Text:
        return Text(self.key, self.values)


class Refused(Exception):
    """A move was not accepted; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal
