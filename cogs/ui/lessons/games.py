"""The games that can be learned, their lessons, and a first game against the computer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord

from cogs.connection.bot import Interaction
from cogs.connection.permissions import permission_help
from cogs.connection.rights import rights_of
from cogs.connection.side_thread import is_side_thread, open_side_thread
from cogs.ui.answers.callbacks import replaces_panel, show_instead, show_privately
from cogs.ui.lessons.addresses import LessonAddress, find_address
from cogs.ui.messages import components
from cogs.ui.messages.board_buttons import Buttons
from cogs.ui.messages.components import Parts
from cogs.ui.messages.custom_ids import learn_id
from cogs.ui.messages.embeds import COLOUR
from cogs.ui.panel.handlers import open_panel
from cogs.ui.replies import answer, person_of, place_of, reader_of, say
from cogs.ui.start.page import choose_computers, play_key
from engine.games import game as game_of
from engine.kernel.game import EXPLAINING
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text, Value
from engine.lessons.reading import lessons_of
from host.learning.lesson_progress import LessonProgress
from host.learning.lesson_table import NO_TABLE
from host.people import Place
from host.tables.status import Status
from host.tables.table import Table
from render.languages import Reader
from render.user_text import Markup

if TYPE_CHECKING:
    from discord.types.components import ButtonComponent, ContainerChildComponent

_SUCCESS, _PRIMARY, _SECONDARY = (
    discord.ButtonStyle.success,
    discord.ButtonStyle.primary,
    discord.ButtonStyle.secondary,
)
_BUTTONS_PER_ROW = 5
_BOARD_FIRST = 1.0
"""Longest time in seconds that the panel waits for the board, so that it stands below it."""
_opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
"""A lock for each person whose thread is being opened."""


async def show_game(interaction: Interaction, game: str) -> None:
    """Show the lessons of a game with the finished ones marked, and where to go on."""
    progress = (await interaction.client.master.learning.progress(interaction.user.id)).get(game, LessonProgress())
    lessons = lessons_of(game)
    values = {"game": Text("game-" + game), "done": _count_done(game, progress), "count": len(lessons)}
    lines = [
        say(
            interaction,
            Text(
                "learn-lesson-done" if lesson.name in progress.done else "learn-lesson",
                {
                    "number": number,
                    "title": interaction.client.languages.say_to(lesson.title, _game_reader(interaction, game)),
                },
            ),
        )
        for number, lesson in enumerate(lessons, 1)
    ]
    next_address = _next_address(game, progress)
    first: list[ButtonComponent] = []
    if next_address is not None:
        key = "button-learn-on" if progress.lesson else "button-learn-begin"
        first.append(components.button(say(interaction, Text(key)), learn_id("show", str(next_address)), _SUCCESS, "▶️"))
    first.append(_play_button(interaction, game, _SECONDARY if next_address is not None else _SUCCESS))
    first.append(choose_computers(interaction.client.languages, _game_reader(interaction, game), game))
    first.append(components.button(say(interaction, Text("button-learn-games")), learn_id("games"), _SECONDARY, "📚"))
    numbers = [
        components.button(
            say(interaction, Text("button-learn-lesson", {"number": number})),
            learn_id("open", str(LessonAddress(lesson, 0))),
            _SECONDARY,
        )
        for number, lesson in enumerate(lessons, 1)
    ]
    parts: list[ContainerChildComponent] = [
        components.text(f"### {say(interaction, Text('learn-lessons', values))}"),
        components.text("\n".join(lines)),
        components.separator(),
        components.row(first),
        *(
            components.row(numbers[start : start + _BUTTONS_PER_ROW])
            for start in range(0, len(numbers), _BUTTONS_PER_ROW)
        ),
    ]
    await _show(interaction, [components.container(COLOUR, parts)])


async def show_levels(interaction: Interaction, game: str, chosen: str = "") -> None:
    """Show how many computers play, with buttons to change it, and their levels, each of which starts a game.

    ``chosen`` is the number of computers; without a possible one it is the least.
    """
    counts = [str(seats - 1) for seats in game_of(game).seats if seats > 1]
    place = counts.index(chosen) if chosen in counts else 0
    levels = (EXPLAINING, *game_of(game).levels[1:])
    buttons: list[ButtonComponent] = []
    for level in levels:
        words = say(interaction, Text("start-level", {"level": Text("computer-level-" + level)}))
        style = _SUCCESS if level == EXPLAINING else discord.ButtonStyle.primary
        buttons.append(components.button(words, learn_id("play", f"{game}-{level}-{counts[place]}"), style, "🤖"))
    changes = [
        components.button(say(interaction, Text(key)), learn_id("levels", f"{game}-{counts[other]}"), _SECONDARY, emoji)
        for other, key, emoji in ((place - 1, "start-computer-less", "➖"), (place + 1, "start-computer-more", "➕"))
        if 0 <= other < len(counts)
    ]
    back = components.button(say(interaction, Text("panel-back")), learn_id("games"), _SECONDARY, "↩️")
    values = {**_game_values(game), "count": int(counts[place]), "levels": len(levels)}
    title = components.text(say(interaction, Text("start-levels", values)))
    rows = [components.row(row) for row in (changes, *([button] for button in buttons), [back]) if row]
    await _show(interaction, [components.container(COLOUR, [title, *rows])])


async def play_computer(
    interaction: Interaction, game: str, level: str = EXPLAINING, computers: int | None = None
) -> None:
    """Open a table here with computers of a level, start, and show the panel.

    Without a number of ``computers`` there are as few as possible. A person alone at their own open table of the game
    plays there. Where other people are at a table of this channel, the game gets a thread of its own; the panel opens
    here all the same, where the bot knows the threads of the channel.
    """
    if interaction.guild_id is None:
        raise RefusedError(Refusal("refused-only-in-servers"))
    master = interaction.client.master
    here = await master.find(place_of(interaction))
    if here is not None and here.status in (Status.OPEN, Status.RUNNING) and not _is_alone(here, interaction.user.id):
        table = await _beside(interaction, game, level, computers)
        if is_side_thread(interaction, table.place.channel_id):
            await open_panel(interaction, table.id)
        values = {"thread": Markup(f"<#{table.place.channel_id}>"), **_game_values(game)}
        await answer(interaction, say(interaction, Text("said-first-game-aside", values)))
        await _report_failure(interaction, table)
        return
    person = person_of(interaction)
    if here is not None and here.game == game and _owns_alone(here, person.id):
        table = await master.begin_with_computers(here.id, person, level, computers)
    else:
        rights = await rights_of(interaction)
        table = await master.open_against_computer(place_of(interaction), person, game, rights, level, computers)
    await show_begun(interaction, table)


async def show_begun(interaction: Interaction, table: Table) -> None:
    """Show the panel of a game that has just begun, below its board, and what prevents the board if something does."""
    await interaction.client.master.wait_until_shown(table.id, _BOARD_FIRST)
    await open_panel(interaction, table.id)
    await _report_failure(interaction, table)


async def _report_failure(interaction: Interaction, table: Table) -> None:
    failure = await interaction.client.master.wait_until_shown(table.id)
    if failure is not None:
        await answer(interaction, say(interaction, permission_help(interaction, failure)))


async def begin_with_computers(interaction: Interaction, where: str) -> None:
    """Fill a person's own open table with computers that explain their moves, start, and show the panel.

    ``where`` is the table's number.
    """
    if not where.isdecimal():
        raise RefusedError(Refusal("refused-no-table"))
    master = interaction.client.master
    table = await master.get(int(where))
    if not table.is_at(place_of(interaction), interaction.user.id):
        raise RefusedError(Refusal("refused-elsewhere"))
    await master.begin_with_computers(table.id, person_of(interaction))
    await open_panel(interaction, table.id)


async def offer_first_game(interaction: Interaction, table: Table) -> None:
    """Offer lessons and a game against the computer to a person who plays a game for the first time.

    The game is at this table while they are alone at their own, else beside it. Call it after the interaction was
    answered.
    """
    if not await interaction.client.master.learning.is_new(interaction.user.id, table.game, table.id):
        return
    view = Buttons()
    view.add_item(_offer_button(interaction, "button-learn-lessons", "🎓", learn_id("game", table.game)))
    alone = _owns_alone(table, interaction.user.id)
    play = learn_id("here", str(table.id)) if alone else learn_id("play", table.game)
    view.add_item(_offer_button(interaction, play_key(table.game), "🤖", play))
    view.add_item(_offer_button(interaction, "button-choose-computers", "👥", learn_id("levels", table.game)))
    key = "learn-offer-alone" if alone else "learn-offer"
    await answer(interaction, say(interaction, Text(key, _game_values(table.game))), view=view)


def _offer_button(interaction: Interaction, key: str, emoji: str, custom_id: str) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(label=say(interaction, Text(key)), emoji=emoji, custom_id=custom_id)


# ---- inside


def _is_alone(table: Table, person_id: int) -> bool:
    """Return whether nobody else plays or may play at a table."""
    return {
        assignment.reserved_for or (assignment.person and assignment.person.id) for assignment in table.assignments
    } <= {person_id, None}


def _owns_alone(table: Table, person_id: int) -> bool:
    """Return whether a person has opened a table whose game has not begun and where nobody else sits."""
    return table.status is Status.OPEN and table.owner == person_id and len(table.assignments) == 1


async def _beside(interaction: Interaction, game: str, level: str, computers: int | None) -> Table:
    """Return the person's game against the computer in a thread beside this table; open one where there is none."""
    master, place, person, rights = (
        interaction.client.master,
        place_of(interaction),
        person_of(interaction),
        await rights_of(interaction),
    )
    if replaces_panel(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)
    async with _opening.setdefault(
        person.id, asyncio.Lock()
    ):  # for a second interaction while the thread is being opened
        for table in await master.running_games(person):
            if table.game == game and table.place.guild_id == place.guild_id and _is_alone(table, person.id):
                return table
        await master.check_opening(place, person, rights)
        values = {"game": Text("game-" + game), "person": person.name}
        refusal = Refusal("refused-no-thread-aside", {"together": _game_values(game)["together"]})
        thread_id = await open_side_thread(interaction, say(interaction, Text("learn-thread", values)), refusal)
        aside = Place(place.guild_id, thread_id)
        return await master.open_against_computer(aside, person, game, rights, level, computers)


