"""What is to be seen of this channel's table: one's own hand, the board, the dice."""

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
    """The board of this channel's table as :func:`show_large` shows it."""
    await show_large(interaction, (await table_of(interaction)).id)


async def show_large(interaction: Interaction, table_id: int) -> None:
    """The board in the reader's language as large as it can be, with all that does not fit into the channel's picture,
    in words too, and with the buttons it has there.
    """
    async with deferred(interaction):
        shown = await interaction.client.master.large_board(table_id, person_of(interaction))
    await answer(interaction, "", view=large_layout(shown, interaction.client.languages), files=large_files(shown))
