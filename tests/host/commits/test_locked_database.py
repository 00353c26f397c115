"""Another program holds the database: everybody who presses hears of it in about two seconds, and nothing happens."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.kernel.menus import Move
from host.tables.table import Table
from store import notes
from store.database import Store
from store.time_limit import TIME_LIMIT
from tests.host.house import ANNA, BEN, House, unwritten

DRAW = Move("draw")
LONGEST = 3.0
"""Seconds within which Discord wants an answer."""


@contextmanager
def held(database: Path) -> Iterator[None]:
    """Another program writes, and does not come to an end."""
    other = sqlite3.connect(database)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.rollback()
        other.close()


async def press(house: House, table: Table) -> tuple[str, float]:
    """What a press is answered with, and after how many seconds."""
    begun = time.monotonic()
    with house.master.priority.answering():
        said = await unwritten(house.make(table, ANNA, DRAW))
    return said, time.monotonic() - begun


async def test_who_presses_behind_others_waits_no_longer_than_the_first(house: House) -> None:
    table = await house.running(turns=40)
    await house.at_rest(table)
    before = await house.store.journal.lines(table.id)
    with held(house.folder / "house.sqlite"):
        presses = [asyncio.create_task(press(house, table)) for _ in range(4)]
        await asyncio.sleep(1.0)
        presses += [asyncio.create_task(press(house, table)) for _ in range(4)]
        answers = await asyncio.gather(*presses)
    assert {said for said, _ in answers} == {"refused-store-locked"}
    assert max(seconds for _, seconds in answers) < LONGEST
    assert min(seconds for _, seconds in answers) > TIME_LIMIT / 2, "a lock that passes is waited for"
    await asyncio.sleep(0.3)
    assert await house.store.journal.lines(table.id) == before, "what was told as not made is not made later"
    await house.make(table, ANNA, DRAW)
    await house.make(table, BEN, DRAW)
    assert len(await house.store.journal.lines(table.id)) == len(before) + 2


async def written(store: Store, number: int) -> float:
    """Seconds until a change was refused as the database is locked."""
    begun = time.monotonic()
    assert await unwritten(store.write(notes.note(f"note {number}", "x"))) == "refused-store-locked"
    return time.monotonic() - begun


async def test_changes_of_many_tables_wait_for_a_lock_two_seconds_each_and_not_one_after_the_other(
    house: House,
) -> None:
    with held(house.folder / "house.sqlite"):
        writing = []
        for number in range(8):
            writing.append(asyncio.create_task(written(house.store, number)))
            await asyncio.sleep(0.3)
        seconds = await asyncio.gather(*writing)
    assert max(seconds) < LONGEST
    assert min(seconds) > TIME_LIMIT * 0.8, "nobody gives up sooner because somebody else does"
    await asyncio.sleep(0.3)
    assert [await house.store.notes.read(f"note {number}") for number in range(8)] == [None] * 8


async def test_a_lock_that_passes_in_time_refuses_nobody(house: House) -> None:
    with held(house.folder / "house.sqlite"):
        writing = []
        for number in range(4):
            writing.append(asyncio.create_task(house.store.write(notes.note(f"note {number}", "x"))))
            await asyncio.sleep(0.3)
    await asyncio.gather(*writing)
    assert [await house.store.notes.read(f"note {number}") for number in range(4)] == ["x"] * 4
    with held(house.folder / "house.sqlite"):
        begun = time.monotonic()
        await written(house.store, 5)
    assert time.monotonic() - begun > TIME_LIMIT * 0.8, "the next one is as patient as ever"


async def test_what_goes_on_after_a_press_has_patience_of_its_own(house: House) -> None:
    async def later() -> float:
        await asyncio.sleep(TIME_LIMIT)
        with held(house.folder / "house.sqlite"):
            return await written(house.store, 1)

    with house.master.priority.answering():
        task = asyncio.create_task(later())
    assert await task > TIME_LIMIT * 0.8
