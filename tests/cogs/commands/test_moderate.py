"""``/moderate``: rights count in the table's own channel, and long lists have pages."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from host.tables.status import Status
from tests.cogs.commands.test_settings import MODERATE, with_role
from tests.cogs.world import World, labels, open_to_all, pressable, reply_text, texts

pytestmark = pytest.mark.usefixtures("with_and_without_gateway")

COMMANDS = ("stop", "pause", "resume", "free")
MAY = discord.PermissionOverwrite(manage_messages=True)
MAY_NOT = discord.PermissionOverwrite(manage_messages=False)


async def two_channels(world: World, who: MemberActor, there: discord.PermissionOverwrite) -> Any:
    """Begin a game, and return another channel in which somebody has rights of their own."""
    await open_to_all(world, "moderate")
    await world.begin()
    return world.guild.create_text_channel("other", overwrites={who: there})


async def test_rights_in_another_channel_do_not_count_in_the_tables_channel(world: World) -> None:
    other = await two_channels(world, world.clara, MAY)
    before = world.moves()
    for command in COMMANDS:
        reply = await reply_text(await world.clara.slash(other, f"moderate {command}", table="1"))
        assert "im Kanal des Tischs Nachrichten verwalten" in reply
    assert world.moves() == before
    assert world.table().paused is None
    assert await world.clara.autocomplete(other, "moderate stop", "table", "") == []
    assert "**#1**" not in await reply_text(await world.clara.slash(other, "moderate tables"))


async def test_rights_in_the_tables_channel_count_in_every_channel(world: World) -> None:
    mona = with_role(world, "Mona", MODERATE)
    secret = world.guild.create_text_channel("theirs", overwrites={mona: MAY_NOT})
    await open_to_all(world, "moderate", mona)
    await world.anna.slash(secret, "game new", game="telperinquar")
    await world.begin()
    listed = await reply_text(await mona.slash(secret, "moderate tables"))
    assert "**#2**" in listed
    assert "**#1**" not in listed
    offered = await mona.autocomplete(secret, "moderate pause", "table", "")
    assert [choice["value"] for choice in offered] == ["2"]
    assert "manage messages in the channel" in await reply_text(
        await mona.slash(world.channel, "moderate stop", table="1")
    )
    assert "is paused" in await reply_text(await mona.slash(secret, "moderate pause", table="2"))
    assert world.table().paused is not None


async def test_the_rights_of_a_thread_are_those_of_its_channel(world: World) -> None:
    mona = with_role(world, "Mona", MODERATE)
    await open_to_all(world, "moderate")
    await world.begin()
    thread = world.channel.threads[0]
    assert "is paused" in await reply_text(await mona.slash(thread, "moderate pause"))
    assert "manage messages" in await reply_text(await world.bert.slash(thread, "moderate resume"))


async def test_a_long_list_of_tables_turns_pages(world: World) -> None:
    mona = with_role(world, "Mona", MODERATE)
    people = [world.guild.add_member(world.env.create_user(f"Person {number}")) for number in range(4)]
    for number in range(17):
        channel = world.guild.create_text_channel(f"channel-{number}")
        await people[number % 4].slash(channel, "game new", game="telperinquar")
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
async def test_pages_of_tables_are_turned_only_by_their_moderators(world: World, custom_id: str) -> None:
    await world.begin()
    seen = world.copy_message(world.board())
    seen["components"] = [{"type": 1, "components": [{"type": 2, "style": 2, "custom_id": custom_id}]}]
    assert "manage messages" in await reply_text(await world.press_copy(world.bert, seen, custom_id))


# ---- removing one person


async def remove(world: World, who: MemberActor, person: str, channel: Any = None, **more: str) -> InteractionResult:
    """Ask for a removal, confirm it, and return the last answer."""
    asked = await who.slash(channel or world.channel, "moderate remove", person=person, **more)
    assert asked.response is not None, texts(asked.followups[-1])
    [custom_id] = pressable(asked.response)
    return await who.click(asked.response, custom_id=custom_id)


async def test_a_moderator_removes_somebody_from_a_running_game_after_a_question(world: World) -> None:
    mona = with_role(world, "Mona", MODERATE)
    await world.begin()
    offered = await mona.autocomplete(world.channel, "moderate remove", "person", "be")
    assert [(choice["name"], choice["value"]) for choice in offered] == [("Bert", str(world.bert.id))]
    asked = await mona.slash(world.channel, "moderate remove", person=str(world.bert.id))
    assert asked.response is not None
    words = texts(asked.response)
    assert "Remove **Bert** from table **#1**" in words
    assert "The computer plays on at the seat" in words
    assert labels(asked.response) == ["Remove Bert"]
    table = world.table()
    assert table.find_seat(world.bert.id) is not None, "not before the button is pressed"
    [custom_id] = pressable(asked.response)
    done = await mona.click(asked.response, custom_id=custom_id)
    assert done.response is not None
    assert "Bert no longer plays at table **#1**" in texts(done.response)
    assert table.find_seat(world.bert.id) is None
    assert table.status is Status.RUNNING
    thread = "\n".join(message.content for message in world.channel.threads[0].history())
    assert "Mona has removed Bert from the table" in thread


async def test_a_removed_person_cannot_come_back_even_after_a_restart(world: World) -> None:
    mona = with_role(world, "Mona", MODERATE)
    await world.begin()
    await remove(world, mona, "Bert")
    assert "were removed from this table" in await reply_text(await world.bert.slash(world.channel, "game join"))
    offer = await reply_text(await world.anna.slash(world.channel, "game replace", person=world.bert))
    assert "cannot come back" in offer
    await world.restart()
    assert "were removed from this table" in await reply_text(await world.bert.slash(world.channel, "game join"))
    assert "not play" in await reply_text(await world.bert.slash(world.channel, "hand"))


async def test_at_an_open_table_the_seat_is_free_for_others_and_the_next_one_owns_it(world: World) -> None:
    mona = with_role(world, "Mona", MODERATE)
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.bert.slash(world.channel, "game join")
    asked = await mona.slash(world.channel, "moderate remove", person="Anna")
    assert asked.response is not None
    assert "The seat becomes free." in texts(asked.response)
    await remove(world, mona, "anna")
    table = world.table()
    assert [assignment.person.name for assignment in table.assignments if assignment.person] == ["Bert"]
    assert table.owner == world.bert.id
    assert "were removed from this table" in await reply_text(await world.anna.slash(world.channel, "game join"))
    await world.clara.slash(world.channel, "game join")
    assert [assignment.person.name for assignment in table.assignments if assignment.person] == ["Bert", "Clara"]
    other = world.guild.create_text_channel("other")
    assert "removed" not in await reply_text(await world.anna.slash(other, "game new", game="telperinquar")), (
        "only from this table"
    )


async def test_a_seat_that_is_reserved_for_a_rematch_can_be_taken_away(world: World) -> None:
    mona = with_role(world, "Mona", MODERATE)
    await world.begin()
    await world.resign(world.bert)
    await world.anna.click(world.board(), custom_id="b:1:rematch")
    table = world.table()
    assert table.reserved == [world.bert.id]
    offered = await mona.autocomplete(world.channel, "moderate remove", "person", "")
    assert [choice["name"] for choice in offered] == ["Anna", "Bert"]
    asked = await mona.slash(world.channel, "moderate remove", person="Anna")
    assert asked.response is not None
    assert "Nobody else plays there" in texts(asked.response), "a seat that is only reserved keeps no table open"
    asked = await mona.slash(world.channel, "moderate remove", person="Bert")
    assert asked.response is not None
    assert "The seat that is reserved for them becomes free" in texts(asked.response)
    await remove(world, mona, "Bert")
    assert table.reserved == []
    assert table.owner == world.anna.id
    assert table.free_seats
    assert "were removed from this table" in await reply_text(await world.bert.slash(world.channel, "game join"))
    await world.restart()
    assert "were removed from this table" in await reply_text(await world.bert.slash(world.channel, "game join"))
    await world.clara.slash(world.channel, "game join")
    assert world.table().find_seat(world.clara.id) is not None


async def test_removing_the_last_person_ends_it_and_the_question_says_so(world: World) -> None:
    mona = with_role(world, "Mona", MODERATE)
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    await world.anna.slash(world.channel, "game computer")
    await world.anna.slash(world.channel, "game start")
    table = world.table()
    asked = await mona.slash(world.channel, "moderate remove", person="Anna")
    assert asked.response is not None
    assert "Nobody else plays there" in texts(asked.response)
    await remove(world, mona, "Anna")
    assert table.status is Status.OVER


async def test_somebody_who_has_left_the_server_is_removed_from_another_channel(world: World) -> None:
    mona = with_role(world, "Mona", MODERATE)
    await world.begin()
    world.guild.remove_member(world.bert)
    await world.env.settle()
    other = world.guild.create_text_channel("other")
    done = await remove(world, mona, f"<@{world.bert.id}>", other, table="1")
    assert done.response is not None
    assert "Bert no longer plays" in texts(done.response)
    assert world.table().find_seat(world.bert.id) is None


async def test_only_moderators_of_the_table_remove_people_and_only_its_players(world: World) -> None:
    mona = with_role(world, "Mona", MODERATE)
    other = await two_channels(world, world.clara, MAY)
    refused = await reply_text(await world.clara.slash(other, "moderate remove", person="Bert", table="1"))
    assert "im Kanal des Tischs Nachrichten verwalten" in refused
    reply = await reply_text(await mona.slash(world.channel, "moderate remove", person="Clara"))
    assert "who “Clara” is" in reply
    assert "Anna, Bert" in reply
    asked = await mona.slash(world.channel, "moderate remove", person="Bert")
    assert asked.response is not None
    [custom_id] = pressable(asked.response)
    seen = world.copy_message(asked.response)
    before = world.moves()
    assert "Nachrichten verwalten" in await reply_text(await world.press_copy(world.clara, seen, custom_id))
    assert world.moves() == before
    await mona.click(asked.response, custom_id=custom_id)
    before = world.moves()
    assert "nobody to remove" in await reply_text(await world.press_copy(mona, seen, custom_id))
    assert world.moves() == before
