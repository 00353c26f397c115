"""Several processes play the same tables: each finds them as the others left them, and nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import time

import pytest
from sqlalchemy import func, select, text

from engine.kernel.menus import Move, RefusedError
from engine.kernel.text import text_from_data
from host.people import Place
from host.publishing import outbox
from host.servers.server_settings import Rights
from host.tables import leases
from host.tables.status import Status
from host.tables.table import Table
from store import leases as stored_leases
from store import listening as store_listening
from store.journal import Advance
from store.notes import note
from store.progress import published
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused
from tests.store.postgresql import needs_postgresql


@pytest.fixture
def short_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored_leases, "DURATION", 1.0)
    monkeypatch.setattr(leases, "SAFE", 0.6)
    monkeypatch.setattr(leases, "PAUSE", 0.2)
    monkeypatch.setattr(leases, "LEAST_LEFT", 0.3)
    monkeypatch.setattr(outbox, "LONGEST_SILENCE", 0.5)


async def shown(house: House, table: Table, seconds: float = 20.0) -> None:
    """Wait until board and thread show all changes that are in the rows."""
    async with asyncio.timeout(seconds):
        while True:
            row = await house.store.tables.read(table.id)
            assert row is not None
            if row.seq == row.board_seq == row.thread_seq:
                return
            await asyncio.sleep(0.02)


async def test_a_table_is_opened_joined_and_played_through_different_processes(houses: tuple[House, House]) -> None:
    one, two = houses
    opened = await one.master.new(HERE, ANNA, one.rules.name, {})
    joined = await two.master.join(opened.id, BEN)
    await one.master.begin(opened.id, ANNA)
    for turn in range(6):
        house = (one, two)[turn % 2]
        await house.random_move(await house.master.at(HERE))
    here, there = await one.master.get(opened.id), await two.master.get(opened.id)
    assert here.seq == there.seq
    assert here.playing().save() == there.playing().save()
    assert joined.news == there.news == here.news


async def test_a_request_sees_what_another_process_wrote_before_it_and_asks_the_database_once(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = houses
    table = await one.running()
    same = await two.master.get(table.id)
    await one.random_move(table)
    asked, version, request = 0, two.store.progress.version, asyncio.current_task()

    async def counted(table_id: int) -> int | None:
        nonlocal asked
        asked += asyncio.current_task() is request
        return await version(table_id)

    monkeypatch.setattr(two.store.progress, "version", counted)
    with two.master.priority.answering():
        assert (await two.master.get(table.id)).seq == table.seq
        first = asked
        await two.random_move(await two.master.get(table.id))
        assert (await two.master.get(table.id)).seq == table.seq + 1
        assert asked == first
    assert (await one.master.get(table.id)).seq == same.seq
    with two.master.priority.answering():
        await two.master.get(table.id)
        assert asked == first + 1


async def test_moves_of_another_process_are_followed_without_loading_the_table(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = houses
    table = await one.running()
    same = await two.master.get(table.id)
    followed, advance = 0, two.store.journal.advance

    async def counted(table_id: int, after: int) -> Advance | None:
        nonlocal followed
        new = await advance(table_id, after)
        followed += new is not None and new.completes(same.version)
        return new

    monkeypatch.setattr(two.store.journal, "advance", counted)
    for _ in range(4):
        await one.random_move(await one.master.get(table.id))
        assert await two.master.get(table.id) is same
    assert followed >= 1  # not where a person's first answer is noted with the seat
    assert same.playing().save() == table.playing().save()
    assert (same.seq, same.version, same.news, same.presses) == (
        table.seq,
        table.version,
        table.news,
        table.presses,
    )
    assert [assignment.time for assignment in same.assignments] == [assignment.time for assignment in table.assignments]
    await one.master.resign(table.id, ANNA, next(one.presses))
    assert (await two.master.get(table.id)).status is table.status is Status.OVER


async def test_what_was_read_too_early_for_a_request_is_found_out_when_it_writes(houses: tuple[House, House]) -> None:
    one, two = houses
    table = await one.running()
    await one.master._leases.close()  # so that it is not notified of the other's move
    with one.master.priority.answering():
        await one.master.get(table.id)
        await two.random_move(await two.master.get(table.id))
        assert await refused(one.random_move(table)) == "refused-answered"
        assert table.seq == (await two.master.get(table.id)).seq


async def test_the_same_press_that_two_processes_get_counts_once(houses: tuple[House, House]) -> None:
    one, two = houses
    table = await one.running()
    same = await two.master.get(table.id)
    for press in range(10):
        before = (await one.master.get(table.id)).seq
        (seat,) = table.asks()
        person = table.assignments[seat].person
        assert person is not None
        both = (one.make(table, person, Move("draw"), press=press), two.make(same, person, Move("draw"), press=press))
        outcomes = await asyncio.gather(*both, return_exceptions=True)
        keys = [outcome.refusal.key for outcome in outcomes if isinstance(outcome, RefusedError)]
        assert keys == ["refused-answered"]
        lines = await one.store.journal.lines(table.id, before)
        assert [line.press for line in lines if line.press is not None] == [press]
        if (await one.master.get(table.id)).status is Status.OVER:
            break


async def test_tables_opened_at_the_same_moment_get_different_numbers(houses: tuple[House, House]) -> None:
    opening = [
        houses[number % 2].master.new(Place(7, 100 + number), (ANNA, BEN)[number % 2], houses[0].rules.name)
        for number in range(8)
    ]
    tables = await asyncio.gather(*opening)
    assert sorted(table.id for table in tables) == list(range(1, 9))


async def test_one_channel_has_one_table_however_many_processes_open_one(houses: tuple[House, House]) -> None:
    one, two = houses
    opening = (one.master.new(HERE, ANNA, one.rules.name), two.master.new(HERE, BEN, two.rules.name))
    outcomes = await asyncio.gather(*opening, return_exceptions=True)
    keys = [outcome.refusal.key for outcome in outcomes if isinstance(outcome, RefusedError)]
    assert keys == ["refused-open-here"]


async def test_people_who_join_at_the_same_moment_all_sit(houses: tuple[House, House]) -> None:
    one, two = houses
    table = await one.master.new(HERE, ANNA, one.rules.name)
    await asyncio.gather(one.master.join(table.id, BEN), two.master.join(table.id, CARL))
    table = await one.master.get(table.id)
    assert {assignment.person for assignment in table.assignments} == {ANNA, BEN, CARL}


async def test_settings_and_the_language_of_a_server_hold_in_every_process(houses: tuple[House, House]) -> None:
    one, two = houses
    assert await two.master.language_at(7) == ""
    assert (await two.master.servers.settings(7)).tables is None
    await one.master.set_language(7, "de")
    await one.master.servers.change(7, Rights(manager=True), tables=1)
    assert await two.master.language_at(7) == "de"
    await two.master.new(HERE, ANNA, two.rules.name)
    assert await refused(one.master.new(Place(7, 71), BEN, one.rules.name)) == "refused-tables-server"


async def test_what_two_processes_change_is_published_once(houses: tuple[House, House], short_leases: None) -> None:
    one, two = houses
    table = await one.running()
    for turn in range(8):
        house = (one, two)[turn % 2]
        await house.random_move(await house.master.at(HERE))  # it may be over after six
        await asyncio.sleep(0.03 * turn)
    await shown(one, table)
    chat = one.chat
    assert (chat.calls.count("post_board"), chat.calls.count("open_thread")) == (1, 1)
    events = [text for line in await one.store.journal.lines(table.id) for text in text_from_data(line.events)]
    lines = [sentence.words for sentence in one.master._posts.lines(await one.master.at(HERE), events)]
    assert chat.thread_text().splitlines() == lines


async def test_a_process_keeps_a_lease_after_its_work_and_gives_it_up_when_it_stops(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_leases, "DURATION", 3600.0)
    monkeypatch.setattr(leases, "SAFE", 3600.0)
    one, two = houses
    table = await one.running()
    await shown(one, table)
    epochs: list[int] = []
    for stopped in (False, True):
        if stopped:
            await one.until(lambda: not one.master._publisher.busy(table))
            await one.master._leases.close()
        await two.random_move(await two.master.at(HERE))
        await shown(two, table)
        row = await two.store.tables.read(table.id)
        assert row is not None
        epochs.append(row.epoch)
    assert epochs == [1, 2], "one publishes what two has changed, until it stops"


async def test_what_a_process_leaves_undone_is_done_by_another(houses: tuple[House, House], short_leases: None) -> None:
    one, two = houses
    opened = await one.master.new(HERE, ANNA, one.rules.name)
    await one.master.add_computer(opened.id, ANNA)
    await one.master._leases.close()
    with one.master.priority.answering():  # so that it neither publishes nor thinks
        table = await one.master.begin(opened.id, ANNA)
        await shown(two, table)
        played = table.seq
        while not (ask := table.asks().get(0)):
            await asyncio.sleep(0.05)
            table = await one.master.get(table.id)
        await one.make(table, ANNA, Move("draw"), ask.id, next(one.presses))
        async with asyncio.timeout(20):
            while 0 not in (await two.master.get(table.id)).asks():  # noqa: ASYNC110 - another process changes it
                await asyncio.sleep(0.05)
        await shown(two, table)
    assert (await two.master.get(table.id)).seq > played + 1
    assert one.chat.calls.count("post_board") == 1


async def test_a_process_shows_the_board_again_when_the_rows_say_that_it_is_old(
    houses: tuple[House, House], short_leases: None
) -> None:
    one, two = houses
    await two.master._leases.close()
    table = await one.running()
    await shown(one, table)
    await one.store.write(published(table.id, table.epoch, board_seq=table.seq - 1, thread_seq=table.seq))
    await shown(one, table)


async def test_a_process_that_uses_many_new_leases_leaves_work_to_others(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = houses
    used, undone = await one.running(), await one.running(Place(7, 71))
    for table in (used, undone):
        await shown(one, table)
        await one.at_rest(table)
    for house in houses:
        await house.master._leases.close()
    await one.store.write(published(undone.id, undone.epoch, board_seq=undone.seq - 1, thread_seq=undone.seq))
    monkeypatch.setattr(leases, "MOST_NEW", 1)
    async with two.master._leases.of(await two.master.get(used.id)) as mine:
        assert mine
        await two.master._leases._sweep()
        assert two.master._registry.in_memory(undone.id) is None
        monkeypatch.setattr(leases, "NEW", 0.0)
        await two.master._leases._sweep()
        assert two.master._registry.in_memory(undone.id) is not None
    await shown(two, undone)


async def test_a_process_that_cannot_renew_its_lease_stops_publishing(
    houses: tuple[House, House], short_leases: None
) -> None:
    one, two = houses
    table = await one.running()
    await shown(one, table)
    await one.at_rest(table)
    await one.master._leases.close()
    one.chat.gate.clear()
    await one.random_move(await one.master.at(HERE))
    await one.until(lambda: one.master._publisher.busy(table))
    await one.until(lambda: not one.master._publisher.busy(table))
    one.chat.gate.set()
    await shown(two, table)


async def test_processes_whose_clocks_differ_go_by_the_clock_of_the_database(houses: tuple[House, House]) -> None:
    one, two = houses
    two.now += 60
    await two.again()
    assert abs(one.master.time.now() - two.master.time.now()) < 30
    table = await one.running()
    assert (await two.master.get(table.id)).deadline == table.deadline


async def test_time_in_which_no_process_ran_counts_for_nobody_and_only_once(houses: tuple[House, House]) -> None:
    one, two = houses
    last, lost = map(float, (await one.store.notes.read("time") or "").split())
    await one.store.write(note("time", f"{last - 500} {lost}"))
    gone = await asyncio.gather(one.master.time.beat(), two.master.time.beat())
    assert sorted(round(seconds, -2) for seconds in gone) == [0, 500]
    assert await one.master.time.beat() == 0
    assert one.master.time.lost == two.master.time.lost == pytest.approx(lost + 500, abs=30)


async def test_settings_that_two_processes_change_at_the_same_moment_are_all_kept(houses: tuple[House, House]) -> None:
    one, two = houses
    manager = Rights(manager=True)
    for number in range(1, 11):
        await asyncio.gather(
            one.master.servers.change(7, manager, tables=number), two.master.servers.change(7, manager, starters=number)
        )
        settings = await one.master.servers.settings(7)
        assert (settings.tables, settings.starters) == (number, number)


async def test_a_lease_is_renewed_while_a_block_that_ran_out_of_time_cleans_up() -> None:
    now = asyncio.get_running_loop().time()
    lease = leases._Lease(Table.__new__(Table), now, now)  # pyright: ignore[reportPrivateUsage]

    async def work() -> None:
        async with asyncio.timeout_at(now) as limit:
            lease.limits.add(limit)
            try:
                await asyncio.sleep(1)
            finally:
                lease.extend(now + 5)

    with pytest.raises(TimeoutError):
        await work()
    assert lease.until == now + 5


async def listening(house: House) -> list[int]:
    """Return the server's processes that serve connections which listen, once each house has one."""
    query = text("SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND datname = current_database()")
    async with asyncio.timeout(10):
        while len(found := await house.store.progress.rows(query)) < 2:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        return [row.pid for row in found]


