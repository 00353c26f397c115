"""The baseline: a bare discord.py bot that answers every press with a message of a given size, and does nothing else.

It has what speeds up every bot, as Spielleiter does: uvloop where available, and orjson by being installed.
"""

from __future__ import annotations

import os
from contextlib import suppress

import discord
import yarl
from discord import ui
from discord.gateway import DiscordWebSocket
from discord.http import Route

EMBED = int(os.environ.get("ECHO_EMBED", "1000"))
"""Characters of the embed."""
BUTTONS = int(os.environ.get("ECHO_BUTTONS", "10"))


try:
    from uvloop import run
except ImportError:
    from asyncio import run


class Echo(discord.Client):
    async def setup_hook(self) -> None:
        self.tree = discord.app_commands.CommandTree(self)

        @self.tree.command(name="echo", description="Answer with an embed and buttons")
        async def echo(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(embed=embed(), view=buttons(), ephemeral=True)

        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.edit_message(embed=embed(), view=buttons())


def embed() -> discord.Embed:
    return discord.Embed(title="Echo", description="e" * EMBED)


def buttons() -> ui.View:
    view = ui.View(timeout=None)
    for number in range(BUTTONS):
        view.add_item(ui.Button(label=f"Button number {number}", custom_id=f"echo:{number}"))
    return view


if __name__ == "__main__":
    Route.BASE = os.environ["SPIELLEITER_REST_BASE"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["SPIELLEITER_GATEWAY"])
    with suppress(KeyboardInterrupt):
        run(Echo(intents=discord.Intents(guilds=True)).start(os.environ["DISCORD_TOKEN"]))
