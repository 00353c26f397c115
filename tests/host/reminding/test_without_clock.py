"""Tables have a slow default clock; without a clock the others may skip, replace or end after a week."""

from __future__ import annotations

import pytest

from host.chat import Button
from host.people import Person
from host.servers.server_settings import Rights
from host.tables.status import Ending, Status
from host.tables.table import Table
from host.time.clocks import DAY, WEEK, Clock
from store.results import EVERYWHERE
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused
from tests.host.personal_data import MODERATOR
from tests.host.record.test_fair_ratings import rating
from tests.host.record.test_results import outcomes, points
from tests.host.reminding.test_absence import kinds

MANAGER = Rights(manager=True)


async def unlimited(house: House, *people: Person, played: int = 0) -> Table:
    """Return a game without a clock after some decisions of everybody; Anna is to move."""
    table = await house.master.new(HERE, ANNA, "pips", clock="off")
    for person in people or (BEN,):
        await house.master.join(table.id, person)
    await house.master.begin(table.id, ANNA)
    await house.decide_enough(table, played)
    return table


async def waited(house: House, *people: Person, played: int = 0) -> Table:
    """Return the same game after a week without a decision of Anna."""
    table = await unlimited(house, *people, played=played)
    await house.pass_time(WEEK + 1)
    await house.until(lambda: table.assignments[0].time.overdue is not None)
    return table


async def test_a_table_has_three_days_a_decision_unless_it_or_its_server_chooses_otherwise(house: House) -> None:
    house.settings.most_tables_person = house.settings.most_tables_server = 1000
    assert (await house.master.new(HERE, ANNA, "pips")).clock == Clock(3 * DAY)
    await house.until(lambda: "3 days per decision" in str(house.chat.board(70).page.fields))
    off = await house.master.new(HERE._replace(channel_id=71), ANNA, "pips", clock="off")
    assert off.clock is None
    await house.until(lambda: 71 in house.chat.channels and "no clock" in str(house.chat.board(71).page.fields))
    for chosen, clock in (("off", None), ("1d", Clock(DAY))):
        await house.master.servers.change(7, MANAGER, clock=chosen)
        table = await house.master.new(HERE._replace(channel_id=72 + len(chosen)), ANNA, "pips")
        assert table.clock == clock


async def test_nobody_may_act_before_the_week_is_over_and_a_move_starts_a_new_week(house: House) -> None:
    table = await unlimited(house)
    await house.pass_time(WEEK - 60)
    for act in (house.master.absence.skip, house.master.absence.hand_over):
        assert await refused(act(table, BEN, None)) == "refused-not-overdue"
    assert await refused(house.master.absence.end(table, BEN)) == "refused-not-overdue"
    await house.play(table, ANNA, "draw")
    await house.pass_time(WEEK - 60)
    assert "overdue" not in await kinds(house, table)
    assert Button.END not in house.chat.board(70).buttons
    await house.pass_time(61)
    await house.until(lambda: table.assignments[1].time.overdue is not None)
    await house.until(lambda: Button.END in house.chat.board(70).buttons)
    await house.until(lambda: "waited seven days for Ben" in house.chat.thread_text())


async def test_an_awaited_player_is_warned_of_the_actions_of_the_others(house: House) -> None:
    await unlimited(house)
    await house.pass_time(0.8 * WEEK + 60)
    await house.until(lambda: any("end the game" in str(reminder) for reminder in house.chat.reminders))


async def test_any_one_of_the_others_skips_or_hands_over_alone(house: House) -> None:
    table = await waited(house, BEN, CARL)
    assert await house.master.absence.skip(table, CARL, None) == 0
    while list(asks := table.asks()) != [0]:
        seat = next(seat for seat in asks if seat != 0)
        menu = asks[seat].menu
        move = next((move for move in menu.moves if move.name == "draw"), menu.default)
        await house.make(table, (ANNA, BEN, CARL)[seat], move)
    await house.pass_time(WEEK + 1)
    await house.until(lambda: table.assignments[0].time.overdue is not None)
    assert await house.master.absence.hand_over(table, BEN, None) is True
    assert (table.assignments[0].person, table.assignments[0].left_by, table.proposal) == (None, ANNA.id, None)
    await house.until(lambda: 1 in table.asks())
    assert await house.master.seats.join(table, ANNA) is True


async def test_of_two_players_the_present_one_wins_and_the_absent_one_counts_as_having_left(house: House) -> None:
    table = await waited(house, played=2)
    await house.master.absence.end(table, BEN, 99)
    assert (table.status, table.ending) == (Status.OVER, Ending.ABSENT)
    assert await outcomes(house, table) == {0: "left", 1: "won"}
    assert await points(house, BEN) > 1000 > await points(house, ANNA)
    assert (await house.master.archive.verify(table.id)).problem is None
    assert await refused(house.master.absence.end(table, BEN, 99)) == "refused-answered"
    await house.until(lambda: "Ben beendet die Partie, die zu lange auf Anna gewartet hat" in house.chat.thread_text())
    await house.again()
    assert (await house.master.get(table.id)).ending is Ending.ABSENT


async def test_of_three_players_the_absent_one_loses_and_the_others_are_not_rated(house: House) -> None:
    table = await waited(house, BEN, CARL, played=2)
    await house.master.absence.end(table, CARL)
    assert await outcomes(house, table) == {0: "left", 1: "stopped", 2: "stopped"}
    finished = await house.store.results.game(table.id)
    assert finished is not None
    assert [seat.place for seat in finished.seats] == [3, 1, 1]
    assert await points(house, ANNA) < 1000
    row = await rating(house, ANNA)
    assert row is not None
    assert (row.played, row.left) == (1, 1)
    assert [await rating(house, who, guild) for who in (BEN, CARL) for guild in (7, EVERYWHERE)] == [None] * 4


async def test_ending_a_game_that_had_hardly_begun_rates_nobody(house: House) -> None:
    table = await waited(house)
    await house.master.absence.end(table, BEN)
    assert await outcomes(house, table) == {0: "left", 1: "won"}
    assert [await rating(house, who) for who in (ANNA, BEN)] == [None, None]


async def test_a_player_who_is_late_too_has_to_decide_first(house: House) -> None:
    table = await unlimited(house)
    await house.play(table, ANNA, "duel")
    await house.pass_time(WEEK + 1)
    await house.until(lambda: all(assignment.time.overdue is not None for assignment in table.assignments))
    assert await refused(house.master.absence.end(table, BEN)) == "refused-late-too"
    assert await refused(house.master.absence.hand_over(table, BEN, None)) == "refused-late-too"
    move = table.asks()[1].menu.moves[0]
    await house.make(table, BEN, move)
    await house.master.absence.end(table, BEN)
    assert await outcomes(house, table) == {0: "left", 1: "won"}


async def test_a_player_alone_or_in_a_paused_game_is_never_late(house: House) -> None:
    table = await unlimited(house)
    await house.master.moderation.pause(7, MODERATOR, table.id, ANNA)
    await house.pass_time(2 * WEEK)
    assert "overdue" not in await kinds(house, table)
    assert table.deadline is None


@pytest.mark.parametrize("seat", [0, 1])
async def test_a_table_with_a_clock_is_not_ended_by_one_alone(house: House, seat: int) -> None:
    table = await house.running()
    await house.pass_time(3 * DAY + 1)
    await house.until(lambda: table.assignments[0].time.overdue is not None)
    expected = "refused-end-with-clock" if seat else "refused-not-overdue"
    assert await refused(house.master.absence.end(table, (ANNA, BEN)[seat])) == expected
