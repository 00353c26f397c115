"""Positions of Caravan from the ``given:`` of a scenario."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.dice import Dice
from engine.kernel.menus import Argument
from engine.kernel.text import Seat
from engine.scenarios.game import Given
from tests.games.caravan.game import Trek

KNOWN = ("pile", "water", "way", "leader", "day", "agenda", "fainted")


def given(data: Mapping[str, Any], seats: Sequence[str], dice: Dice) -> Given:
    """Build a position. Raises ValueError for unknown keys.

    ``{a: [1, 6], b: [3], pile: [4], water: 5, way: 2, leader: a, day: 3, agenda: [road, night], fainted: [b]}``; the
    last card of the pile is its top.
    """
    for key in data:
        if key not in (*seats, *KNOWN):
            raise ValueError(f"unknown key {key!r} in given; known: {', '.join((*seats, *KNOWN))}")
    trek = Trek(
        [list(data.get(seat, [])) for seat in seats],
        list(data.get("pile", [])),
        data.get("water", 10),
        data.get("way", 5),
        seats.index(data.get("leader", seats[0])),
        data.get("day", 1),
        list(data.get("agenda", [])),
        [seats.index(seat) for seat in data.get("fainted", [])],
    )
    return Given(trek, {})


def find(state: Trek, seat: Seat, what: str) -> Argument | None:
    """Return None, since no seat has anything that a scenario could name."""
    return None
