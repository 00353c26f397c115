"""The start page: the games as cards, with buttons to learn one, to play the computer and to open a table."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import discord

from cogs.connection.bot import Interaction
from cogs.connection.log import log_failure
from cogs.ui.answers.callbacks import replaces_panel
from cogs.ui.messages import components
from cogs.ui.messages.components import Layout, Parts, attached
from cogs.ui.messages.custom_ids import learn_id
from cogs.ui.messages.embeds import COLOUR, png
from cogs.ui.replies import deferred, reader_of
from engine.games import GAMES
from engine.games import game as game_of
from engine.kernel.options import about
from engine.kernel.text import Text
from engine.kernel.views import Item
from engine.lessons.reading import lessons_of
from host.learning.lesson_progress import LessonProgress
from host.learning.lesson_table import NO_TABLE
from render.languages import Languages, Reader
from render.pictures import Pictures

if TYPE_CHECKING:
    from discord.types.components import ButtonComponent, ContainerChildComponent

GAMES_PER_PAGE = 5
PLAIN = "any"
"""In place of a variant in the custom ids of games without variants."""
_DRAWING_SECONDS = 2.0
"""Longest time that the page waits for its pictures."""


async def show_start_page(interaction: Interaction, page: int = 0) -> None:
    """Show the games to one person, in place of a panel whose button was pressed."""
    client = interaction.client
    client.pending_updates.cancel((interaction.user.id, NO_TABLE))
    if replaces_panel(interaction):
        await interaction.response.defer()
    language = reader_of(interaction).language
    async with deferred(interaction):
        progress = await client.master.learning.progress(interaction.user.id)
        pictures = await draw_banners(client.pictures, games_on(page), language)
    parts = start_parts(client.languages, language, list(pictures), progress, page)
    await interaction.edit_original_response(view=Layout(parts), attachments=banner_files(pictures))


def games_on(page: int) -> list[str]:
    """Return the games on a page."""
    return list(GAMES)[page * GAMES_PER_PAGE : (page + 1) * GAMES_PER_PAGE]


async def draw_banners(pictures: Pictures, games: Sequence[str], language: str) -> dict[str, bytes]:
    """Return the pictures of games by their names; only some where drawing fails or takes too long."""
    drawn: dict[str, bytes] = {}
    try:
        async with asyncio.timeout(_DRAWING_SECONDS):
            for game in games:
                draw = partial(pictures.item, game, _banner(game), language)
                drawn[game] = await pictures.drawing_thread.draw(draw)
    except Exception as error:
        log_failure("the picture of a game could not be drawn", error)
    return drawn


def _banner(game: str) -> Item:
    return Item(Text("game-" + game), (about("what"),), {"template": "banner"})


def banner_files(pictures: Mapping[str, bytes]) -> list[discord.File]:
    """Return the pictures as files, named like :func:`start_parts` shows them."""
    return [png(picture, f"{game}.png", "") for game, picture in pictures.items()]


def start_parts(
    languages: Languages,
    language: str,
    pictures: Sequence[str],
    progress: Mapping[str, LessonProgress],
    page: int = 0,
    title: str = "",
) -> Parts:
    """Return the page in a language; ``pictures`` are the games with a picture, ``title`` replaces the usual one."""
    parts: list[ContainerChildComponent] = [
        components.text(title or languages.say_to(Text("start-title"), Reader(language)))
    ]
    for game in games_on(page):
        reader = Reader(language, game)
        if game in pictures:
            alt = languages.say_to(Text("game-" + game), reader)
            parts.append(components.picture(attached(f"{game}.png", alt)))
        parts.append(components.text(game_words(languages, reader, game)))
        parts.append(components.row(_card_buttons(languages, reader, game, progress.get(game, LessonProgress()))))
    pages = -(-len(GAMES) // GAMES_PER_PAGE)
    turns = [
        components.button(languages.say(Text(key), language), learn_id("games", str(turn)), _SECONDARY, emoji)
        for turn, key, emoji in components.page_turns(page, pages)
    ]
    if turns:
        parts.append(components.row(turns))
    return [components.container(COLOUR, parts)]


def game_words(languages: Languages, reader: Reader, game: str) -> str:
    """Return what a game is, for how many players and minutes, and how difficult, in two lines."""
    seats = game_of(game).seats
    values = {"low": seats[0], "high": seats[-1]}
    words = {
        "game": Text("game-" + game),
        "what": about("what"),
        "players": Text("start-players" if len(seats) > 1 else "start-players-exactly", values),
        "time": about("time"),
        "level": about("level"),
    }
    line = languages.say_to(Text("start-game", words), reader)
    if reader.language in languages.known(game):
        return line
    return f"{line} · {languages.say_to(Text('start-not-translated'), reader)}"


def _card_buttons(languages: Languages, reader: Reader, game: str, progress: LessonProgress) -> list[ButtonComponent]:
    buttons: list[ButtonComponent] = []
    lessons = lessons_of(game)
    if lessons:
        done = sum(lesson.name in progress.done for lesson in lessons)
        learn = languages.say_to(Text("button-start-learn", {"done": done, "count": len(lessons)}), reader)
        buttons.append(components.button(learn, learn_id("game", game), _SECONDARY, "🎓"))
    play = languages.say_to(Text(play_key(game)), reader)
    what = "levels" if len(game_of(game).levels) > 1 else "play"
    buttons.append(components.button(play, learn_id(what, game), discord.ButtonStyle.success, "🤖"))
    if what == "play":
        buttons.append(choose_computers(languages, reader, game))
    variants = game_of(game).variants
    for variant in variants or (PLAIN,):
        label = languages.say_to(about(variant) if variants else Text("button-open-table"), reader)
        buttons.append(
            components.button(label, learn_id("table", f"{game}-{variant}"), discord.ButtonStyle.primary, "🪑")
        )
    return buttons


def choose_computers(languages: Languages, reader: Reader, game: str) -> ButtonComponent:
    """Return the button that shows how many computers of which level can play."""
    label = languages.say_to(Text("button-choose-computers"), reader)
    return components.button(label, learn_id("levels", game), _SECONDARY, "👥")


def play_key(game: str) -> str:
    """Return the key of the button for a first game, against the computer or with it."""
    return "button-learn-play-together" if game_of(game).is_cooperative else "button-learn-play"


_SECONDARY = discord.ButtonStyle.secondary
