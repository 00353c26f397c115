"""``/privacy``: the stored data of a person as a file, and its deletion."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.ui.messages.custom_ids import FORGET, forget_id
from cogs.ui.messages.persistent_items import PersistentItem
from cogs.ui.replies import answer, handle, person_of, say
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from host.budget import LimitedUse
from host.record.privacy import as_file


class PrivacyCog(commands.GroupCog, group_name="privacy"):
    """``/privacy``."""

    @app_commands.command(name="export")
    async def export(self, interaction: Interaction) -> None:
        await handle(interaction, export(interaction))

    @app_commands.command(name="delete")
    async def delete(self, interaction: Interaction) -> None:
        await handle(interaction, warn(interaction))


async def export(interaction: Interaction) -> None:
    """Send everything that is stored about this person as a file that nobody else sees."""
    await interaction.response.defer(ephemeral=True)
    content = as_file(await interaction.client.master.export_data(person_of(interaction)))
    file = discord.File(io.BytesIO(content), filename="spielleiter-data.json")
    await answer(interaction, say(interaction, Text("privacy-exported")), file=file)


async def warn(interaction: Interaction) -> None:
    """Show what would be deleted, with a button that does it."""
    master = interaction.client.master
    await master.budget.check(LimitedUse.DATA_DELETION, interaction.user.id)
    holding = await master.privacy.holding(person_of(interaction))
    lines = [say(interaction, Text("privacy-warning", {"finished": holding.finished, "decks": holding.decks}))]
    if holding.active:
        lines.append(say(interaction, Text("privacy-warning-active", {"count": holding.active})))
    view = ui.View(timeout=None)
    view.add_item(ForgetButton.make(interaction.user.id, say(interaction, Text("button-forget"))))
    await answer(interaction, "\n".join(lines), view=view)


async def forget(interaction: Interaction, person_id: int) -> None:
    """Delete what the warning named."""
    if interaction.user.id != person_id:
        raise RefusedError(Refusal("refused-privacy-other"))
    await interaction.response.defer()
    master = interaction.client.master
    await master.delete_data(person_of(interaction))
    await interaction.edit_original_response(content=say(interaction, Text("privacy-deleted")), view=None)


class ForgetButton(PersistentItem[ui.Button[ui.View]], template=FORGET):
    """A button that confirms the deletion of one person's data."""

    @classmethod
    def make(cls, person_id: int, label: str) -> ForgetButton:
        style = discord.ButtonStyle.danger
        return cls(ui.Button(label=label[:80], emoji="🗑️", style=style, custom_id=forget_id(person_id)))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        match = FORGET.fullmatch(self.custom_id)
        assert match is not None
        await handle(interaction, forget(interaction, int(match["person"])))


PERSISTENT = (ForgetButton,)
