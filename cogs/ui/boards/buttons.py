"""The buttons below a board or a hand; they work after any restart, and after the board has changed."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from cogs.connection.bot import Interaction
from cogs.ui.boards.ballots import ballot_buttons, cast_ballot, show_ballots
from cogs.ui.boards.proposals import answer_proposal, proposal_button
from cogs.ui.messages.board_buttons import BOARD, Buttons, board_button
from cogs.ui.messages.custom_ids import BALLOT, BALLOT_PAGE, HELP, HINT, PROPOSAL
from cogs.ui.replies import handle, handle_panel
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from host.chat import Button, VoteChoices
from render.languages import Languages, Reader

_BUTTONS_PER_ROW = 5


def buttons_view(
    table_id: int,
    buttons: Sequence[Button],
    language: str,
    languages: Languages,
    proposal: int = 0,
    vote: VoteChoices | None = None,
) -> Buttons:
    """Return the buttons below a board or hand, with a help button at the end.

    ``proposal`` is the number of the proposal that the buttons agree to or decline; the buttons of a ``vote`` come
    first.
    """
    view, reader = Buttons(), Reader(language)
    ballots: Sequence[ui.Button[ui.View]] = ()
    if vote is not None:
        ballots = ballot_buttons(table_id, vote, languages.say_to(Text("button-ballots"), reader))
    own: list[ui.Button[ui.View]] = []
    for action in (*buttons, HELP):
        label = languages.say_to(Text("button-" + action), reader)
        if action in (Button.AGREE, Button.DECLINE):
            own.append(proposal_button(table_id, proposal, Button(action), label))
        else:
            own.append(board_button(table_id, action, label))
    row = 0
    for group in (ballots, own):
        for number, button in enumerate(group):
            button.row = row + number // _BUTTONS_PER_ROW
            view.add_item(button)
        row += -(-len(group) // _BUTTONS_PER_ROW)
    return view


async def handle_component(interaction: Interaction) -> None:
    """Answer a button below a board or a hand of any age; ignore other components."""
    custom_id = str((interaction.data or {}).get("custom_id", ""))
    if match := BOARD.fullmatch(custom_id):
        handler = interaction.client.button_handlers.get(match["what"], _outdated)
        work = handler(interaction, int(match["table"]))
        if match["what"] in (Button.MOVE, HINT):
            await handle_panel(interaction, work, opening=match["what"] == Button.MOVE)
        else:
            await handle(interaction, work)
    elif match := BALLOT.fullmatch(custom_id):
        await handle(
            interaction, cast_ballot(interaction, int(match["table"]), match["vote"], match["path"], match["page"])
        )
    elif match := BALLOT_PAGE.fullmatch(custom_id):
        await handle(interaction, show_ballots(interaction, int(match["table"]), match["vote"], int(match["page"])))
    elif match := PROPOSAL.fullmatch(custom_id):
        action = Button(match["what"])
        await handle(interaction, answer_proposal(interaction, int(match["table"]), int(match["number"]), action))


async def _outdated(_press: Interaction, _table_id: int) -> None:
    """Refuse a button of an earlier version that this one does not have."""
    raise RefusedError(Refusal("refused-button-outdated"))
