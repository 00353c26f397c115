"""Late players: announcements, reminders, and the actions of the others; across restarts."""

from __future__ import annotations

import asyncio

import pytest

from engine.kernel.menus import Move
from host.chat import Button
from host.people import Place
from host.tables.status import Status
from host.tables.table import Table
from host.time.clocks import DAY, HOUR, Clock, read_clock
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused

DRAW = Move("draw")


async def timed(house: House, *people: object, clock: str = "1d", place: Place = HERE) -> Table:
    """Return a running game with a clock of Anna, Ben and others, in which Anna is to move."""
    table = await house.master.new(place, ANNA, "pips", clock=clock)
    for person in people or (BEN,):
        await house.master.join(table.id, person)  # pyright: ignore[reportArgumentType]
    return await house.master.begin(table.id, ANNA)


async def late(house: House, *people: object, clock: str = "1d") -> Table:
    """Return the same game after Anna's time is up and announced."""
    table = await timed(house, *people, clock=clock)
    await house.pass_time(DAY + 1)
    await house.until(lambda: table.assignments[0].time.overdue is not None)
    return table


async def kinds(house: House, table: Table) -> list[str]:
    return [row.kind for row in await house.store.journal.lines(table.id)]


async def fits(house: House, table: Table) -> bool:
    return (await house.master.archive.verify(table.id)).problem is None


