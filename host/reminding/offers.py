"""Offers of seats to other people, who are mentioned once for each table, and only if they allow it."""

from __future__ import annotations

from engine.kernel.text import Seat, Text, seat_name
from host.budget import Budget, LimitedUse
from host.people import Person
from host.reminding.reminders import Reminders
from host.seating.seats import SeatChanges
from host.tables.table import Table
from render.user_text import Markup


class Offers:
    """Offers seats and mentions the people who may take them."""

    def __init__(self, seats: SeatChanges, reminders: Reminders, budget: Budget) -> None:
        self._seats = seats
        self._reminders = reminders
        self._budget = budget

    async def make(
        self, table: Table, person: Person, other: Person, mention: Markup, press: int | None = None
    ) -> bool:
        """Offer one's own seat to another person, who takes it by joining; return whether they were mentioned.

        ``mention`` is the chat's markup for the mention. Raises RefusedError.
        """
        if not await self._may_mention(table, other):
            await self._seats.offer(table, person, other, press)
            return False
        mentioned = self._budget.spending(LimitedUse.MENTIONED, other.id, table.id)
        async with self._budget.spending(LimitedUse.MENTION, person.id), mentioned:
            seat = await self._seats.offer(table, person, other, press)
            self._reminders.call(table, other.id, _words(seat, mention))
        return True

    async def _may_mention(self, table: Table, other: Person) -> bool:
        """Return whether a person may be mentioned now and was not mentioned at this table before."""
        wanted = await self._reminders.may_mention(other)
        return wanted and await self._budget.allows(LimitedUse.MENTIONED, other.id, table.id)


def _words(seat: Seat, mention: Markup) -> Text:
    return Text("reminder-offer", {"seat": seat_name(seat), "mention": mention})
