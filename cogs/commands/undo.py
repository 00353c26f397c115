"""``/undo``: a private preview of what would be taken back, with a button that does it or proposes it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.ui.answers.callbacks import leave_panel, replaces_panel, show_privately
from cogs.ui.messages import components
from cogs.ui.messages.custom_ids import UNDO, undo_id
from cogs.ui.messages.embeds import COLOUR
from cogs.ui.messages.persistent_items import PersistentItem
from cogs.ui.panel.show import PanelState, show_panel
from cogs.ui.replies import answer, handle, handle_panel, person_of, reader_of, say, table_of
from engine.kernel.text import Text, seat_name
from host.consent.undo import UndoPlan
from host.tables.table import Table
from render.pages import latest

MOST_STEPS = 20
_ROOM = 1500
"""Most characters of the events in a preview."""


class UndoCog(commands.Cog):
    """``/undo``."""

    @app_commands.command(name="undo")
    @app_commands.guild_only()
    async def undo(self, interaction: Interaction, steps: app_commands.Range[int, 1, MOST_STEPS] = 1) -> None:
        await handle(interaction, preview_here(interaction, steps))


async def preview_here(interaction: Interaction, steps: int) -> None:
    """Show the preview for the table of the channel of a command."""
    table = await table_of(interaction)
    words, plan, label = await _preview(interaction, table, steps)
    view = ui.View(timeout=None)
    view.add_item(UndoButton.make(table, plan, label))
    await answer(interaction, words, view=view)


async def preview_instead(interaction: Interaction, table_id: int) -> None:
    """Show the preview of one step in place of the pressed panel."""
    table = await interaction.client.master.get(table_id)
    words, plan, label = await _preview(interaction, table, 1)
    custom_id = undo_id(table.id, plan.target, plan.last)
    buttons = [
        components.button(label, custom_id, discord.ButtonStyle.danger, "⏪"),
        leave_panel(interaction, table),
    ]
    interaction.client.pending_updates.cancel((interaction.user.id, table.id))
    parts = [components.text(words), components.row(buttons)]
    await show_privately(interaction, [components.container(COLOUR, parts)])


async def _preview(interaction: Interaction, table: Table, steps: int) -> tuple[str, UndoPlan, str]:
    """Return what would be taken back and who would have to agree, the plan, and the label of the button that does it.

    The interaction is acknowledged first. Raises RefusedError.
    """
    await interaction.response.defer(ephemeral=True)  # a long game takes long to recompute
    async with interaction.client.master.budget.computing(interaction.user.id):
        plan = await interaction.client.master.undo.preview(table, person_of(interaction), steps)
    asked = () if plan.free else interaction.client.master.undo.seats_to_ask(table, table.seat_of(interaction.user.id))
    localize = interaction.client.languages.say_to
    reader = reader_of(interaction, table)
    lines = [f"- {localize(text, reader)}" for text in plan.lines]
    shown = latest(lines, _ROOM)
    heading = Text("undo-preview", {"count": plan.decisions})
    if len(shown) < len(lines):
        shown.insert(0, "- …")
    words = ["\n".join([localize(heading, reader), *shown])]
    if plan.rolls:
        random = Text("undo-preview-rolls", {"rolls": plan.rolls})
        words.append(localize(random if table.rules.has_dice else Text("undo-preview-shuffles"), reader))
    if asked:
        words.append(localize(Text("undo-preview-asked", {"seats": tuple(seat_name(seat) for seat in asked)}), reader))
    return "\n\n".join(words), plan, say(interaction, Text("button-undo-ask" if asked else "button-undo"))


async def confirm(interaction: Interaction, table_id: int, target: int, last: int) -> None:
    """Take back what the preview has shown, and replace the preview by the result; by the panel if it stood there."""
    master = interaction.client.master
    table, in_panel = await master.get(table_id), replaces_panel(interaction)
    if not in_panel:
        await interaction.response.defer()
    done = await master.finish(master.undo.confirm(table, person_of(interaction), target, last, interaction.id))
    words = say(interaction, Text("said-undone" if done else "said-proposed"), table)
    if in_panel:
        await show_panel(interaction, table, PanelState.now(table, notes=[words]))
    else:
        await interaction.edit_original_response(content=words, view=None)


class UndoButton(PersistentItem[ui.Button[ui.View]], template=UNDO):
    """A button that confirms a preview; its id contains what was shown, so that nothing else is taken back."""

    @classmethod
    def make(cls, table: Table, plan: UndoPlan, label: str) -> UndoButton:
        custom_id = undo_id(table.id, plan.target, plan.last)
        style = discord.ButtonStyle.danger
        return cls(ui.Button(label=label[:80], emoji="↩️", style=style, custom_id=custom_id))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        match = UNDO.fullmatch(self.custom_id)
        assert match is not None
        table, target, last = (int(match[name]) for name in ("table", "target", "last"))
        work = confirm(interaction, table, target, last)
        await (handle_panel if replaces_panel(interaction) else handle)(interaction, work)


PERSISTENT = (UndoButton,)
