"""Calls: a player reminds those who have kept a game waiting for long, at most once an hour at each table."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Seat, seat_name
from host.budget import Budget, LimitedUse
from host.people import Person
from host.reminding.absence import Reminder
from host.reminding.reminders import Reminders
from host.tables.status import Status
from host.tables.table import Table
from host.time.clocks import HOUR
from host.time.running_time import RunningTime

LONG = float(HOUR)
"""Seconds that a game must have waited for a person before others may call them."""
ANYBODY = 0
"""Whose allowance a call spends: all players of a table share one."""


class Calls:
    """Reminds awaited people at the request of others, each in the way they have chosen."""

    def __init__(self, reminders: Reminders, budget: Budget, time: RunningTime) -> None:
        self._reminders = reminders
        self._budget = budget
        self._time = time

    def can_call(self, table: Table, seat: Seat) -> bool:
        """Return whether somebody else has kept the game waiting for long; never waits."""
        return bool(_waited_for(table, seat, self._time.now()))

    async def call(self, table: Table, person: Person) -> Sequence[Seat]:
        """Remind the others who have kept the game waiting for long, and return their seats.

        People in their quiet hours, or without notices, are left out. Raises RefusedError if nobody remains, and for a
        second call within an hour.
        """
        seat = table.seat_of(person.id)
        table.running()
        waited_for = _waited_for(table, seat, self._time.now())
        if not waited_for:
            raise RefusedError(Refusal("refused-call-nobody"))
        at = self._time.real(self._time.now())
        wanted = [other for other in waited_for if table.assignments[other].reminder_preferences.may_be_mentioned(at)]
        if not wanted:
            seats = tuple(map(seat_name, waited_for))
            raise RefusedError(Refusal("refused-call-quiet", {"seats": seats, "count": len(seats)}))
        async with self._budget.spending(LimitedUse.CALL, ANYBODY, table.id):
            for other in wanted:
                ends = table.assignments[other].time.ends(table.limit)
                self._reminders.remind(Reminder(table, other, ends, first=False))
        return wanted


def _waited_for(table: Table, seat: Seat, now: float) -> list[Seat]:
    """Return the others who have kept a running game waiting for long and are known to be asked."""
    if table.status is not Status.RUNNING or table.paused is not None:
        return []
    waited_for: list[Seat] = []
    for other, menu in table.playing().menus().items():
        assignment = table.assignments[other]
        awaited = assignment.time.awaited
        secret = menu.optional or menu.unnamed is not None
        if other == seat or secret or assignment.person is None or awaited is None:
            continue
        if now - awaited >= LONG:
            waited_for.append(other)
    return waited_for
