"""Buttons work only in their table's channel and thread, and for its players in private."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.builders import ChannelHandle, UserHandle

from host.tables.status import Status
from tests.cogs.world import MemberActor, World, pressable, reply_text, texts

PRESSES = [
    "b:1:move",
    "b:1:hand",
    "b:1:join",
    "b:1:leave",
    "b:1:depart",
    "b:1:start",
    "b:1:computer",
    "b:1:deck",
    "b:1:skip",
    "b:1:wait",
    "b:1:handover",
    "b:1:rematch",
    "b:1:replay",
    "b:1:passturn",
    "b:1:juggle",
    "p:1:2:agree",
    "p:1:2:decline",
    "u:1:1:2",
    "s:1:-:0:",
    "m:1:1-1:end",
]
CHOICES = ["c:1:1-1:play", "k:1"]


async def press(
    world: World, who: MemberActor | UserHandle, channel: ChannelHandle, message: Any, custom_id: str
) -> str:
    """Press a forged button, or choose from a forged list, on a message in a channel, and return the answer."""
    seen = world.copy_message(message)
    value = "=" if custom_id in CHOICES else None
    kind = {"type": 2, "style": 2} if value is None else {"type": 3, "options": [{"label": "x", "value": value}]}
    seen["components"] = [{"type": 1, "components": [{**kind, "custom_id": custom_id}]}]
    return await reply_text(await world.press_copy(who, seen, custom_id, value, channel))


async def other_board(world: World, channel: ChannelHandle, who: MemberActor) -> Any:
    """Open a table in another channel and return its board."""
    await who.slash(channel, "game new", game="telperinquar")
    return next(message for message in reversed(channel.history()) if message.embeds and message.components)


@pytest.mark.parametrize("custom_id", [*PRESSES, *CHOICES])
async def test_a_press_in_another_channel_is_refused_and_changes_nothing(world: World, custom_id: str) -> None:
    await world.begin()
    before = world.moves()
    channel = world.guild.create_text_channel("other")
    board = await other_board(world, channel, world.clara)
    for who, word in ((world.anna, "belongs to a table that is not here"), (world.clara, "gehört zu einem Tisch")):
        assert word in await press(world, who, channel, board, custom_id)
    assert (world.moves(), world.table().status) == (before, Status.RUNNING)


@pytest.mark.parametrize("custom_id", ["b:1:move", "b:1:join", "p:1:2:agree", "u:1:1:2", "s:1:-:0:", "k:1"])
async def test_a_press_in_another_server_is_refused(world: World, custom_id: str) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    other = world.env.create_guild("Other")
    channel = other.create_text_channel("there")
    eve = other.add_member(world.env.create_user("Eve"))
    board = await other_board(world, channel, eve)
    assert "belongs to a table that is not here" in await press(world, eve, channel, board, custom_id)
    assert len(world.table().assignments) == 1


async def test_numbers_that_no_table_has_are_refused(world: World) -> None:
    await world.begin()
    for custom_id in ("b:999999999999999999:move", "u:77:1:2", "m:77:1-1:end"):
        assert "does not exist any more" in await press(world, world.anna, world.channel, world.board(), custom_id)


def sent_hand(who: MemberActor) -> Any:
    """Return the hand that was sent to somebody in private."""
    return next(message for message in reversed(who.user.dm_channel.history()) if message.components)


async def test_in_private_only_who_sits_at_a_table_may_press(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    opened = await who.user.click(sent_hand(who), custom_id="b:1:move")
    assert opened.response is not None
    assert any(custom_id.startswith(("m:1:", "s:1:")) for custom_id in pressable(opened.response))
    page = await world.clara.user.slash("help")
    assert page.response is not None
    before = world.moves()
    for custom_id in (*PRESSES, *CHOICES):
        reply = await press(world, world.clara.user, world.clara.user.dm_channel, page.response, custom_id)
        assert "gehört zu einem Tisch" in reply, custom_id
    assert world.moves() == before


async def test_a_player_who_has_left_cannot_press_in_private(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    hand = sent_hand(who)
    assert "Your hand" in await press(world, who.user, who.user.dm_channel, hand, "b:1:hand")
    leaving = await who.slash(world.channel, "game leave")
    assert leaving.response is not None
    await who.click(leaving.response, custom_id="b:1:depart")
    assert "not here" in await press(world, who.user, who.user.dm_channel, hand, "b:1:hand")


async def test_the_table_of_a_thread_is_pressed_in_the_thread_too(world: World) -> None:
    await world.begin()
    thread = world.channel.threads[0]
    shown = await world.anna.slash(thread, "board")
    assert shown.response is not None
    opened = await world.anna.click(shown.response, custom_id="b:1:hand")
    assert "Your hand" in await reply_text(opened)


async def test_help_is_given_everywhere(world: World) -> None:
    await world.begin()
    channel = world.guild.create_text_channel("other")
    board = await other_board(world, channel, world.clara)
    shown = await press(world, world.anna, channel, board, "b:1:help")
    assert "belongs to" not in shown
    assert shown


async def test_a_replay_goes_on_where_it_was_begun(world: World) -> None:
    await world.begin()
    await world.resign(world.bert)
    channel = world.guild.create_text_channel("other")
    shown = await world.clara.slash(channel, "replay", game="1")
    message = shown.response or shown.followups[-1]
    await world.clara.click(message, custom_id="r:1:0:last")
    assert "Bert gibt auf" in texts(shown.response or shown.followups[-1])
