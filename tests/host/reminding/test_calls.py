"""Players remind those who have kept a game waiting for an hour, at most once an hour at each table."""

from __future__ import annotations

from host.time.clocks import HOUR
from host.time.reminder_preferences import ReminderWay
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused
from tests.host.notices import rest


async def test_a_call_reminds_the_awaited_person_and_is_possible_once_an_hour(house: House) -> None:
    table = await house.running()
    assert not house.master.calls.can_call(table, 1)
    assert await refused(house.master.calls.call(table, BEN)) == "refused-call-nobody"
    await house.pass_time(HOUR + 60)
    await rest(house)
    before = len(house.chat.reminders)
    assert house.master.calls.can_call(table, 1)
    assert await house.master.calls.call(table, BEN) == [0]
    await house.until(lambda: len(house.chat.reminders) == before + 1)
    person, words = house.chat.reminders[-1]
    assert person == ANNA.id
    assert "waiting for your decision" in words
    assert await refused(house.master.calls.call(table, BEN)) == "refused-budget"


async def test_all_players_of_a_table_share_the_call_also_after_a_restart(house: House) -> None:
    table = await house.running(HERE, ANNA, BEN, CARL)
    await house.pass_time(HOUR + 60)
    await house.master.calls.call(table, BEN)
    await house.again()
    table = await house.master.at(HERE)
    assert await refused(house.master.calls.call(table, CARL)) == "refused-budget"
    house.now += HOUR + 1
    await house.pass_time(1)
    assert await house.master.calls.call(table, CARL) == [0]


async def test_the_awaited_person_calls_nobody(house: House) -> None:
    table = await house.running()
    await house.pass_time(HOUR + 60)
    assert not house.master.calls.can_call(table, 0)
    assert await refused(house.master.calls.call(table, ANNA)) == "refused-call-nobody"


async def test_who_turned_notices_off_or_has_quiet_hours_is_not_called_and_nothing_is_spent(house: House) -> None:
    await house.master.reminders.choose(ANNA, ReminderWay.NONE, None)
    table = await house.running()
    await house.pass_time(HOUR + 60)
    assert await refused(house.master.calls.call(table, BEN)) == "refused-call-quiet"
    await house.master.reminders.choose(ANNA, ReminderWay.PRIVATE, None, "0-23:59")
    assert await refused(house.master.calls.call(table, BEN)) == "refused-call-quiet"
    await house.master.reminders.choose(ANNA, ReminderWay.PRIVATE, None, "off")
    assert await house.master.calls.call(table, BEN) == [0]


async def test_nobody_is_called_in_a_paused_game(house: House) -> None:
    table = await house.running()
    await house.pass_time(HOUR + 60)
    table.paused, table.deadline = house.now, None
    assert not house.master.calls.can_call(table, 1)
    assert await refused(house.master.calls.call(table, BEN)) == "refused-paused"


async def test_the_last_of_several_people_who_are_asked_is_named_as_such(house: House) -> None:
    table = await house.running(HERE, ANNA, BEN, CARL)
    await house.play(table, ANNA, "duel")
    for _ in range(len(table.asks()) - 1):
        assert table.playing().last_awaited() is None
        seat = next(iter(table.asks()))
        person = table.assignments[seat].person
        assert person is not None
        await house.make(table, person, table.asks()[seat].menu.moves[0])
    (last,) = table.asks()
    assert table.playing().last_awaited() == last
    await house.pass_time(60)
    await house.until(lambda: house.chat.reminders)
    assert "You are the last one awaited." in house.chat.reminders[-1][1]
