"""Tests that a game ends when all its people are out and only computers would play on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.games import game
from engine.kernel.match import Match
from engine.telperinquar.game import Telperinquar
from host.people import Person
from host.record.placing import SeatResult
from host.servers.server_settings import Rights
from host.tables.status import Ending, Status
from host.tables.table import Table
from tests.host.house import ANNA, BEN, HERE, House


@pytest.fixture
async def adventure(tmp_path: Path, database: str | None) -> AsyncIterator[House]:
    house = await House(tmp_path, game("talisman"), board_interval=3600.0, address=database).open()
    yield house
    await house.close()


async def with_computers(house: House, *people: Person) -> Table:
    """Start a game of Talisman between these people and two computers, in which death is final."""
    options = {"slaughter": True, "first": "1"}
    table = await house.master.new(HERE, people[0], "talisman", options)
    for person in people[1:]:
        await house.master.join(table.id, person)
    for _ in range(2):
        await house.master.add_computer(table.id, people[0])
    return await house.master.begin(table.id, people[0])


async def put_out(house: House, table: Table, *seats: int) -> None:
    """Put these seats out of the game, and begin the next turn."""
    match = table.playing()
    state = match.state
    for seat in seats:
        state.adventurers[seat].out = True
    state.agenda = ["next"]
    match._rest = match._menus = None
    await house.master.finish(house.master.gameplay.go_on(table))


async def test_a_game_ends_when_the_only_person_is_out_of_it(adventure: House) -> None:
    table = await with_computers(adventure, ANNA)
    await put_out(adventure, table, 0)
    assert (table.status, table.ending, table.result()) == (Status.OVER, Ending.OUT, None)
    result = await adventure.store.results.game(table.id)
    assert result is not None
    assert [(seat.place, seat.outcome) for seat in result.seats] == [(3, "lost"), (1, "won"), (1, "won")]
    await adventure.until(lambda: "All human players are out of the game." in adventure.chat.thread_text())
    await adventure.again()
    assert (await adventure.master.get(table.id)).ending is Ending.OUT


async def test_a_game_goes_on_while_one_person_is_in_it(adventure: House) -> None:
    table = await with_computers(adventure, ANNA, BEN)
    await put_out(adventure, table, 0)
    assert table.status is Status.RUNNING
    await put_out(adventure, table, 1)
    assert table.ending is Ending.OUT
    result = await adventure.store.results.game(table.id)
    assert result is not None
    assert [seat.place for seat in result.seats] == [4, 3, 1, 1], "a person who lasted longer has a better place"
    assert result.seats[1].outcome == SeatResult.LOST


async def test_several_computers_have_one_score_at_the_end_of_a_rematch(adventure: House) -> None:
    table = await with_computers(adventure, ANNA)
    await put_out(adventure, table, 0)
    await adventure.until(lambda: "All human players are out of the game." in adventure.chat.thread_text())
    table = await adventure.master.rematch.open(table, ANNA, Rights())
    await adventure.master.begin(table.id, ANNA)
    await put_out(adventure, table, table.seat_of(ANNA.id))
    await adventure.until(lambda: "Anna 0 and the computers 2" in adventure.chat.thread_text())


def test_a_player_who_is_out_may_still_win_with_their_partner() -> None:  # T-230
    rules = Telperinquar()
    duel = Match.new(rules, bytes(32), 4, {"teams": True}).state
    duel.players[0].out = True
    assert rules.out(duel) == []
    duel.players[2].out = True
    assert rules.out(duel) == [0, 2]
    duel.teams = False
    duel.players[2].out = False
    assert rules.out(duel) == [0]
