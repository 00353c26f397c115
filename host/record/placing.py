"""Placings at the end of a game."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from engine.kernel.text import Seat


class SeatResult(StrEnum):
    """Outcome of a game for one seat."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    LEFT = "left"
    """Resigned, or left to the computer: a loss, however the game ended."""
    STOPPED = "stopped"
    """The game was stopped and counts for nobody."""


class Placing(NamedTuple):
    """Placing of a seat; ``person`` sits there, or has left the seat to the computer."""

    seat: Seat
    person: int | None
    place: int
    outcome: SeatResult
