"""The buttons below a board or a hand; they work after any restart, and after the board has changed."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages.board_buttons import Buttons, board_button
from cogs.messages.custom_ids import BOARD, HELP, PROPOSAL
from cogs.press import Press, handle
from cogs.tables.proposals import proposal_button, vote
from engine.kernel.menus import Refusal, Refused
from engine.kernel.text import Text
from host.chat import Button
from render.languages import Languages, Reader


def buttons_view(
    table_id: int, buttons: Sequence[Button], language: str, languages: Languages, proposal: int = 0
) -> Buttons:
    """The buttons below a board or hand, with a help button at the end. ``proposal`` is the number of what those that
    agree or decline answer."""
    view, reader = Buttons(), Reader(language)
    for what in (*buttons, HELP):
        label = languages.tell(Text("button-" + what), reader)
        if what in (Button.AGREE, Button.DECLINE):
            view.add_item(proposal_button(table_id, proposal, Button(what), label))
        else:
            view.add_item(board_button(table_id, what, label))
    return view


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
