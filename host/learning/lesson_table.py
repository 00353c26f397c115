"""The table of a lesson: one person and scripted players, in no channel and not stored."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.flow import Event
from engine.kernel.match import Ask
from engine.kernel.options import CHANCES_ON_BUTTONS
from engine.lessons.playing import Scene
from host.people import Person, Place
from host.tables.recent_history import RecentEvents
from host.tables.seat_assignment import SeatAssignment
from host.tables.status import Status
from host.tables.table import Table

NO_TABLE = 0
"""The number of a lesson's table; no stored table has it."""


def lesson_table(
    scene: Scene, person: Person, language: str, *, events: Sequence[Event] = (), over: bool = False
) -> Table:
    """Return a lesson as a table that panels can show.

    ``events`` are the latest events; ``over`` is whether moves can no longer be tried on it.
    """
    scenario = scene.lesson.scenario
    return Table(
        id=NO_TABLE,
        place=Place(None, 0),
        game=scenario.game,
        rules=scene.match.rules,
        owner=person.id,
        options={"chances": CHANCES_ON_BUTTONS},
        assignments=[SeatAssignment(person if seat == scene.seat else None) for seat in range(len(scenario.seats))],
        language=language,
        status=Status.OVER if over else Status.RUNNING,
        match=scene.match,
        recent_events=RecentEvents(events),
    )


def lesson_ask(scene: Scene, address: str) -> Ask:
    """Return the question to the learner; its id is ``address``, the lesson and the place in it."""
    return Ask(address, scene.menu())
