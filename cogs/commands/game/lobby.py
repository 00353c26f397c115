"""Before the game: opening a table, filling its seats and starting, by command or by button."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.connection.bot import Interaction
from cogs.connection.rights import rights_of
from cogs.options.autocomplete import find_value, matching_choices
from cogs.options.games_by_name import find_game
from cogs.ui.answers.callbacks import replaces_panel
from cogs.ui.lessons.games import offer_first_game, show_begun
from cogs.ui.messages.board_buttons import board_button, one_button
from cogs.ui.messages.components import Layout
from cogs.ui.panel.handlers import open_panel
from cogs.ui.replies import answer, person_of, place_of, say, table_of
from cogs.ui.start.opening import open_table, opened_parts
from cogs.ui.start.page import show_start_page
from engine.kernel.game import SIMPLE
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text, seat_name
from host.chat import Button
from host.seating.opening import no_game
from host.seating.reservations import reservation
from host.tables.table import Table


def options_from(words: str) -> dict[str, str]:
    """Return options typed as ``reactions=fast round_limit=20``. Raises RefusedError for any other form."""
    options: dict[str, str] = {}
    for part in words.split():
        name, equals, value = part.partition("=")
        if not (equals and name and value):
            raise RefusedError(Refusal("refused-option-shape", {"option": part}))
        options[name.replace("-", "_")] = value
    return options


async def open_typed(interaction: Interaction, typed_game: str, words: str, clock: str = "") -> None:
    """Open a table for a typed game; without one show the start page.

    Raises RefusedError for options without a game.
    """
    if not typed_game:
        if words or clock:
            raise RefusedError(no_game())
        await show_start_page(interaction)
        return
    table = await open_table(interaction, find_game(interaction, typed_game), options_from(words), clock)
    await offer_first_game(interaction, table)


async def add_computer(interaction: Interaction, table_id: int) -> None:
    """Give a seat to the computer; a private answer, which is far from the board, names all who are seated."""
    master = interaction.client.master
    await master.add_computer(table_id, person_of(interaction))
    if not replaces_panel(interaction):
        await acknowledge(interaction, Text("said-computer-joined"))
        return
    table = await master.get(table_id)
    seated = Text("said-seated", {"players": tuple(map(seat_name, range(len(table.assignments))))})
    parts = opened_parts(interaction, table, say(interaction, seated, table))
    await interaction.response.edit_message(view=Layout(parts), attachments=[])


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
    """Start the game; after a press in a private answer the panel opens at once."""
    await interaction.client.master.begin(table_id, person_of(interaction))
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await open_panel(interaction, table_id)
        return
    await acknowledge(interaction, Text("said-started"))


async def acknowledge(interaction: Interaction, text: Text) -> None:
    """Confirm an action; where a button of the board was pressed, the board itself shows the result."""
    if interaction.type is discord.InteractionType.component:
        await interaction.response.defer()
        interaction.client.edit_board_through(interaction)
    else:
        await answer(interaction, say(interaction, text))


async def try_to_start(interaction: Interaction, table: Table) -> bool:
    """Start a rematch for which everybody has taken their seat; return whether it has started."""
    owner = table.assignments[table.seat_of(table.owner)].person
    assert owner is not None, "a computer opens no table"
    try:
        await interaction.client.master.begin(table.id, owner)
    except RefusedError:  # somebody has left in the meantime, so that too few are there
        return False
    return True


async def rematch(interaction: Interaction, table_id: int) -> None:
    """Open a new table for the same people; each of them takes their own seat. Without other people, begin at once."""
    master = interaction.client.master
    old = await master.get(table_id)
    new = await master.finish(master.rematch.open(old, person_of(interaction), await rights_of(interaction)))
    if not new.reserved and await try_to_start(interaction, new):
        await show_begun(interaction, new)
        return
    await interaction.response.defer(ephemeral=True, thinking=True)
    failure = await master.wait_until_shown(new.id)
    values = reservation(new, master.time.real)
    lines = [say(interaction, Text("said-rematch-reserved" if new.reserved else "said-rematch", values), new)]
    if failure is not None:
        lines.append(say(interaction, failure))
    start = board_button(new.id, Button.START, say(interaction, Text("button-start")))
    await answer(interaction, "\n".join(lines), view=one_button(start))
