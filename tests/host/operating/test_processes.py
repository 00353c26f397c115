"""The processes that share a database, and their shares of the calls to Discord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from host.operating import processes
from host.operating.metrics import Metrics
from host.operating.processes import GONE, NEW, Processes, share
from host.settings import Settings
from host.version import VERSION
from store.database import Store
from store.processes import ProcessRow, joined
from tests.store.new_database import new_database
from tests.store.postgresql import needs_postgresql, restartable_server


def row(number: int, age: float) -> ProcessRow:
    return ProcessRow(number, f"process {number}", VERSION, 1000.0 - age, 1000.0, 0.0)


@pytest.mark.parametrize(("live", "expected"), [(1, 40), (2, 20), (3, 13), (4, 10), (100, 1)])
def test_processes_share_the_calls_equally(live: int, expected: int) -> None:
    rows = [row(number, NEW) for number in range(live)]
    assert share(40, rows, rows[0]) == expected


def test_new_processes_live_on_the_reserve_until_the_others_have_noticed_them() -> None:
    rows = [row(1, 100.0), row(2, 0.0), row(3, 0.0)]
    assert [share(40, rows, process) for process in rows] == [13, 5, 5]
    assert processes.DISCORD_LIMIT >= 40 + 2 * 5, "while the first has not noticed them"
    assert share(40, rows[1:2], rows[1]) == 40, "nobody else is there"


def test_no_limit_stays_no_limit() -> None:
    assert share(0, [row(1, 0.0), row(2, 0.0)], row(1, 0.0)) == 0


def test_workers_make_no_calls_and_get_no_share() -> None:
    rows = [row(1, 100.0), row(2, 100.0), row(3, 0.0)._replace(works=True)]
    assert share(40, rows, rows[0]) == 20


@pytest.fixture
async def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "PAUSE", 0.1)
    monkeypatch.setattr(processes, "GONE", 0.6)
    monkeypatch.setattr(processes, "NEW", 0.3)


@pytest.fixture
async def stores(address: str) -> AsyncIterator[list[Store]]:
    opened = [await Store.open(address) for _ in range(3)]
    yield opened
    for store in opened:
        await store.close()


async def until_shares(started: list[Processes], expected: int) -> None:
    async with asyncio.timeout(20):
        while {process.share for process in started} != {expected}:  # noqa: ASYNC110 - beats change them
            await asyncio.sleep(0.02)


@needs_postgresql
@pytest.mark.usefixtures("quick")
async def test_shares_follow_the_processes_that_come_go_and_fall_silent(stores: list[Store], address: str) -> None:
    settings = Settings(_env_file=None, transport="http", database_url=address)  # pyright: ignore[reportCallIssue]
    started = [Processes(store, Metrics(), settings) for store in stores]
    shares: list[int] = []
    started[0].on_share = shares.append
    await asyncio.gather(*(process.start() for process in started))
    assert [process.number for process in await stores[0].processes.read()] == [1, 2, 3]
    await until_shares(started, 13)
    await started[2].close()
    await until_shares(started[:2], 20)
    silent = started[1]._task
    assert silent is not None
    silent.cancel()
    await until_shares(started[:1], 40)
    assert len(await stores[0].processes.read()) == 1
    assert shares[-1] == 40
    later = Processes(stores[2], Metrics(), settings)
    await later.start()
    assert later.share == 10, "what is in reserve"
    assert len(await stores[0].processes.read()) == 2
    await until_shares([started[0], later], 20)
    for process in (later, started[0]):
        await process.close()
    assert not await stores[0].processes.read()


@needs_postgresql
@pytest.mark.usefixtures("quick")
async def test_a_process_that_was_silent_for_long_joins_again(stores: list[Store], address: str) -> None:
    settings = Settings(_env_file=None, transport="http", database_url=address)  # pyright: ignore[reportCallIssue]
    frozen, other = (Processes(store, Metrics(), settings) for store in stores[:2])
    await frozen.start()
    await other.start()
    await frozen._beat()
    beating = frozen._task
    assert beating is not None
    beating.cancel()
    async with asyncio.timeout(20):
        while len(await stores[0].processes.read()) > 1:  # noqa: ASYNC110 - beats change them
            await asyncio.sleep(0.02)
    await frozen._beat()
    assert [process.number for process in await stores[0].processes.read()] == [1, 2]
    await frozen.close()
    await other.close()


@needs_postgresql
@pytest.mark.usefixtures("quick")
async def test_a_process_says_while_the_database_does_not_answer_that_it_should_get_no_requests(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(processes, "SILENT", 1.0)
    with restartable_server() as postgresql:
        store, metrics = await Store.open(postgresql.address), Metrics()
        settings = Settings(_env_file=None, transport="http", database_url=postgresql.address)  # pyright: ignore[reportCallIssue]
        process = Processes(store, metrics, settings)
        await process.start()
        for change, reached in ((postgresql.stop, False), (postgresql.start, True)):
            assert metrics.reaches_database() is not reached
            change()
            async with asyncio.timeout(20):
                while metrics.reaches_database() is not reached:  # noqa: ASYNC110 - beats change it
                    await asyncio.sleep(0.02)
        await process.close()
        await store.close()


async def test_the_process_of_a_sqlite_file_replaces_the_row_of_a_killed_one(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'games.sqlite'}"
    settings = Settings(_env_file=None, database_url=address, beat=0.1)  # pyright: ignore[reportCallIssue]
    store = await Store.open(address)
    metrics = Metrics()
    killed = Processes(store, Metrics(), settings)
    await killed._beat()
    following = Processes(store, metrics, settings)
    await following.start()
    assert following.share == 40
    [first] = await store.processes.read()
    assert (first.number, first.version) == (1, VERSION)
    for _ in range(100):
        metrics.count_call("message", "200")
        metrics.count_call("callback", "204")
    async with asyncio.timeout(20):
        while not (beaten := (await store.processes.read())[0]).calls:  # noqa: ASYNC110 - a beat changes it
            await asyncio.sleep(0.01)
    assert beaten.identity == first.identity
    assert 0 < beaten.calls * (beaten.beat - first.beat) <= 100 * 1.1, "answers to interactions are not counted"
    await following.close()
    assert not await store.processes.read()
    await store.close()


async def test_a_bot_alone_and_its_workers_do_not_remove_each_other_while_they_beat(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'games.sqlite'}"
    settings = Settings(_env_file=None, database_url=address)  # pyright: ignore[reportCallIssue]
    store = await Store.open(address)
    now = await store.leases.now()
    beats = {"silent": now - 2 * GONE, "worker": now - GONE / 2}
    rows = [ProcessRow(n, name, VERSION, 0.0, beat, 0.0, True) for n, (name, beat) in enumerate(beats.items(), 1)]
    await store.write(*map(joined, [*rows, row(3, 0.0)._replace(beat=now - 2 * GONE)]))
    await Processes(store, Metrics(), settings, works=True)._beat()
    assert [process.number for process in await store.processes.read()] == [1, 2, 3]
    bot = Processes(store, Metrics(), settings)
    await bot._beat()
    processes_left = await store.processes.read()
    assert [(process.number, process.works) for process in processes_left] == [(1, True), (2, True), (3, False)]
    assert processes_left[1].identity == "worker"
    assert bot.share == 40
    await store.close()


def test_a_process_is_gone_well_after_several_missed_beats() -> None:
    assert GONE >= 4 * processes.PAUSE


async def test_a_process_starts_on_a_database_that_nothing_can_be_written_to(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    new_database(file)
    store = await Store.open(f"sqlite:///file:{file}?mode=ro&uri=true")
    alone = Processes(store, Metrics(), Settings(_env_file=None))  # pyright: ignore[reportCallIssue]
    await alone.start()
    await alone.close()
    await store.close()
