"""What makes the dice fair: their seal, and the word that each person at an open table adds and may change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import ui

from cogs.connection.bot import HandlerCall, Interaction
from cogs.ui.messages.board_buttons import Buttons, board_button, one_button
from cogs.ui.replies import answer, handle, person_of, place_of, say
from engine.kernel.dice import LONGEST_WORD
from engine.kernel.text import Text
from host.chat import Button
from host.seating.sealing import dice_words
from host.tables.fairness import has_dice, opened_event
from host.tables.status import Status
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


async def show_dice(interaction: Interaction, table_id: int) -> None:
    """Show what makes dice or shuffles fair: the seal, the person's own word, later all words and the secret."""
    table = await interaction.client.master.get(table_id)
    lines = [Text("dice-how", {"seal": table.seal, **has_dice(table)})]
    view = Buttons()
    match table.status:
        case Status.OPEN if table.find_seat(interaction.user.id) is not None:
            lines.append(own_word(interaction, table))
            view = _word_button(interaction, table_id)
        case Status.RUNNING:
            lines.append(Text("dice-words", {"words": dice_words(table.words), **has_dice(table)}))
        case Status.OVER if table.secret:
            lines.append(opened_event(table))
        case _:
            pass
    await answer(interaction, "\n".join(say(interaction, line, table) for line in lines), view=view)


def own_word(interaction: Interaction, table: Table) -> Text:
    """Return a person's word as a text. Raises RefusedError for people who do not sit at the table."""
    word = table.assignments[table.seat_of(interaction.user.id)].word
    return Text("said-word", {"word": word, **has_dice(table)})


def _word_button(interaction: Interaction, table_id: int) -> Buttons:
    return one_button(board_button(table_id, Button.WORD, say(interaction, Text("button-word"))))


async def word_here(interaction: Interaction, typed: str) -> None:
    """Choose the person's word at the open table of this channel; without one, show the present word."""
    table = await interaction.client.master.at(place_of(interaction))
    if typed:
        await _choose(interaction, table.id, typed)
        return
    await interaction.client.master.own_word(table.id, person_of(interaction))
    await show_dice(interaction, table.id)


async def open_form(interaction: Interaction, table_id: int) -> None:
    """Open the form for another word. Raises RefusedError for strangers and after the start."""
    await interaction.client.master.own_word(table_id, person_of(interaction))

    async def done(pressed: Interaction, typed: str) -> None:
        await _choose(pressed, table_id, typed)

    await interaction.response.send_modal(WordForm(lambda text: say(interaction, text), done))


async def _choose(interaction: Interaction, table_id: int, typed: str) -> None:
    table = await interaction.client.master.choose_word(table_id, person_of(interaction), typed)
    lines = [Text("said-word-chosen"), own_word(interaction, table)]
    words = "\n".join(say(interaction, line) for line in lines)
    await answer(interaction, words, view=_word_button(interaction, table_id))
