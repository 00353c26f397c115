"""``/verify``: the seal of the dice or shuffles, and every roll."""

from __future__ import annotations

import io
from collections.abc import Mapping

import discord
from discord import app_commands
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.ui.replies import answer, handle, say, table_of
from engine.kernel.text import Text, Value
from host.record.verifying import DiceReport, as_file
from host.seating.sealing import dice_words
from host.tables.fairness import has_dice


class VerifyCog(commands.Cog):
    """``/verify``."""

    @app_commands.command(name="verify")
    @app_commands.guild_only()
    async def verify(self, interaction: Interaction) -> None:
        await handle(interaction, show_dice(interaction))


async def show_dice(interaction: Interaction) -> None:
    """Recompute every die of the channel's game.

    After the game with its secret and a file of all rolls, before that with what everybody may know.
    """
    table = await table_of(interaction)
    await interaction.response.defer(ephemeral=True)  # a long game takes long to recompute
    async with interaction.client.master.budget.computing(interaction.user.id):
        report = await interaction.client.master.archive.verify(table.id)
    dice = has_dice(table)
    lines = [_verdict(report, dice), Text("verify-seal", {"seal": report.seal})]
    lines += [Text("verify-words", {"words": dice_words(report.words), **dice}), Text("verify-words-why", dice)]
    if report.continues is not None:
        table_id, step = report.continues
        lines.insert(1, Text("verify-continues", {"number": table_id, "step": step + 1, **dice}))
    if not report.secret:
        await answer(interaction, "\n".join(say(interaction, text, table) for text in lines))
        return
    lines.append(Text("verify-secret", {"secret": report.secret, "key": report.key, **dice}))
    lines.append(Text("verify-file", dice))
    file = discord.File(io.BytesIO(as_file(report)), filename=f"dice-{table.id}.csv")
    await answer(interaction, "\n".join(say(interaction, text, table) for text in lines), file=file)


def _verdict(report: DiceReport, dice: Mapping[str, Value]) -> Text:
    if report.problem is not None:
        return Text("verify-bad", {"problem": report.problem})
    values = {"rolls": report.rolls, "moves": report.moves, **dice}
    return Text("verify-good" if report.secret else "verify-so-far", values)
