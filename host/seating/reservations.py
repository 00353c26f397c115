"""Reservations: seats of a rematch that are kept free for people for a while."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Seat, Text, Value, person_name, seat_name
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


def with_person(
    table: Table, person: Person, seat: Seat | None = None, old_seat: Seat | None = None
) -> list[SeatAssignment]:
    """Return the seats of an open table with a person added.

    The person gets the seat reserved for them, else a new last seat; at a full table they replace a computer. At a
    table that continues a game they take ``seat``, else their ``old_seat`` there, else the next free one. Raises
    RefusedError (``refused-full``, ``refused-full-reserved``, ``refused-seat-not-vacant``).
    """
    if table.continues is not None:
        return _continuing(table, person, seat, old_seat)
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


def _continuing(table: Table, person: Person, seat: Seat | None, old_seat: Seat | None) -> list[SeatAssignment]:
    """Return the seats of a table that continues a game with a person on one of them, and no longer on another."""
    free = table.free_to_continue()
    if seat is not None and seat not in free:
        raise RefusedError(Refusal("refused-seat-not-vacant", {"seat": seat_name(seat)}))
    if not free:
        raise RefusedError(Refusal("refused-full", {"seats": len(table.assignments)}))
    taken = seat if seat is not None else old_seat if old_seat is not None and old_seat in free else free[0]
    assignments = list(table.assignments)
    if (before := table.find_seat(person.id)) is not None:
        assignments[before] = SeatAssignment(None, assignments[taken].level)
    assignments[taken] = SeatAssignment(person)
    return assignments


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
