"""Computer players: they answer one after the other, beside the event loop, and never stop a table."""

from __future__ import annotations

import asyncio
import threading
import time
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat
from host.commits.auto_moves import is_at_rest
from host.people import Place
from host.tables.status import Status
from host.tables.table import Table
from tests.games.pips.game import Pips
from tests.games.pips.game import PipsTable as State
from tests.host.house import ANNA, HERE, House


async def against_computers(house: House, computers: int = 2, **options: Any) -> Table:
    table = await house.master.new(HERE, ANNA, "pips", options)
    for _ in range(computers):
        await house.master.add_computer(table.id, ANNA)
    return await house.master.begin(table.id, ANNA)


async def play_anna(house: House, table: Table) -> None:
    """Answer all questions to Anna until the game is over; the computers play the rest."""
    for _ in range(200):
        await house.until(lambda: (0 in table.asks() and is_at_rest(table)) or table.status is Status.OVER)
        if table.status is Status.OVER:
            return
        asked = table.asks()[0]
        await house.make(table, ANNA, asked.menu.moves[0], asked.id)
    raise AssertionError("the game never ends")


async def test_two_computers_that_follow_one_another_both_answer(house: House) -> None:
    table = await against_computers(house)
    await house.make(table, ANNA, Move("draw"))
    await house.until(lambda: 0 in table.asks() and table.seq >= 7)
    assert {1, 2} <= {row.seat for row in await house.store.journal.lines(table.id)}


async def test_a_game_against_computers_ends_and_fits_its_journal(house: House) -> None:
    table = await against_computers(house, turns=12)
    await play_anna(house, table)
    assert (await house.master.archive.verify(table.id)).problem is None


class DecisionWorker(Pips):
    """Pips with a computer player that records the threads in which it decides."""

    def __init__(self) -> None:
        self.threads: list[bool] = []

    def choose(self, state: State, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
        self.threads.append(threading.current_thread() is threading.main_thread())
        time.sleep(0.4)
        return menu.moves[0]


async def test_computers_think_beside_the_event_loop(house: House) -> None:
    rules = DecisionWorker()
    house.rules = rules
    table = await against_computers(house)
    await house.make(table, ANNA, Move("draw"))
    slowest, last = 0.0, time.perf_counter()
    while 0 not in table.asks():
        await asyncio.sleep(0.001)
        slowest, last = max(slowest, time.perf_counter() - last), time.perf_counter()
    assert rules.threads
    assert not any(rules.threads)
    assert slowest < 0.35


class Broken(Pips):
    def choose(self, state: State, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
        raise KeyError("card-6")


class Cheating(Pips):
    def choose(self, state: State, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
        return Move("win")


class Blind(Pips):
    def determinize(self, state: State, seat: Seat | None, random: Random) -> State:
        raise ZeroDivisionError


@pytest.mark.parametrize("rules", [Broken(), Cheating(), Blind()])
async def test_a_computer_that_fails_gives_the_harmless_answer(
    house: House, rules: Pips, capsys: pytest.CaptureFixture[str]
) -> None:
    house.rules = rules
    table = await against_computers(house, turns=9)
    await play_anna(house, table)
    assert table.status is Status.OVER
    assert "card-6" not in capsys.readouterr().out


class Slow(Pips):
    def choose(self, state: State, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
        time.sleep(0.2)
        return super().choose(state, seat, menu, random, level)


@pytest.mark.parametrize(("rules", "levels"), [(Broken(), {"error"}), (Slow(), {"warning"})])
async def test_only_a_failure_is_logged_as_an_error_not_a_computer_that_needs_too_long(
    house: House, rules: Pips, levels: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.play.computers.LONGEST_THOUGHT", 0.05)
    house.rules = rules
    with capture_logs() as logged:
        table = await against_computers(house, turns=3)
        await play_anna(house, table)
    assert table.status is Status.OVER
    assert {line["log_level"] for line in logged if line["event"].startswith("computer")} == levels


async def test_a_computer_that_was_to_answer_when_the_house_shut_answers_after_the_restart(house: House) -> None:
    await house.close()
    house.settings.computer_delay = 5.0
    await house.open()
    table = await against_computers(house, 1)
    await house.make(table, ANNA, Move("draw"))
    assert 1 in table.asks()
    await house.close()
    house.settings.computer_delay = 0.0
    await house.open()
    for _ in range(300):
        if any(row.seat == 1 for row in await house.store.journal.lines(1)):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the computer sleeps")


async def test_a_computer_that_is_asked_together_with_people_does_not_dawdle(house: House) -> None:
    await house.close()
    house.settings.computer_delay = 60.0
    await house.open()
    table = await against_computers(house, 1)
    await house.make(table, ANNA, Move("duel"))
    await house.until(lambda: 1 not in table.asks())
    assert 0 in table.asks(), "nobody has waited for the computer"


async def test_computers_at_many_tables_all_answer(house: House) -> None:
    tables = []
    for channel in range(20):
        table = await house.master.new(Place(7, 200 + channel), ANNA, "pips", {"turns": 6})
        await house.master.add_computer(table.id, ANNA)
        tables.append(await house.master.begin(table.id, ANNA))
    await asyncio.gather(*(play_anna(house, table) for table in tables))
    assert all(table.status is Status.OVER for table in tables)
