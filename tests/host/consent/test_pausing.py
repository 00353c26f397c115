"""A break by consent: no clock runs, nobody moves, and the game goes on by itself on the day, also after a restart."""

from __future__ import annotations

from engine.kernel.menus import Move
from host.tables.table import Table
from host.time.clocks import DAY, HOUR
from tests.host.house import ANNA, BEN, HERE, House, refused
from tests.host.reminding.test_absence import timed

DRAW = Move("draw")


async def on_a_break(house: House, days: int = 3) -> Table:
    table = await timed(house, clock="1d")
    assert not await house.master.pausing.propose(table, ANNA, days)
    assert table.proposal is not None
    assert await house.master.agree(table.id, BEN, table.proposal.number)
    return table


async def test_a_break_stops_the_clocks_and_ends_by_itself_after_a_restart(house: House) -> None:
    table = await timed(house, clock="1d")
    await house.pass_time(HOUR)
    await house.until(lambda: len(house.chat.reminders) == 1)  # the notice of Anna's turn
    await house.master.pausing.propose(table, ANNA, 3)
    assert table.proposal is not None
    await house.master.agree(table.id, BEN, table.proposal.number)
    assert await refused(house.make(table, ANNA, DRAW)) == "refused-break"
    await house.until(lambda: "A break until <t:" in str(house.chat.board(HERE.channel_id)))
    await house.again()
    await house.pass_time(3 * DAY - HOUR)
    table = await house.master.at(HERE)
    assert table.paused is not None
    assert len(house.chat.reminders) == 1
    await house.pass_time(HOUR + 60)
    await house.until(lambda: table.paused is None)
    assert table.assignments[0].time.overdue is None
    left = table.assignments[0].time.ends(table.clock)
    assert left is not None
    assert abs(left - house.master.time.now() - 23 * HOUR) < 120
    await house.make(table, ANNA, DRAW)
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_all_may_agree_to_go_on_earlier(house: House) -> None:
    table = await on_a_break(house)
    assert await refused(house.master.pausing.propose(table, BEN, 3)) == "refused-break"
    assert not await house.master.pausing.propose(table, BEN, 0)
    assert table.proposal is not None
    assert await house.master.agree(table.id, ANNA, table.proposal.number)
    assert table.paused is None
    await house.make(table, ANNA, DRAW)
    assert await refused(house.master.pausing.propose(table, BEN, 0)) == "refused-not-paused"


async def test_another_proposal_during_a_break_does_not_change_its_end(house: House) -> None:
    table = await on_a_break(house)
    until = table.deadline
    await house.master.stop(table.id, ANNA)
    assert table.deadline == until
    assert table.proposal is not None
    await house.master.decline(table.id, BEN, table.proposal.number)
    await house.again()
    assert (await house.master.at(HERE)).deadline == until


async def test_players_do_not_end_a_pause_of_the_moderators(house: House) -> None:
    table = await timed(house)
    table.paused, table.deadline = house.now, None
    assert await refused(house.master.pausing.propose(table, ANNA, 0)) == "refused-paused"


async def test_a_repeated_press_proposes_once(house: House) -> None:
    table = await timed(house)
    await house.master.pausing.propose(table, ANNA, 3, 77)
    assert await refused(house.master.pausing.propose(table, ANNA, 3, 77)) == "refused-answered"
