"""The status of a table, and how its game ended."""

from __future__ import annotations

from enum import StrEnum


class Status(StrEnum):
    OPEN = "open"
    """People can take seats."""
    RUNNING = "running"
    OVER = "over"
    """The game has ended; see ``Table.ending``."""
    CLOSED = "closed"
    """The game was never started."""


class Ending(StrEnum):
    """How a game ended."""

    PLAYED = "played"
    """By its rules."""
    STOPPED = "stopped"
    """By agreement of all players; it counts for nobody."""
    ABANDONED = "abandoned"
    """No person was left at the table."""
    ABSENT = "absent"
    """Ended by one player after another was absent for a week at a table without a clock."""
    OUT = "out"
    """All people are out of the game; only computers would play on."""
    MODERATED = "moderated"
    """Stopped by a moderator; it counts for nobody."""
    EXPIRED = "expired"
    """Nobody started the game of an open table in time."""
