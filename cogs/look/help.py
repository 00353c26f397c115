"""How to play with the bot at all, what can be typed in the game of this channel, and the link that invites it
elsewhere."""

from __future__ import annotations

import discord
from discord import ui

from cogs.connection.permissions import invite_link
from cogs.messages.embeds import COLOUR
from cogs.press import Press, answer, place_of, reader_of, say
from engine.kernel.menus import Refused
from engine.kernel.text import Text
from host.tables.table import Table
from render.pages import cut
from render.user_text import Markup

LONGEST = 4000


async def show_help(press: Press, table_id: int = 0) -> None:
    """How to play, the commands of the game of this channel in its own words, and the link that invites the bot
    elsewhere."""
    embeds = [
        discord.Embed(title=say(press, Text("help-title")), description=say(press, Text("help-text")), colour=COLOUR)
    ]
    try:
        table = await press.client.master.find(place_of(press))
    except Refused:  # a table that cannot be read
        table = None
    if table is not None:
        embeds.append(_commands(press, table))
    view = ui.View(timeout=None)
    link = invite_link(press.application_id)
    view.add_item(ui.Button(label=say(press, Text("help-invite"))[:80], url=link))
    await answer(press, "", embeds=embeds, view=view)


def _commands(press: Press, table: Table) -> discord.Embed:
    """The commands that make moves in the game of a table, each with what it is for there."""
    reader = reader_of(press, table)
    tell = press.client.languages.tell
    lines: list[str] = []
    for name in table.rules.verbs.commands():
        called = Markup(tell(Text(f"command-{name}-name"), reader))
        lines.append(tell(Text("help-command", {"command": called, "about": Text(f"command-{name}-about")}), reader))
    title = tell(Text("help-commands", {"game": Text("game-" + table.game)}), reader)
    embed = discord.Embed(title=cut(title, 256), description=cut("\n".join(lines), LONGEST), colour=COLOUR)
    if table.seal:
        embed.set_footer(text=tell(Text("help-dice", {"seal": table.seal}), reader))
    return embed
