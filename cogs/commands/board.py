"""``/board`` and the button *Enlarge*: the board of this channel's table, for one reader."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.ui.boards.large import large_files, large_layout
from cogs.ui.replies import answer, deferred, handle, person_of, table_of


class BoardCog(commands.Cog):
    """``/board``."""

    @app_commands.command(name="board")
    @app_commands.guild_only()
    async def board(self, interaction: Interaction) -> None:
        await handle(interaction, show_board(interaction))


async def show_board(interaction: Interaction) -> None:
    """Show the board of this channel's table as :func:`show_large` does."""
    await show_large(interaction, (await table_of(interaction)).id)


async def show_large(interaction: Interaction, table_id: int) -> None:
    """Show the board as large as possible in the reader's language, with all details in pictures and text."""
    async with deferred(interaction):
        shown = await interaction.client.master.large_board(table_id, person_of(interaction))
    await answer(interaction, "", view=large_layout(shown, interaction.client.languages), files=large_files(shown))
