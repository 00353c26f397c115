"""Clocks that run once a question is opened, and reserves that grow, also over a restart."""

from __future__ import annotations

from host.time.clocks import DAY, HOUR, MINUTE
from tests.host.house import ANNA, BEN, HERE, House
from tests.host.reminding.test_absence import DRAW, timed


async def test_the_time_runs_from_the_opening_and_outlives_a_restart(house: House) -> None:
    table = await timed(house, clock="15m/2d")
    assert table.deadline is not None
    await house.pass_time(DAY)
    assert table.assignments[0].time.overdue is None
    await house.master.absence.start_thinking(table, BEN)
    assert table.assignments[0].time.opened is None, "Ben is not asked"
    await house.master.absence.start_thinking(table, ANNA)
    opened = table.assignments[0].time.opened
    assert opened is not None
    await house.pass_time(10 * MINUTE)
    await house.master.absence.start_thinking(table, ANNA)
    assert table.assignments[0].time.opened == opened, "a second press changes nothing"
    await house.again()
    table = await house.master.at(HERE)
    assert table.assignments[0].time.opened == opened
    await house.pass_time(6 * MINUTE)
    await house.until(lambda: table.assignments[0].time.overdue is not None)


async def test_who_never_opens_the_question_is_late_at_the_outer_limit(house: House) -> None:
    table = await timed(house, clock="15m/2d")
    await house.pass_time(2 * DAY - 60)
    await house.again()
    table = await house.master.at(HERE)
    assert table.assignments[0].time.overdue is None
    await house.pass_time(120)
    await house.until(lambda: table.assignments[0].time.overdue is not None)


async def test_each_decision_of_a_person_fills_the_reserve_up(house: House) -> None:
    table = await timed(house, clock="3h+1h+2h")
    await house.pass_time(3 * HOUR)
    await house.make(table, ANNA, DRAW)
    assert table.assignments[0].time.bank == 3 * HOUR
    await house.pass_time(4 * HOUR - 60)
    await house.make(table, BEN, DRAW)
    assert abs(table.assignments[1].time.bank - (2 * HOUR + 60)) < 1
    await house.again()
    table = await house.master.at(HERE)
    assert abs(table.assignments[1].time.bank - (2 * HOUR + 60)) < 1
