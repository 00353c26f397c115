"""A suggested choice is also understood by its typed name; an unknown name is answered with the known ones."""

from __future__ import annotations

import discord
import pytest

from tests.cogs.commands.test_settings import with_role
from tests.cogs.world import World, reply_text


@pytest.mark.parametrize("command", ["leaderboard", "learn", "game new"])
async def test_a_game_is_named_as_people_call_it(world: World, command: str) -> None:
    assert "Heldenkampf" in await reply_text(await world.bert.slash(world.channel, command, game=" heldenKAMPF "))


@pytest.mark.parametrize("command", ["leaderboard", "learn", "game new"])
async def test_an_unknown_game_is_answered_with_those_there_are(world: World, command: str) -> None:
    reply = await reply_text(await world.anna.slash(world.channel, command, game="Chess"))
    assert "I do not know a game called “Chess”" in reply
    assert "Telperinquár" in reply
    assert "Heldenkampf" in reply
    offered = await world.anna.autocomplete(world.channel, command, "game", "held")
    assert [(choice["name"], choice["value"]) for choice in offered] == [("Heldenkampf", "heldenkampf")]


async def test_the_options_offered_are_those_of_the_game_that_is_named(world: World) -> None:
    by_name, by_value, unknown = [
        await world.anna.autocomplete(world.channel, "game new", "options", "", game=game)
        for game in ("Imperator", "imperator", "Chess")
    ]
    assert by_name == by_value != []
    assert unknown == []


async def test_a_language_is_chosen_by_its_own_name(world: World) -> None:
    manager = with_role(world, "Max", discord.Permissions(manage_guild=True))
    reply = await reply_text(await manager.slash(world.channel, "settings language", language="deutsch"))
    assert "Deutsch" in reply
    assert "I do not speak" not in reply
    reply = await reply_text(await manager.slash(world.channel, "settings language", language="Klingon"))
    assert "I do not speak “Klingon”" in reply
    assert "English" in reply
    assert "Deutsch" in reply


async def test_subjects_that_are_always_asked_about_are_named_in_the_readers_language(world: World) -> None:
    await world.begin()
    offered = await world.anna.autocomplete(world.channel, "preferences", "always", "")
    named = offered[-1]["name"]
    assert offered[-1]["value"] != named
    assert named in await reply_text(await world.anna.slash(world.channel, "preferences", always=named.upper()))
    assert named not in await reply_text(await world.anna.slash(world.channel, "preferences", forget=named))
