"""How the buttons below boards, hands and answers look. What a press of one does is told by ``client.button_handlers``."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import discord
from discord import ui

from cogs.ui.messages import components
from cogs.ui.messages.custom_ids import COMMANDS, HELP, LEGEND, OPTIONS, PRIMER, TERMS
from engine.kernel.text import Text
from host.chat import Button
from render.languages import Languages, Reader

BOARD = re.compile(r"b:(?P<table>\d{1,18}):(?P<what>[a-z]{1,12})")
_STYLES: Mapping[str, discord.ButtonStyle] = {
    Button.JOIN: discord.ButtonStyle.success,
    Button.START: discord.ButtonStyle.primary,
    Button.MOVE: discord.ButtonStyle.primary,
    Button.DEPART: discord.ButtonStyle.danger,
    Button.RESIGN: discord.ButtonStyle.danger,
    Button.STOP: discord.ButtonStyle.danger,
    Button.END_SURE: discord.ButtonStyle.danger,
}
_EMOJI: Mapping[str, str] = {
    Button.JOIN: "🪑",
    Button.LEAVE: "🚪",
    Button.COMPUTER: "🤖",
    Button.START: "▶️",
    Button.DECK: "📚",
    Button.WORD: "🗝️",
    Button.MOVE: "🎲",
    Button.HAND: "🃏",
    Button.LARGE: "🔍",
    Button.PILES: "🗂️",
    Button.SKIP: "⏭️",
    Button.WAIT: "⏳",
    Button.HANDOVER: "🤖",
    Button.END: "🏁",
    Button.END_SURE: "🏁",
    Button.DEPART: "🚪",
    Button.RESIGN: "🏳️",
    Button.STOP: "⏹️",
    Button.REMATCH: "🔁",
    Button.REPLAY: "🎞️",
    HELP: "❔",
    COMMANDS: "⌨️",
    PRIMER: "📖",
    OPTIONS: "⚙️",
    TERMS: "💬",
    LEGEND: "🔣",
}


def board_id(table_id: int, what: str) -> str:
    return f"b:{table_id}:{what}"


class Buttons(ui.View):
    """Buttons that are sent and forgotten: what a press means stands in its custom id (:func:`handle_component`).

    discord.py would look for the pressed button in the message as it is by then, and say nothing to somebody whose
    button has just gone from the board.
    """

    def is_finished(self) -> bool:
        """discord.py keeps no view that is finished, and looks at no timeout of it."""
        return True


def one_button(button: ui.Button[ui.View]) -> Buttons:
    """A single button below an answer."""
    view = Buttons()
    view.add_item(button)
    return view


def answer_buttons(table_id: int, buttons: Sequence[Button], language: str, languages: Languages) -> Buttons:
    """The buttons below an answer or a hand that one person reads, with a help button at the end."""
    view = Buttons()
    for what in (*buttons, HELP):
        view.add_item(board_button(table_id, what, languages.tell(Text("button-" + what), Reader(language))))
    return view


def board_button(table_id: int, what: str, label: str) -> ui.Button[ui.View]:
    """A button below a board or a hand; what it does is the entry of its name in ``client.button_handlers``."""
    style = _STYLES.get(what, discord.ButtonStyle.secondary)
    return ui.Button(label=label[:80], emoji=_EMOJI[what], style=style, custom_id=board_id(table_id, what))


def board_part(table_id: int, what: str, label: str) -> components.Button:
    """The same button as a part of a message of components."""
    style = _STYLES.get(what, discord.ButtonStyle.secondary)
    return components.button(label, board_id(table_id, what), style, _EMOJI[what])
