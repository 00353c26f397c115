"""Tests of questions that name nobody: how long the game waits for them, and what others may read (M-399a)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.games import game
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.talisman.play.spells.orders import ASK, DEFAULT_ORDERS
from host.chat import Button, ChatError, DeliveryFailure
from host.commits import timing
from host.people import Person
from host.reminding.notices import time_notices
from host.tables.table import Table
from host.time.clocks import DAY, HOUR, WEEK, Clock, SeatTime
from host.time.reminder_preferences import ReminderWay
from tests.host.consent.test_undo import state, take_back
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused
from tests.host.play.test_long_adventures import LONGEST, begun, decide, until
from tests.host.reminding.test_absence import fits, kinds
from tests.host.reminding.test_time_away import pause, resume

PEOPLE = (ANNA, BEN, CARL)
LIVE = "2m+15s"


@pytest.fixture
async def house(tmp_path: Path, database: str | None) -> AsyncIterator[House]:
    house = await House(tmp_path, game("talisman"), address=database).open()
    yield house
    await house.close()


def unnamed(table: Table) -> list[int]:
    """Return the seats that are asked without being named."""
    return [seat for seat, ask in table.asks().items() if ask.menu.unnamed is not None]


async def play_until_unnamed(house: House, clock: str) -> Table:
    """Play with people who want to be asked about everything and cast every Spell, until a question names nobody."""
    table = await begun(house, *PEOPLE, clock=clock)
    for _ in range(LONGEST):
        if unnamed(table):
            return table
        orders, casts = list[tuple[int, Move]](), list[tuple[int, Move]]()
        for seat, ask in table.asks().items():
            given = table.playing().state.adventurers[seat].orders
            wanted = [Move("order", (spell, (ASK,))) for spell in DEFAULT_ORDERS if given.get(spell) != ASK]
            orders += [(seat, move) for move in wanted if ask.menu.allows(move)]
            casts += [(seat, move) for move in ask.menu.moves if move.name == "cast"]
        if orders or casts:
            seat, move = (orders or casts)[0]
            await house.make(table, PEOPLE[seat], move, table.asks()[seat].id)
        else:
            await decide(house, table)
    raise AssertionError("no question names nobody")


async def announce_spell(house: House, asked: int, clock: str) -> Table:
    """Let Anna announce a Spell about which only the seat ``asked`` wants to be asked."""
    table = await house.master.new(HERE, ANNA, "talisman", {"first": "1"}, clock=clock)
    for person in PEOPLE[1:]:
        await house.master.join(table.id, person)
    await house.master.begin(table.id, ANNA)
    await house.at_rest(table)
    deal(table, asked)
    await house.make(table, ANNA, CAST)
    return table


CAST = Move("cast", ("temporal-warp.1",))


def deal(table: Table, asked: int) -> None:
    """Deal Anna a Spell that she may cast now, and the others Spells that cannot answer it."""
    match, position = table.playing(), table.playing().state
    everything = [*position.spells, *(spell for adventurer in position.adventurers for spell in adventurer.spells)]
    for seat, adventurer in enumerate(position.adventurers):
        adventurer.spells = [("temporal-warp.1", "hex.1", "hex.2")[seat]]
        adventurer.craft = 3
        adventurer.orders = dict.fromkeys(DEFAULT_ORDERS, ASK) if seat == asked else {}
    dealt = [spell for adventurer in position.adventurers for spell in adventurer.spells]
    position.spells = [spell for spell in everything if spell not in dealt]
    position.phase, position.roll, position.spells_at_start = "begin", 0, 1
    table.match = Match(match.rules, match.dice, position, seats=match.seats, stepwise=True)
    table.saved = table.match.save()


async def let_question_expire(house: House, table: Table, seconds: float) -> None:
    """Let ``seconds`` pass, and wait until the questions that name nobody are answered."""
    before = {table.asks()[seat].id for seat in unnamed(table)}
    await house.pass_time(seconds)
    await house.until(lambda: before.isdisjoint(ask.id for ask in table.asks().values()))
    async with table.lock:  # the match changes before its line is written
        pass


async def stay_open(house: House, table: Table, seconds: float) -> None:
    """Let ``seconds`` pass, and check that the same questions are still open."""
    before = {seat: ask.id for seat, ask in table.asks().items()}
    await house.pass_time(seconds)
    await asyncio.sleep(0.1)
    assert {seat: ask.id for seat, ask in table.asks().items()} == before


@pytest.mark.parametrize(
    ("clock", "limit"), [(LIVE, 60), ("59m", 60), ("5s", 60), ("1h", HOUR), ("1d+6h", 6 * HOUR), ("off", WEEK)]
)
async def test_an_unnamed_question_gets_the_default_answer_after_its_time_at_no_cost(
    house: House, clock: str, limit: int
) -> None:
    table = await announce_spell(house, 2, clock)
    before, asked = table.assignments[2].time, table.asks()[2].id
    await stay_open(house, table, limit - 1)
    await house.again()
    table = await house.master.at(HERE)
    await stay_open(house, table, 0)
    await let_question_expire(house, table, 2)
    last = (await house.store.journal.lines(table.id))[-1]
    assert (last.kind, last.seat, last.move, last.ask) == ("skip", 2, ["pass", []], asked)
    assert "overdue" not in await kinds(house, table)
    after = table.assignments[2].time
    kept = (before.bank, before.known, before.mover, None, None)
    assert (after.bank, after.known, after.mover, after.overdue, after.skipped) == kept
    assert table.playing().state.extra_turns, "the Spell worked"
    await house.until(lambda: Button.SKIP not in house.chat.board(70).buttons)
    assert "Carl is out of time" not in house.chat.thread_text()


async def test_a_named_question_is_never_answered_automatically(house: House) -> None:
    table = await announce_spell(house, 2, LIVE)
    await house.make(table, CARL, Move("pass"), table.asks()[2].id)
    assert not unnamed(table)
    named = {seat: ask.id for seat, ask in table.asks().items() if not ask.menu.optional}
    assert list(named) == [0]
    await stay_open(house, table, 61)
    await stay_open(house, table, 75)
    await house.until(lambda: table.assignments[0].time.overdue is not None)
    await stay_open(house, table, DAY)
    await house.again()
    table = await house.master.at(HERE)
    await stay_open(house, table, DAY)
    assert named == {0: table.asks()[0].id}
    assert "skip" not in await kinds(house, table)


async def test_an_automatic_answer_is_verified_loaded_and_taken_back_like_any_other(house: House) -> None:
    table = await play_until_unnamed(house, "1d")
    expected = [(seat, [table.asks()[seat].menu.default.name, []]) for seat in unnamed(table)]
    await let_question_expire(house, table, DAY + 1)
    await house.again()
    table = await house.master.at(HERE)
    skipped = [(row.seat, row.move) for row in await house.store.journal.lines(table.id) if row.kind == "skip"]
    assert sorted(skipped) == sorted(expected)  # in any order: nobody waits for anybody
    assert await fits(house, table)
    made = table.seq
    while table.seq != made + 1:  # a move that followed by itself may have revealed a card
        seat = await until(house, table, lambda menu: Move("halt") in menu.moves and menu.unnamed is None)
        before, made = state(table), table.seq
        await house.make(table, PEOPLE[seat], Move("halt"), table.asks()[seat].id)
    assert await take_back(house, table, PEOPLE[seat])
    assert state(table) == before
    assert await fits(house, table)


async def test_an_answer_in_time_takes_nothing_from_the_bank(house: House) -> None:
    table = await announce_spell(house, 2, LIVE)
    await stay_open(house, table, 50)
    await house.make(table, CARL, Move("pass"), table.asks()[2].id)
    assert table.assignments[2].time.bank == 120.0


async def test_a_pause_does_not_count_as_time_of_an_unnamed_question(house: House) -> None:
    table = await announce_spell(house, 2, LIVE)
    await stay_open(house, table, 50)
    await pause(house, table)
    await stay_open(house, table, DAY)
    await resume(house, table)
    await stay_open(house, table, 9)
    await let_question_expire(house, table, 2)


async def test_an_unnamed_question_cannot_be_skipped_before_its_time_is_up(house: House) -> None:
    table = await announce_spell(house, 2, "1d")
    await stay_open(house, table, DAY - 60)
    for act in (house.master.absence.skip, house.master.absence.wait, house.master.absence.hand_over):
        assert await refused(act(table, BEN, None)) == "refused-not-overdue"
        assert await refused(act(table, BEN, 2)) == "refused-not-overdue"


async def test_the_board_says_spells_instead_of_a_name(house: House) -> None:
    table = await announce_spell(house, 2, "1d")
    dutch = Person(9, "Dirk", "nl")
    for reader, word in ((ANNA, "Spells"), (BEN, "Zaubersprüche"), (dutch, "Spreuken")):
        lines = (await house.board(table, reader)).page.description.splitlines()
        waiting = [line for line in lines if line.startswith("⏳")]
        assert len(waiting) == 2
        assert all(word in line and "Carl" not in line for line in waiting)
        assert "<t:" in waiting[1]


@pytest.mark.parametrize("way", [ReminderWay.PRIVATE, ReminderWay.MENTION])
async def test_the_person_asked_is_notified_in_private_only(house: House, way: ReminderWay) -> None:
    await house.master.reminders.choose(CARL, way, None)
    table = await announce_spell(house, 2, "1d")
    await stay_open(house, table, 60)
    await house.until(lambda: len(house.chat.reminders) == 1)
    await stay_open(house, table, 21 * HOUR)
    await house.until(lambda: len(house.chat.reminders) == 2)
    assert [person for person, _ in house.chat.reminders] == [CARL.id] * 2
    assert all("without your answer" in words for _, words in house.chat.reminders)
    assert house.chat.mentions == []


@pytest.mark.parametrize("account", ["closed", "gone", "refused"])
async def test_others_do_not_see_that_the_person_asked_cannot_be_reached(house: House, account: str) -> None:
    table = await announce_spell(house, 2, "1d")
    if account == "refused":
        house.chat.failure["send_private"] = ChatError(DeliveryFailure.PERMISSION)
    else:
        (house.chat.closed if account == "closed" else house.chat.nobody).add(CARL.id)
    sent = house.chat.calls.count("send_private")
    await stay_open(house, table, 60)
    await house.until(lambda: "remind_privately" in house.chat.calls)
    await house.until(lambda: house.chat.calls.count("send_private") > sent)
    await stay_open(house, table, 21 * HOUR)
    await house.master.absence.account_gone(table, 2)
    assert house.chat.mentions == []
    assert "Carl" not in str(house.chat.said)
    assert "account" not in house.chat.thread_text()
    assert "hand-refused-2" not in table.notices_sent
    assert table.assignments[2].time.overdue is None
    assert Button.SKIP not in house.chat.board(70).buttons


def later(table: Table, times: Sequence[SeatTime], asked: Mapping[int, str], **more: Any) -> Sequence[SeatTime]:
    """Return the times of the seats after a decision an hour later."""
    more = {"clock": table.limit, "assignments": table.assignments, "paused": False, "lost": 0.0, **more}
    return timing.times_after_change(table, times, asked, table.assignments[2].time.asked + HOUR, **more).seats


async def test_later_times_are_the_same_as_if_nobody_had_been_asked(house: House) -> None:
    table = await announce_spell(house, 2, LIVE)
    asked = [assignment.time for assignment in table.assignments]
    not_asked = [*asked[:2], SeatTime(asked[2].bank, known=asked[2].known)]
    expected = later(table, not_asked, {2: "2-9"}, resting=False)
    assert later(table, asked, {2: "2-9"}, resting=False, acting=2) == expected
    table.assignments[2].account_gone = True
    both = later(table, asked, {0: "0-9", 2: "2-9"}, unnamed=[2])
    assert list(both[:2]) == list(later(table, not_asked, {0: "0-9"})[:2])
    assert both[2].overdue is None


async def seen_by_others(folder: Path, asked: int) -> Any:
    """Return everything public while a seat is asked, and the events and messages when its time is up."""
    house = await House(folder, game("talisman")).open()
    try:
        table = await announce_spell(house, asked, "1d")
        start, seen = table.seq, list[Any]()
        for seconds, reminders in ((0, 0), (60, 1), (20 * HOUR, 2), (3 * HOUR, 2)):
            await house.pass_time(seconds)
            await house.until(lambda reminders=reminders: len(house.chat.reminders) == reminders)
            await asyncio.sleep(0.1)
            post = await house.board(table)
            lines = [line for line in post.page.description.splitlines() if line[0] in "⏳⏰"]
            seen.append((lines, post.buttons, table.waiting(), table.seq - start))
            seen.append(time_notices(table, house.master.time.real))
        before = table.seq
        await let_question_expire(house, table, HOUR)
        end = next(row for row in await house.store.journal.lines(table.id) if row.seq == before + 1)
        assert end.kind == "skip"
        return seen, end.events[:1], house.chat.said, house.chat.mentions
    finally:
        await house.close()


async def test_public_information_does_not_depend_on_who_is_asked(tmp_path_factory: pytest.TempPathFactory) -> None:
    ben, carl = [await seen_by_others(tmp_path_factory.mktemp("house"), asked) for asked in (1, 2)]
    assert ben == carl


def test_the_stored_time_of_a_seat_says_whether_it_is_unnamed() -> None:
    time = SeatTime(120.0, "2-1", 5.0, 5.0, awaited=5.0, unnamed=True)
    assert SeatTime.from_data(time.as_data()) == time
    assert time.ends(Clock(15, 120)) == 65.0
