"""Who looks after which tables: rights count in the table's own channel, and long lists turn pages."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from tests.cogs.test_settings import MODERATE, with_role
from tests.cogs.world import World, open_to_all, pressable, said, texts

COMMANDS = ("stop", "pause", "resume", "free")
MAY = discord.PermissionOverwrite(manage_messages=True)
MAY_NOT = discord.PermissionOverwrite(manage_messages=False)


async def two_channels(world: World, who: MemberActor, there: discord.PermissionOverwrite) -> Any:
    """A game in the table channel; another channel with rights of its own for somebody."""
    await open_to_all(world, "moderate")
    await world.begin()
    return world.guild.create_text_channel("other", overwrites={who: there})


async def test_rights_in_the_channel_typed_in_give_none_in_the_tables_channel(world: World) -> None:
    other = await two_channels(world, world.clara, MAY)
    before = world.moves()
    for command in COMMANDS:
        told = await said(await world.clara.slash(other, f"moderate {command}", table="1"))
        assert "im Kanal des Tischs Nachrichten verwalten" in told
    assert world.moves() == before
    assert world.table().paused is None
    assert await world.clara.autocomplete(other, "moderate stop", "table", "") == []
    assert "**#1**" not in await said(await world.clara.slash(other, "moderate tables"))


async def test_rights_of_the_tables_channel_hold_wherever_one_types(world: World) -> None:
    mona = with_role(world, "Mona", MODERATE)
    secret = world.guild.create_text_channel("theirs", overwrites={mona: MAY_NOT})
    await open_to_all(world, "moderate", mona)
    await world.anna.slash(secret, "game new")
    await world.begin()
    listed = await said(await mona.slash(secret, "moderate tables"))
    assert "**#2**" in listed
    assert "**#1**" not in listed
    offered = await mona.autocomplete(secret, "moderate pause", "table", "")
    assert [choice["value"] for choice in offered] == ["2"]
    assert "manage messages in the channel" in await said(await mona.slash(world.channel, "moderate stop", table="1"))
    assert "is paused" in await said(await mona.slash(secret, "moderate pause", table="2"))
    assert world.table().paused is not None


async def test_the_rights_of_a_thread_are_those_of_its_channel(world: World) -> None:
    mona = with_role(world, "Mona", MODERATE)
    await open_to_all(world, "moderate")
    await world.begin()
    thread = world.channel.threads[0]
    assert "is paused" in await said(await mona.slash(thread, "moderate pause"))
    assert "manage messages" in await said(await world.bert.slash(thread, "moderate resume"))


async def test_a_long_list_of_tables_turns_pages(world: World) -> None:
    mona = with_role(world, "Mona", MODERATE)
    people = [world.guild.add_member(world.env.create_user(f"Person {number}")) for number in range(4)]
    for number in range(17):
        channel = world.guild.create_text_channel(f"channel-{number}")
        await people[number % 4].slash(channel, "game new")
    shown = await mona.slash(world.channel, "moderate tables")
    assert shown.response is not None
    first = texts(shown.response)
    assert "**#15**" in first
    assert "**#16**" not in first
    assert "Page 1 of 2" in first
    assert list(pressable(shown.response)) == ["h:tables:0:", "h:tables:1:"]
    turned = await mona.click(shown.response, custom_id="h:tables:1:")
    assert turned.response is not None
    second = texts(turned.response)
    assert "**#17**" in second
    assert "**#15**" not in second


@pytest.mark.parametrize("custom_id", ["h:tables:0:", "h:tables:9:"])
async def test_a_page_of_tables_is_turned_only_by_who_looks_after_some(world: World, custom_id: str) -> None:
    await world.begin()
    seen = world.as_seen(world.board())
    seen["components"] = [{"type": 1, "components": [{"type": 2, "style": 2, "custom_id": custom_id}]}]
    assert "manage messages" in await said(await world.press_seen(world.bert, seen, custom_id))
