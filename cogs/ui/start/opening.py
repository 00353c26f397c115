"""Opening a table, and the answer to the person who opened it, with the buttons that they need next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cogs.connection.bot import Interaction
from cogs.connection.permissions import permission_help
from cogs.connection.rights import rights_of
from cogs.ui.answers.callbacks import replaces_panel
from cogs.ui.messages import components
from cogs.ui.messages.board_buttons import board_component
from cogs.ui.messages.components import Layout, Parts
from cogs.ui.messages.embeds import COLOUR
from cogs.ui.replies import person_of, place_of, reader_of, say
from engine.games import GAMES
from engine.games import game as game_of
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from host.chat import Button
from host.publishing.posts import fairness_button
from host.tables.about import about_table
from host.tables.table import Table
from render.game_options import unusual

LONGEST = 3900
_BUTTONS = (Button.COMPUTER, Button.START, Button.OPTIONS)


async def open_variant(interaction: Interaction, words: str) -> None:
    """Open a table for the game and the variant in the custom id of a button of the start page."""
    game, _, variant = words.partition("-")
    if game not in GAMES:
        raise RefusedError(Refusal("refused-button-outdated"))
    await open_table(interaction, game, game_of(game).variants.get(variant, {}))


async def open_table(interaction: Interaction, game: str, options: Mapping[str, Any], clock: str = "") -> Table:
    """Open a table in this channel and answer; report the failure if its board cannot be shown.

    The answer replaces a panel whose button was pressed.
    """
    if interaction.guild_id is None:
        raise RefusedError(Refusal("refused-only-in-servers"))
    master = interaction.client.master
    table = await master.new(
        place_of(interaction), person_of(interaction), game, options, await rights_of(interaction), clock
    )
    await interaction.response.defer(ephemeral=True)
    failure = await master.wait_until_shown(table.id)
    trouble = "" if failure is None else say(interaction, permission_help(interaction, failure))
    view = Layout(opened_parts(interaction, table, trouble))
    if replaces_panel(interaction):
        await interaction.edit_original_response(view=view, attachments=[])
    else:
        await interaction.followup.send(view=view, ephemeral=True)
    return table


def opened_parts(interaction: Interaction, table: Table, *more: str) -> Parts:
    """Return the answer to a person who has opened a table, with the lines ``more``.

    It names no button of the board, which may be in another language than this answer.
    """
    lines = [say(interaction, Text("said-table-open", {"game": Text("game-" + table.game)})), *filter(None, more)]
    language = reader_of(interaction, table).language
    if language != table.language:  # otherwise the board says so
        lines += ["", *(say(interaction, line, table) for line in about_table(table))]
    chosen = unusual(table.rules, table.options, interaction.client.languages, language)
    if chosen:
        lines += ["", say(interaction, Text("house-rules")), *chosen]
    actions = (*_BUTTONS, fairness_button(table.rules))
    buttons = [board_component(table.id, action, say(interaction, Text("button-" + action))) for action in actions]
    text = components.text(components.cut("\n".join(lines), LONGEST))
    return [components.container(COLOUR, [text, components.row(buttons)])]
