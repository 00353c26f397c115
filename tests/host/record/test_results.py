"""Results are stored once with the end of a game, and change ratings if the game counts."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

import pytest

from engine.games import game
from engine.kernel.match import Match
from engine.kernel.menus import RefusedError
from host.people import Person, Place
from host.record.placing import Placing, SeatResult
from host.record.ratings import RatedSide, after, strength
from host.record.results import ResultRecorder, places, rated_sides
from host.tables.status import Ending, Status
from host.tables.table import Table
from store.results import EVERYWHERE
from tests.host.house import ANNA, BEN, CARL, HERE, House
from tests.host.play.test_playing import play_to_the_end


async def outcomes(house: House, table: Table) -> dict[int, str]:
    finished = await house.store.results.game(table.id)
    return {} if finished is None else {seat.seat: seat.outcome for seat in finished.seats}


async def rated(house: House, person: Person, guild: int | None = HERE.guild_id) -> tuple[int, int, int, int] | None:
    rows = await house.store.results.ratings([person.id], [guild or EVERYWHERE], "pips")
    return (rows[0].played, rows[0].won, rows[0].drawn, rows[0].left) if rows else None


async def points(house: House, person: Person) -> int:
    [row] = await house.store.results.ratings([person.id], [EVERYWHERE], "pips")
    return strength(row).points


async def test_wins_and_losses_are_stored_with_the_end(house: House) -> None:
    table = await house.running(turns=8)
    await play_to_the_end(house, table)
    result = table.result()
    assert result is not None
    winners = result.winners
    for seat, outcome in (await outcomes(house, table)).items():
        assert outcome == ("drawn" if not winners else "won" if seat in winners else "lost")
    for person in (ANNA, BEN):
        assert await rated(house, person) == await rated(house, person, EVERYWHERE)
    assert await rated(house, ANNA) is not None


async def test_a_resignation_is_a_loss_and_the_rating_of_the_other_rises(house: House) -> None:
    table = await house.running()
    await house.decide_enough(table)
    await house.master.resign(table.id, BEN)
    assert await outcomes(house, table) == {0: "won", 1: "left"}
    assert await rated(house, ANNA) == (1, 1, 0, 0)
    assert await rated(house, BEN) == (1, 0, 0, 1)
    assert await points(house, ANNA) > 1000 > await points(house, BEN)


async def test_a_person_who_has_left_the_game_to_the_computer_has_lost_it(house: House) -> None:
    table = await house.running(turns=7)
    await house.decide_enough(table)
    await house.master.seats.leave(table, BEN)
    while table.status is Status.RUNNING:
        asked = table.asks().get(0)
        if asked is not None:
            await house.make(table, ANNA, asked.menu.moves[-1], asked.id)
        else:
            await house.until(lambda: 0 in table.asks() or table.status is Status.OVER)
    assert (await outcomes(house, table))[1] == "left"
    assert await rated(house, BEN) == (1, 0, 0, 1)
    assert await points(house, ANNA) > await points(house, BEN)


async def test_a_stopped_game_is_stored_and_counts_for_nobody(house: House) -> None:
    table = await house.running()
    await house.master.stop(table.id, ANNA)
    assert table.proposal is not None
    await house.master.agree(table.id, BEN, table.proposal.number)
    assert await outcomes(house, table) == {0: "stopped", 1: "stopped"}
    assert await rated(house, ANNA) is None


async def test_a_game_against_the_computer_is_remembered_and_rates_nobody(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips", {"turns": 2})
    await house.master.add_computer(table.id, ANNA)
    await house.master.begin(table.id, ANNA)
    await house.master.resign(table.id, ANNA)
    assert await outcomes(house, table) == {0: "left", 1: "won"}
    assert await rated(house, ANNA) is None
    [tally] = await house.store.results.tallies(ANNA.id, EVERYWHERE)
    assert (tally.game, tally.played, tally.left) == ("pips", 1, 1)


async def test_of_three_players_the_first_to_leave_comes_last(house: House) -> None:
    table = await house.running(HERE, ANNA, BEN, CARL, turns=20)
    await house.decide_enough(table)
    await house.master.resign(table.id, CARL)
    if table.status is Status.RUNNING:
        await house.master.resign(table.id, ANNA)
    finished = await house.store.results.game(table.id)
    assert finished is not None
    placed = {seat.seat: seat.place for seat in finished.seats}
    assert placed[1] < placed[0] < placed[2]
    assert await points(house, BEN) > await points(house, ANNA) > await points(house, CARL)


async def test_an_end_that_was_counted_is_not_counted_again(house: House) -> None:
    table = await house.running()
    await house.decide_enough(table)
    await house.master.resign(table.id, BEN)
    before = await rated(house, ANNA)
    with pytest.raises(RefusedError):
        await house.master.resign(table.id, BEN)
    async with ResultRecorder(house.store).recorded(table, table.assignments, Ending.PLAYED, 5.0) as written:
        assert written == ((), ())
    await house.again()
    again = await house.master.at(HERE)
    assert again.status is Status.OVER
    assert await rated(house, ANNA) == before


async def test_a_disk_that_fails_at_the_end_loses_nothing_and_counts_nothing(house: House) -> None:
    table = await house.running()
    await house.decide_enough(table)
    write = house.store.write

    async def fail(*changes: Any) -> None:
        raise sqlite3.OperationalError("full")

    house.store.write = fail  # pyright: ignore[reportAttributeAccessIssue]
    with pytest.raises(sqlite3.OperationalError):
        await house.master.resign(table.id, BEN)
    house.store.write = write  # pyright: ignore[reportAttributeAccessIssue]
    assert table.status is Status.RUNNING
    assert await outcomes(house, table) == {}
    await house.master.resign(table.id, BEN)
    assert await rated(house, ANNA) == (1, 1, 0, 0)


async def test_two_games_that_end_at_once_both_count(house: House) -> None:
    first = await house.running(HERE)
    second = await house.running(Place(7, 71))
    await house.decide_enough(first)
    await house.decide_enough(second)
    await asyncio.gather(house.master.resign(first.id, BEN), house.master.resign(second.id, BEN))
    assert await rated(house, ANNA) == (2, 2, 0, 0)
    assert await rated(house, BEN) == (2, 0, 0, 2)


def placing(seat: int, place: int, outcome: SeatResult, person: int | None = None) -> Placing:
    return Placing(seat, seat + 10 if person is None else person, place, outcome)


def test_teams_are_rated_together_and_people_who_left_alone() -> None:
    placings = [
        placing(0, 1, SeatResult.WON), placing(1, 2, SeatResult.LOST),
        placing(2, 3, SeatResult.LEFT), placing(3, 2, SeatResult.LOST),
    ]  # fmt: skip
    playing = rated_sides(placings, [(0, 2), (1, 3)])
    assert playing == [RatedSide([10], 1), RatedSide([11, 13], 2), RatedSide([12], 3)]
    strong = after(playing, {})
    newcomer = 25
    assert strong[10].mu > newcomer > max(strong[11].mu, strong[12].mu)
    assert strong[11] == strong[13]


def test_the_teams_of_a_game_are_part_of_its_result() -> None:  # T-230
    match: Match[Any] = Match.new(game("telperinquar"), b"the dice key of the tests", 4, {"teams": True})
    match.resign(1)
    match.resign(3)
    result = match.result()
    assert result is not None
    assert (result.winners, result.teams) == ((0, 2), ((0, 2), (1, 3)))


def test_equal_places_are_a_draw_and_change_nobodys_mean() -> None:
    strong = after([RatedSide([1], 1), RatedSide([2], 1)], {})
    assert strong[1].mu == pytest.approx(strong[2].mu)
    assert strong[1].sigma < 25 / 3


def test_nobody_is_rated_without_another_person() -> None:
    placings = [placing(0, 1, SeatResult.WON), Placing(1, None, 2, SeatResult.LOST)]
    playing = rated_sides(placings, [(0,), (1,)])
    assert playing == [RatedSide([10], 1)]
    assert after(playing, {}) == {}
    left = [placing(0, 1, SeatResult.LEFT), placing(1, 1, SeatResult.LEFT)]
    assert rated_sides(left, [(0,), (1,)]) == []


async def at_war(house: House) -> Table:
    """Return a running game of Imperator with three players."""
    table = await house.master.new(HERE, ANNA, "imperator", {"lives": 1})
    for person in (BEN, CARL):
        await house.master.join(table.id, person)
    return await house.master.begin(table.id, ANNA)


async def test_losers_are_rated_by_when_they_went_out(house: House) -> None:
    table = await at_war(house)
    war = table.playing().state
    war.players[1].out = war.players[2].out = True
    table.playing().fallen[:] = [[1], [2]]
    war.phase, war.ending, war.winners = "over", "survivor", [0]
    placed = {
        placing.person: (placing.place, placing.outcome) for placing in places(table, table.assignments, Ending.PLAYED)
    }
    assert placed == {
        ANNA.id: (1, SeatResult.WON),
        BEN.id: (3, SeatResult.LOST),
        CARL.id: (2, SeatResult.LOST),
    }
    strong = after(rated_sides(places(table, table.assignments, Ending.PLAYED), [(0,), (1,), (2,)]), {})
    assert strong[ANNA.id].mu > strong[CARL.id].mu > strong[BEN.id].mu


async def test_a_draw_of_the_last_two_is_a_loss_for_players_who_were_out_before(house: House) -> None:
    table = await at_war(house)
    war = table.playing().state
    war.players[1].out = True
    for player in (war.players[0], war.players[2]):
        player.imperator, player.lives, player.damage = "h7", 1, {}
    war.phase, war.ending = "over", "limit"
    placings = places(table, table.assignments, Ending.PLAYED)
    assert [(placing.place, placing.outcome) for placing in placings] == [
        (1, SeatResult.DRAWN),
        (3, SeatResult.LOST),
        (1, SeatResult.DRAWN),
    ]
