"""A panel says once what the others are asked about, and addresses its reader."""

from __future__ import annotations

import pytest

from cogs.ui.messages.custom_ids import move_id
from engine.kernel.text import Text, seat_name
from host.people import Person
from host.play.paths import path_of
from tests.cogs.world import World, texts


@pytest.mark.parametrize(("language", "said"), [("en-US", "You attack"), ("de", "Du greifst"), ("nl", "Je valt")])
async def test_an_attack_stands_once_in_the_panel_of_the_attacker(world: World, language: str, said: str) -> None:
    await world.begin(game="heldenkampf")
    who, table = world.asked_person(), world.table()
    world.locales[who.id] = language
    seat, person = table.seat_of(who.id), Person(who.id, who.user.name, language)
    for name in ("draw", "attack"):
        ask = table.asks()[seat]
        move = next(move for move in ask.menu.moves if move.name == name)
        if name == "draw":
            await world.play(person, move, ask.id)
    panel = await world.open(who)
    await world.press_copy(who, world.copy_message(panel), move_id(table.id, ask.id, path_of(ask.menu, move)))
    match = table.match
    assert match is not None
    assert match.occasion() is not None
    assert texts(panel).count(said) == 1
    assert who.user.name not in texts(panel)


async def test_an_occasion_that_no_event_has_named_stands_in_the_panel(world: World) -> None:
    await world.begin(game="heldenkampf")
    who, table = world.asked_person(), world.table()
    other = world.bert if who is world.anna else world.anna
    occasion = Text("occasion-attack", {"player": seat_name(table.seat_of(who.id)), "fighter": Text("name-galan")})
    match = table.match
    assert match is not None
    match.occasion = lambda: occasion  # pyright: ignore[reportAttributeAccessIssue]
    assert f"{who.user.name} attacks with Galan." in texts(await world.open(other))


async def test_the_beginning_of_a_turn_stands_in_its_heading_alone(world: World) -> None:
    await world.begin(game="heldenkampf")
    who, table = world.asked_person(), world.table()
    seat, person = table.seat_of(who.id), Person(who.id, who.user.name)
    for name in ("draw", "pass"):
        ask = table.asks()[seat]
        await world.play(person, next(move for move in ask.menu.moves if move.name == name), ask.id)
    assert table.news[-1].key == "event-turn"
    panel = await world.open(world.bert if who is world.anna else world.anna)
    assert "· your turn ·" in texts(panel)
    assert "It is your turn" not in texts(panel)
