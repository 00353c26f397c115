"""``/about``: the version, what is new, the invitation link and how to report a problem."""

from __future__ import annotations

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.connection.permissions import invite_link
from cogs.ui.messages.embeds import COLOUR
from cogs.ui.replies import answer, handle, say
from engine.games import GAMES
from engine.kernel.text import Text
from host.time.stamps import stamp
from host.version import VERSION
from render.user_text import Markup


class AboutCog(commands.Cog):
    """``/about``."""

    @app_commands.command(name="about")
    async def about(self, interaction: Interaction) -> None:
        await handle(interaction, show_about(interaction))


async def show_about(interaction: Interaction) -> None:
    """Show the version, when the bot started, what is new and how to report a problem."""
    client = interaction.client
    games = tuple(Text("game-" + name) for name in GAMES)
    lines = [
        say(interaction, Text("about-running", {"since": stamp(client.started)})),
        say(interaction, Text("about-games", {"count": len(GAMES), "games": games})),
        "",
        say(interaction, Text("about-news")),
        "",
        say(interaction, Text("about-report", {"contact": Markup(client.settings.contact or "none")})),
    ]
    title = say(interaction, Text("about-title", {"version": Markup(VERSION)}))
    view = ui.View(timeout=None)
    view.add_item(
        ui.Button(label=say(interaction, Text("help-invite"))[:80], url=invite_link(interaction.application_id))
    )
    embed = discord.Embed(title=title, description="\n".join(lines), colour=COLOUR)
    await answer(interaction, "", embed=embed, view=view)
