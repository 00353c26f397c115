"""Nobody sees games that they could not watch: those of other servers, hidden channels or private threads."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.enums import ChannelType, OverwriteType

from cogs.connection import visibility
from tests.cogs.world import World, pressable, reply_text, resign, texts

HIDDEN = discord.PermissionOverwrite(view_channel=False)
NO_HISTORY = discord.PermissionOverwrite(read_message_history=False)

pytestmark = pytest.mark.usefixtures("with_and_without_gateway", "every_game_counts")


async def play(channel: Any, first: MemberActor, second: MemberActor) -> None:
    """Play a game in a channel or thread that the second player gives up."""
    await first.slash(channel, "game new", game="telperinquar")
    await second.slash(channel, "game join")
    await first.slash(channel, "game start")
    await resign(second, channel)


def private_channel(world: World, overwrite: discord.PermissionOverwrite = HIDDEN) -> Any:
    """Create a channel that Anna and Bert can read, and Clara cannot."""
    return world.guild.create_text_channel("secret", overwrites={world.clara: overwrite})


def thread(world: World, *, private: bool = False, people: tuple[MemberActor, ...] = ()) -> Any:
    """Create a thread of the table channel that the bot has joined."""
    backend = world.env.backend
    kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
    made = backend.create_thread(world.channel.id, "aside", world.anna.id, type=kind)
    for person_id in (backend.bot_user.id, *(person.id for person in people)):
        backend.add_thread_member(made.id, person_id)
    return next(thread for thread in world.channel.threads if thread.id == made.id)


async def elsewhere(world: World) -> None:
    """Let Eve and Fritz play a game in another server."""
    other = world.env.create_guild("Other")
    eve, fritz = (other.add_member(world.env.create_user(name)) for name in ("Eve", "Fritz"))
    await play(other.create_text_channel("there"), eve, fritz)


async def listed(world: World, who: MemberActor) -> str:
    """Return the numbers of the games that somebody can see, after checking that all commands agree."""
    reply = await reply_text(await who.slash(world.channel, "games finished"))
    offered = await who.autocomplete(world.channel, "replay", "game", "")
    numbers = [number for number in "123456789" if f"`{number}`" in reply]
    assert sorted(choice["value"] for choice in offered) == numbers
    for number in "12":
        shown = await reply_text(await who.slash(world.channel, "replay", game=number))
        assert (f"game {number}" in shown or f"Partie {number}" in shown) == (number in numbers), number
    return "".join(numbers)


# ---- private conversations


async def test_in_private_only_the_readers_own_games_are_listed(world: World) -> None:
    await elsewhere(world)
    await play(world.channel, world.anna, world.bert)
    reply = await reply_text(await world.anna.user.slash("games finished"))
    assert "Your finished games" in reply
    assert "`2`" in reply
    assert "Bert" in reply
    assert "`1`" not in reply
    assert "Eve" not in reply
    assert "noch keine Partie" in await reply_text(await world.clara.user.slash("games finished"))


async def test_in_private_nobody_sees_the_results_of_others(world: World) -> None:
    await play(world.channel, world.anna, world.bert)
    for command in ("games finished", "stats"):
        reply = await reply_text(await world.clara.user.slash(command, person=world.anna.user))
        assert "nur deine eigenen" in reply
        assert "Anna" not in reply
    assert "2 games" not in await reply_text(await world.anna.user.slash("stats"))
    assert "1 game" in await reply_text(await world.anna.user.slash("stats", person=world.anna.user))
    assert "noch keine Partie" in await reply_text(await world.clara.user.slash("stats"))


async def test_in_private_the_leaderboard_shows_only_the_readers_own_rating(world: World) -> None:
    await elsewhere(world)
    await play(world.channel, world.anna, world.bert)
    reply = await reply_text(await world.anna.user.slash("leaderboard", game="telperinquar"))
    assert "of 4" in reply
    assert "only show your own results" in reply
    assert not any(name in reply for name in ("Eve", "Fritz", "Bert"))
    assert "noch keine Wertung" in await reply_text(await world.clara.user.slash("leaderboard", game="telperinquar"))
    assert "not rated" in await reply_text(await world.anna.user.slash("leaderboard", game="imperator"))


async def test_in_private_pages_contain_only_the_readers_own_games(world: World) -> None:
    await elsewhere(world)
    for _ in range(9):
        await play(world.channel, world.anna, world.bert)
    shown = await world.anna.user.slash("games finished")
    assert shown.response is not None
    assert "Page 1 of 2" in texts(shown.response)
    turned = await world.anna.user.click(shown.response, custom_id="h:games:1:")
    assert turned.response is not None
    reply = texts(turned.response)
    assert "`2`" in reply
    assert "`1`" not in reply


async def test_in_private_only_the_readers_own_games_are_replayed(world: World) -> None:
    await elsewhere(world)
    await play(private_channel(world), world.anna, world.bert)
    shown = await world.anna.user.slash("replay")
    assert "game 2" in await reply_text(shown)
    message = shown.response or shown.followups[-1]
    await world.anna.user.click(message, custom_id="r:2:0:last")
    assert "Bert" in texts(shown.response or shown.followups[-1])
    for number in ("1", "3"):
        assert "only show your own" in await reply_text(await world.anna.user.slash("replay", game=number))
    assert "nicht gespielt" in await reply_text(await world.clara.user.slash("replay", game="2"))
    assert "noch keine Partie" in await reply_text(await world.clara.user.slash("replay"))
    offered = await world.anna.user.autocomplete("replay", "game", "")
    assert [choice["value"] for choice in offered] == ["2"]
    assert await world.clara.user.autocomplete("replay", "game", "") == []


# ---- channels and threads of a server


@pytest.mark.parametrize("overwrite", [HIDDEN, NO_HISTORY])
async def test_games_in_channels_that_somebody_cannot_read_are_hidden_from_them(
    world: World, overwrite: discord.PermissionOverwrite
) -> None:
    await play(private_channel(world, overwrite), world.anna, world.bert)
    await play(world.channel, world.bert, world.anna)
    assert await listed(world, world.clara) == "2"
    assert await listed(world, world.anna) == "12"
    assert "lesen kannst" in await reply_text(
        await world.clara.slash(world.channel, "games finished", person=world.clara)
    )
    reply = await reply_text(await world.clara.slash(world.channel, "games finished", person=world.anna))
    assert "`1`" not in reply


async def test_names_from_hidden_games_appear_in_no_leaderboard_and_no_statistics(world: World) -> None:
    dora = world.guild.add_member(world.env.create_user("Dora"))
    secret = private_channel(world)
    await play(secret, world.anna, dora)
    await play(world.channel, world.bert, world.anna)
    seen = await reply_text(await world.clara.slash(world.channel, "leaderboard"))
    assert "Dora" not in seen
    assert seen.index("1. **Bert**") < seen.index("2. **Anna**")
    assert "Dora" in await reply_text(await world.bert.slash(world.channel, "leaderboard"))
    assert "Dora" in await reply_text(await dora.slash(world.channel, "leaderboard"))
    assert "hat hier noch" in await reply_text(await world.clara.slash(world.channel, "stats", person=dora))
    reply = await reply_text(await world.clara.slash(world.channel, "stats", person=world.anna))
    assert "2 Partien" in reply, "counts reveal no places"
    assert "1 game" in await reply_text(await dora.slash(world.channel, "stats"))


async def test_the_leaderboard_shows_every_reader_their_own_place(world: World) -> None:
    secret = private_channel(world)
    await play(secret, world.anna, world.bert)
    deny = discord.Permissions(view_channel=True).value
    world.env.backend.set_overwrite(secret.id, Overwrite(world.bert.id, OverwriteType.MEMBER, 0, deny))
    await world.env.settle()
    reply = await reply_text(await world.bert.slash(world.channel, "leaderboard"))
    assert "1. **Bert**" in reply
    assert "Anna" not in reply


async def test_hiding_a_channel_hides_its_games_also_in_an_open_replay(world: World) -> None:
    other = world.guild.create_text_channel("other")
    await play(other, world.anna, world.bert)
    shown = await world.clara.slash(world.channel, "replay", game="1")
    message = shown.response or shown.followups[-1]
    await world.env.settle()

    deny = discord.Permissions(view_channel=True).value
    world.env.backend.set_overwrite(other.id, Overwrite(world.clara.id, OverwriteType.MEMBER, 0, deny))
    await world.env.settle()
    pressed = await world.clara.click(message, custom_id="r:1:0:last")
    assert "nicht lesen" in await reply_text(pressed)
    assert await listed(world, world.clara) == ""


async def test_pages_are_full_and_their_number_reveals_no_hidden_games(world: World) -> None:
    secret = private_channel(world)
    for number in range(9):
        await play(world.channel, world.anna, world.bert)
        if number < 8:
            await play(secret, world.bert, world.anna)
    shown = await world.clara.slash(world.channel, "games finished")
    assert shown.response is not None
    first = texts(shown.response)
    assert "Seite 1 von 2" in first
    assert first.count("Telperinquár") == 8
    assert list(pressable(shown.response)) == ["h:games:0:", "h:games:1:"]
    turned = await world.clara.click(shown.response, custom_id="h:games:1:")
    assert turned.response is not None
    assert texts(turned.response).count("Telperinquár") == 1


async def test_games_in_a_deleted_channel_are_hidden(world: World) -> None:
    other = world.guild.create_text_channel("other")
    await play(other, world.anna, world.bert)
    assert await listed(world, world.anna) == "1"
    world.env.backend.delete_channel(other.id)
    await world.env.settle()
    assert await listed(world, world.anna) == ""


async def test_games_in_a_private_thread_are_for_those_who_are_in_it(world: World) -> None:
    aside = thread(world, private=True, people=(world.anna, world.bert))
    await play(aside, world.anna, world.bert)
    assert await listed(world, world.clara) == ""
    assert await listed(world, world.anna) == "1"
    assert "`1`" in await reply_text(await world.bert.slash(aside, "games finished"))


async def test_games_in_an_archived_thread_are_still_there_until_it_is_deleted(
    with_and_without_gateway: str, world: World
) -> None:
    aside = thread(world)
    await play(aside, world.anna, world.bert)
    world.env.backend.edit_channel(aside.id, {}, thread_metadata={"archived": True})
    await world.env.settle()
    assert await listed(world, world.clara) == "1"
    world.env.backend.delete_channel(aside.id)
    await world.env.settle()
    if with_and_without_gateway == "http":
        world.bot.visibility._channels.clear()  # as an hour later: nothing says that it was deleted
    assert await listed(world, world.clara) == ""


async def test_games_in_an_archived_thread_are_hidden_while_discord_does_not_return_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visibility, "PATIENCE", 0.0)
    aside = thread(world)
    await play(aside, world.anna, world.bert)
    world.env.backend.edit_channel(aside.id, {}, thread_metadata={"archived": True})
    await world.env.settle()
    world.env.inject_error("GET", f"/channels/{aside.id}", status=500, code=0, times=None)
    assert await listed(world, world.clara) == ""
