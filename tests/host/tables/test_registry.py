"""Tables in memory are loaded once, forgotten when nobody needs them, and set aside when they cannot be read."""

from __future__ import annotations

import asyncio

import pytest

import host.tables.registry
from host.people import Place
from host.tables.status import Status
from host.tables.table import Table
from store import progress, schema
from store.statements import Change
from store.tables import TableRow
from tests.host.house import ANNA, BEN, HERE, House, refused


async def test_the_start_loads_only_tables_with_something_left_to_show(house: House) -> None:
    for channel in range(10):
        await house.running(Place(7, channel + 1))
    await house.until(lambda: all("sealed" in "".join(lines) for lines in house.chat.threads.values()))
    await house.until(lambda: not house.master._publisher._outboxes or not _is_busy(house))
    await house.again()
    await asyncio.sleep(0.05)
    assert house.master._registry._tables == {}
    await house.master.at(Place(7, 3))
    assert len(house.master._registry._tables) == 1


async def test_a_table_loaded_while_it_is_opened_is_there_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    registry, read, write = house.master._registry, house.store.tables.read, house.store.write
    joined, has_read = asyncio.Event(), asyncio.Event()
    loading: list[asyncio.Task[Table]] = []

    async def slow_read(table_id: int) -> TableRow | None:
        row = await read(table_id)
        has_read.set()
        await joined.wait()
        return row

    async def store_and_load(*changes: Change) -> None:
        await write(*changes)
        if any(change.statement.table is schema.tables for change in changes) and not loading:
            loading.append(asyncio.create_task(registry.get(await house.store.tables.last_id())))
            await has_read.wait()

    monkeypatch.setattr(house.store.tables, "read", slow_read)
    monkeypatch.setattr(house.store, "write", store_and_load)
    table = await house.master.new(HERE, ANNA, house.rules.name)
    await house.master.join(table.id, BEN)
    joined.set()
    assert await loading[0] is table
    assert len((await house.master.begin(table.id, ANNA)).assignments) == 2


def _is_busy(house: House) -> bool:
    return any(outbox.task for outbox in house.master._publisher._outboxes.values())


async def test_after_a_start_few_tables_are_worked_for_at_once_and_none_keeps_the_others_waiting_for_ever(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = [(await house.running(Place(7, channel + 1))).id for channel in range(5)]
    await house.until(lambda: not _is_busy(house))
    await house.store.write(*(progress.board_unseen(number) for number in ids))
    monkeypatch.setattr(host.tables.registry, "MOST_PENDING", 2)
    monkeypatch.setattr(host.tables.registry, "PENDING_PAUSE", 0.01)
    house.chat.gate.clear()
    await house.again()
    registry = house.master._registry
    await house.until(lambda: len(registry._tables) >= 2)
    await asyncio.sleep(0.2)
    assert sorted(registry._tables) == ids[:2], "no more of them"
    monkeypatch.setattr(host.tables.registry, "PENDING_PATIENCE", 0.0)
    await house.until(lambda: sorted(registry._tables) == ids)
    house.chat.gate.set()


async def test_simultaneous_loads_return_the_same_table(house: House) -> None:
    table = await house.running()
    await house.again()
    touched = await asyncio.gather(*(house.master.get(table.id) for _ in range(20)), house.master.at(HERE))
    assert all(table is touched[0] for table in touched)


async def test_tables_nobody_needs_are_forgotten_and_come_back_as_they_were(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host.tables.registry, "MOST_TABLES", 10)
    tables = []
    for channel in range(15):
        tables.append(await house.running(Place(7, channel + 1)))
        await house.random_move(tables[-1])
        await house.until(lambda: not _is_busy(house))
    assert len(house.master._registry._tables) <= 10
    first = await house.master.at(Place(7, 1))
    assert first is not tables[0]
    assert first.playing().save() == tables[0].playing().save()
    await house.random_move(first)


async def test_a_game_that_cannot_be_read_any_more_is_set_aside_by_a_new_one(house: House) -> None:
    table = await house.running()
    await house.close()
    house.execute("update progress set saved = '{}'")
    await house.open()
    assert await refused(house.master.get(table.id)) == "refused-not-loadable"
    assert await refused(house.master.at(HERE)) == "refused-not-loadable"
    fresh = await house.master.new(HERE, BEN, "pips")
    assert fresh.status is Status.OPEN
    await house.master.join(fresh.id, ANNA)


DAMAGED = {
    "options": "update tables set options = '[{' where id = 1",
    "clock": "update tables set clock = '[{' where id = 1",
    "proposal": "update tables set proposal = '{1' where id = 1",
    "seat": "update seats set held_by = '[1' where table_id = 1 and seat = 0",
    "position": "update progress set saved = '[{' where table_id = 1",
    "times": "update progress set times = '[[' where table_id = 1",
    "news": "update journal set events = '[{' where table_id = 1",
}


@pytest.mark.parametrize("damage", DAMAGED)
async def test_a_table_that_cannot_be_read_is_frozen_alone(house: House, damage: str) -> None:
    broken, well = await house.running(), await house.running(Place(7, 71))
    for table in (broken, well):
        await house.master.seats.leave(table, BEN)
        await house.master.seats.join(table, BEN)
        await house.at_rest(table)
    due = house.master.time.now() + 60
    for table in (broken, well):  # the broken one first
        await house.store.write(progress.deadline(table.id, due + table.id), progress.board_unseen(table.id))
    await house.close()
    house.execute(DAMAGED[damage])
    await house.open()
    assert await refused(house.master.get(broken.id)) == "refused-not-loadable"
    assert await refused(house.master.at(HERE)) == "refused-not-loadable"
    await house.until(lambda: house.master._registry.in_memory(well.id), seconds=5)
    well = await house.master.get(well.id)
    await house.random_move(well)
    assert [table.id for table in await house.master.running_games(BEN)] == [well.id]
    note_activity = house.master.scheduler._time.now() + 120
    await house.pass_time(120)
    for _ in range(200):
        if await house.store.progress.due(note_activity, 10) == []:
            break
        await asyncio.sleep(0.02)
    assert await house.store.progress.due(note_activity, 10) == [], "the clocks of all others go on"
    exported = await house.master.privacy.export(BEN)
    assert {line["table"] for line in exported["journal"] if line["told"]} >= {well.id}
    assert house.execute("select status from tables where id = 1") == [("running",)]
    await house.master.resign(well.id, BEN)
    await house.master.privacy.delete(BEN)
    assert not (await house.master.privacy.export(BEN))["journal"]
    fresh = await house.master.new(HERE, ANNA, "pips")
    assert fresh.status is Status.OPEN


async def test_in_its_own_thread_a_table_is_found_and_no_second_one_opened(house: House) -> None:
    table = await house.running()
    await house.until(lambda: table.thread_id is not None)
    assert table.thread_id is not None
    thread = Place(7, table.thread_id)
    assert await house.master.at(thread) is table
    assert await refused(house.master.new(thread, BEN, "pips")) == "refused-running-here"
    await house.until(lambda: not _is_busy(house))
    await house.again()
    assert (await house.master.at(thread)).id == table.id
