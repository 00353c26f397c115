"""The chat on Discord: its messages, and games whose messages Discord refuses."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from structlog.testing import capture_logs

from cogs.chat import DiscordChat
from cogs.connection.command_translation import tree_digest
from cogs.connection.log import log_failure
from cogs.connection.permissions import permission_help
from engine.kernel.text import Text
from host.chat import ChatError, DeliveryFailure
from host.people import Place
from host.tables.status import Status
from render.languages import Languages
from tests.cogs.world import World, reply_text

ALL = discord.Permissions.all()
CLOSED = {"status": 403, "code": 50007, "message": "Cannot send messages to this user"}
FORBIDDEN = {"status": 403, "code": 50013, "message": "Missing Permissions"}


def direct(world: World, who: MemberActor) -> list[str]:
    """Return the private messages of the bot to somebody."""
    channel_id = world.env.backend.dm_channels.get(who.id)
    if channel_id is None:
        return []
    return [f"{message.embeds} {message.components}" for message in world.env.backend.messages[channel_id].values()]


async def test_each_player_gets_the_hand_in_private_and_nobody_else_gets_anything(world: World) -> None:
    await world.begin()
    assert len(direct(world, world.asked_person())) == 1
    assert direct(world, world.clara) == []


async def test_a_closed_private_channel_is_reported_once_without_content_and_play_goes_on(world: World) -> None:
    world.env.inject_error("POST", "/channels/*/messages", times=None, **CLOSED)
    world.env.backend.faults[-1]["path"] = f"/channels/{world.anna.user.dm_channel.id}/messages"
    world.env.inject_error("POST", "/channels/*/messages", times=None, **CLOSED)
    world.env.backend.faults[-1]["path"] = f"/channels/{world.bert.user.dm_channel.id}/messages"
    await world.begin()
    who = world.asked_person()
    notices = [m.content for m in world.channel.history() if "does not accept private messages" in m.content]
    assert len(notices) == 1
    assert who.name in notices[0]
    shown = await who.click(world.board(), custom_id="b:1:hand")
    assert await reply_text(shown)
    before = world.moves()
    assert await reply_text(await who.slash(world.channel, "levelup"))
    assert world.moves() > before
    for _ in range(4):
        await world.end_turn(world.asked_person())
        await world.asked_person().slash(world.channel, "pass")
    notices = [m.content for m in world.channel.history() if "does not accept private messages" in m.content]
    assert len(notices) <= 2, "once for each of the two"


async def test_without_threads_the_game_goes_on(world: World) -> None:
    world.env.inject_error("POST", "/channels/*/messages/*/threads", times=None, **FORBIDDEN)
    await world.begin()
    assert world.channel.threads == []
    who = world.asked_person()
    before = world.moves()
    await who.slash(world.channel, "levelup")
    assert world.moves() > before


async def test_a_deleted_board_is_posted_again(world: World) -> None:
    await world.begin()
    old = world.board()
    manager = world.guild.add_member(
        world.env.create_user("Max"), roles=[world.guild.create_role("M", permissions=ALL)]
    )
    await manager.delete(old)
    assert world.board().id != old.id, "at once, before anybody moves"
    await world.asked_person().slash(world.channel, "levelup")
    boards = _boards(world)
    assert [message.id for message in boards] == [world.board().id]


async def test_a_board_that_is_deleted_again_and_again_is_not_posted_without_end(world: World) -> None:
    await world.begin()
    manager = world.guild.add_member(
        world.env.create_user("Max"), roles=[world.guild.create_role("M", permissions=ALL)]
    )
    await manager.delete(world.board())
    second = world.board()
    await manager.delete(second)
    assert not _boards(world)
    await world.asked_person().slash(world.channel, "levelup")
    assert world.board().id != second.id, "the next move posts it again in any case"


@pytest.mark.parametrize(
    ("error", "failure"),
    [
        ({"status": 404, "code": 10003}, DeliveryFailure.LOST),
        ({"status": 404, "code": 10008}, DeliveryFailure.GONE),
        ({"status": 403, "code": 160005}, DeliveryFailure.LOCKED),
        ({"status": 429, "code": 30046}, DeliveryFailure.EDIT_LIMITED),
        ({"status": 400, "code": 30046}, DeliveryFailure.EDIT_LIMITED),
        ({"status": 400, "code": 50024}, DeliveryFailure.UNSUPPORTED),
        ({"status": 400, "code": 160006}, DeliveryFailure.UNSUPPORTED),
        ({"status": 403, "code": 50013}, DeliveryFailure.PERMISSION),
        ({"status": 403, "code": 50001}, DeliveryFailure.PERMISSION),
        ({"status": 500, "code": 0}, DeliveryFailure.TRANSIENT),
        ({"status": 403, "code": 40003}, DeliveryFailure.TRANSIENT),
        ({"status": 403, "code": 40333}, DeliveryFailure.TRANSIENT),
        ({"status": 403, "code": 0}, DeliveryFailure.TRANSIENT),
        ({"status": 401, "code": 0}, DeliveryFailure.TRANSIENT),
        ({"status": 403, "code": 50007}, DeliveryFailure.CLOSED),
        ({"status": 400, "code": 200000}, DeliveryFailure.FILTERED),
        ({"status": 400, "code": 50035}, DeliveryFailure.REFUSED),
        ({"status": 400, "code": 99999}, DeliveryFailure.REFUSED),
        ({"status": 403, "code": 99999}, DeliveryFailure.REFUSED),
        ({"status": 413, "code": 40005}, DeliveryFailure.REFUSED),
    ],
)
async def test_every_error_of_discord_comes_out_as_a_delivery_failure(
    world: World, error: dict[str, int], failure: DeliveryFailure
) -> None:
    chat = DiscordChat(world.bot, world.bot.languages)
    place = Place(world.guild.id, world.channel.id)
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", times=None, **error)  # pyright: ignore[reportArgumentType]
    with pytest.raises(ChatError) as raised:
        await chat.say(place, "x")
    assert raised.value.failure is failure
    assert (raised.value.permission != "") == (failure is DeliveryFailure.PERMISSION)
    assert raised.value.fields == error, "the log distinguishes them"


ARCHIVED = {"status": 400, "code": 50083, "message": "Thread is archived"}


async def thread_of(world: World) -> int:
    """Begin a game and return the id of its thread."""
    await world.begin()
    thread = world.table().thread_id
    assert thread is not None
    return thread


async def test_an_archived_thread_is_opened_again_for_a_notice(world: World) -> None:
    thread = await thread_of(world)
    chat = DiscordChat(world.bot, world.bot.languages)
    world.env.inject_error("POST", f"/channels/{thread}/messages", **ARCHIVED)
    await chat.say_in_thread(thread, "news")
    unarchived = [call.json for call in world.env.http_requests if call.path == f"/channels/{thread}"]
    assert unarchived == [{"archived": False}]
    assert [message.content for message in world.env.backend.messages[thread].values()][-1] == "news"


async def test_a_thread_that_only_moderators_can_open_again_is_locked(world: World) -> None:
    thread = await thread_of(world)
    chat = DiscordChat(world.bot, world.bot.languages)
    world.env.inject_error("POST", f"/channels/{thread}/messages", times=None, **ARCHIVED)
    world.env.inject_error("PATCH", f"/channels/{thread}", times=None, **FORBIDDEN)
    with pytest.raises(ChatError) as raised:
        await chat.say_in_thread(thread, "news")
    assert raised.value.failure is DeliveryFailure.LOCKED


async def test_a_board_in_an_archived_thread_is_posted_again(world: World) -> None:
    await world.begin()
    old = world.board()
    world.env.inject_error("PATCH", f"/channels/{world.channel.id}/messages/{old.id}", **ARCHIVED)
    await world.asked_person().slash(world.channel, "levelup")
    assert world.board().id != old.id


async def test_a_deleted_thread_is_noticed_and_replaced_with_the_next_notice(world: World) -> None:
    thread = await thread_of(world)
    world.env.backend.delete_channel(thread)
    await world.env.settle()
    assert world.table().thread_id is None
    before = len(world.env.http_requests)
    who = world.asked_person()
    await who.slash(world.channel, "levelup")
    await world.end_turn(who)
    assert world.table().thread_id is not None
    paths = [call.path for call in world.env.http_requests[before:]]
    first_message = next(n for n, path in enumerate(paths) if path == f"/channels/{world.table().thread_id}/messages")
    assert any(path.endswith("/threads") for path in paths[:first_message]), "nothing was sent to the deleted one"


async def test_failures_of_discord_are_distinguished_in_the_log(world: World) -> None:
    with capture_logs() as logged:
        log_failure("a test", await failure(world))
    (line,) = [line for line in logged if line["event"] == "a test"]
    assert (line["kind"], line["status"], line["code"]) == ("Forbidden", 403, 40333)


async def failure(world: World) -> discord.HTTPException:
    """Return the error that discord.py raises for a refused call."""
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=40333)
    channel = world.bot.get_partial_messageable(world.channel.id)
    with pytest.raises(discord.HTTPException) as raised:
        await channel.send("x")
    return raised.value


async def test_a_thread_that_exists_already_is_found_again(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="telperinquar")
    board = world.board()
    chat = DiscordChat(world.bot, world.bot.languages)
    place = Place(world.guild.id, world.channel.id)
    first = await chat.open_thread(place, board.id, "x" * 200)
    assert await chat.open_thread(place, board.id, "again") == first
    with pytest.raises(ChatError) as raised:
        await chat.open_thread(Place(None, world.channel.id), board.id, "private")
    assert raised.value.failure is DeliveryFailure.UNSUPPORTED


async def test_answers_ping_nobody(world: World) -> None:
    chat = DiscordChat(world.bot, world.bot.languages)
    place = Place(world.guild.id, world.channel.id)
    await chat.say(place, f"@everyone {world.anna.mention} " + "long " * 1000)
    sent = world.env.http_requests[-1].json
    assert sent is not None
    assert sent["allowed_mentions"] == {"parse": []}
    assert len(sent["content"]) <= 2000


@pytest.mark.usefixtures("first_start")
async def test_commands_are_sent_to_discord_only_where_they_have_changed(world: World) -> None:
    def syncs() -> int:
        return sum(1 for call in world.env.http_requests if call.method == "PUT" and call.path.endswith("/commands"))

    assert syncs() == 1
    await world.restart()
    assert syncs() == 1
    command = world.bot.tree.get_command("help")
    assert command is not None
    before = tree_digest(world.bot.tree, 1)
    assert before == tree_digest(world.bot.tree, 1)
    command.description = "Another"  # pyright: ignore[reportAttributeAccessIssue]
    assert before != tree_digest(world.bot.tree, 1)
    assert before != tree_digest(world.bot.tree, 2)


async def test_a_deleted_channel_ends_its_game_and_its_players_are_notified(world: World) -> None:
    await world.begin()
    table = world.table()
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert table.status is Status.OVER
    bodies = [call.json for call in world.env.http_requests if call.path.endswith("/messages")]
    sent = [body["content"] for body in bodies if body is not None and "was deleted" in str(body.get("content"))]
    words = "The channel in which you played Telperinquár was deleted. That game is over and counts for nobody."
    assert sent == [words] * 2


def test_all_missing_permissions_are_listed_at_once_for_managers_and_for_members(languages: Languages) -> None:
    failure = Text("trouble-permission", {"permission": Text("permission-send-messages")})

    def explain(person: discord.Permissions, bot: discord.Permissions, language: str) -> str:
        press: Any = SimpleNamespace(permissions=person, app_permissions=bot)
        return languages.say(permission_help(press, failure), language)

    bot = discord.Permissions(view_channel=True, read_message_history=True, embed_links=True)
    manager, member = discord.Permissions(manage_channels=True), discord.Permissions.none()
    assert explain(manager, bot, "en").endswith("under “Permissions”, allow me Send Messages and Attach Files.")
    assert explain(member, bot, "en").startswith("I cannot show the board here. Somebody who may manage this channel")
    assert explain(manager, bot, "de").endswith("„Berechtigungen“: Nachrichten senden und Dateien anhängen.")
    assert explain(manager, discord.Permissions.all(), "en") == languages.say(failure, "en"), "it is there again"


def _boards(world: World) -> list[Any]:
    return [message for message in world.channel.history() if message.embeds and message.components]
