"""``/game export``: the channel's game as a file for the person who asks."""

from __future__ import annotations

import io

import discord

from cogs.connection.bot import Interaction
from cogs.ui.replies import answer, person_of, say
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from engine.record import LARGEST
from host.budget import LimitedUse


async def export(interaction: Interaction, table_id: int) -> None:
    """Answer with the game as a JSON file. Raises RefusedError before it has begun, and where the file is too large."""
    await interaction.response.defer(ephemeral=True)  # a long game takes its time
    budget, person = interaction.client.master.budget, person_of(interaction)
    async with budget.spending(LimitedUse.GAME_EXPORT, person.id), budget.computing(person.id):
        record = await interaction.client.master.archive.export(table_id, person)
        content = record.as_json()
    if len(content) > min(LARGEST, interaction.filesize_limit):
        raise RefusedError(Refusal("refused-export-large"))
    file = discord.File(io.BytesIO(content), filename=f"{record.game}-{table_id}.json")
    text = Text("export-over" if record.status == "over" else "export-running")
    await answer(interaction, say(interaction, text), file=file)
