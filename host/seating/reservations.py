"""Reservations: seats of a rematch that are kept free for people for a while."""

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
"""Minimum seconds to take a reserved seat."""


def patience(clock: Clock | None) -> float:
    """Return the seconds for which seats are reserved with this clock: one decision, at most a day."""
    return float(DAY) if clock is None else min(float(DAY), max(SHORTEST, float(clock.decision)))


def with_person(table: Table, person: Person) -> list[SeatAssignment]:
    """Return the seats of an open table with a person added.

    The person gets the seat reserved for them, else a new last seat; at a full table they replace a computer. Raises
    RefusedError (``refused-full``, ``refused-full-reserved``).
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
        del assignments[computers[-1]]  # people have priority
    return [*assignments, SeatAssignment(person)]


def closing(table: Table, real: Callable[[float], float]) -> list[Text]:
    """Return a line about when an open table closes, unless seats are reserved."""
    if table.deadline is None or table.reserved:
        return []
    return [Text("board-open-until", {"until": stamp(real(table.deadline))})]


def reservation(table: Table, real: Callable[[float], float]) -> dict[str, Value]:
    """Return text values for the people with reserved seats and the end of the reservation.

    ``real`` converts running time to seconds since 1970.
    """
    people = tuple(person_name(person_id) for person_id in table.reserved)
    return {"people": people, "count": len(people), "until": stamp(real(table.deadline or 0.0))}
