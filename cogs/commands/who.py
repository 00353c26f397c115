"""``/who``: all players at the table side by side."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.ui.messages.embeds import COLOUR
from cogs.ui.replies import answer, at_this_table, handle, reader_of
from engine.kernel.text import Text
from render.pages import page


class WhoCog(commands.Cog):
    """``/who``."""

    @app_commands.command(name="who")
    @app_commands.guild_only()
    async def who(self, interaction: Interaction) -> None:
        await handle(interaction, at_this_table(interaction, show_who))


async def show_who(interaction: Interaction, table_id: int) -> None:
    """Show the key figures of all players, as far as this person may know them, next to each other.

    Where the game does not say which player a figure belongs to, all figures. Raises RefusedError before the game.
    """
    table = await interaction.client.master.get(table_id)
    async with table.lock:
        table.playing()
        view = table.view(interaction.user.id)
    reader, localize = reader_of(interaction, table), interaction.client.languages.say_to
    figures = [figure for figure in view.figures if figure.seat is not None] or view.figures
    fields = [
        (localize(figure.heading, reader), "\n".join(localize(line, reader) for line in figure.lines))
        for figure in figures
    ]
    compared = page(localize(Text("who-title"), reader), localize(view.headline, reader), fields)
    embed = discord.Embed(title=compared.title, description=compared.description, colour=COLOUR)
    for name, value in compared.fields:
        embed.add_field(name=name, value=value, inline=True)
    await answer(interaction, "", embed=embed)
