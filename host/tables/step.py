"""One change of a table: what the journal says of it, what everybody is told, and what else is written with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.kernel.dice import Roll
from engine.kernel.flow import Event
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text
from host.tables.chair import Chair
from host.tables.status import Ending
from host.time.clocks import SeatTime
from store.statements import Change


class Row(NamedTuple):
    """What the journal says of a change; see :class:`store.journal.JournalRow`."""

    kind: str
    seat: Seat | None = None
    move: Move | None = None
    """The move of the game, or what else was done, in the shape of one."""
    ask: str | None = None
    press: int | None = None


class Position(NamedTuple):
    """A match after a change that is not kept yet."""

    saved: bytes
    over: bool
    due: bool
    """A computer player is asked."""
    revealed: bool = False
    """The rules say that somebody has learned something hidden."""


@dataclass(slots=True, frozen=True)
class Step:
    """One change of a table. ``position`` is None where the match stays as it is."""

    row: Row
    told: Sequence[Text | Event] = ()
    """What happens by it: texts that everybody may read, and events of the game."""
    rolls: Sequence[Roll] = ()
    position: Position | None = None
    changes: Sequence[Change] = ()
    """What else is written with it."""
    done: Callable[[], None] | None = None
    """Called as soon as all of it is durable, with the table's lock still held."""
    ending: Ending | None = None
    """How the game is over with this; a match that has come to its end ends the game by itself."""
    due: bool | None = None
    """Whether a computer player is asked; None: as the match and the chairs of this moment tell."""
    chairs: Sequence[Chair] | None = None
    """Who sits where from now on; None: as before."""
    times: Mapping[Seat, SeatTime] = field(default_factory=dict)
    """The time of seats that get another than the rest of the step gives them."""
    acting: Seat | None = None
    """The seat whose person has decided this, at this moment."""


def kind_of_move(match: Match) -> str:
    """Return what the journal calls a move made now: an answer where another move is under way."""
    return "answer" if match.in_motion else "move"
