"""How long people usually take to answer on a server, from the times in the journals of their games."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from statistics import median
from typing import NamedTuple

from engine.kernel.text import Seat, Text, seat_name
from host.tables.status import Status
from host.tables.table import Table
from host.time.clocks import DAY, HOUR, MINUTE, WEEK, duration
from host.time.reminder_preferences import ReminderWay
from store.database import Store
from store.journal import OWN, TimedRow

FEWEST_ANSWERS = 10
"""Answers that are needed before anything is said about a person."""
MOST_TABLES, MOST_LINES = 5, 400
"""The newest tables of a person, and the last lines of each, that are counted."""
LIMITS = (
    MINUTE,
    5 * MINUTE,
    15 * MINUTE,
    30 * MINUTE,
    HOUR,
    3 * HOUR,
    6 * HOUR,
    12 * HOUR,
    DAY,
    2 * DAY,
    3 * DAY,
    WEEK,
)
"""The times that are named, in seconds; slower people get none."""
LASTING = 3600.0
"""Seconds for which a result is kept."""
MOST_PEOPLE = 10_000


class _Usual(NamedTuple):
    limit: int | None
    until: float


class AnswerTimes:
    """The usual answer times of people; who turned notices of turns off is not measured."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._usual: OrderedDict[tuple[int, int], _Usual] = OrderedDict()

    async def learn(self, table: Table) -> None:
        """Read the answer times of the people that a game names as awaited. Raises StoreError."""
        guild_id = table.place.guild_id
        if guild_id is None:
            return
        for seat in _measured(table):
            person = table.assignments[seat].person
            assert person is not None
            known = self._usual.get((guild_id, person.id))
            if known is None or known.until <= time.monotonic():
                limit = await self._usual_limit(guild_id, person.id)
                self._usual[guild_id, person.id] = _Usual(limit, time.monotonic() + LASTING)
                if len(self._usual) > MOST_PEOPLE:
                    self._usual.popitem(last=False)

    def known(self, table: Table, reader: Seat) -> list[Text]:
        """Return a sentence about each awaited person except the reader, as far as :meth:`learn` has read them."""
        sentences: list[Text] = []
        for seat in _measured(table):
            person = table.assignments[seat].person
            assert person is not None
            usual = self._usual.get((table.place.guild_id or 0, person.id))
            if seat != reader and usual is not None and usual.limit is not None:
                sentences.append(Text("panel-usually", {"seat": seat_name(seat), "time": duration(usual.limit)}))
        return sentences

    async def _usual_limit(self, guild_id: int, person_id: int) -> int | None:
        answers: list[float] = []
        for table_id, seat in await self._store.tables.played_by(guild_id, person_id, MOST_TABLES):
            answers += answer_times(await self._store.journal.times(table_id, MOST_LINES), seat)
        return usual_limit(answers)


def answer_times(rows: Sequence[TimedRow], seat: Seat) -> list[float]:
    """Return the seconds that the person on a seat took for the first decision after each line of somebody else.

    Later decisions of the same turn are made at once. Lines before the seat changed hands are another person's.
    """
    answers: list[float] = []
    before: TimedRow | None = None
    for row in rows:
        if row.kind == "seat" and row.seat == seat:
            answers.clear()
        own = row.seat == seat and row.kind in OWN and row.pressed
        if own and before is not None and before.seat != seat:
            answers.append(max(0.0, row.time - before.time))
        before = row
    return answers


def usual_limit(answers: Iterable[float]) -> int | None:
    """Return the median of answer times, rounded up to one of ``LIMITS``; None for too few or too slow answers."""
    measured = list(answers)
    if len(measured) < FEWEST_ANSWERS:
        return None
    middle = median(measured)
    return next((limit for limit in LIMITS if middle <= limit), None)


def _measured(table: Table) -> list[Seat]:
    """Return the awaited seats of people whose answer times may be named."""
    if table.status is not Status.RUNNING or table.paused is not None:
        return []
    return [
        seat
        for seat, menu in table.playing().menus().items()
        if not menu.optional
        and menu.unnamed is None
        and table.assignments[seat].person is not None
        and table.assignments[seat].reminder_preferences.way is not ReminderWay.NONE
    ]
