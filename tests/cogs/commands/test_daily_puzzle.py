"""``/settings puzzle``: a puzzle for everybody in a channel, with private answers."""

from __future__ import annotations

import time
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from cogs.ui.lessons.puzzle_parts import daily_layout
from engine.games import GAMES
from engine.games import game as game_of
from engine.kernel.text import Text
from engine.puzzles.puzzle import puzzles_of
from host.chat import PuzzlePost
from host.learning import daily_puzzles
from host.learning.lesson_table import private_table
from host.people import Person
from render.languages import Languages
from render.puzzle_page import puzzle_page
from render.user_text import Markup
from tests.cogs.world import World, labels, open_to_all, pressable, reply_text, texts, walk
from tests.simulated import component_files

DAY = daily_puzzles.DAY
FIRST, SECOND = (
    daily_puzzles.PuzzleOfDay("heldenkampf", puzzles_of("heldenkampf")[0]),
    daily_puzzles.PuzzleOfDay("imperator", puzzles_of("imperator")[0]),
)


@pytest.fixture
async def manager(world: World, monkeypatch: pytest.MonkeyPatch) -> MemberActor:
    """Provide a manager of a server whose puzzles are two known ones in turn."""
    monkeypatch.setattr(daily_puzzles, "_order", lambda _guild_id: (FIRST, SECOND))
    role = world.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    manager = world.guild.add_member(world.env.create_user("Max"), roles=[role])
    await open_to_all(world, "settings", manager)
    return manager


