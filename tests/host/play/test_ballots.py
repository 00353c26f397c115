"""Votes at a table: computers vote too and give reasons, and late players block nobody."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine.games import game
from engine.kernel.menus import Move
from engine.kernel.motion import ABSTAINS, ADVISES, Vote
from engine.kernel.text import Seat
from host.play.ballots import vote_lines
from host.tables.table import Table
from host.time.clocks import DAY
from tests.games.caravan.game import Caravan
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused

PASS, LONG, SHORT = Move("pass"), Move("long"), Move("short")


@pytest.fixture
async def expedition(tmp_path: Path, database: str | None) -> AsyncIterator[House]:
    house = await House(tmp_path, game("tenefyr"), address=database).open()
    yield house
    await house.close()


@pytest.fixture
async def caravan(tmp_path: Path, database: str | None) -> AsyncIterator[House]:
    house = await House(tmp_path, Caravan(), address=database).open()
    yield house
    await house.close()


async def voting(house: House, clock: str = "off") -> Table:
    """Return a game in which Anna, Ben and Carl cross the desert, and the two who are awake vote."""
    table = await house.master.new(HERE, ANNA, "caravan", {"water": 60, "way": 30}, clock=clock)
    for person in (BEN, CARL):
        await house.master.join(table.id, person)
    await house.master.begin(table.id, ANNA)
    await house.play(table, ANNA, "march")
    for person in (ANNA, BEN, CARL):
        await house.make(table, person, PASS)
    assert table.playing().vote() is not None
    return table


async def test_a_computer_votes_at_once_and_says_why(expedition: House) -> None:
    table = await expedition.master.new(HERE, ANNA, "tenefyr", {"heroes": "random", "first": "1"})
    await expedition.master.add_computer(table.id, ANNA)
    await expedition.master.begin(table.id, ANNA)
    await expedition.until(lambda: len(table.playing().ballots()) == 1)
    await expedition.at_rest(table)  # the ballot is in memory before it is in the journal
    assert table.assignments[1].level != "explaining"
    events = [text for row in await expedition.store.journal.lines(table.id) for text in row.events]
    keys = [text["text"] for text in events]
    assert keys.index("event-explained") == keys.index("event-ballot-advice") - 1
    await expedition.until(lambda: "💭" in expedition.chat.thread_text())


async def test_advice_survives_an_undo_and_a_restart_until_a_person_takes_the_seat_and_votes(expedition: House) -> None:
    house = expedition
    table = await house.master.new(HERE, ANNA, "tenefyr", {"heroes": "random", "first": "1"})
    await house.master.join(table.id, BEN)
    await house.master.add_computer(table.id, ANNA)
    await house.master.begin(table.id, ANNA)
    await house.until(lambda: len(table.playing().ballots()) == 1)
    await house.at_rest(table)
    advised = table.playing().vote()
    assert advised is not None
    assert advised.advisers == [2]
    advice = advised.ballots[2]
    assert (await house.store.journal.lines(table.id))[-1].move == [ADVISES, [advice.name, *advice.args]]

    assert vote_lines(table, advised, lambda text: text.key) == ["board-vote", "board-vote-advice"]
    before = advised._replace(ballots={})
    assert vote_lines(table, before, lambda text: text.key) == ["board-vote-advised"]
    other = next(move for move in advised.menu.moves if move != advice)
    differing = advised._replace(ballots={**advised.ballots, 0: other, 1: advice})
    assert vote_lines(table, differing, lambda text: text.key)[0] == "board-vote-advised-because"
    await house.vote(table, ANNA, advised.id, other)
    plan = await house.master.undo.preview(table, ANNA)
    assert await house.master.undo.confirm(table, ANNA, plan.target, plan.last)
    vote = table.playing().vote()
    assert vote is not None
    assert vote._replace(id=advised.id) == advised, "only the buttons before the undo are stale"
    assert (await house.master.archive.verify(table.id)).problem is None

    await house.again()
    table = await house.master.get(table.id)
    assert table.playing().vote() == vote
    await house.master.seats.join(table, CARL)
    for person in (ANNA, BEN):
        assert table.proposal is not None
        await house.master.agree(table.id, person, table.proposal.number)
    assert table.assignments[2].person == CARL
    await house.vote(table, CARL, vote.id, advice)
    assert await refused(house.vote(table, CARL, vote.id, advice)) == "refused-same-ballot"
    assert table.playing().vote() == vote._replace(advisers=[])
    await house.vote(table, ANNA, vote.id, other)
    await house.vote(table, BEN, vote.id, advice)
    await house.at_rest(table)
    events = [text for row in await house.store.journal.lines(table.id) for text in row.events]
    assert [text["values"]["by"] for text in events if text["text"] == "event-vote-counted"] == ["majority"]
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_the_board_shows_a_vote_in_words_with_the_last_event(caravan: House) -> None:
    table = await voting(caravan)
    vote = table.playing().vote()
    assert vote is not None
    first = table.assignments[vote.seats[0]].person
    assert first is not None
    await caravan.make(table, first, LONG)
    lines = (await caravan.board(table)).page.description.splitlines()
    assert len(lines) <= 4, "with the title five lines above the picture"
    assert "faints" in lines[0] or "storm" in lines[0]
    assert "Which road" in lines[1]
    assert lines[2] == f"{first.name}: The long road"
    assert "Waiting for" in lines[3]


async def test_a_paused_game_accepts_no_ballots(caravan: House) -> None:
    table = await voting(caravan)
    vote = table.playing().vote()
    assert vote is not None
    people = [table.assignments[seat].person for seat in vote.seats]
    assert people[0] is not None
    table.paused, table.deadline = 1.0, None
    assert await refused(caravan.vote(table, people[0], vote.id, LONG)) == "refused-paused"
    assert (await caravan.board(table)).vote is None
    table.paused = None
    assert (await caravan.board(table)).vote is not None


async def test_a_player_skipped_in_a_vote_abstains_and_the_journal_says_so(caravan: House) -> None:
    table = await voting(caravan, "1d")
    vote = table.playing().vote()
    assert vote is not None
    late, other = (table.assignments[seat].person for seat in vote.seats)
    assert late is not None
    assert other is not None
    await caravan.vote(table, other, vote.id, LONG)
    await caravan.pass_time(DAY + 1)
    await caravan.until(lambda: table.assignments[vote.seats[0]].time.overdue is not None)
    await caravan.master.absence.skip(table, other, None)
    assert table.playing().vote() is None, "nobody blocks the vote"
    row = next(row for row in await caravan.store.journal.lines(table.id) if row.kind == "skip")
    assert row.move == [ABSTAINS.name, []]
    road = next(text["values"]["road"] for text in row.events if text["text"] == "event-road")
    assert road == "long", "the default answer would have been the short one, by the player who breaks ties"
    assert (await caravan.master.archive.verify(table.id)).problem is None
    await caravan.again()
    assert (await caravan.master.archive.verify(table.id)).problem is None


async def another_vote(house: House, table: Table) -> Vote:
    """Continue the day with a vote of everybody, and return it."""
    match = table.playing()
    match.state.fainted, match.state.agenda = [], ["road", "night"]
    match._rest = match._menus = None
    await house.master.gameplay.go_on(table)
    vote = match.vote()
    assert vote is not None
    assert len(vote.seats) == 3
    return vote


async def test_no_later_vote_waits_for_a_skipped_player_until_they_are_back(caravan: House) -> None:
    table = await voting(caravan, "1d")
    vote = table.playing().vote()
    assert vote is not None
    seat = vote.seats[0]
    late, other = (table.assignments[voter].person for voter in vote.seats)
    assert late is not None
    assert other is not None
    await caravan.vote(table, other, vote.id, LONG)
    await caravan.pass_time(DAY + 1)
    await caravan.until(lambda: table.assignments[seat].time.overdue is not None)
    await caravan.master.absence.skip(table, other, None)
    await caravan.again()
    table = await caravan.master.get(table.id)
    assert table.is_away(seat), "after a restart too"
    vote = await another_vote(caravan, table)
    assert seat in vote.seats, "they may still vote"
    assert list(vote.missing) == [voter for voter in vote.seats if voter != seat]
    assert (await caravan.store.journal.lines(table.id))[-1].move == [ABSTAINS.name, []]
    await caravan.vote(table, late, vote.id, SHORT)
    assert not table.is_away(seat)
    for person in (ANNA, BEN, CARL):
        if person != late:
            await caravan.vote(table, person, vote.id, LONG)
    vote = await another_vote(caravan, table)
    assert seat in vote.missing, "who is back is waited for"


async def test_a_player_who_uses_the_table_is_no_longer_away(caravan: House) -> None:
    table = await voting(caravan)
    time = table.assignments[0].time
    table.assignments[0].time = replace(time, skipped=caravan.master.time.now())
    assert table.is_away(0)
    caravan.now += 1
    caravan.master.note_activity(ANNA, HERE, table.id)
    await caravan.until(lambda: not table.is_away(0))


async def test_an_expedition_outlives_restarts_in_a_vote_and_in_a_fight_and_verifies(
    expedition: House,
) -> None:
    house, random = expedition, Random(1)
    options = {"heroes": "random", "quick": True, "difficulty": "easy", "first": "1"}
    table = await house.master.new(HERE, ANNA, "tenefyr", options)
    await house.master.join(table.id, BEN)
    await house.master.add_computer(table.id, ANNA)
    await house.master.begin(table.id, ANNA)
    restarts = ["ask-go-on", "ask-keep"]

    def mine(table: Table) -> Seat | None:
        asks = table.asks()
        return next((seat for seat in asks if table.assignments[seat].person and not asks[seat].menu.optional), None)

    while True:
        table = await house.master.get(table.id)
        await house.until(lambda table=table: mine(table) is not None or table.result() is not None)
        seat, match = mine(table), table.playing()
        if seat is None or match.result() is not None:
            break
        ask, person, vote = table.asks()[seat], table.assignments[seat].person, match.vote()
        assert person is not None
        if ask.menu.question.key in restarts:
            restarts.remove(ask.menu.question.key)
            await house.again()
            continue
        move = match.rules.choose(match.determinize(seat, random), seat, ask.menu, random, "simple")
        if vote is None:
            await house.make(table, person, move, ask.id)
        else:
            await house.vote(table, person, vote.id, move)
    assert restarts == []
    assert table.result() is not None
    assert (await house.master.archive.verify(table.id)).problem is None
