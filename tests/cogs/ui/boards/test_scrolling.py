"""A board above newer messages is moved down once, and the status links it."""

from __future__ import annotations

from typing import Any

from host.publishing.outbox import SCROLLED, TALK_PAUSE
from tests.cogs.world import World, reply_text


async def test_a_board_far_up_is_posted_again_and_the_old_message_is_deleted(world: World) -> None:
    await world.begin()
    first = world.board().id
    await talk(world, SCROLLED - 1)
    assert world.board().id == first
    await talk(world, 1)
    assert world.board().id != first
    assert len(boards(world)) == 1


async def test_a_board_is_moved_down_also_if_its_table_is_unused_since_a_restart(world: World) -> None:
    await world.begin()
    first = world.board().id
    await world.restart()
    await talk(world, SCROLLED)
    assert world.board().id != first
    assert len(boards(world)) == 1


async def test_the_board_is_not_moved_down_again_and_again_while_people_talk(world: World) -> None:
    await world.begin()
    await talk(world, SCROLLED)
    second = world.board().id
    await talk(world, 3 * SCROLLED)
    assert world.board().id == second
    await world.env.advance_time(TALK_PAUSE + 1)
    assert world.board().id != second


async def test_the_status_of_a_table_links_its_board(world: World) -> None:
    await world.begin()
    link = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{world.board().id}"
    assert link in await reply_text(await world.clara.slash(world.channel, "game status"))


async def talk(world: World, messages: int) -> None:
    for number in range(messages):
        await world.clara.send(world.channel, f"chatter {number}")


def boards(world: World) -> list[Any]:
    return [message for message in world.channel.history() if message.embeds and message.components]
