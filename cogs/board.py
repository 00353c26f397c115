"""The buttons below a board or a hand; they work after any restart."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.answering import politely
from cogs.custom_ids import BOARD, board_id
from cogs.proposals import ProposalButton
from engine.kernel.text import Text
from host.stage import Button
from render.languages import Languages

HELP = "help"
_STYLES = {
    Button.JOIN: discord.ButtonStyle.success,
    Button.START: discord.ButtonStyle.primary,
    Button.MOVE: discord.ButtonStyle.primary,
    Button.DEPART: discord.ButtonStyle.danger,
}
_EMOJI = {
    Button.JOIN: "🪑",
    Button.LEAVE: "🚪",
    Button.COMPUTER: "🤖",
    Button.START: "▶️",
    Button.DECK: "📚",
    Button.MOVE: "🎲",
    Button.HAND: "🃏",
    Button.SKIP: "⏭️",
    Button.WAIT: "⏳",
    Button.HANDOVER: "🤖",
    Button.DEPART: "🚪",
    Button.REMATCH: "🔁",
    Button.REPLAY: "🎞️",
    HELP: "❔",
}


def buttons_view(
    table_id: int, buttons: Sequence[Button], language: str, languages: Languages, proposal: int = 0
) -> ui.View:
    """The buttons below a board or hand, with a help button at the end. ``proposal`` is the number of what those that
    agree or decline answer."""
    view = ui.View(timeout=None)
    for what in (*buttons, HELP):
        label = languages.say(Text("button-" + what), language)
        if what in (Button.AGREE, Button.DECLINE):
            view.add_item(ProposalButton.make(table_id, proposal, Button(what), label))
        else:
            view.add_item(BoardButton.make(table_id, what, label))
    return view


class BoardButton(ui.DynamicItem[ui.Button[ui.View]], template=BOARD):
    """A button below a board or a hand; what it does is the entry of its name in ``client.presses``."""

    def __init__(self, item: ui.Button[ui.View], table_id: int, what: str) -> None:
        super().__init__(item)
        self.table_id = table_id
        self.what = what

    @classmethod
    def make(cls, table_id: int, what: str, label: str) -> BoardButton:
        style = _STYLES.get(Button(what), discord.ButtonStyle.secondary) if what != HELP else None
        button: ui.Button[ui.View] = ui.Button(
            label=label[:80],
            emoji=_EMOJI[what],
            style=style or discord.ButtonStyle.secondary,
            custom_id=board_id(table_id, what),
        )
        return cls(button, table_id, what)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> BoardButton:
        assert isinstance(item, ui.Button)
        return cls(item, int(match["table"]), match["what"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        handler = interaction.client.presses.get(self.what)
        if handler is not None:
            await politely(interaction, handler(interaction, self.table_id))
