"""Answers that do not reach Discord: people read whether their move was made, and confirm it before they repeat it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from simcord.actors import MemberActor

from cogs.connection.repeated_moves import REPEAT_WINDOW
from engine.kernel.match import Match
from engine.kernel.menus import Move
from tests.cogs.world import World, pressable, reply_text, texts

pytestmark = pytest.mark.usefixtures("plain_pictures")

CALLBACK = "/interactions/*/callback"
PASS = Move("pass")
NOTHING = "Nothing was changed"


def fail_answer(world: World, times: int | None = 1, **error: Any) -> None:
    """Let the next answers fail on their way to Discord."""
    world.env.inject_error("POST", CALLBACK, **{"status": 500, "times": times, **error})


async def to_pass_twice(world: World) -> MemberActor:
    """Play a battle of Imperator until somebody may pass twice in a row, and return that person."""
    await world.anna.slash(world.channel, "game new", game="imperator", options="battle=ordered")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    table, chance = world.table(), Random(1)
    for _ in range(300):
        seat, ask = next(iter(table.asks().items()))
        person = table.assignments[seat].person
        assert person is not None
        if PASS in ask.menu.moves:
            ahead = Match[Any].load(table.rules, table.dice_key, table.saved)
            ahead.play(seat, PASS)
            if seat in ahead.asks() and PASS in ahead.asks()[seat].menu.moves:
                return world.anna if person.id == world.anna.id else world.bert
        await world.play(person, chance.choice(list(ask.menu.moves)[:40]), ask.id)
    raise AssertionError("nobody could pass twice")


async def test_a_failed_answer_says_that_the_move_was_made(world: World) -> None:
    await world.begin()
    who, before = world.asked_person(), world.moves()
    fail_answer(world)
    words = await reply_text(await who.slash(world.channel, "levelup"))
    assert world.moves() > before
    assert NOTHING not in words
    assert "Your move was made, but my answer failed" in words
    assert "You rise to level 2" in words


async def test_a_failed_answer_of_a_panel_says_that_the_move_was_made(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    panel = await world.open(who)
    move = next(custom_id for custom_id in pressable(panel) if custom_id.startswith("m:"))
    before = world.moves()
    fail_answer(world)
    words = await reply_text(await who.click(panel, custom_id=move))
    assert world.moves() > before
    assert "Your move was made, but my answer failed" in words


@pytest.mark.parametrize("command", ["game new", "game join", "game computer", "game start"])
async def test_a_failed_answer_before_the_game_does_not_deny_the_action(world: World, command: str) -> None:
    players_before = {"game new": 0, "game join": 1, "game computer": 1, "game start": 2}[command]
    if players_before:
        await world.anna.slash(world.channel, "game new", game="telperinquar")
    if players_before == 2:
        await world.bert.slash(world.channel, "game join")
    who = world.bert if command == "game join" else world.anna
    fail_answer(world)
    named = {"game": "telperinquar"} if command == "game new" else {}
    words = await reply_text(await who.slash(world.channel, command, **named))
    assert NOTHING not in words
    assert "That was done, but my answer failed" in words


async def test_a_failed_answer_still_says_that_nothing_was_changed(world: World) -> None:
    await world.begin()
    fail_answer(world)
    assert NOTHING in await reply_text(await world.asked_person().slash(world.channel, "hand"))


async def test_repeating_a_move_after_a_failed_answer_is_confirmed_and_made_once(world: World) -> None:
    who = await to_pass_twice(world)
    fail_answer(world, times=2)  # the apology does not arrive either
    await who.slash(world.channel, "pass")
    before = world.moves()
    for _ in range(2):
        asked = await who.slash(world.channel, "pass")
        assert asked.response is not None
        words = await reply_text(asked)
        assert world.moves() == before
        assert "You already did exactly this at <t:" in words
        assert "Do you want to do it again?" in words
    [(custom_id, button)] = pressable(asked.response).items()
    assert button["label"].startswith("Again: ")
    assert button["label"] != "Again: "
    await who.click(asked.response, custom_id=custom_id)
    assert world.moves() > before


async def test_repeating_a_move_is_confirmed_also_if_discord_got_the_answer_too_late(world: World) -> None:
    who = await to_pass_twice(world)
    fail_answer(world, status=404, code=10062)
    await who.slash(world.channel, "pass")
    before = world.moves()
    assert "already did exactly this" in await reply_text(await who.slash(world.channel, "pass"))
    assert world.moves() == before


async def test_repeating_a_move_is_confirmed_also_after_a_restart(world: World) -> None:
    who = await to_pass_twice(world)
    fail_answer(world, times=2)
    await who.slash(world.channel, "pass")
    before = world.moves()
    await world.restart()
    assert "already did exactly this" in await reply_text(await who.slash(world.channel, "pass"))
    assert world.moves() == before


async def test_repeating_a_move_that_is_no_longer_possible_says_that_it_was_made(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    fail_answer(world, times=2)
    await who.slash(world.channel, "levelup")
    before = world.moves()
    asked = await who.slash(world.channel, "levelup")
    assert asked.response is not None
    assert "You already did exactly this at <t:" in texts(asked.response)
    assert "You rise to level 2" in texts(asked.response)
    assert pressable(asked.response) == {}
    assert world.moves() == before


async def test_a_move_that_was_answered_may_be_repeated(world: World) -> None:
    who = await to_pass_twice(world)
    before = world.moves()
    for number in (1, 2):
        assert "already" not in await reply_text(await who.slash(world.channel, "pass"))
        assert world.moves() >= before + number


async def test_repeating_a_move_later_needs_no_confirmation(world: World) -> None:
    who = await to_pass_twice(world)
    fail_answer(world, times=2)
    await who.slash(world.channel, "pass")
    await world.env.advance_time(REPEAT_WINDOW + 1)
    before = world.moves()
    assert "already" not in await reply_text(await who.slash(world.channel, "pass"))
    assert world.moves() > before


async def test_another_move_needs_no_confirmation(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    fail_answer(world, times=2)
    await who.slash(world.channel, "levelup")
    before = world.moves()
    asked = await who.slash(world.channel, "end")
    assert asked.response is not None
    assert "already" not in texts(asked.response), "it asks because actions are left"
    await world.confirm(who, asked.response)
    assert world.moves() > before
