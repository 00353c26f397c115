"""Tests of a database locked by another program: every press is refused after about two seconds."""

from __future__ import annotations

import asyncio
import time

from engine.kernel.menus import Move
from host.tables.table import Table
from store import notes
from store.database import Store
from store.time_limit import TIME_LIMIT
from tests.host.house import ANNA, BEN, House, unwritten

DRAW = Move("draw")
LONGEST = 3.0
"""Seconds within which Discord wants an answer."""


async def press(house: House, table: Table) -> tuple[str, float]:
    """Return the refusal of a press, and after how many seconds it came."""
    start = time.monotonic()
    with house.master.priority.answering():
        refusal = await unwritten(house.make(table, ANNA, DRAW))
    return refusal, time.monotonic() - start


async def test_later_presses_wait_no_longer_than_the_first(house: House) -> None:
    table = await house.running(turns=40)
    await house.at_rest(table)
    before = await house.store.journal.lines(table.id)
    with house.locked():
        presses = [asyncio.create_task(press(house, table)) for _ in range(4)]
        await asyncio.sleep(1.0)
        presses += [asyncio.create_task(press(house, table)) for _ in range(4)]
        answers = await asyncio.gather(*presses)
    assert {refusal for refusal, _ in answers} == {"refused-store-locked"}
    assert max(seconds for _, seconds in answers) < LONGEST
    assert min(seconds for _, seconds in answers) > TIME_LIMIT / 2, "a press waits for a short lock to end"
    await asyncio.sleep(0.3)
    assert await house.store.journal.lines(table.id) == before, "a refused change is not made later"
    await house.make(table, ANNA, DRAW)
    await house.make(table, BEN, DRAW)
    assert len(await house.store.journal.lines(table.id)) == len(before) + 2


async def written(store: Store, number: int) -> float:
    """Write a note to the locked database, and return the seconds until it was refused."""
    start = time.monotonic()
    assert await unwritten(store.write(notes.note(f"note {number}", "x"))) == "refused-store-locked"
    return time.monotonic() - start


async def test_changes_of_many_tables_wait_for_a_lock_at_the_same_time(house: House) -> None:
    with house.locked():
        writing = []
        for number in range(8):
            writing.append(asyncio.create_task(written(house.store, number)))
            await asyncio.sleep(0.3)
        seconds = await asyncio.gather(*writing)
    assert max(seconds) < LONGEST
    assert min(seconds) > TIME_LIMIT * 0.8, "nobody gives up sooner because somebody else does"
    await asyncio.sleep(0.3)
    assert [await house.store.notes.read(f"note {number}") for number in range(8)] == [None] * 8


async def test_a_short_lock_refuses_nothing(house: House) -> None:
    with house.locked():
        writing = []
        for number in range(4):
            writing.append(asyncio.create_task(house.store.write(notes.note(f"note {number}", "x"))))
            await asyncio.sleep(0.3)
    await asyncio.gather(*writing)
    assert [await house.store.notes.read(f"note {number}") for number in range(4)] == ["x"] * 4
    with house.locked():
        assert await written(house.store, 5) > TIME_LIMIT * 0.8, "a later change waits as long as usual"


async def test_work_started_by_a_press_has_a_time_limit_of_its_own(house: House) -> None:
    async def later() -> float:
        await asyncio.sleep(TIME_LIMIT)
        with house.locked():
            return await written(house.store, 1)

    with house.master.priority.answering():
        task = asyncio.create_task(later())
    assert await task > TIME_LIMIT * 0.8
