"""Positions of Pips from the ``given:`` of a scenario."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.dice import Dice
from engine.kernel.menus import Argument
from engine.kernel.text import Seat
from engine.scenarios.game import Given
from tests.games.pips.game import PipsTable


def given(data: Mapping[str, Any], seats: Sequence[str], dice: Dice) -> Given:
    """Build a position. Raises ValueError for unknown keys.

    ``{a: [1, 2], b: [3], pile: [4], points: [0, 11], turn: a, left: 5}``
    """
    known = (*seats, "pile", "points", "turn", "left")
    for key in data:
        if key not in known:
            raise ValueError(f"unknown key {key!r} in given; known: {', '.join(known)}")
    hands = [list(data.get(seat, [])) for seat in seats]
    table = PipsTable(
        hands,
        list(data.get("pile", [])),
        list(data.get("points", [0] * len(seats))),
        [True] * len(seats),
        seats.index(data.get("turn", seats[0])),
        data.get("left", 10),
    )
    names: dict[str, Argument] = {"best": max((card for hand in hands for card in hand), default=0)}
    return Given(table, names)


def find(state: PipsTable, seat: Seat, what: str) -> Argument | None:
    """Return the lowest card of seat ``a`` for ``a.lowest``."""
    return min(state.hands[seat]) if what == "lowest" and state.hands[seat] else None
