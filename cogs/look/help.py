"""How to play with the bot at all, and the link that invites it elsewhere."""

from __future__ import annotations

import discord
from discord import ui

from cogs.connection.permissions import invite_link
from cogs.messages.embeds import COLOUR
from cogs.press import Press, answer, say
from engine.kernel.text import Text


async def show_help(press: Press, table_id: int = 0) -> None:
    """How to play, and the link that invites the bot elsewhere."""
    embed = discord.Embed(
        title=say(press, Text("help-title")), description=say(press, Text("help-text")), colour=COLOUR
    )
    view = ui.View(timeout=None)
    link = invite_link(press.application_id)
    view.add_item(ui.Button(label=say(press, Text("help-invite"))[:80], url=link))
    await answer(press, "", embed=embed, view=view)
