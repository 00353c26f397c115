"""What tests look for in the messages that tell people it is their turn."""

from __future__ import annotations

import asyncio

from host.commits.timing import GRACE
from host.people import Person, Place
from host.tables.table import Table
from tests.host.house import ANNA, BEN, House

NEARLY, SOON = GRACE - 1, GRACE + 1


async def told(house: House, *people: Person) -> None:
    """Exactly these have been told, in this order, and nobody else is about to be."""
    await house.until(lambda: len(notified(house)) >= len(people))
    await rest(house)
    assert notified(house) == [person.id for person in people]


def notified(house: House) -> list[int]:
    return [person for person, _ in house.chat.reminders]


async def rest(house: House) -> None:
    """Whoever looks at clocks has looked, and what they began is done."""
    for _ in range(5):
        await asyncio.sleep(0.01)
        await house.until(lambda: not house.master.reminders.busy)


def of(house: House, reader: Person) -> str:
    """The message to somebody as it stands; there is but one."""
    (words,) = [words for person, words in house.chat.reminder_messages.values() if person == reader.id]
    return words


async def several(house: House, count: int) -> list[Table]:
    """Tables at which Anna is to move, and does not know it yet."""
    return [await house.running(Place(7, 70 + number), ANNA, BEN) for number in range(count)]
