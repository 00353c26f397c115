"""The table of a lesson or puzzle: one person and computers or scripted players, in no channel and not stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel.flow import Event
from engine.kernel.match import Ask, Match
from engine.kernel.options import CHANCES_ON_BUTTONS
from engine.kernel.text import Seat
from engine.lessons.playing import Scene
from host.people import Person, Place
from host.tables.recent_history import RecentEvents
from host.tables.seat_assignment import SeatAssignment
from host.tables.status import Status
from host.tables.table import Table

NO_TABLE = 0
"""The number of such a table; no stored table has it."""


def lesson_table(
    scene: Scene, person: Person, language: str, *, events: Sequence[Event] = (), over: bool = False
) -> Table:
    """Return a lesson as a table that panels can show.

    ``events`` are the latest events; ``over`` is whether moves can no longer be tried on it.
    """
    status = Status.OVER if over else Status.RUNNING
    return private_table(scene.match, scene.seat, person, language, status, events)


def private_table(
    match: Match[Any],
    seat: Seat,
    person: Person,
    language: str,
    status: Status = Status.RUNNING,
    events: Sequence[Event] = (),
) -> Table:
    """Return a position as a table at which a person has this seat."""
    return Table(
        id=NO_TABLE,
        place=Place(None, 0),
        game=match.rules.name,
        rules=match.rules,
        owner=person.id,
        options={"chances": CHANCES_ON_BUTTONS},
        assignments=[SeatAssignment(person if other == seat else None) for other in range(match.seats)],
        language=language,
        status=status,
        match=match,
        recent_events=RecentEvents(events),
    )


def lesson_ask(scene: Scene, address: str) -> Ask:
    """Return the question to the learner; its id is ``address``, the lesson and the place in it."""
    return Ask(address, scene.menu())
