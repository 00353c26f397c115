"""One change of a table: what the journal says of it, what everybody is told, and what else is written with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

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
    """One change of a table. ``kind``, ``seat``, ``move``, ``ask`` and ``press`` are its line in the journal; see
    :class:`store.journal.JournalRow`.
    """

    kind: str
    seat: Seat | None = None
    move: Move | None = None
    """The move of the game, or what else was done, in the shape of one."""
    ask: str | None = None
    press: int | None = None

    play: Callable[[], Outcome] | None = None
    """Changes the match, or raises RefusedError; None where the match stays as it is."""
    events: Sequence[Text | Event] = ()
    """What happens by it, before all that happens in the match: texts that everybody may read, and events of the
    game."""
    rolls: Sequence[Roll] = ()
    """The dice that were rolled for it outside the match."""
    changes: Sequence[Change] = ()
    """What else is written with it."""
    done: Callable[[], None] | None = None
    """Called as soon as all of it is durable, with the table's lock still held."""
    ending: Ending | None = None
    """How the game is over with this; a match that has come to its end ends the game by itself."""
    due: bool | None = None
    """Whether a computer player is asked; None: as the match and the chairs of this moment tell."""
    assignments: Sequence[SeatAssignment] | None = None
    """Who sits where from now on; None: as before."""
    times: Mapping[Seat, SeatTime] = field(default_factory=dict)
    """The time of seats that get another than the rest of the step gives them."""
    by: tuple[Seat, Person] | None = None
    """Who has pressed or typed it and where they sit: a new name or language of theirs is written with it."""
    acting: Seat | None = None
    """The seat whose person has decided this, at this moment."""
