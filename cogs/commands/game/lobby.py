"""Before the game: taking and giving seats, by command or by button."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.commands.game.dice_words import word_lines
from cogs.connection.bot import Interaction
from cogs.connection.permissions import permission_help
from cogs.connection.rights import rights_of
from cogs.options.autocomplete import matching, meant
from cogs.options.games_by_name import game_called
from cogs.ui.lessons.games import offer_first_game
from cogs.ui.messages.board_buttons import board_button
from cogs.ui.messages.custom_ids import OPTIONS
from cogs.ui.replies import answer, person_of, place_of, reader_of, say, table_of
from engine.kernel.game import SIMPLE
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from host.seating.reservations import reservation
from host.tables.about import about_table
from host.tables.table import Table
from render.game_options import explained, unusual


def options_from(words: str) -> dict[str, str]:
    """``reactions=fast round_limit=20`` as a mapping. Raises RefusedError for anything of another shape."""
    options: dict[str, str] = {}
    for part in words.split():
        name, equals, value = part.partition("=")
        if not (equals and name and value):
            raise RefusedError(Refusal("refused-option-shape", {"option": part}))
        options[name.replace("-", "_")] = value
    return options


async def open_table(press: Interaction, words_of_game: str, words: str, clock: str = "") -> None:
    """Open a table for a game in this channel; say what keeps its board from being shown, if anything does."""
    game = game_called(press, words_of_game)
    table = await press.client.master.new(
        place_of(press), person_of(press), game, options_from(words), rights_of(press), clock
    )
    told = say(press, Text("said-table-open", {"game": Text("game-" + game)}))
    await press.response.defer(ephemeral=True)
    trouble = await press.client.master.settled(table.id)
    lines = [told] if trouble is None else [told, say(press, permission_help(press, trouble))]
    language = reader_of(press, table).language
    if language != table.language:  # otherwise the board says so
        lines += ["", *(say(press, line, table) for line in about_table(table)), ""]
    chosen = unusual(table.rules, table.options, press.client.languages, language)
    lines += [say(press, Text("house-rules")), *chosen, ""] if chosen else []
    words, view = word_lines(press, table)
    view.add_item(board_button(table.id, OPTIONS, say(press, Text("button-options"))))
    await answer(press, "\n".join([*lines, words]), view=view)
    await offer_first_game(press, table)


async def show_options(press: Interaction, table_id: int) -> None:
    """All options of a table's game with what was chosen here, and how another table gets others."""
    table = await press.client.master.get(table_id)
    lines = explained(table.rules, table.options, press.client.languages, reader_of(press, table).language)
    await answer(press, "\n".join([*lines, "", say(press, Text("options-how"))]))


async def add_computer(press: Interaction, table_id: int) -> None:
    await press.client.master.add_computer(table_id, person_of(press))
    await acknowledge(press, Text("said-computer-joined"))


async def add_computer_here(press: Interaction, typed: str) -> None:
    """Give a seat to the computer at a level, by its identifier or by a word for it; without one the simple level."""
    table = await table_of(press)
    named = [(word, level) for level, word in _levels(press, table)]
    level = (meant(named, typed) or typed.strip()) if typed.strip() else SIMPLE
    await press.client.master.add_computer(table.id, person_of(press), level)
    await acknowledge(press, Text("said-computer-joined"))


async def level_choices(press: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The levels the computer player of this table's game has."""
    table = await press.client.master.find(place_of(press))
    return [] if table is None else matching([(word, level) for level, word in _levels(press, table)], current)


def _levels(press: Interaction, table: Table) -> list[tuple[str, str]]:
    return [(level, say(press, Text("computer-level-" + level))) for level in table.rules.levels]


async def begin(press: Interaction, table_id: int) -> None:
    await press.client.master.begin(table_id, person_of(press))
    await acknowledge(press, Text("said-started"))


async def acknowledge(press: Interaction, text: Text) -> None:
    """Say that something was done; where a button of the board was pressed, the board itself shows it."""
    if press.type is discord.InteractionType.component:
        await press.response.defer()
        press.client.edit_board_with(press)
    else:
        await answer(press, say(press, text))


async def rematch(press: Interaction, table_id: int) -> None:
    """The same people once more, at a new table where each of them takes their own seat."""
    master = press.client.master
    old = await master.get(table_id)
    new = await master.finish(master.rematch.open(old, person_of(press), rights_of(press)))
    await press.response.defer(ephemeral=True, thinking=True)
    trouble = await master.settled(new.id)
    told = reservation(new, master.time.real)
    lines = [say(press, Text("said-rematch-reserved" if new.reserved else "said-rematch", told), new)]
    words, view = word_lines(press, new)
    await answer(press, "\n".join([*lines, *([] if trouble is None else [say(press, trouble)]), words]), view=view)
