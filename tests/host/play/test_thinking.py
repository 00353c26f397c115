"""Strong computer players think in another process, with the same results and without stopping the bot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from engine.games import game
from engine.kernel.match import Match
from engine.kernel.menus import Menu, RefusedError
from host.background.worker_process import WORK
from host.play.thinking import DecisionWorker
from tests.games.pips.game import Pips
from tests.host.house import ANNA, BEN, HERE, House


@pytest_asyncio.fixture
async def thinking() -> AsyncIterator[DecisionWorker]:
    thinking = DecisionWorker()
    yield thinking
    await thinking.close()


def first_choice(name: str = "telperinquar", question: str = "ask-main") -> tuple[Match[Any], int, Menu]:
    """Return a game at its first free choice."""
    match = Match[Any].new(game(name), bytes(32), 2)
    while True:
        seat, menu = next(iter(match.menus().items()))
        if menu.question.key == question:
            return match, seat, menu
        match.play(seat, menu.moves[0])


@pytest.mark.parametrize(
    ("name", "question"), [("telperinquar", "ask-main"), ("imperator", "ask-battle"), ("heldenkampf", "ask-action")]
)
async def test_the_same_luck_leads_to_the_same_move_in_the_other_process(
    thinking: DecisionWorker, name: str, question: str
) -> None:
    match, seat, menu = first_choice(name, question)
    here = match.rules.decide(match.determinize(seat, Random(1)), seat, menu, Random(2), "strong", WORK)
    there = await thinking.decide(match.rules, match.determinize(seat, Random(1)), seat, menu, Random(2), "strong")
    assert here == there


async def test_when_the_process_dies_the_next_question_begins_another_one(thinking: DecisionWorker) -> None:
    match, seat, menu = first_choice()
    determinized = match.determinize(seat, Random(1))
    others = active_children()
    await thinking.decide(match.rules, determinized, seat, menu, Random(2), "strong")
    asked = asyncio.create_task(thinking.decide(match.rules, determinized, seat, menu, Random(2), "strong"))
    await asyncio.sleep(0)
    [process] = (child for child in active_children() if child not in others)
    process.kill()
    with pytest.raises(BrokenProcessPool):
        await asked
    assert await thinking.decide(match.rules, determinized, seat, menu, Random(2), "strong") in menu.moves


async def test_a_game_without_strong_players_answers_in_a_thread(thinking: DecisionWorker) -> None:
    match = Match[Any].new(Pips(), bytes(32), 2)
    seat, menu = next(iter(match.menus().items()))
    determinized = match.determinize(seat, Random(1))
    others = active_children()
    assert await thinking.decide(match.rules, determinized, seat, menu, Random(2), "") in menu.moves
    assert [child for child in active_children() if child not in others] == []


async def test_a_level_the_game_does_not_have_is_refused(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips", {})
    with pytest.raises(RefusedError, match="refused-level"):
        await house.master.add_computer(table.id, ANNA, "strong")


async def test_only_the_owner_sets_how_well_all_computers_play(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "imperator", {})
    await house.master.add_computer(table.id, ANNA)
    await house.master.join(table.id, BEN)
    for person, level, refusal in ((BEN, "strong", "refused-not-owner-options"), (ANNA, "perfect", "refused-level")):
        with pytest.raises(RefusedError, match=refusal):
            await house.master.set_level(table.id, person, level)
    await house.master.set_level(table.id, ANNA, "strong")
    await house.again()
    table = await house.master.get(table.id)
    assert [assignment.level for assignment in table.assignments] == ["", "strong", ""]
