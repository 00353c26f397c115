"""``/stats`` counts the games of others in this server, and the reader's own games everywhere."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import MemberActor

from tests.cogs.world import World, reply_text, resign


async def play(channel: Any, first: MemberActor, second: MemberActor) -> None:
    """Play a game in a channel that the second player gives up."""
    await first.slash(channel, "game new", game="telperinquar")
    await second.slash(channel, "game join")
    await first.slash(channel, "game start")
    await resign(second, channel)


@pytest.mark.usefixtures("every_game_counts")
async def test_statistics_cover_this_server_for_others_and_all_servers_for_the_reader(world: World) -> None:
    other = world.env.create_guild("Other")
    there = other.create_text_channel("there")
    anna_there, eve = other.add_member(world.anna.user), other.add_member(world.env.create_user("Eve"))
    await play(there, anna_there, eve)
    await play(there, anna_there, eve)
    await play(world.channel, world.anna, world.bert)

    about_anna = await reply_text(await world.bert.slash(world.channel, "stats", person=world.anna))
    assert "1 game\n" in about_anna
    assert "place 1 of 2 after 1 counted game" in about_anna
    assert "all servers" not in about_anna, "a rating of all servers shows how she fared elsewhere"
    own = await reply_text(await world.anna.slash(world.channel, "stats"))
    assert "3 games" in own
    assert "place 1 of 2 after 1 counted game" in own
    assert "Rating in all servers" in own
    assert "place 1 of 3" in own

    about_eve = await reply_text(await world.bert.slash(world.channel, "stats", person=eve.user))
    assert "Eve has not finished a game here" in about_eve
