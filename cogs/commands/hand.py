"""``/hand`` and the button *My hand*: a hand of cards, visible only to its player."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.ui.answers.callbacks import begin_leaving_panel, show_privately
from cogs.ui.boards.hands import hand_files, hand_in_panel, hand_layout
from cogs.ui.replies import answer, at_this_table, deferred, handle, person_of


class HandCog(commands.Cog):
    """``/hand``."""

    @app_commands.command(name="hand")
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction) -> None:
        await handle(interaction, at_this_table(interaction, show_hand))


async def show_hand(interaction: Interaction, table_id: int) -> None:
    """Show this person's hand, in place of a panel whose button was pressed.

    Raises RefusedError for strangers and before the game.
    """
    table = await interaction.client.master.get(table_id)
    table.seat_of(interaction.user.id)
    table.playing()
    back = await begin_leaving_panel(interaction, table)
    async with deferred(interaction):
        post = await interaction.client.master.hand(table_id, person_of(interaction))
    files = hand_files(post)
    if back is None:
        await answer(interaction, "", view=hand_layout(post, interaction.client.languages), files=files)
    else:
        await show_privately(interaction, hand_in_panel(post, back), *files)
