"""What is put to the vote: the buttons to agree and to decline, and the commands that propose something."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ui

from cogs.answering import Press, answer, person_of, politely, say
from cogs.custom_ids import PROPOSAL, proposal_id
from engine.kernel.text import Text
from host.stage import Button

_LOOKS = {
    Button.AGREE: ("✅", discord.ButtonStyle.success),
    Button.DECLINE: ("✖️", discord.ButtonStyle.danger),
}


class ProposalButton(ui.DynamicItem[ui.Button[ui.View]], template=PROPOSAL):
    """Agrees to a proposal or declines it. It knows the proposal's number, so that nobody agrees to another one."""

    @classmethod
    def make(cls, table_id: int, number: int, what: Button, label: str) -> ProposalButton:
        emoji, style = _LOOKS[what]
        custom_id = proposal_id(table_id, number, what)
        return cls(ui.Button(label=label[:80], emoji=emoji, style=style, custom_id=custom_id))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> ProposalButton:
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        found = PROPOSAL.fullmatch(self.custom_id)
        assert found is not None
        vote = agree if found["what"] == Button.AGREE else decline
        await politely(interaction, vote(interaction, int(found["table"]), int(found["number"])))


async def agree(press: Press, table_id: int, number: int) -> None:
    """Agree; the board shows that, so nothing is said."""
    proposal = (await press.client.master.get(table_id)).proposal
    slow = proposal is not None and (proposal.kind, proposal.number) == ("undo", number)
    if slow:  # the way back is worked out again
        await press.response.defer()
    await press.client.master.agree(table_id, person_of(press), number, press.id)
    if not slow:
        await press.response.defer()


async def decline(press: Press, table_id: int, number: int) -> None:
    await press.client.master.decline(table_id, person_of(press), number, press.id)
    await press.response.defer()


async def stop(press: Press, table_id: int) -> None:
    """Propose to stop the game; nobody wins then."""
    done = await press.client.master.stop(table_id, person_of(press), press.id)
    await answer(press, say(press, Text("said-stopped") if done else Text("said-proposed")))


DYNAMIC = (ProposalButton,)
