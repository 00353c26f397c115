"""Confirmation of actions that cannot be undone: a second button, whose label says what will happen."""

from __future__ import annotations

from dataclasses import replace

from cogs.connection.bot import Interaction
from cogs.ui.messages.board_buttons import Buttons, board_button
from cogs.ui.replies import answer, reader_of
from engine.kernel.text import Text
from host.chat import Button
from host.tables.table import Table


async def ask_first(interaction: Interaction, table: Table, question: Text, button: Button, label: Text) -> None:
    """Ask the person to confirm an action; ``label`` is the text of the button that does it."""
    languages, reader = interaction.client.languages, reader_of(interaction, table)
    view = Buttons()
    view.add_item(board_button(table.id, button, languages.say_to(label, replace(reader, markdown=False))))
    await answer(interaction, languages.say_to(question, reader), view=view)
