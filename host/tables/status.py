"""What becomes of a table: open, running, over; and how its game came to be over."""

from __future__ import annotations

from enum import StrEnum


class Status(StrEnum):
    OPEN = "open"
    """People take their seats."""
    RUNNING = "running"
    OVER = "over"
    """The game has ended; ``Table.ending`` tells how."""
    CLOSED = "closed"
    """Everybody left before it began."""


class Ending(StrEnum):
    """How a game came to be over."""

    PLAYED = "played"
    """By its rules."""
    STOPPED = "stopped"
    """By the consent of all; it counts for nobody."""
    ABANDONED = "abandoned"
    """No person was left at the table."""
    ABSENT = "absent"
    """By one player, after the game had waited for another one for a week at a table without a clock."""
    OUT = "out"
    """All people are out of the game, and only computers would play on."""
    MODERATED = "moderated"
    """Stopped by somebody who looks after the server; it counts for nobody."""
    EXPIRED = "expired"
    """Nobody has started the game of an open table in time."""
