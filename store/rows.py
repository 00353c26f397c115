"""What the store hands out and takes in: plain rows, JSON already decoded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple


class SeatRow(NamedTuple):
    seat: int
    person_id: int | None
    name: str
    locale: str
    level: str
    hand_message: int | None
    hand_sent: float
    deck: dict[str, Any] | None = None
    """What this person brings to the game, as it was written with the seat."""
    left_by: int | None = None
    """Who left this seat to the computer."""
    preferences: dict[str, Any] | None = None
    """How this seat wants to be asked."""
    held_by: tuple[int, ...] = ()
    """Who has held this seat."""
    offered_to: int | None = None
    """To whom the person on this seat offers it, or for whom it is reserved."""
    habits: dict[str, Any] | None = None
    """What the person of this seat has chosen for all games, such as reminders."""
    hand_closed: bool = False
    """The person of this seat takes no private messages."""
    word: str | None = None
    """What this seat adds to the dice; None: the game was begun before there were words."""


class DeckRow(NamedTuple):
    """A deck of somebody: ``words`` as its owner wrote it, ``updated`` in seconds since 1970."""

    name: str
    words: str
    updated: float


class ActiveTable(NamedTuple):
    """A table that is open or running; ``paused`` since when, None if it is not."""

    id: int
    channel_id: int
    game: str
    status: str
    paused: float | None
    thread_id: int | None


@dataclass(slots=True, frozen=True)
class TableRow:
    """A stored table with its seats; ``saved`` is None before the game has begun, ``secret`` (of its dice) where an
    earlier version opened it and it has not begun."""

    id: int
    guild_id: int | None
    channel_id: int
    thread_id: int | None
    game: str
    status: str
    owner: int
    options: dict[str, Any]
    commitment: str
    board_message: int | None
    board_posted: float
    seq: int
    board_seq: int
    thread_seq: int
    secret: bytes | None
    saved: bytes | None
    seats: tuple[SeatRow, ...]
    created: float = 0.0
    clock: dict[str, Any] | None = None
    proposal: dict[str, Any] | None = None
    paused: float | None = None
    ended: float | None = None
    ending: str | None = None
    rematch_of: int | None = None
    deadline: float | None = None
    barred: tuple[int, ...] = ()
    """Who may not come back to it."""
    times: list[list[Any]] | None = None
    """The time of each seat; None before the game has begun."""
    told: tuple[str, ...] = ()
    """What the channel was told once."""


class JournalRow(NamedTuple):
    """One line of a table's journal.

    ``kind`` is start, move, answer, resign or back (the move in progress was given up after a change of the rules);
    ``move`` is [name, arguments]; ``press`` the interaction that brought it; ``events`` the public texts as data;
    ``rolls`` [counter, faces, face] each.
    """

    seq: int
    kind: str
    seat: int | None
    move: list[Any] | None
    ask: str | None
    press: int | None
    time: float
    events: list[Any]
    rolls: list[list[int]]
