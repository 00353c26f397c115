"""The buttons below a board or a hand; they work after any restart, and after the board has changed."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from cogs.messages.custom_ids import BOARD, HELP, PROPOSAL, board_id
from cogs.press import Press, handle
from cogs.tables.proposals import proposal_button, vote
from engine.kernel.menus import Refusal, Refused
from engine.kernel.text import Text
from host.chat import Button
from render.languages import Languages

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
    Button.WORD: "🗝️",
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


class Buttons(ui.View):
    """Buttons that are sent and forgotten: what a press means stands in its custom id (:func:`answer_press`).

    discord.py would look for the pressed button in the message as it is by then, and say nothing to somebody whose
    button has just gone from the board."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_finished(self) -> bool:
        """discord.py keeps no view that is finished."""
        return True


def buttons_view(
    table_id: int, buttons: Sequence[Button], language: str, languages: Languages, proposal: int = 0
) -> Buttons:
    """The buttons below a board or hand, with a help button at the end. ``proposal`` is the number of what those that
    agree or decline answer."""
    view = Buttons()
    for what in (*buttons, HELP):
        label = languages.say(Text("button-" + what), language)
        if what in (Button.AGREE, Button.DECLINE):
            view.add_item(proposal_button(table_id, proposal, Button(what), label))
        else:
            view.add_item(board_button(table_id, what, label))
    return view


def board_button(table_id: int, what: str, label: str) -> ui.Button[ui.View]:
    """A button below a board or a hand; what it does is the entry of its name in ``client.presses``."""
    style = _STYLES.get(Button(what), discord.ButtonStyle.secondary) if what != HELP else discord.ButtonStyle.secondary
    return ui.Button(label=label[:80], emoji=_EMOJI[what], style=style, custom_id=board_id(table_id, what))


async def answer_press(press: Press) -> None:
    """Answer the press of a button below a board or a hand, however old. Presses of anything else are left to
    others."""
    custom_id = str((press.data or {}).get("custom_id", ""))
    if found := BOARD.fullmatch(custom_id):
        handler = press.client.presses.get(found["what"], _outdated)
        await handle(press, handler(press, int(found["table"])))
    elif found := PROPOSAL.fullmatch(custom_id):
        await handle(press, vote(press, int(found["table"]), int(found["number"]), Button(found["what"])))


async def _outdated(_press: Press, _table_id: int) -> None:
    """What a button of an earlier version does that this one does not know any more."""
    raise Refused(Refusal("refused-button-outdated"))
