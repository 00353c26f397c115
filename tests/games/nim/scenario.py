"""Positions of Nim from the ``given:`` of a scenario."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.dice import Dice
from engine.kernel.menus import Argument
from engine.kernel.text import Seat
from engine.scenarios.game import Given
from tests.games.nim.game import Heap


def given(data: Mapping[str, Any], seats: Sequence[str], dice: Dice) -> Given:
    """Build a position from ``{stones: 5, turn: a}``. Raises ValueError for unknown keys."""
    for key in data:
        if key not in ("stones", "turn"):
            raise ValueError(f"unknown key {key!r} in given; known: stones, turn")
    return Given(Heap(data.get("stones", 15), seats.index(data.get("turn", seats[0]))), {})


def find(state: Heap, seat: Seat, what: str) -> Argument | None:
    """Return None, since no seat has anything that a scenario could name."""
    return None
