"""Tables in memory: loaded once when touched, forgotten when nobody needs them, set aside when they cannot be read."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

import host.tables.registry
from host.people import Place
from host.tables.status import Status
from tests.host.house import ANNA, BEN, HERE, House, refused


async def test_a_start_loads_no_table_that_has_nothing_left_to_show(house: House) -> None:
    for channel in range(10):
        await house.running(Place(7, channel + 1))
    await house.until(lambda: all("sealed" in "".join(lines) for lines in house.chat.threads.values()))
    await house.until(lambda: not house.master._publisher._outboxes or not _busy(house))
    await house.again()
    await asyncio.sleep(0.05)
    assert house.master._registry._tables == {}
    await house.master.at(Place(7, 3))
    assert len(house.master._registry._tables) == 1


def _busy(house: House) -> bool:
    return any(outbox.task for outbox in house.master._publisher._outboxes.values())


async def test_all_who_touch_a_table_at_once_get_the_same_one(house: House) -> None:
    table = await house.running()
    await house.again()
    touched = await asyncio.gather(*(house.master.get(table.id) for _ in range(20)), house.master.at(HERE))
    assert all(one is touched[0] for one in touched)


async def test_tables_nobody_needs_are_forgotten_and_come_back_as_they_were(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host.tables.registry, "MOST_TABLES", 10)
    tables = []
    for channel in range(15):
        tables.append(await house.running(Place(7, channel + 1)))
        await house.random_move(tables[-1])
        await house.until(lambda: not _busy(house))
    assert len(house.master._registry._tables) <= 10
    first = await house.master.at(Place(7, 1))
    assert first is not tables[0]
    assert first.playing().save() == tables[0].playing().save()
    await house.random_move(first)


async def test_a_game_that_cannot_be_read_any_more_is_set_aside_by_a_new_one(house: House) -> None:
    table = await house.running()
    await house.close()
    with sqlite3.connect(house.folder / "house.sqlite") as database:
        database.execute("update progress set saved = '{}'")
    database.close()
    await house.open()
    assert await refused(house.master.get(table.id)) == "refused-not-loadable"
    assert await refused(house.master.at(HERE)) == "refused-not-loadable"
    fresh = await house.master.new(HERE, BEN, "pips")
    assert fresh.status is Status.OPEN
    await house.master.join(fresh.id, ANNA)


async def test_in_its_own_thread_a_table_is_found_and_no_second_one_opened(house: House) -> None:
    table = await house.running()
    await house.until(lambda: table.thread_id is not None)
    assert table.thread_id is not None
    thread = Place(7, table.thread_id)
    assert await house.master.at(thread) is table
    assert await refused(house.master.new(thread, BEN, "pips")) == "refused-running-here"
    await house.until(lambda: not _busy(house))
    await house.again()
    assert (await house.master.at(thread)).id == table.id
