"""The effect of a change on the time of each seat, and the time of a table's next check."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.kernel.text import Seat
from host.tables.seat_assignment import SeatAssignment
from host.tables.table import Table
from host.time.clocks import DAY, HOUR, Clock, SeatTime
from host.time.reminder_preferences import LOOKING

GRACE = 20.0
"""Seconds until a person is notified that the game waits for them; by then a present person has decided."""
FRESH = float(HOUR)
"""Seconds for which a notice stays valid: it is not repeated in the same turn, nor sent for other tables."""
PATIENCE = float(DAY)
"""Seconds until a person is notified if nobody else waits for them."""


class Times(NamedTuple):
    """The time of each seat, and the running time at which the table must be checked (None: never)."""

    seats: Sequence[SeatTime]
    deadline: float | None

    @property
    def data(self) -> list[list[object]]:
        """Plain JSON data for the store."""
        return [time.as_data() for time in self.seats]

    def apply_to(self, table: Table) -> None:
        """Apply the times to the table."""
        for assignment, time in zip(table.assignments, self.seats, strict=True):
            assignment.time = time
        table.deadline = self.deadline


def starting_times(clock: Clock, assignments: Sequence[SeatAssignment]) -> list[SeatTime]:
    """Return the time each seat has at the start of a game."""
    return [SeatTime(float(clock.bank)) for _ in assignments]


def times_after_change(
    table: Table,
    seats: Sequence[SeatTime],
    awaited: Mapping[Seat, str],
    now: float,
    *,
    clock: Clock,
    assignments: Sequence[SeatAssignment],
    paused: bool,
    lost: float,
    resting: bool = True,
    acting: Seat | None = None,
    unnamed: Collection[Seat] = (),
) -> Times:
    """Return the times of all seats, and the next check, after a change.

    ``awaited``: question id by awaited seat; ``clock`` and ``assignments``: those after the change; ``resting``:
    whether the game is at rest; ``acting``: the seat that has just decided; ``lost``: seconds by which running time is
    behind the wall clock; ``unnamed``: the awaited seats nobody else may know of, on which nothing that others can see
    later may depend.

    Clocks run only for people, and only while another person waits; in a paused game they stand still.
    """
    company = len(active_seats(table, assignments)) > 1
    runs = company and not paused
    named = awaited.keys() - set(unnamed)
    turned = resting and bool(named) and named != {seat for seat, time in enumerate(seats) if time.mover}
    new: list[SeatTime] = []
    for seat, (time, assignment) in enumerate(zip(seats, assignments, strict=True)):
        ask = awaited.get(seat) if assignment.person is not None else None
        before = table.assignments[seat].person
        same_person = assignment.person is not None and before is not None and before.id == assignment.person.id
        if not same_person:
            time = replace(time, awaited=None, notice=None, known=None, skipped=None, seen=None)
        secret = ask is not None and seat in unnamed
        if seat == acting:
            known, seen = (time.known, time.seen) if time.unnamed else (now, now)
            time = replace(time, notice=None, known=known, skipped=None, seen=seen)
        if secret != time.unnamed:
            time = replace(time, awaited=None, notice=None)
        if ask != time.ask or secret != time.unnamed or not same_person:
            opened = 0.0 if seat == acting and ask is not None and not time.unnamed else None
            time = replace(time.answered(clock, now, ask, decided=seat == acting), unnamed=secret, opened=opened)
        if turned:
            time = replace(time, known=None, mover=seat in named)
        if ask is not None:
            time = time.started(now) if runs else time.stopped(now)
            if assignment.account_gone and time.overdue is None and not secret:
                time = replace(time, overdue=now)
            if time.awaited is None:
                time = replace(time, awaited=now, notice=_notice_time(table, assignment, time, now, company=company))
        elif (awaited or not resting) and (time.awaited, time.notice) != (None, None):
            # if only an automatic step is due, the seat may be asked after it
            time = replace(time, awaited=None, notice=None)
        new.append(time)
    return Times(new, None if paused else next_check(table, new, assignments, clock, lost))


def _notice_time(table: Table, assignment: SeatAssignment, time: SeatTime, now: float, *, company: bool) -> float:
    """Return when a person is notified that the game waits for them.

    That is after ``GRACE`` seconds, or ``PATIENCE`` if nobody else waits; not while they are looking at the table, and
    not again within ``FRESH`` seconds in the same turn.
    """
    seen = table.seen.get(assignment.person.id) if assignment.person is not None else None
    moments = [now + (GRACE if company else PATIENCE)]
    moments += [] if seen is None else [seen + LOOKING]
    moments += [] if time.known is None else [time.known + FRESH]
    return max(moments)


def next_check(
    table: Table, seats: Sequence[SeatTime], assignments: Sequence[SeatAssignment], clock: Clock, lost: float
) -> float | None:
    """Return when the first time limit, notice or reminder is due."""
    moments: list[float | None] = []
    for time, assignment in zip(seats, assignments, strict=True):
        if time.ask is not None and assignment.person is not None:
            seen = table.seen.get(assignment.person.id)
            preferences = assignment.reminder_preferences
            moments.append(time.ends(clock) if time.overdue is None else None)
            moments.append(preferences.notice(time, lost, seen))
            moments.append(preferences.reminder(time, clock, lost, seen))
    return min((moment for moment in moments if moment is not None), default=None)


def active_seats(table: Table, assignments: Sequence[SeatAssignment] | None = None) -> list[Seat]:
    """Return the seats of the people who still play."""
    gone = table.match.left if table.match is not None else ()
    everyone = table.assignments if assignments is None else assignments
    return [seat for seat, assignment in enumerate(everyone) if assignment.person is not None and seat not in gone]


def holder_id(table: Table, seat: Seat) -> int | None:
    """Return the id of the person on a seat."""
    person = table.assignments[seat].person
    return None if person is None else person.id
