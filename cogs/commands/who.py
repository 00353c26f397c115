"""``/who``: everybody at the table side by side, with what they are made of and what they have."""

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
    """The key figures of everybody, as this person may know them, beside each other; where the game does not tell whom
    a figure is about, all of them. Raises RefusedError before the game.
    """
    table = await interaction.client.master.get(table_id)
    async with table.lock:
        table.playing()
        view = table.view(interaction.user.id)
    reader, tell = reader_of(interaction, table), interaction.client.languages.tell
    figures = [figure for figure in view.figures if figure.seat is not None] or view.figures
    told = [
        (tell(figure.heading, reader), "\n".join(tell(line, reader) for line in figure.lines)) for figure in figures
    ]
    compared = page(tell(Text("who-title"), reader), tell(view.headline, reader), told)
    embed = discord.Embed(title=compared.title, description=compared.description, colour=COLOUR)
    for name, value in compared.fields:
        embed.add_field(name=name, value=value, inline=True)
    await answer(interaction, "", embed=embed)
