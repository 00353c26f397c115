"""Reminders of open decisions, at the times and in the ways that people have chosen."""

from __future__ import annotations

from host.time.clocks import DAY, HOUR
from host.time.reminder_preferences import ReminderWay
from tests.host.house import ANNA, BEN, HERE, House
from tests.host.reminding.test_absence import DRAW, timed


async def test_a_reminder_comes_once_in_private_before_the_deadline(house: House) -> None:
    table = await timed(house)
    house.master.note_activity(ANNA, HERE, table.id)  # who knows that it is her turn
    await house.pass_time(1)
    house.master.note_activity(ANNA, HERE, table.id)
    await house.pass_time(19 * HOUR)
    await house.again()
    assert house.chat.reminders == []
    await house.pass_time(HOUR + 1)
    await house.until(lambda: house.chat.reminders)
    await house.again()
    await house.pass_time(2 * HOUR)
    await house.pass_time(DAY)
    table = await house.master.at(HERE)
    await house.until(lambda: table.assignments[0].time.overdue is not None)
    assert [person for person, _ in house.chat.reminders] == [ANNA.id]
    words = house.chat.reminders[0][1]
    assert "Ben is waiting for your decision" in words
    assert "<t:" in words
    assert "/reminders" in words


async def test_everybody_is_reminded_as_they_have_chosen(house: House) -> None:
    await house.master.reminders.choose(BEN, ReminderWay.MENTION, DAY)
    table = await timed(house, clock="5d")
    await house.until(lambda: table.thread_id is not None)
    await house.master.reminders.choose(ANNA, ReminderWay.NONE, None)
    await house.pass_time(5 * DAY - 60)
    await house.make(table, ANNA, DRAW)
    await house.pass_time(60)
    await house.until(lambda: "your turn" in str(house.chat.mentions))
    for number in range(2, 6):  # the last one when a day of five is left
        await house.pass_time(23 * HOUR - 60)
        await house.again()
        assert len(house.chat.mentions) == number - 1
        await house.pass_time(HOUR + 60)
        await house.until(lambda number=number: len(house.chat.mentions) == number)
    assert house.chat.reminders == []
    place, person, words = house.chat.mentions[0]
    assert (place, person) == (table.thread_id, BEN.id)
    assert words.count("<@") == 1
    assert f"<@{BEN.id}>" in words


async def test_a_choice_outlives_a_restart_and_holds_for_games_under_way(house: House) -> None:
    table = await timed(house)
    await house.master.reminders.choose(ANNA, ReminderWay.NONE, None)
    await house.again()
    table = await house.master.at(HERE)
    assert table.assignments[0].reminder_preferences.way is ReminderWay.NONE
    assert (await house.master.reminders.preferences(ANNA)).way is ReminderWay.NONE
    await house.pass_time(DAY + 1)
    await house.until(lambda: table.assignments[0].time.overdue is not None)
    assert (house.chat.reminders, house.chat.mentions) == ([], [])
