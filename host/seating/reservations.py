"""Seats of an open table that are kept free for somebody for a while: those of a rematch."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text, Value, person_name
from host.people import Person
from host.tables.seat_assignment import SeatAssignment
from host.tables.table import Table
from host.time.clocks import DAY, MINUTE, Clock
from host.time.stamps import stamp

SHORTEST = float(MINUTE)
"""Seconds that somebody is given at least to take a seat."""


def patience(clock: Clock | None) -> float:
    """Return for how many seconds seats are reserved at a table with this clock: those of a decision, a day at most."""
    return float(DAY) if clock is None else min(float(DAY), max(SHORTEST, float(clock.decision)))


def with_person(table: Table, person: Person) -> list[SeatAssignment]:
    """Return the chairs of an open table once somebody has sat down: on the seat reserved for them, else behind the
    others, for a computer where there is no other room. Raises RefusedError (``refused-full``,
    ``refused-full-reserved``).
    """
    assignments = list(table.assignments)
    for seat, assignment in enumerate(assignments):
        if assignment.reserved_for == person.id:
            assignments[seat] = SeatAssignment(person, deck=assignment.deck)
            return assignments
    if not table.free_seats:
        computers = [seat for seat, assignment in enumerate(assignments) if assignment.computer]
        if not computers:
            key = "refused-full-reserved" if table.reserved else "refused-full"
            raise RefusedError(Refusal(key, {"seats": len(assignments)}))
        del assignments[computers[-1]]  # people go first
    return [*assignments, SeatAssignment(person)]


def closing(table: Table, real: Callable[[float], float]) -> list[Text]:
    """Return when an open table closes that nobody starts; nothing where its seats are reserved."""
    if table.deadline is None or table.reserved:
        return []
    return [Text("board-open-until", {"until": stamp(real(table.deadline))})]


def reservation(table: Table, real: Callable[[float], float]) -> dict[str, Value]:
    """Values that tell for whom seats of a table are reserved, and until when; ``real`` turns running time into
    seconds since 1970.
    """
    people = tuple(person_name(person_id) for person_id in table.reserved)
    return {"people": people, "count": len(people), "until": stamp(real(table.deadline or 0.0))}
