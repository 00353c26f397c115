"""Before the game: opening a table, filling its seats and starting, by command or by button."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.commands.game.dice_words import word_lines
from cogs.connection.bot import Interaction
from cogs.connection.permissions import permission_help
from cogs.connection.rights import rights_of
from cogs.options.autocomplete import find_value, matching_choices
from cogs.options.games_by_name import find_game
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
    """Return options typed as ``reactions=fast round_limit=20``. Raises RefusedError for any other form."""
    options: dict[str, str] = {}
    for part in words.split():
        name, equals, value = part.partition("=")
        if not (equals and name and value):
            raise RefusedError(Refusal("refused-option-shape", {"option": part}))
        options[name.replace("-", "_")] = value
    return options


async def open_table(interaction: Interaction, typed_game: str, words: str, clock: str = "") -> None:
    """Open a table for a game in this channel; report the failure if its board cannot be shown."""
    game = find_game(interaction, typed_game)
    table = await interaction.client.master.new(
        place_of(interaction), person_of(interaction), game, options_from(words), rights_of(interaction), clock
    )
    opened = say(interaction, Text("said-table-open", {"game": Text("game-" + game)}))
    await interaction.response.defer(ephemeral=True)
    failure = await interaction.client.master.wait_until_shown(table.id)
    lines = [opened] if failure is None else [opened, say(interaction, permission_help(interaction, failure))]
    language = reader_of(interaction, table).language
    if language != table.language:  # otherwise the board says so
        lines += ["", *(say(interaction, line, table) for line in about_table(table)), ""]
    chosen = unusual(table.rules, table.options, interaction.client.languages, language)
    lines += [say(interaction, Text("house-rules")), *chosen, ""] if chosen else []
    words, view = word_lines(interaction, table)
    view.add_item(board_button(table.id, OPTIONS, say(interaction, Text("button-options"))))
    await answer(interaction, "\n".join([*lines, words]), view=view)
    await offer_first_game(interaction, table)


async def show_options(interaction: Interaction, table_id: int) -> None:
    """Answer with all options of a table's game, their values here, and how to choose others for a new table."""
    table = await interaction.client.master.get(table_id)
    lines = explained(table.rules, table.options, interaction.client.languages, reader_of(interaction, table).language)
    await answer(interaction, "\n".join([*lines, "", say(interaction, Text("options-how"))]))


async def add_computer(interaction: Interaction, table_id: int) -> None:
    await interaction.client.master.add_computer(table_id, person_of(interaction))
    await acknowledge(interaction, Text("said-computer-joined"))


async def add_computer_here(interaction: Interaction, typed: str) -> None:
    """Give a seat to the computer at a level, typed as identifier or word; at the simple level where none is typed."""
    table = await table_of(interaction)
    named = [(word, level) for level, word in _levels(interaction, table)]
    level = (find_value(named, typed) or typed.strip()) if typed.strip() else SIMPLE
    await interaction.client.master.add_computer(table.id, person_of(interaction), level)
    await acknowledge(interaction, Text("said-computer-joined"))


async def level_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the levels of the computer player of this table's game."""
    table = await interaction.client.master.find(place_of(interaction))
    return (
        []
        if table is None
        else matching_choices([(word, level) for level, word in _levels(interaction, table)], current)
    )


def _levels(interaction: Interaction, table: Table) -> list[tuple[str, str]]:
    return [(level, say(interaction, Text("computer-level-" + level))) for level in table.rules.levels]


async def begin(interaction: Interaction, table_id: int) -> None:
    await interaction.client.master.begin(table_id, person_of(interaction))
    await acknowledge(interaction, Text("said-started"))


async def acknowledge(interaction: Interaction, text: Text) -> None:
    """Confirm an action; where a button of the board was pressed, the board itself shows the result."""
    if interaction.type is discord.InteractionType.component:
        await interaction.response.defer()
        interaction.client.edit_board_through(interaction)
    else:
        await answer(interaction, say(interaction, text))


async def rematch(interaction: Interaction, table_id: int) -> None:
    """Open a new table for the same people; each of them takes their own seat."""
    master = interaction.client.master
    old = await master.get(table_id)
    new = await master.finish(master.rematch.open(old, person_of(interaction), rights_of(interaction)))
    await interaction.response.defer(ephemeral=True, thinking=True)
    failure = await master.wait_until_shown(new.id)
    values = reservation(new, master.time.real)
    lines = [say(interaction, Text("said-rematch-reserved" if new.reserved else "said-rematch", values), new)]
    words, view = word_lines(interaction, new)
    await answer(
        interaction, "\n".join([*lines, *([] if failure is None else [say(interaction, failure)]), words]), view=view
    )