async def _show(interaction: Interaction, parts: Parts) -> None:
    interaction.client.pending_updates.cancel((interaction.user.id, NO_TABLE))
    if replaces_panel(interaction):
        await show_instead(interaction, parts)
    else:
        await show_privately(interaction, parts)


def _play_button(interaction: Interaction, game: str, style: discord.ButtonStyle = _SECONDARY) -> ButtonComponent:
    return components.button(say(interaction, Text(play_key(game))), learn_id("play", game), style, "🤖")


def _game_values(game: str) -> dict[str, Value]:
    """Return the values of the texts about a first game."""
    together = "yes" if game_of(game).is_cooperative else "no"
    return {"game": Text("game-" + game), "together": together}


def _count_done(game: str, progress: LessonProgress) -> int:
    """Return the number of finished lessons."""
    return sum(lesson.name in progress.done for lesson in lessons_of(game))


def _next_address(game: str, progress: LessonProgress) -> LessonAddress | None:
    """Return the move at which the person left a lesson, or the beginning of the first unfinished lesson."""
    left = find_address(game, progress.lesson, progress.made) if progress.lesson else None
    if left is not None and left.made < left.lesson.decisions:
        return left
    lessons: Sequence[LessonAddress] = [LessonAddress(lesson, 0) for lesson in lessons_of(game)]
    return next((address for address in lessons if address.lesson.name not in progress.done), None)


def _game_reader(interaction: Interaction, game: str) -> Reader:
    return Reader(reader_of(interaction).language, game)
