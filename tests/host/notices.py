"""Helpers for tests of the messages that notify people of their turn."""

from __future__ import annotations

import asyncio

from host.commits.timing import GRACE
from host.people import Person, Place
from host.tables.table import Table
from tests.host.house import ANNA, BEN, House

NEARLY, SOON = GRACE - 1, GRACE + 1


async def assert_notified(house: House, *people: Person) -> None:
    """Assert that exactly these people were notified in this order, and that no other notice is due."""
    await house.until(lambda: len(notified(house)) >= len(people))
    await rest(house)
    assert notified(house) == [person.id for person in people]


def notified(house: House) -> list[int]:
    return [person for person, _ in house.chat.reminders]


async def rest(house: House) -> None:
    """Wait until the scheduler has checked the clocks and all notices are sent."""
    for _ in range(5):
        await asyncio.sleep(0.01)
        await house.until(lambda: not house.master.reminders.busy)


def message_to(house: House, reader: Person) -> str:
    """Return the only message to a person in its present form."""
    (words,) = [words for person, words in house.chat.reminder_messages.values() if person == reader.id]
    return words


async def several(house: House, count: int) -> list[Table]:
    """Return tables at which Anna is to move and was not notified yet."""
    return [await house.running(Place(7, 70 + number), ANNA, BEN) for number in range(count)]
