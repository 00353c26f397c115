"""``/hint`` and its button: the move that the computer would make in one's place, for the person who asks."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.ui.answers.callbacks import replaces_panel
from cogs.ui.panel.show import recap_state, show_panel
from cogs.ui.replies import at_this_table, handle_panel


class HintCog(commands.Cog):
    """``/hint``."""

    @app_commands.command(name="hint")
    @app_commands.guild_only()
    async def hint(self, interaction: Interaction) -> None:
        await handle_panel(interaction, at_this_table(interaction, show_hint), opening=True)


async def show_hint(interaction: Interaction, table_id: int) -> None:
    """Show the best move in the pressed panel or a new one: its button comes first, and why below the question.

    Raises RefusedError.
    """
    table = await interaction.client.master.get(table_id)
    opening = not replaces_panel(interaction)
    hint, ask = await interaction.client.master.hints.best(table, interaction.user.id)
    async with table.lock:
        state = recap_state(interaction, table, returning=not opening)
    await show_panel(interaction, table, replace(state, ask_id=ask.id, hint=hint), opening=opening)