def today(later: int = 0) -> daily_puzzles.PuzzleOfDay:
    return (FIRST, SECOND)[(int(time.time() // DAY) + later) % 2]


def custom_id(place: int, later: int = 0) -> str:
    game, puzzle = today(later)
    return f"t:day:{game}:{puzzle.id}:{place}"


def posts(world: World, channel: ChannelHandle | None = None) -> list[Any]:
    """Return the posts of puzzles in a channel."""
    shown = (channel or world.channel).history()
    return [message for message in shown if any(key.startswith("t:day:") for key in pressable(sent(world, message)))]


def sent(world: World, message: Any) -> Any:
    """Return a message of the channel with all its components."""
    message.components[:] = world.copy_message(message)["components"]
    return message


async def the_next_day(world: World) -> None:
    """Let the bot believe that a day has passed, and post what is due."""
    puzzles = world.bot.master.daily_puzzles
    before = puzzles._clock()
    puzzles._clock = lambda: before + DAY
    await settle(world)


async def settle(world: World) -> None:
    with world.env._bot_scope():
        world.bot.master.daily_puzzles.wake()
    await world.env.settle()


async def test_a_channel_gets_a_puzzle_and_everybody_a_private_answer(world: World, manager: MemberActor) -> None:
    reply = await reply_text(await manager.slash(world.channel, "settings puzzle", where=world.channel))
    assert f"Every day I post a puzzle in <#{world.channel.id}>." in reply
    await settle(world)
    (post,) = posts(world)
    assert "Puzzle of the day" in texts(post)
    assert "Which of these moves wins most often?" in texts(post)
    assert "wins" not in "".join(labels(post)), "no chance gives the answer away"
    files = component_files(world.env.backend.get_message(world.channel.id, post.id))
    assert next(iter(files.values()))["filename"] == "puzzle.png"
    before = world.copy_message(post)
    right = await world.anna.click(post, custom_id=custom_id(0))
    assert "Right!" in await reply_text(right)
    assert "💭" in await reply_text(right)
    assert "Nicht der beste Zug" in await reply_text(await world.clara.click(post, custom_id=custom_id(1)))
    assert world.copy_message(post) == before, "the post stays as it is"
    assert "1 of 1 solved" in await reply_text(right)


async def test_the_post_pings_nobody_and_carries_a_nonce(world: World, manager: MemberActor) -> None:
    await manager.slash(world.channel, "settings puzzle", where=world.channel)
    await settle(world)
    await world.anna.click(posts(world)[0], custom_id=custom_id(0))
    await the_next_day(world)
    calls = [call.json for call in world.env.http_requests]
    written = [call for call in calls if isinstance(call, dict) and "nonce" in call]
    assert len(written) == 2
    assert all(call["enforce_nonce"] is True and call["allowed_mentions"] == {"parse": []} for call in written)
    day = int(time.time() // DAY)
    assert [call["nonce"] for call in written] == [f"{world.guild.id:x}-{day + later}" for later in (0, 1)]


async def test_the_next_post_names_who_solved_the_last_one(world: World, manager: MemberActor) -> None:
    await manager.slash(world.channel, "settings puzzle", where=world.channel)
    await settle(world)
    (post,) = posts(world)
    await world.anna.click(post, custom_id=custom_id(0))
    await world.bert.click(post, custom_id=custom_id(1))
    await world.bert.click(post, custom_id=custom_id(0))
    await world.restart()
    await settle(world)
    assert len(posts(world)) == 1, "a restart posts nothing again"
    await the_next_day(world)
    first, second = posts(world)
    assert f"One person has solved the last puzzle: <@{world.anna.id}>" in texts(second)
    assert "Richtig!" in await reply_text(await world.clara.click(first, custom_id=custom_id(0))), "too late to count"
    await the_next_day(world)
    assert "Nobody has solved the last puzzle." in texts(posts(world)[2])


async def test_forged_presses_name_nobody_and_change_no_public_message(world: World, manager: MemberActor) -> None:
    await manager.slash(world.channel, "settings puzzle", where=world.channel)
    await settle(world)
    (post,) = posts(world)
    before, elsewhere = world.copy_message(post), world.guild.create_text_channel("elsewhere")
    game, puzzle = today()
    for forged in (f"t:day:{game}:gone-1-2:0", f"t:day:{game}:{puzzle.id}:9", f"t:day:chess:{puzzle.id}:0"):
        assert "no longer exists" in await reply_text(await world.press_copy(world.anna, before, forged))
    await world.press_copy(world.anna, before, custom_id(0, later=1))
    await world.press_copy(world.anna, before, custom_id(0), channel=elsewhere)
    for forged in (f"t:try:{game}:{puzzle.id}:0", f"t:good:{game}:{puzzle.id}:0", f"t:next:{game}::"):
        await reply_text(await world.press_copy(world.bert, before, forged))
    assert world.copy_message(post) == before
    await the_next_day(world)
    assert "Nobody has solved the last puzzle." in texts(posts(world)[1])


async def test_a_deleted_channel_switches_it_off_and_the_settings_say_why(world: World, manager: MemberActor) -> None:
    channel = world.guild.create_text_channel("puzzles")
    await manager.slash(world.channel, "settings puzzle", where=channel)
    await settle(world)
    assert len(posts(world, channel)) == 1
    world.env.backend.delete_channel(channel.id)
    await settle(world)
    reply = await reply_text(await manager.slash(world.channel, "settings show"))
    assert "No daily puzzle is posted." in reply
    assert "its channel no longer exists" in reply
    assert "Only somebody who may manage" in await reply_text(
        await world.anna.slash(world.channel, "settings puzzle", where=world.channel)
    )
    await manager.slash(world.channel, "settings puzzle", where=world.channel)
    assert "no longer exists" not in await reply_text(await manager.slash(world.channel, "settings puzzle"))


@pytest.mark.parametrize("game", [name for name in GAMES if puzzles_of(name)])
def test_every_puzzle_fits_into_a_message_in_every_language_with_many_solvers(languages: Languages, game: str) -> None:
    people = Markup(", ".join(f"<@{2**64 - number}>" for number in range(1, daily_puzzles.MOST_NAMED + 1)))
    solved = Text("daily-solved", {"people": people, "count": 99, "more": 99 - daily_puzzles.MOST_NAMED})
    for puzzle in puzzles_of(game):
        match = puzzle.match(game_of(game))
        for language in {languages.pick_for(game, language) for language in languages.languages}:
            table = private_table(match, puzzle.seat, Person(-1, "You"), language)
            reader = table.reader(languages, language, markdown=True, seat=puzzle.seat)
            footer = tuple(languages.say_to(text, reader) for text in (solved, Text("daily-how")))
            title = languages.say_to(Text("daily-title", {"game": Text("game-" + game)}), reader)
            page = puzzle_page(puzzle, match, languages, reader)
            layout = daily_layout(PuzzlePost(game, puzzle.id, title, page, (), footer, "1-1"))
            parts = list(walk(layout.to_components()))
            words = [str(part["content"]) for part in parts if "content" in part]
            assert sum(map(len, words)) <= 4000
            assert words[-1] == "\n".join(footer), "nothing is cut"
            assert "…" not in words[1][-1:]
            assert len(parts) + 4 <= 40
            assert all(len(part["custom_id"]) <= 100 and len(part["label"]) <= 80 for part in parts if "label" in part)
