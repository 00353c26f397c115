"""One change of a table, before it is committed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from engine.kernel.advice import Plan
from engine.kernel.dice import Roll
from engine.kernel.flow import Event
from engine.kernel.match import Outcome
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text
from host.people import Person
from host.tables.seat_assignment import SeatAssignment
from host.tables.status import Ending
from host.time.clocks import SeatTime
from store.statements import Change


@dataclass(slots=True, frozen=True)
class TableChange:
    """One change of a table: its journal line, its public events, and everything that is written with it.

    ``kind``, ``seat``, ``move``, ``ask`` and ``press`` form its journal line; see :class:`store.journal.JournalRow`.
    """

    kind: str
    seat: Seat | None = None
    move: Move | None = None
    """The move of the game, or another action in the shape of a move."""
    ask: str | None = None
    press: int | None = None

    play: Callable[[], Outcome] | None = None
    """Changes the match or raises RefusedError; None if the match stays the same."""
    events: Sequence[Text | Event] = ()
    """Events before those of the match: public texts, or events of the game."""
    rolls: Sequence[Roll] = ()
    """Dice rolled outside the match."""
    changes: Sequence[Change] = ()
    """Further changes of the store."""
    done: Callable[[], None] | None = None
    """Called once the change is durable, with the table's lock still held."""
    ending: Ending | None = None
    """How the change ends the game; a match that is over ends it anyway."""
    due: bool | None = None
    """Whether a computer player is asked; None: derived from the match and the seats."""
    assignments: Sequence[SeatAssignment] | None = None
    """The new seats; None: unchanged."""
    times: Mapping[Seat, SeatTime] = field(default_factory=dict)
    """The time of seats for which it differs from the usual result of the change."""
    plans: Mapping[Seat, Plan] | None = None
    """The planned answers of all seats; None: unchanged."""
    by: tuple[Seat, Person] | None = None
    """The seat and person who caused it; their new name or locale is written with it."""
    resume_at: float | None = None
    """The running time at which a game that is paused now goes on by itself; None: never."""
    acting: Seat | None = None
    """The seat whose person has just decided."""
