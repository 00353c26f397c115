"""``/settings`` and ``/moderate``: rights and answers in both languages."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor

from tests.cogs.world import World, open_to_all, reply_text, walk

pytestmark = pytest.mark.usefixtures("with_and_without_gateway")

MANAGE = discord.Permissions(manage_guild=True)
MODERATE = discord.Permissions(manage_messages=True)


def with_role(world: World, name: str, permissions: discord.Permissions) -> MemberActor:
    return world.guild.add_member(
        world.env.create_user(name), roles=[world.guild.create_role(name, permissions=permissions)]
    )


async def test_a_server_chooses_its_language_for_what_everybody_reads(world: World) -> None:
    await open_to_all(world, "settings")
    assert "Only somebody who may manage" in await reply_text(
        await world.anna.slash(world.channel, "settings language", language="de")
    )
    manager = with_role(world, "Max", MANAGE)
    assert "xx" in await reply_text(await manager.slash(world.channel, "settings language", language="xx"))
    assert "Deutsch" in await reply_text(await manager.slash(world.channel, "settings language", language="de"))
    offered = await manager.autocomplete(world.channel, "settings language", "language", "")
    assert {choice["value"] for choice in offered} >= {"en", "de"}
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    assert "Platz" in world.board().embeds[0].title
    assert "Mitspielen" in [child.label for row in world.board().components for child in row.children]


async def test_channels_and_roles_are_named_and_others_are_shown_the_way(world: World) -> None:
    manager = with_role(world, "Max", MANAGE)
    await open_to_all(world, "settings")
    elsewhere = world.guild.create_text_channel("elsewhere")
    role = world.guild.create_role("Players")
    reply = await reply_text(await manager.slash(world.channel, "settings channel", channel=elsewhere, allowed=True))
    assert f"<#{elsewhere.id}>" in reply
    assert f"<#{elsewhere.id}>" in await reply_text(
        await world.anna.slash(world.channel, "game new", game="telperinquar")
    )
    await world.anna.slash(elsewhere, "game new", game="telperinquar")
    reply = await reply_text(await manager.slash(world.channel, "settings channel", channel=elsewhere, allowed=False))
    assert "every channel" in reply
    assert f"<@&{role.id}>" in await reply_text(await manager.slash(world.channel, "settings starters", role=role))
    assert f"<@&{role.id}>" in await reply_text(await world.clara.slash(world.channel, "game new", game="telperinquar"))
    assert "Everybody" in await reply_text(await manager.slash(world.channel, "settings starters"))
    assert "offen" in await reply_text(await world.clara.slash(world.channel, "game new", game="telperinquar"))
    assert "nonsense" in await reply_text(await manager.slash(world.channel, "settings clock", clock="nonsense"))
    assert "day" in await reply_text(await manager.slash(world.channel, "settings clock", clock="1d"))
    assert "At most 3 tables" in await reply_text(await manager.slash(world.channel, "settings tables", most=3))
    assert "base sets" in await reply_text(await manager.slash(world.channel, "settings packs", allowed=False))
    assert "Grundausgaben" in await reply_text(await world.clara.slash(world.channel, "settings show"))


async def test_a_moderator_pauses_resumes_and_stops_a_game_others_are_refused(world: World) -> None:
    moderator = with_role(world, "Mona", MODERATE)
    await open_to_all(world, "moderate")
    await world.begin()
    for command in ("stop", "pause", "resume", "free", "tables"):
        assert "can manage messages" in await reply_text(await world.bert.slash(world.channel, f"moderate {command}"))
        assert "Nachrichten verwalten" in await reply_text(
            await world.clara.slash(world.channel, f"moderate {command}")
        )
    assert "not paused" in await reply_text(await moderator.slash(world.channel, "moderate resume"))
    assert "is paused" in await reply_text(await moderator.slash(world.channel, "moderate pause"))
    assert "paused" in await reply_text(await moderator.slash(world.channel, "moderate tables"))
    asked = world.asked_person()
    before = world.moves()
    assert "paused" in await reply_text(await asked.slash(world.channel, "pass"))
    assert world.moves() == before
    assert "goes on" in await reply_text(await moderator.slash(world.channel, "moderate resume"))
    offered = await moderator.autocomplete(world.channel, "moderate stop", "table", "")
    assert [choice["value"] for choice in offered] == ["1"]
    assert "table" in await reply_text(await moderator.slash(world.channel, "moderate stop", table="99"))
    elsewhere = world.guild.create_text_channel("elsewhere")
    question = await moderator.slash(elsewhere, "moderate stop", table="#1")
    assert question.response is not None
    assert "counts for nobody" in await reply_text(question)
    assert "no open or running" not in await reply_text(await moderator.slash(world.channel, "moderate tables"))
    seen = world.copy_message(question.response)
    assert "stopped" in await reply_text(await moderator.click(question.response, label="Stop this table"))
    assert "no open or running table" in await reply_text(await moderator.slash(world.channel, "moderate tables"))
    assert "over" in await reply_text(await world.press_copy(moderator, seen, "e:1")), "a second press changes nothing"
    thread = "\n".join(message.content for message in world.channel.threads[0].history())
    assert "Mona has stopped the game" in thread
    await world.clara.slash(world.channel, "game new", game="telperinquar")
    question = await moderator.slash(world.channel, "moderate stop")
    assert question.response is not None
    assert "has not begun" in await reply_text(question)
    await moderator.click(question.response, label="Stop this table")
    assert "no open or running table" in await reply_text(await moderator.slash(world.channel, "moderate tables"))


async def test_a_moderator_gives_a_channel_free(world: World) -> None:
    moderator = with_role(world, "Mona", MODERATE)
    await world.begin()
    assert "free" in await reply_text(await moderator.slash(world.channel, "moderate free"))
    assert "is open" in await reply_text(await world.anna.slash(world.channel, "game new", game="telperinquar"))


async def test_a_server_chooses_large_boards_for_everybody_and_back(world: World) -> None:
    await open_to_all(world, "settings")
    await world.begin()
    usual = world.board()
    assert usual.embeds[0].image.url
    assert "Only somebody who may manage" in await reply_text(
        await world.anna.slash(world.channel, "settings boards", large=True)
    )
    manager = with_role(world, "Max", MANAGE)
    assert "large picture" in await reply_text(await manager.slash(world.channel, "settings boards", large=True))
    large = world.channel.history()[-1]
    assert large.id != usual.id
    assert not large.embeds
    assert usual.id not in [message.id for message in world.channel.history()], "there is one board"
    parts = list(walk(component.to_dict() for component in large.components))
    assert [part["type"] for part in parts].count(12) == 1, "the picture is in a gallery"
    assert "b:1:move" in [part.get("custom_id") for part in parts]
    assert "Enlarge" in await reply_text(await manager.slash(world.channel, "settings boards", large=False))
    assert world.channel.history()[-1].embeds
