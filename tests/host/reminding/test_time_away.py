"""Time in which nobody can act does not count: the house is down or cut off, or the game is paused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from host.tables.table import Table
from host.time.clocks import DAY, HOUR
from tests.host.house import DORA, HERE, House
from tests.host.reminding.test_absence import kinds, timed
from tests.host.servers.test_servers import LOOKS_AFTER


async def test_the_time_a_house_is_shut_does_not_count(house: House) -> None:
    table = await timed(house)
    ends = house.master.time.real(table.assignments[0].time.ends(table.clock) or 0.0)
    await house.close()
    house.now += 5 * DAY
    await house.open()
    table = await house.master.at(HERE)
    assert house.master.time.real(table.assignments[0].time.ends(table.clock) or 0.0) == pytest.approx(ends + 5 * DAY)
    assert table.assignments[0].time.overdue is None
    await house.pass_time(DAY - 60)
    await house.again()
    assert "overdue" not in await kinds(house, table)
    await house.pass_time(61)
    table = await house.master.at(HERE)
    await house.until(lambda: table.assignments[0].time.overdue is not None)


async def test_after_a_long_absence_boards_show_the_new_deadline(house: House) -> None:
    table = await timed(house)
    await house.until(lambda: "<t:" in str(house.chat.board(70).page.description))
    await house.close()
    house.now += 5 * DAY
    await house.open()
    table = await house.master.at(HERE)
    at = int(house.master.time.real(table.assignments[0].time.ends(table.clock) or 0.0))
    await house.until(lambda: f"<t:{at}:R>" in str(house.chat.board(70).page.description))


async def test_a_house_cut_off_from_the_chat_charges_nobody(tmp_path: Path, database: str | None) -> None:
    house = await House(tmp_path, address=database).open()
    house.master.time.away = 60.0
    table = await timed(house)
    house.master.scheduler.reachable = False
    house.now += 2 * DAY
    house.master.scheduler.wake()
    await asyncio.sleep(0.05)
    assert table.assignments[0].time.overdue is None
    house.master.scheduler.reachable = True
    house.master.scheduler.wake()
    await house.until(lambda: house.master.time.lost > DAY)
    ends = table.assignments[0].time.ends(table.clock)
    assert ends is not None
    assert ends - house.master.time.now() == pytest.approx(DAY, abs=1)
    await house.close()


async def test_the_clock_stops_while_the_game_is_paused(house: House) -> None:
    table = await timed(house)
    await house.pass_time(HOUR)
    row = await house.store.tables.read(table.id)
    assert row is not None
    await pause(house, table)
    assert table.deadline is None
    await house.pass_time(9 * DAY)
    assert "overdue" not in await kinds(house, table)
    await resume(house, table)
    assert table.assignments[0].time.ends(table.clock) == pytest.approx(house.master.time.now() + 23 * HOUR)


async def pause(house: House, table: Table) -> None:

    await house.master.moderation.pause(7, LOOKS_AFTER, table.id, DORA)


async def resume(house: House, table: Table) -> None:

    await house.master.moderation.resume(7, LOOKS_AFTER, table.id, DORA)


async def test_one_task_wakes_the_right_table_of_many(house: House) -> None:
    table = await timed(house)
    # nobody else needs these tables to be loaded
    numbers = "with recursive numbers(n) as (values (100) union all select n + 1 from numbers where n < 10099)"
    house.execute(
        f"{numbers} insert into tables (id, guild_id, channel_id, active_channel, game, status, owner, options,"  # noqa: S608
        " commitment, board_posted, created)"
        " select n, 7, 10000 + n, 10000 + n, 'pips', 'running', 1, '{}', '', 0, 0 from numbers"
    )
    house.execute(
        f"{numbers} insert into progress (table_id, seq, board_seq, thread_seq, due, deadline, dice_key)"  # noqa: S608
        " select n, 1, 1, 1, false, :first + n, :key from numbers",
        first=house.master.time.now() + 30 * DAY,
        key=b"\0",
    )
    await house.again()
    table = await house.master.at(HERE)
    await house.pass_time(DAY + 1)
    await house.until(lambda: table.assignments[0].time.overdue is not None)
    assert len(house.master._registry._tables) == 1
