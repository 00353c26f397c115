"""Hints come from a computer that searches, where the game has one, else from the simple one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import islice
from pathlib import Path

import pytest
import pytest_asyncio

from engine.games import game
from engine.kernel.dice import Dice
from engine.kernel.game import SIMPLE, STRONG
from engine.kernel.match import Match
from engine.kernel.menus import Move, RefusedError
from engine.kernel.text import Text
from engine.tenefyr.scenario import given
from host.play.hidden_state import advice_rng, sample_hidden_state
from host.play.thinking import WORK
from host.tables.status import Status
from host.tables.table import Table
from tests.host.house import ANNA, HERE, House

MOST_QUESTIONS = 40


@pytest_asyncio.fixture
async def house(tmp_path: Path, database: str | None) -> AsyncIterator[House]:
    house = await House(tmp_path, game("heldenkampf"), address=database).open()
    yield house
    await house.close()


async def against_the_computer(house: House) -> Table:
    table = await house.master.new(HERE, ANNA, "heldenkampf")
    await house.master.add_computer(table.id, ANNA)
    return await house.master.begin(table.id, ANNA)


async def test_a_hint_is_what_the_strong_computer_would_do_and_not_always_the_simple_ones_move(house: House) -> None:
    table, departures = await against_the_computer(house), 0
    rules = table.rules
    for _ in range(MOST_QUESTIONS):
        await house.until(lambda: 0 in table.asks() or table.status is Status.OVER)
        if departures or table.status is Status.OVER:
            break
        hint, ask = await house.master.hints.best(table, ANNA.id)
        known = sample_hidden_state(table, 0, ask)
        assert hint.move == rules.decide(known, 0, ask.menu, advice_rng(table, ask, "hint"), STRONG, WORK)
        advised = [advice.move for advice in islice(rules.advise(known, 0, ask.menu), 1)]
        departures += advised not in ([], [hint.move])
        assert (await house.master.hints.best(table, ANNA.id))[0] is hint, "it is not searched again"
        await house.make(table, ANNA, hint.move, ask.id)
    assert departures


async def test_where_the_search_takes_too_long_the_simple_computer_gives_the_hint(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.play.computers.LONGEST_THOUGHT", 0)
    table = await against_the_computer(house)
    await house.until(lambda: 0 in table.asks())
    hint, ask = await house.master.hints.best(table, ANNA.id)
    random = advice_rng(table, ask, "hint")
    assert hint.move == table.rules.choose(table.playing().determinize(0, random), 0, ask.menu, random, SIMPLE)


async def test_standing_orders_for_spells_are_no_hint(tmp_path: Path, database: str | None) -> None:
    house = await House(tmp_path, game("talisman"), address=database).open()
    try:
        table = await house.master.new(HERE, ANNA, "talisman")
        await house.master.add_computer(table.id, ANNA)
        await house.master.begin(table.id, ANNA)
        await house.until(lambda: 0 in table.asks() and not table.asks()[0].menu.optional)
        begun = table.playing()
        begun.state.turn, begun.state.phase = 1, "begin"
        begun.state.adventurers[0].spells, begun.state.adventurers[0].silent = ["preservation.1"], True
        table.match = Match(begun.rules, begun.dice, begun.state, seats=2)
        assert table.asks()[0].menu.question == Text("ask-orders")
        with pytest.raises(RefusedError, match="refused-hint-nothing-asked"):
            await house.master.hints.best(table, ANNA.id)
    finally:
        await house.close()


async def test_a_hint_says_to_draw_a_new_hand_although_that_is_the_second_button(
    tmp_path: Path, database: str | None
) -> None:
    house = await House(tmp_path, game("tenefyr"), address=database).open()
    try:
        table = await house.running(HERE, ANNA, heroes="random")
        begun = table.playing()
        data = {"place": 1, "dungeons": [{"cards": ["kobold"]}], "fight": True}
        weak = given({**data, "a": {"hand": ["basic-0"] * 3, "deck": ["titan"] * 6}}, ("a",), Dice(b"")).state
        assert weak.fight is not None
        weak.fight.turn = 1
        table.match = Match(begun.rules, begun.dice, weak, seats=1)
        hint, _ = await house.master.hints.best(table, ANNA.id)
        assert hint.move == Move("redraw")
        assert hint.reason is not None
        assert hint.reason.key == "hint-redraw"
        assert hint.others == [], "a hand that cannot win is not worth a look"
    finally:
        await house.close()


async def test_a_hint_names_a_move_that_is_as_good_as_the_first(tmp_path: Path, database: str | None) -> None:
    house = await House(tmp_path, game("tenefyr"), address=database).open()
    try:
        table = await house.running(HERE, ANNA, heroes="random")
        begun = table.playing()
        data = {"place": 1, "dungeons": [{"cards": ["kobold"]}], "fight": True}
        strong = given({**data, "a": {"hand": ["basic-1"] * 3, "deck": ["titan"] * 6}}, ("a",), Dice(b"")).state
        assert strong.fight is not None
        strong.fight.turn = 1
        table.match = Match(begun.rules, begun.dice, strong, seats=1)
        hint, _ = await house.master.hints.best(table, ANNA.id)
        assert hint.move.name == "play-all"
        assert [other.values["label"] for other in hint.others] == [Text("advice-redraw")]
    finally:
        await house.close()
