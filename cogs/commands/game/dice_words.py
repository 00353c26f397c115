"""The word that a person at an open table adds to the dice: shown in private, changed as often as they like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import ui

from cogs.connection.bot import HandlerCall, Interaction
from cogs.ui.messages.board_buttons import Buttons, board_button
from cogs.ui.replies import answer, handle, person_of, place_of, say
from engine.kernel.sealing import LONGEST_WORD
from engine.kernel.text import Text
from host.chat import Button
from host.tables.table import Table
from render.pages import cut

_FORM_SECONDS = 3600.0
_LONGEST_LABEL = 45


class WordForm(ui.Modal):
    """A form for one word; ``done`` is called with it when it is sent."""

    def __init__(self, say: Callable[[Text], str], done: Callable[[Any, str], HandlerCall]) -> None:
        super().__init__(title=cut(say(Text("word-form-title")), _LONGEST_LABEL), timeout=_FORM_SECONDS)
        self._done = done
        self.word: ui.TextInput[WordForm] = ui.TextInput(custom_id="word", max_length=LONGEST_WORD)
        label = cut(say(Text("word-form-word")), _LONGEST_LABEL)
        self.add_item(ui.Label(text=label, description=cut(say(Text("word-form-how")), 100), component=self.word))

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        await handle(interaction, self._done(interaction, self.word.value))


def word_lines(interaction: Interaction, table: Table, *texts: Text) -> tuple[str, Buttons]:
    """Return texts and the person's word and the seal as lines, with the button that changes the word.

    Raises RefusedError for people who do not sit at the table.
    """
    assignment = table.assignments[table.seat_of(interaction.user.id)]
    lines = [*texts, Text("said-word", {"word": assignment.word}), Text("said-seal", {"seal": table.seal})]
    view = Buttons()
    view.add_item(board_button(table.id, Button.WORD, say(interaction, Text("button-word"))))
    return "\n".join(say(interaction, line) for line in lines), view


async def joined(interaction: Interaction, table: Table) -> None:
    """Show a person who has just sat down, in private, the word that they were given."""
    words, view = word_lines(interaction, table, Text("said-joined"))
    await answer(interaction, words, view=view)


async def word_here(interaction: Interaction, typed: str) -> None:
    """Choose the person's word at the open table of this channel; without one, show the present word."""
    table = await interaction.client.master.at(place_of(interaction))
    if typed:
        await _choose(interaction, table.id, typed)
        return
    await interaction.client.master.own_word(table.id, person_of(interaction))
    words, view = word_lines(interaction, table)
    await answer(interaction, words, view=view)


async def open_form(interaction: Interaction, table_id: int) -> None:
    """Open the form for another word. Raises RefusedError for strangers and after the start."""
    await interaction.client.master.own_word(table_id, person_of(interaction))

    async def done(pressed: Interaction, typed: str) -> None:
        await _choose(pressed, table_id, typed)

    await interaction.response.send_modal(WordForm(lambda text: say(interaction, text), done))


async def _choose(interaction: Interaction, table_id: int, typed: str) -> None:
    table = await interaction.client.master.choose_word(table_id, person_of(interaction), typed)
    words, view = word_lines(interaction, table, Text("said-word-chosen"))
    await answer(interaction, words, view=view)
