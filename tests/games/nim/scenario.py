"""Positions of Nim from YAML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.dice import Dice
from engine.kernel.menus import Argument
from engine.kernel.text import Seat
from engine.scenarios.game import Given
from tests.games.nim.game import Heap


def given(data: Mapping[str, Any], seats: Sequence[str], dice: Dice) -> Given:
    """``{stones: 5, turn: a}``"""
    for key in data:
        if key not in ("stones", "turn"):
            raise ValueError(f"unknown key {key!r} in given; known: stones, turn")
    return Given(Heap(data.get("stones", 15), seats.index(data.get("turn", seats[0]))), {})


def find(state: Heap, seat: Seat, what: str) -> Argument | None:
    """Nothing lies in front of anybody that could be named."""
    return None
