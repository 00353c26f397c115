"""Who has moved sees a link to the next game that waits for them, in any channel that they can read."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType
from simcord.results import ResponseMessage

from engine.kernel.menus import Move
from host.people import Person
from tests.cogs.world import World, pressable, resign, walk


@pytest.fixture(autouse=True)
def going(world: World) -> None:
    """Update panels after every change of the game."""
    world.bot.settings = world.bot.settings.model_copy(update={"panel_watch": 0.001})


async def begin_elsewhere(channel: Any, anna: MemberActor, bert: MemberActor) -> None:
    await anna.slash(channel, "game new", game="heldenkampf")
    await bert.slash(channel, "game join")
    await anna.slash(channel, "game start")


async def two_games(world: World, channel: Any) -> MemberActor:
    """Begin a game in the table channel and another one, and return a person who is awaited only in the other one."""
    await begin_elsewhere(channel, world.anna, world.bert)
    await world.begin()
    table = world.bot.master._registry.active_in(channel.id)
    assert table is not None
    (seat,) = table.playing().awaited()
    awaited = next(who for who in (world.anna, world.bert) if table.find_seat(who.id) == seat)
    if world.asked_person() is awaited:
        await world.resign(awaited)
    return awaited


def links(message: ResponseMessage) -> dict[str, str]:
    """Return the link buttons of a message by their labels."""
    return {component["label"]: component["url"] for component in walk(message.components) if "url" in component}


async def test_a_panel_links_to_the_next_game_that_waits_for_its_reader(world: World) -> None:
    channel = world.guild.create_text_channel("other")
    who = await two_games(world, channel)
    shown = links(await world.open_from_copy(who, 2))
    assert list(shown) == ["Next table (1)"]
    assert f"/channels/{world.guild.id}/{channel.id}/" in shown["Next table (1)"]


async def test_the_link_is_there_after_a_restart(world: World) -> None:
    channel = world.guild.create_text_channel("other")
    who = await two_games(world, channel)
    await world.restart()
    world.bot.settings = world.bot.settings.model_copy(update={"panel_watch": 0.001})
    assert "Next table (1)" in links(await world.open_from_copy(who, 2))


async def test_a_game_that_waits_no_longer_is_not_linked(world: World) -> None:
    channel = world.guild.create_text_channel("other")
    who = await two_games(world, channel)
    assert links(await world.open_from_copy(who, 2))
    await resign(who, channel)
    assert not links(await world.open_from_copy(who, 2))


async def test_a_game_in_a_channel_that_the_reader_cannot_see_is_not_linked(world: World) -> None:
    channel = world.guild.create_text_channel("other")
    who = await two_games(world, channel)
    deny = discord.Permissions(view_channel=True).value
    world.env.backend.set_overwrite(channel.id, Overwrite(who.id, OverwriteType.MEMBER, 0, deny))
    assert not links(await world.open_from_copy(who, 2))


async def test_a_game_of_another_server_is_linked(world: World) -> None:
    other = world.env.create_guild("Other")
    channel = other.create_text_channel("there")
    users = {who.id: other.add_member(who.user) for who in (world.anna, world.bert)}
    await begin_elsewhere(channel, users[world.anna.id], users[world.bert.id])
    await world.begin()
    table = world.bot.master._registry.active_in(channel.id)
    assert table is not None
    (seat,) = table.playing().awaited()
    who = next(who for who in (world.anna, world.bert) if table.find_seat(who.id) == seat)
    if world.asked_person() is who:
        await world.resign(who)
    (url,) = links(await world.open_from_copy(who, 2)).values()
    assert f"/channels/{other.id}/{channel.id}/" in url


async def test_the_answer_to_a_typed_move_links_to_the_next_game(world: World) -> None:
    channel = world.guild.create_text_channel("other")
    await begin_elsewhere(channel, world.anna, world.bert)
    await world.begin()
    table = world.bot.master._registry.active_in(channel.id)
    assert table is not None
    (seat,) = table.playing().awaited()
    who = next(who for who in (world.anna, world.bert) if table.find_seat(who.id) == seat)
    mover = world.asked_person()
    await world.play(Person(mover.id, "Mover"), Move("pass"))
    if mover is not who:
        await world.end_turn(mover)
        await world.play(Person(who.id, "Awaited"), Move("pass"))
    answer = await end_turn(world, who)
    assert "Next table (1)" in links(answer)


async def end_turn(world: World, who: MemberActor) -> ResponseMessage:
    """Type ``/end``, confirm it where something is left to do, and return the answer."""
    result = await who.slash(world.channel, "end")
    assert result.response is not None
    if confirm := [custom_id for custom_id in pressable(result.response) if custom_id.startswith("m:")]:
        await who.click(result.response, custom_id=confirm[0])
    return result.response
