"""Where everybody came in at the end of a game."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from engine.kernel.text import Seat


class SeatResult(StrEnum):
    """What a game was for a seat."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    LEFT = "left"
    """Resigned, or left to the computer: a loss, whatever became of the game."""
    STOPPED = "stopped"
    """It counts for nobody."""


class Placing(NamedTuple):
    """Where a seat came in. ``person`` is who answers for it: who sits there, or has left it to the computer."""

    seat: Seat
    person: int | None
    place: int
    outcome: SeatResult