async def test_the_owner_alone_chooses_a_clock_and_only_before_the_start(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    await house.master.join(table.id, BEN)
    await house.master.set_clock(table.id, ANNA, read_clock("2m+15s"))
    assert await refused(house.master.set_clock(table.id, BEN, None)) == "refused-not-owner-clock"
    assert await refused(house.master.set_clock(table.id, CARL, None)) == "refused-join-first"
    await house.again()
    table = await house.master.at(HERE)
    assert table.clock == Clock(15, 120)
    await house.master.begin(table.id, ANNA)
    assert await refused(house.master.set_clock(table.id, ANNA, None)) == "refused-begun"


async def test_a_clock_that_cannot_be_read_opens_no_table(house: House) -> None:
    assert await refused(house.master.new(HERE, ANNA, "pips", clock="soon")) == "refused-clock"
    assert await house.master.find(HERE) is None


async def test_the_clock_runs_for_the_awaited_player_and_is_stored_with_the_move(house: House) -> None:
    table = await timed(house)
    anna, ben = table.assignments
    assert anna.time.ends(table.clock) == pytest.approx(house.master.time.now() + DAY)
    assert ben.time.ends(table.clock) is None
    await house.pass_time(HOUR)
    await house.make(table, ANNA, DRAW)
    row = await house.store.tables.read(table.id)
    assert row is not None
    assert row.deadline == table.deadline
    assert row.times == [assignment.time.as_data() for assignment in table.assignments]
    assert anna.time.ask is None
    assert ben.time.ends(table.clock) == pytest.approx(house.master.time.now() + DAY)


async def test_beyond_a_decisions_own_time_the_reserve_is_used_up(house: House) -> None:
    table = await timed(house, clock="1d+6h")
    await house.pass_time(16 * HOUR)
    await house.make(table, ANNA, DRAW)
    assert table.assignments[0].time.bank == pytest.approx(DAY - 10 * HOUR)
    assert table.assignments[1].time.bank == DAY


async def test_nobody_is_late_at_a_table_with_computers_only_for_company(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips", clock="1d")
    await house.master.add_computer(table.id, ANNA)
    await house.master.begin(table.id, ANNA)
    await house.pass_time(30 * DAY)
    await house.until(lambda: house.chat.reminders)
    assert table.assignments[0].time.overdue is None


async def test_the_board_shows_the_deadline(house: House) -> None:
    table = await timed(house)
    at = int(house.master.time.real(table.assignments[0].time.ends(table.clock) or 0.0))

    def shown() -> bool:
        """Return whether the deadline is on the board, not the time at which the open table would close."""
        lines = house.chat.board(70).page.description.splitlines()
        return any(f"<t:{at}:R>" in line and "Anna" in line for line in lines)

    await house.until(shown)


async def test_the_end_of_a_players_time_is_announced_once_with_buttons_even_across_restarts(house: House) -> None:
    table = await late(house)
    for _ in range(3):
        await house.again()
        await house.pass_time(1)
    table = await house.master.at(HERE)
    assert (await kinds(house, table)).count("overdue") == 1
    await house.until(lambda: house.chat.thread_text().count("Anna is out of time") == 1)
    await house.until(lambda: Button.SKIP in house.chat.board(70).buttons)
    assert house.chat.board(70).buttons == (
        Button.MOVE,
        Button.HAND,
        Button.SKIP,
        Button.WAIT,
        Button.HANDOVER,
        Button.LARGE,
    )
    await house.until(lambda: "the harmless answer" in house.chat.board(70).page.description)
    assert table.status is Status.RUNNING
    assert table.assignments[0].person == ANNA, "never an automatic kick"


async def test_a_late_player_may_still_decide(house: House) -> None:
    table = await late(house)
    await house.make(table, ANNA, DRAW, table.asks()[0].id)
    assert table.assignments[0].time.overdue is None
    assert await refused(house.master.absence.skip(table, BEN, None)) == "refused-not-overdue"
    await house.until(lambda: Button.SKIP not in house.chat.board(70).buttons)


async def test_nobody_may_act_against_a_player_before_their_time_is_up(house: House) -> None:
    table = await timed(house)
    await house.pass_time(DAY - 60)
    for act in (house.master.absence.skip, house.master.absence.wait, house.master.absence.hand_over):
        assert await refused(act(table, BEN, None)) == "refused-not-overdue"
        assert await refused(act(table, BEN, 0)) == "refused-not-overdue"
        assert await refused(act(table, CARL, None)) == "refused-not-seated"


async def test_a_skipped_decision_takes_the_harmless_answer_and_fits_the_journal(house: House) -> None:
    table = await late(house)
    default = table.asks()[0].menu.default
    assert await house.master.absence.skip(table, BEN, None, 77) == 0
    last = (await house.store.journal.lines(table.id))[-1]
    assert (last.kind, last.seat, last.move, last.press) == ("skip", 0, [default.name, []], 77)
    assert await refused(house.master.absence.skip(table, BEN, None, 77)) == "refused-answered"
    assert await fits(house, table)
    await house.until(lambda: "Ben skips a decision of Anna" in house.chat.thread_text())


async def test_two_people_who_skip_at_once_skip_one_decision(house: House) -> None:
    table = await late(house, BEN, CARL)
    answers = await asyncio.gather(
        house.master.absence.skip(table, BEN, None),
        house.master.absence.skip(table, CARL, None),
        return_exceptions=True,
    )
    assert [isinstance(answer, int) for answer in answers] == [True, False]
    assert (await kinds(house, table)).count("skip") == 1


async def test_nobody_skips_himself(house: House) -> None:
    table = await late(house)
    assert await refused(house.master.absence.skip(table, ANNA, None)) == "refused-not-overdue"
    assert await refused(house.master.absence.skip(table, ANNA, 0)) == "refused-not-overdue"


async def test_waiting_gives_the_same_time_again_and_then_the_question_is_asked_again(house: House) -> None:
    table = await late(house)
    await house.master.absence.wait(table, BEN, None)
    ends = table.assignments[0].time.ends(table.clock)
    assert ends == pytest.approx(house.master.time.now() + DAY)
    await house.again()
    table = await house.master.at(HERE)
    assert table.assignments[0].time.ends(table.clock) == ends
    await house.pass_time(DAY + 1)
    await house.until(lambda: table.assignments[0].time.overdue is not None)
    assert (await kinds(house, table)).count("overdue") == 2


async def test_waiting_in_a_quick_game_gives_a_minute(house: House) -> None:
    table = await late(house, clock="5s")
    await house.master.absence.wait(table, BEN, None)
    assert table.assignments[0].time.ends(table.clock) == pytest.approx(house.master.time.now() + 60)


async def test_a_single_other_player_hands_the_seat_to_the_computer_until_anna_comes_back(house: House) -> None:
    table = await late(house)
    assert await house.master.absence.hand_over(table, BEN, None) is True
    assert table.assignments[0].person is None
    await house.until(lambda: 1 in table.asks())
    assert await refused(house.make(table, ANNA, DRAW)) == "refused-not-seated"
    assert await house.master.seats.join(table, ANNA) is True
    assert table.assignments[0].person == ANNA
    assert await fits(house, table)


async def test_of_several_others_all_have_to_agree_to_call_in_the_computer(house: House) -> None:
    table = await late(house, BEN, CARL)
    assert await house.master.absence.hand_over(table, BEN, None) is False
    assert table.proposal is not None
    assert table.proposal.needed == (1, 2)
    assert await refused(house.master.agree(table.id, ANNA, table.proposal.number)) == "refused-not-asked-to-agree"
    assert await house.master.agree(table.id, CARL, table.proposal.number) is True
    assert table.assignments[0].person is None
    assert table.assignments[0].left_by == ANNA.id


async def test_a_player_who_comes_back_in_time_is_not_replaced(house: House) -> None:
    table = await late(house, BEN, CARL)
    await house.master.absence.hand_over(table, BEN, None)
    proposal = table.proposal
    assert proposal is not None
    await house.make(table, ANNA, DRAW, table.asks()[0].id)
    assert table.proposal is None
    assert await refused(house.master.agree(table.id, CARL, proposal.number)) == "refused-no-proposal"
    assert table.assignments[0].person == ANNA


async def test_waiting_takes_a_proposal_to_hand_the_seat_over_off_the_table(house: House) -> None:
    table = await late(house, BEN, CARL)
    await house.master.absence.hand_over(table, BEN, None)
    await house.master.absence.wait(table, CARL, None)
    assert table.proposal is None
    await house.again()
    assert (await house.master.at(HERE)).proposal is None


async def test_an_account_that_is_gone_need_not_be_waited_for(house: House) -> None:
    house.chat.nobody.add(ANNA.id)
    table = await house.running()
    await house.until(lambda: table.assignments[0].time.overdue is not None)
    await house.until(lambda: "account of Anna does not exist" in house.chat.thread_text())
    await house.master.absence.skip(table, BEN, None)
    assert table.assignments[0].time.overdue is None
    while 0 not in table.asks():
        seat, asked = next(iter(table.asks().items()))
        await house.make(table, (ANNA, BEN)[seat], asked.menu.moves[-1], asked.id)
    assert await refused(house.master.absence.wait(table, BEN, None)) == "refused-wait-for-nobody"
    assert await house.master.absence.hand_over(table, BEN, None) is True


# ---- reminders
