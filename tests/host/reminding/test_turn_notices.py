"""Awaited players are notified once, in the way they chose, and not while they are looking or asleep."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from host.commits import timing
from host.commits.timing import GRACE
from host.people import Place
from host.time.clocks import DAY, HOUR
from host.time.reminder_preferences import LOOKING, ReminderWay
from tests.host.house import ANNA, BEN, CARL, HERE, House
from tests.host.notices import NEARLY, SOON, assert_notified, message_to, notified, rest, several
from tests.host.reminding.test_absence import timed
from tests.host.servers.test_servers import LOOKS_AFTER


@pytest.fixture
async def house(tmp_path: Path, database: str | None) -> AsyncIterator[House]:
    """Provide a house in which real time may advance by hours at once."""
    house = await House(tmp_path, beat=float(HOUR), address=database).open()
    yield house
    await house.close()


async def test_an_awaited_player_is_notified_privately_once_with_a_link_to_the_board(house: House) -> None:
    table = await house.running()
    await house.until(lambda: table.board_message)
    await house.live(NEARLY)
    await assert_notified(house)
    await house.live(2)
    await assert_notified(house, ANNA)
    words = house.chat.reminders[0][1]
    assert "It is your turn" in words
    assert "Ben is waiting for you" in words
    assert f"https://discord.com/channels/7/70/{table.board_message}" in words
    await house.again()
    await house.live(2 * HOUR)
    await assert_notified(house, ANNA)
    assert house.chat.mentions == []


async def test_after_a_restart_only_notices_that_were_not_recorded_are_sent(house: House) -> None:
    await house.running()
    await house.again()
    await house.live(SOON)
    await assert_notified(house, ANNA)
    table = await house.master.at(HERE)
    await house.play(table, ANNA, "draw")
    await house.again()
    await house.live(SOON)
    await assert_notified(house, ANNA, BEN)
    assert "Du bist dran" in house.chat.reminders[1][1]


async def test_a_reminder_is_a_mention_or_nothing_if_the_player_chose_so(house: House) -> None:
    await house.master.reminders.choose(ANNA, ReminderWay.MENTION, None)
    await house.master.reminders.choose(BEN, ReminderWay.NONE, None)
    table = await house.running()
    await house.until(lambda: table.thread_id)
    await house.live(SOON)
    await house.until(lambda: house.chat.mentions)
    ((place, person, words),) = house.chat.mentions
    assert (place, person) == (table.thread_id, ANNA.id)
    assert words.count("<@") == 1
    assert f"<@{ANNA.id}>" in words
    assert "your turn" in words
    await house.play(table, ANNA, "draw")
    await house.live(HOUR)
    await assert_notified(house)
    assert len(house.chat.mentions) == 1


async def test_a_player_who_accepts_no_private_messages_is_mentioned(house: House) -> None:
    house.chat.closed = {ANNA.id}
    table = await house.running()
    await house.until(lambda: table.thread_id and table.assignments[0].hand_closed)
    await house.live(SOON)
    await house.until(lambda: house.chat.mentions)
    assert [person for _, person, _ in house.chat.mentions] == [ANNA.id]
    await assert_notified(house)


async def test_a_player_who_has_closed_private_messages_since_is_mentioned_too(house: House) -> None:
    table = await house.running()
    await house.until(lambda: table.thread_id and house.chat.hands)
    house.chat.closed = {ANNA.id}
    await house.live(SOON)
    await house.until(lambda: house.chat.mentions)
    assert [person for _, person, _ in house.chat.mentions] == [ANNA.id]


async def test_a_player_who_has_just_used_the_table_is_not_notified(house: House) -> None:
    table = await house.running()
    house.master.note_activity(BEN, HERE, None)
    await house.play(table, ANNA, "draw")
    await house.live(LOOKING - 1)
    await assert_notified(house)
    await house.live(2)
    await assert_notified(house, BEN)


async def test_a_player_who_uses_the_table_on_their_turn_knows_about_it(house: House) -> None:
    table = await house.running()
    await house.live(1)
    house.master.note_activity(ANNA, Place(7, 999), table.id)
    for _ in range(20):
        await house.live(HOUR)
        await rest(house)
    assert notified(house) == []


async def test_an_interaction_with_another_table_does_not_count(house: House) -> None:
    table = await house.running()
    await house.live(1)
    house.master.note_activity(CARL, HERE, table.id)
    house.master.note_activity(ANNA, Place(7, 71), None)
    await house.live(SOON)
    await assert_notified(house, ANNA)


async def test_nobody_is_notified_again_in_a_turn_within_an_hour_of_a_notice_or_a_decision(house: House) -> None:
    table = await house.running()
    start, times = house.master.time.now(), [assignment.time for assignment in table.assignments]

    def then(minutes: float, *awaited: int, acting: int | None = None, resting: bool = False) -> list[float | None]:
        """Return the minutes until the notice of each person, once these are awaited."""
        nonlocal times
        now = start + 60 * minutes
        asked = {seat: f"{seat}-{now}" for seat in awaited}
        options = {"clock": None, "assignments": table.assignments, "paused": False, "lost": 0.0}
        after = timing.times_after_change(table, times, asked, now, resting=resting, acting=acting, **options)
        times = list(after.seats)
        return [None if time.notice is None else round((time.notice - now) / 60, 1) for time in times]

    soon = round(GRACE / 60, 1)
    assert then(0, 0, resting=True) == [soon, None]
    assert then(5, 1, acting=0) == [None, soon], "Anna attacks, and Ben is asked"
    assert then(10, 0, acting=1, resting=True) == [55, None], "her turn goes on: she decided something five minutes ago"
    assert then(70, 1, acting=0) == [None, soon], "he decided an hour ago"
    assert then(75, 0, 1, acting=1) == [55, None], "he is asked again at once, and knows it"
    assert then(76, 1, acting=0, resting=True) == [None, None], "his turn begins while he is awaited anyhow"
    assert then(80, 0, acting=1, resting=True) == [soon, None], "another turn"
    assert then(81, acting=0, resting=True) == [None, None], "an automatic step is due"
    assert then(81, 0, resting=True) == [None, None], "she was there a moment ago"


async def test_the_next_turn_is_announced_however_recent_the_last_notice_is(house: House) -> None:
    table = await house.running()
    await house.live(SOON)
    await house.until(lambda: len(notified(house)) == 1)
    await house.play(table, ANNA, "draw")
    await house.live(LOOKING)
    await house.until(lambda: len(notified(house)) == 2)
    await house.play(table, BEN, "draw")
    await house.live(LOOKING)
    await assert_notified(house, ANNA, BEN, ANNA)
    assert "your turn" in message_to(house, ANNA), "the old one is taken away"


async def test_in_quiet_hours_notices_wait_until_their_end(house: House) -> None:
    await house.master.reminders.choose(ANNA, None, None, "22-7", "+2")
    house.now = 20 * DAY + 21.0 * HOUR  # eleven at night where Anna is
    await house.again()
    await several(house, 3)
    for _ in range(7):
        await house.live(HOUR)
        await assert_notified(house)
    await house.live(HOUR + SOON)
    await assert_notified(house, ANNA)
    await house.until(lambda: "at 3 tables" in message_to(house, ANNA))


async def test_quiet_hours_that_are_chosen_hold_for_games_under_way(house: House) -> None:
    house.now = 20 * DAY + 23.0 * HOUR
    await house.again()
    table = await house.running()
    await house.master.reminders.choose(ANNA, None, None, "22-7")
    await house.live(SOON)
    await assert_notified(house)
    assert table.deadline == pytest.approx(house.master.time.now() - SOON + 8 * HOUR)
    await house.master.reminders.choose(ANNA, None, None, "off")
    await assert_notified(house, ANNA)


async def test_everybody_is_warned_once_when_most_of_the_time_is_over(house: House) -> None:
    table = await timed(house, clock="10h")
    await house.live(SOON)
    await assert_notified(house, ANNA)
    for _ in range(3):
        await house.live(2.5 * HOUR)
        await assert_notified(house, ANNA)
    await house.live(HOUR / 2)
    await assert_notified(house, ANNA, ANNA)
    assert "Your time is up <t:" in house.chat.reminders[1][1]
    assert "skip your decision" in house.chat.reminders[1][1]
    assert f"/7/70/{table.board_message}" in house.chat.reminders[1][1]
    await house.live(3 * HOUR)
    await assert_notified(house, ANNA, ANNA)
    assert table.assignments[0].time.overdue is not None


async def test_while_a_game_is_paused_nobody_is_notified(house: House) -> None:
    table = await house.running()
    await house.master.moderation.pause(7, LOOKS_AFTER, table.id, CARL)
    await house.live(HOUR)
    await assert_notified(house)
    await house.master.moderation.resume(7, LOOKS_AFTER, table.id, CARL)
    await house.live(SOON)
    await assert_notified(house, ANNA)


async def test_a_player_alone_against_the_computer_is_notified_a_day_later(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    await house.master.add_computer(table.id, ANNA)
    await house.master.begin(table.id, ANNA)
    for _ in range(8):
        await house.live(3 * HOUR - 1)
        await assert_notified(house)
    await house.live(SOON)
    await assert_notified(house, ANNA)
    assert "the game is waiting" in house.chat.reminders[0][1]


async def test_private_data_holds_the_last_message_and_forgets_it(house: House) -> None:
    await house.running()
    await house.live(SOON)
    await assert_notified(house, ANNA)
    message = (await house.master.privacy.export(ANNA))["turn_message"]
    assert [table for table, _ in message["told"]] == [1]
    await house.master.privacy.delete(ANNA)
    assert (await house.master.privacy.export(ANNA))["turn_message"] is None