async def followed(held: Table, seq: int, seconds: float) -> bool:
    """Return whether a table in memory reaches a change in time, without anybody asking for it."""
    until = time.monotonic() + seconds
    while held.seq < seq and time.monotonic() < until:  # noqa: ASYNC110 - another process changes it
        await asyncio.sleep(0.02)
    return held.seq >= seq


@pytest.mark.parametrize("houses", [pytest.param("postgresql", marks=needs_postgresql)], indirect=True)
async def test_a_process_follows_the_tables_it_shows(houses: tuple[House, House]) -> None:
    one, two = houses
    table = await one.running()
    copy = await two.master.get(table.id)
    two.master.watched = lambda: (table.id,)
    await listening(one)
    for _ in range(3):
        await one.random_move(await one.master.get(table.id))
        assert await followed(copy, (await one.master.get(table.id)).seq, 5)


@pytest.mark.parametrize("houses", [pytest.param("postgresql", marks=needs_postgresql)], indirect=True)
async def test_a_process_whose_connection_for_announcements_ends_goes_on_listening(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_listening, "PAUSE", 0.2)
    one, two = houses
    table = await one.running()
    copy = await two.master.get(table.id)
    two.master.watched = lambda: (table.id,)
    for _ in range(5):
        for backend in await listening(one):
            await one.store.progress.rows(select(func.pg_terminate_backend(backend)))
        await one.random_move(await one.master.get(table.id))
        assert await followed(copy, (await one.master.get(table.id)).seq, 10)
