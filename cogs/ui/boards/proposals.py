"""What is put to the vote: the buttons to agree and to decline."""

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


def proposal_button(table_id: int, number: int, what: Button, label: str) -> ui.Button[ui.View]:
    """Agrees to a proposal or declines it. It knows the proposal's number, so that nobody agrees to another one."""
    emoji, style = _LOOKS[what]
    return ui.Button(label=label[:80], emoji=emoji, style=style, custom_id=proposal_id(table_id, number, what))


async def vote(interaction: Interaction, table_id: int, number: int, what: Button) -> None:
    """Somebody has pressed such a button."""
    await (agree if what is Button.AGREE else decline)(interaction, table_id, number)


async def agree(interaction: Interaction, table_id: int, number: int) -> None:
    """Agree; the board shows that, so nothing is said."""
    proposal = (await interaction.client.master.get(table_id)).proposal
    slow = proposal is not None and (proposal.kind, proposal.number) == ("undo", number)
    if slow:  # the way back is worked out again
        await interaction.response.defer()
    await interaction.client.master.agree(table_id, person_of(interaction), number, interaction.id)
    if not slow:
        await interaction.response.defer()
    interaction.client.edit_board_through(interaction)


async def decline(interaction: Interaction, table_id: int, number: int) -> None:
    await interaction.client.master.decline(table_id, person_of(interaction), number, interaction.id)
    await interaction.response.defer()
    interaction.client.edit_board_through(interaction)
