"""The buttons below a board or a hand; they work after any restart, and after the board has changed."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from cogs.connection.bot import Interaction
from cogs.ui.boards.ballots import ballot_buttons, cast_ballot, show_ballots
from cogs.ui.boards.proposals import proposal_button, vote
from cogs.ui.messages.board_buttons import BOARD, Buttons, board_button
from cogs.ui.messages.custom_ids import BALLOT, BALLOT_PAGE, HELP, PROPOSAL
from cogs.ui.replies import handle, handle_panel
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from host.chat import BallotPaper, Button
from render.languages import Languages, Reader

_A_ROW = 5


def buttons_view(
    table_id: int,
    buttons: Sequence[Button],
    language: str,
    languages: Languages,
    proposal: int = 0,
    vote: BallotPaper | None = None,
) -> Buttons:
    """The buttons below a board or hand, with a help button at the end. ``proposal`` is the number of what those that
    agree or decline answer; those of a ``vote`` stand above all others.
    """
    view, reader = Buttons(), Reader(language)
    ballots: Sequence[ui.Button[ui.View]] = ()
    if vote is not None:
        ballots = ballot_buttons(table_id, vote, languages.tell(Text("button-ballots"), reader))
    own: list[ui.Button[ui.View]] = []
    for what in (*buttons, HELP):
        label = languages.tell(Text("button-" + what), reader)
        if what in (Button.AGREE, Button.DECLINE):
            own.append(proposal_button(table_id, proposal, Button(what), label))
        else:
            own.append(board_button(table_id, what, label))
    row = 0
    for group in (ballots, own):
        for number, button in enumerate(group):
            button.row = row + number // _A_ROW
            view.add_item(button)
        row += -(-len(group) // _A_ROW)
    return view


async def handle_component(interaction: Interaction) -> None:
    """Answer the press of a button below a board or a hand, however old. Presses of anything else are left to
    others.
    """
    custom_id = str((interaction.data or {}).get("custom_id", ""))
    if found := BOARD.fullmatch(custom_id):
        handler = interaction.client.button_handlers.get(found["what"], _outdated)
        work = handler(interaction, int(found["table"]))
        await (
            handle_panel(interaction, work, opening=True) if found["what"] == Button.MOVE else handle(interaction, work)
        )
    elif found := BALLOT.fullmatch(custom_id):
        await handle(
            interaction, cast_ballot(interaction, int(found["table"]), found["vote"], found["path"], found["page"])
        )
    elif found := BALLOT_PAGE.fullmatch(custom_id):
        await handle(interaction, show_ballots(interaction, int(found["table"]), found["vote"], int(found["page"])))
    elif found := PROPOSAL.fullmatch(custom_id):
        await handle(interaction, vote(interaction, int(found["table"]), int(found["number"]), Button(found["what"])))


async def _outdated(_press: Interaction, _table_id: int) -> None:
    """What a button of an earlier version does that this one does not know any more."""
    raise RefusedError(Refusal("refused-button-outdated"))
