"""The buttons that agree to a proposal or decline it."""

from __future__ import annotations

import discord
from discord import ui

from cogs.connection.bot import Interaction
from cogs.ui.messages.custom_ids import proposal_id
from cogs.ui.replies import person_of
from host.chat import Button

_LOOKS = {
    Button.AGREE: ("✅", discord.ButtonStyle.success),
    Button.DECLINE: ("✖️", discord.ButtonStyle.danger),
}


def proposal_button(table_id: int, number: int, action: Button, label: str) -> ui.Button[ui.View]:
    """Return a button for a proposal; its id contains the number, so that nobody agrees to another proposal."""
    emoji, style = _LOOKS[action]
    return ui.Button(label=label[:80], emoji=emoji, style=style, custom_id=proposal_id(table_id, number, action))


async def answer_proposal(interaction: Interaction, table_id: int, number: int, action: Button) -> None:
    """Answer the press of such a button."""
    await (agree if action is Button.AGREE else decline)(interaction, table_id, number)


async def agree(interaction: Interaction, table_id: int, number: int) -> None:
    """Agree to a proposal; only the board shows the result."""
    proposal = (await interaction.client.master.get(table_id)).proposal
    slow = proposal is not None and (proposal.kind, proposal.number) == ("undo", number)
    if slow:  # computing an undo takes long
        await interaction.response.defer()
    await interaction.client.master.agree(table_id, person_of(interaction), number, interaction.id)
    if not slow:
        await interaction.response.defer()
    interaction.client.edit_board_through(interaction)


async def decline(interaction: Interaction, table_id: int, number: int) -> None:
    await interaction.client.master.decline(table_id, person_of(interaction), number, interaction.id)
    await interaction.response.defer()
    interaction.client.edit_board_through(interaction)
