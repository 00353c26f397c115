"""The start page: the games as cards, from which a game begins with one press."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.ui.start.page import start_parts
from engine.games import GAMES
from engine.games import game as game_of
from engine.kernel.options import about
from host.tables.status import Status
from render.languages import Languages
from tests.cogs.world import World, labels, pressable, reply_text, texts
from tests.locales import data_without
from tests.openapi import limits


@pytest.mark.parametrize("command", ["game new", "play", "learn"])
async def test_the_start_page_shows_every_game_with_its_buttons(world: World, command: str) -> None:
    result = await world.anna.slash(world.channel, command)
    page = result.response
    assert page is not None
    assert page.ephemeral
    assert len(world.pictures(page)) == len(GAMES)
    for game in GAMES:
        what = "levels" if len(game_of(game).levels) > 1 else "play"
        assert {f"l:game:{game}", f"l:{what}:{game}"} <= set(pressable(page))
    assert {"Evening game (1–2 h)", "Full game (2–4 h)"} <= set(labels(page))
    assert "2 to 6 players" in texts(page)
    assert texts(page).count("🧩\u00a0") == len(GAMES), "the level stays beside its picture"


async def test_play_makes_a_move_in_a_running_game_and_shows_the_start_page_elsewhere(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    assert "What do you want to play?" not in await reply_text(await who.slash(world.channel, "play"))
    elsewhere = world.guild.create_text_channel("elsewhere")
    assert "What do you want to play?" in await reply_text(await who.slash(elsewhere, "play"))


async def test_two_people_begin_with_three_presses_from_the_page(world: World) -> None:
    page = (await world.anna.slash(world.channel, "game new")).response
    assert page is not None
    await world.anna.click(page, custom_id="l:table:imperator-any")
    assert {"Add computer", "Start", "Options", "Fair shuffles"} <= set(labels(page)), "the answer replaces the page"
    await world.bert.click(world.board(), custom_id="b:1:join")
    await world.anna.click(page, custom_id="b:1:computer")
    assert "**At the table:** Anna, Bert and Computer" in texts(page), "the board is far away on a phone"
    started = await world.anna.click(page, custom_id="b:1:start")
    assert world.table().status is Status.RUNNING
    assert started.response is not None
    assert started.response.ephemeral, "the owner sees their panel at once"


async def test_who_plays_the_computer_chooses_its_level(world: World) -> None:
    page = (await world.anna.slash(world.channel, "game new")).response
    assert page is not None
    await world.anna.click(page, custom_id="l:levels:telperinquar")
    levels = [f"l:play:telperinquar-{level}-1" for level in ("explaining", *game_of("telperinquar").levels[1:])]
    assert list(pressable(page)) == ["l:levels:telperinquar-2", *levels, "l:games:"]
    assert labels(page)[:3] == ["One more", "Start: simple, with explanations", "Start: strong"]
    await world.anna.click(page, custom_id="l:play:telperinquar-strong-1")
    assert world.table().status is Status.RUNNING
    assert [assignment.level for assignment in world.table().assignments if assignment.computer] == ["strong"]


async def test_who_plays_computers_chooses_how_many_before_the_game_starts(world: World) -> None:
    page = (await world.anna.slash(world.channel, "game new")).response
    assert page is not None
    await world.anna.click(page, custom_id="l:levels:talisman")
    assert "Talisman: you against 1 computer" in texts(page)
    for _ in range(4):
        await world.anna.click(page, label="One more")
    assert "you against 5 computers" in texts(page)
    assert labels(page) == ["One less", "Start: simple, with explanations", "Back"], "no seat is left"
    await world.anna.click(page, label="One less")
    await world.anna.click(page, label="Start: simple, with explanations")
    assert world.table().status is Status.RUNNING
    assert [assignment.level for assignment in world.table().assignments] == ["", *["explaining"] * 4]


async def test_computers_chosen_at_an_own_open_table_play_there(world: World) -> None:
    opened = await world.anna.slash(world.channel, "game new", game="imperator", options="round_limit=20")
    page = (await world.anna.click(opened.followups[-1], label="Choose computers")).response
    assert page is not None
    await world.anna.click(page, label="One more")
    await world.anna.click(page, label="Start: master")
    table = world.table()
    assert table.status is Status.RUNNING
    assert table.options["round_limit"] == "20"
    assert [assignment.level for assignment in table.assignments] == ["", "master", "master"]


async def test_an_evening_of_talisman_is_one_press(world: World) -> None:
    page = (await world.anna.slash(world.channel, "game new")).response
    assert page is not None
    await world.anna.click(page, custom_id="l:table:talisman-evening")
    assert world.table().options == {"evening": "true"}
    assert "An hour or two" in world.board().embeds[0].description


async def test_options_without_a_game_are_refused_with_the_games(world: World) -> None:
    refused = await reply_text(await world.anna.slash(world.channel, "game new", options="round_limit=20"))
    assert "Choose a game as well: Telperinquár" in refused


async def test_an_unknown_game_in_an_old_button_is_refused(world: World) -> None:
    page = (await world.anna.slash(world.channel, "game new")).response
    assert page is not None
    assert await reply_text(await world.press_copy(world.anna, world.copy_message(page), "l:table:chess-any"))
    assert world.bot.master._registry.active_in(world.channel.id) is None


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_page_fits_a_message_in_every_language(languages: Languages, language: str) -> None:
    parts = start_parts(languages, language, list(GAMES), {})
    assert limits.violations("POST", "channels/1/messages", {"components": parts, "flags": 1 << 15}) == []


@pytest.mark.parametrize("language", ["de", "nl"])
def test_every_line_of_the_page_is_in_the_language_of_its_reader(languages: Languages, language: str) -> None:
    for game in GAMES:
        keys = ["what", "time", "level", *game_of(game).variants]
        assert [key for key in keys if not languages.has(about(key).key, language, game)] == [], game
    english = {languages.say(about("what"), "en", game=game) for game in GAMES}
    page = str(start_parts(languages, language, list(GAMES), {}))
    assert [line for line in english if line in page] == []


def test_the_page_names_the_games_that_are_not_translated(tmp_path: Path) -> None:
    languages = Languages(data=data_without(tmp_path, "talisman", "nl"))
    assert str(start_parts(languages, "nl", [], {})).count("dus in het Engels") == 1
    assert "Englisch" not in str(start_parts(languages, "de", [], {}))
