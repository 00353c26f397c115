"""The look of the buttons below boards, hands and answers; ``client.button_handlers`` holds what they do."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import discord
from discord import ui

from cogs.ui.messages import components
from cogs.ui.messages.custom_ids import COMMANDS, HELP, HINT, LEGEND, ODDS, PRIMER, TERMS
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
    Button.OPTIONS: "⚙️",
    Button.DICE: "🔒",
    Button.SHUFFLES: "🔒",
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
    Button.ASK_RESIGN: "🏳️",
    Button.RESIGN: "🏳️",
    Button.STOP: "⏹️",
    Button.REMATCH: "🔁",
    Button.REPLAY: "🎞️",
    Button.REVIEW: "📈",
    HELP: "❔",
    COMMANDS: "⌨️",
    PRIMER: "📖",
    TERMS: "💬",
    LEGEND: "🔣",
    ODDS: "📊",
    HINT: "💡",
}
NEXT_TABLE_EMOJI = "➡️"


def board_id(table_id: int, action: str) -> str:
    return f"b:{table_id}:{action}"


class Buttons(ui.View):
    """Buttons that discord.py does not keep: their meaning is in their custom ids (:func:`handle_component`).

    discord.py would look for the pressed button in the message as it is by then, and would not answer a person whose
    button has just been removed from the board.
    """

    def is_finished(self) -> bool:
        """Return True: discord.py keeps no finished view and checks no timeout of it."""
        return True


def one_button(button: ui.Button[ui.View]) -> Buttons:
    """Return a single button below an answer."""
    view = Buttons()
    view.add_item(button)
    return view


def answer_buttons(table_id: int, buttons: Sequence[Button], language: str, languages: Languages) -> Buttons:
    """Return the buttons below an answer or a hand that one person reads, with a help button at the end."""
    view = Buttons()
    for action in (*buttons, HELP):
        view.add_item(board_button(table_id, action, languages.say_to(Text("button-" + action), Reader(language))))
    return view


def board_button(table_id: int, action: str, label: str) -> ui.Button[ui.View]:
    """Return a button below a board or a hand; its handler has the same name in ``client.button_handlers``."""
    style = _STYLES.get(action, discord.ButtonStyle.secondary)
    return ui.Button(label=label[:80], emoji=_EMOJI[action], style=style, custom_id=board_id(table_id, action))


def board_component(table_id: int, action: str, label: str) -> components.Button:
    """Return the same button as a part of a message of components."""
    style = _STYLES.get(action, discord.ButtonStyle.secondary)
    return components.button(label, board_id(table_id, action), style, _EMOJI[action])
