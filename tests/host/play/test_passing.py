"""Automatic passing until the end of a turn, except for the kinds of action a person wants to be asked about."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random

import pytest

from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat
from host.tables.seat_assignment import ReactionPreferences
from host.tables.standing_order import until_end_of
from tests.games.pips.game import Pips
from tests.games.pips.game import PipsTable as State
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused

ROLL = Move("roll")


class Reacting(Pips):
    """Pips in which the question to block can be passed automatically."""

    reaction_words: Sequence[str] = ("roll",)

    def __init__(self, fair: bool = False) -> None:
        self.fair = fair
        self.thought = 0

    def is_fair(self, state: State) -> bool:
        return self.fair

    def choose(self, state: State, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
        self.thought += 1
        return super().choose(state, seat, menu, random, level)

    def turn_now(self, state: State) -> tuple[int, ...]:
        return (state.left, state.turn)

    def reaction(self, state: State, seat: Seat, menu: Menu) -> Sequence[str] | None:
        return ("roll", "card-1") if menu.question.key == "ask-block" else None


@pytest.fixture
async def house(tmp_path: Path, database: str | None) -> AsyncIterator[House]:
    house = await House(tmp_path, Reacting(), address=database).open()
    yield house
    await house.close()


async def test_a_seat_that_passes_until_the_end_of_the_turn_is_passed_and_then_asked_again(house: House) -> None:
    table = await house.running()
    await house.master.reaction_settings.pass_until_end_of_turn(table, BEN)
    await house.make(table, ANNA, ROLL)
    await house.until(lambda: table.seq == 5)  # opened, joined, begun, rolled, passed
    rows = await house.store.journal.lines(table.id)
    assert [(row.kind, row.seat, row.move, row.press) for row in rows[2:]] == [("answer", 1, ["pass", []], None)]
    await house.play(table, BEN, "draw")
    await house.make(table, ANNA, ROLL)
    assert table.playing().in_motion
    assert 1 in table.asks()


async def test_a_player_who_is_asked_may_pass_for_the_rest_of_the_turn(house: House) -> None:
    table = await house.running()
    await house.make(table, ANNA, ROLL)
    assert 1 in table.asks()
    await house.master.reaction_settings.pass_until_end_of_turn(table, BEN)
    await house.until(lambda: not table.playing().in_motion)
    assert (await house.master.archive.verify(table.id)).problem is None


@pytest.mark.parametrize("word", ["roll", "card-1"])
async def test_always_asked_actions_are_still_asked_until_the_preference_is_removed(house: House, word: str) -> None:
    table = await house.running()
    await house.master.reaction_settings.pass_until_end_of_turn(table, BEN)
    await house.master.reaction_settings.ask_always(table, BEN, word)
    await house.again()
    table = await house.master.at(table.place)
    assert table.assignments[1].reaction_preferences.always == (word,)
    await house.make(table, ANNA, ROLL)
    assert 1 in table.asks()
    await house.master.reaction_settings.ask_always(table, BEN, "card-2", on=False)
    assert 1 in table.asks()
    await house.master.reaction_settings.ask_always(table, BEN, word, on=False)
    await house.until(lambda: not table.playing().in_motion)


async def test_passing_can_be_taken_back(house: House) -> None:
    table = await house.running()
    await house.master.reaction_settings.pass_until_end_of_turn(table, BEN)
    await house.master.reaction_settings.pass_until_end_of_turn(table, BEN, on=False)
    await house.make(table, ANNA, ROLL)
    assert 1 in table.asks()
    assert table.assignments[1].reaction_preferences == ReactionPreferences(BEN.id)


@pytest.mark.parametrize(("fair", "waits"), [(True, "pass_delay"), (False, "computer_delay")])
async def test_a_pass_under_way_is_made_after_a_restart(house: House, fair: bool, waits: str) -> None:
    house.rules = Reacting(fair)
    await house.again()
    table = await house.running()
    house.settings = house.settings.model_copy(update={waits: 60.0})
    await house.again()
    table = await house.master.at(table.place)
    await house.master.reaction_settings.pass_until_end_of_turn(table, BEN)
    await house.make(table, ANNA, ROLL)
    assert table.playing().in_motion
    house.settings = house.settings.model_copy(update={waits: 0.0})
    await house.again()
    table = await house.master.at(table.place)
    await house.until(lambda: not table.playing().in_motion)


@pytest.mark.parametrize(("fair", "waits"), [(True, "pass_delay"), (False, "computer_delay")])
async def test_at_a_fair_table_the_house_passes_after_a_humanlike_delay(house: House, fair: bool, waits: str) -> None:
    house.rules = Reacting(fair)
    house.settings = house.settings.model_copy(update={waits: 2.0})
    await house.again()
    table = await house.running()
    await house.master.reaction_settings.pass_until_end_of_turn(table, BEN)
    begun = time.monotonic()
    await house.make(table, ANNA, ROLL)
    assert 1 in table.asks(), "the others read that he is awaited"
    await house.until(lambda: not table.playing().in_motion)
    assert time.monotonic() - begun >= 0.45


async def test_at_a_fair_table_the_thinking_time_of_a_computer_is_hidden(tmp_path: Path, database: str | None) -> None:
    rules = Reacting(fair=True)
    house = await House(tmp_path, rules, computer_delay=60.0, address=database).open()
    table = await house.master.new(HERE, ANNA, "pips", {})
    await house.master.add_computer(table.id, ANNA)
    await house.master.begin(table.id, ANNA)
    await house.make(table, ANNA, ROLL)
    await house.until(lambda: rules.thought == 1)
    assert 1 in table.asks(), (
        "it has thought at once, and answers as late as it would if there were more to think about"
    )
    await house.close()


async def test_at_a_fair_table_a_computers_thinking_time_is_hidden_when_people_are_asked_too(
    tmp_path: Path, database: str | None
) -> None:
    rules = Reacting(fair=True)
    house = await House(tmp_path, rules, computer_delay=60.0, address=database).open()
    table = await house.master.new(HERE, ANNA, "pips", {})
    await house.master.join(table.id, BEN)
    await house.master.add_computer(table.id, ANNA)
    await house.master.begin(table.id, ANNA)
    await house.make(table, ANNA, ROLL)
    await house.until(lambda: rules.thought == 1)
    await asyncio.sleep(0.05)
    assert sorted(table.asks()) == [1, 2]
    await house.close()


async def test_reaction_preferences_are_hidden_from_everybody_else(house: House) -> None:
    table = await house.running()
    seq = table.seq
    await house.master.reaction_settings.pass_until_end_of_turn(table, BEN)
    await house.master.reaction_settings.ask_always(table, BEN, "roll")
    assert table.seq == seq
    assert len(await house.store.journal.lines(table.id)) == 1


async def test_invalid_preferences_are_refused(house: House) -> None:
    table = await house.running()
    assert await refused(house.master.reaction_settings.pass_until_end_of_turn(table, CARL)) == "refused-not-seated"
    assert await refused(house.master.reaction_settings.ask_always(table, BEN, "weather")) == "refused-reaction-word"
    await house.master.resign(table.id, BEN)
    assert await refused(house.master.reaction_settings.pass_until_end_of_turn(table, ANNA)) == "refused-over"


async def test_reaction_preferences_belong_to_the_person_who_chose_them() -> None:
    preferences = ReactionPreferences(7, ("attack",), (until_end_of((1, 0)),))
    assert ReactionPreferences.from_data(preferences.as_data(), 7) == preferences
    assert ReactionPreferences.from_data(preferences.as_data(), 8) == ReactionPreferences()
    assert ReactionPreferences.from_data(None, 7) == ReactionPreferences()
    stored = {"person": 7, "turn": [1, 0], "always": ["attack"]}
    assert ReactionPreferences.from_data(stored, 7) == preferences, "as version 1.0 wrote them"
