"""The form in which a deck is written, the button below a deck, and the list to choose a deck from.

Button and list still work after a restart.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import ui

from cogs.connection.bot import HandlerCall
from cogs.ui.messages.persistent_items import PersistentItem
from cogs.ui.replies import handle
from engine.kernel.text import Text
from host.seating.deck_library import LONGEST_LIST, LONGEST_NAME, LibraryDeck
from render.languages import Languages, Reader
from render.pages import cut

EDIT = re.compile(r"d:(?P<game>[a-z-]{1,20}):(?P<deck>.{1,60})", re.DOTALL)
CHOOSE = re.compile(r"k:(?P<table>\d{1,18})")
ANY = "="
"""Prefix of a deck's identifier in the list; alone it stands for any deck that the game deals out."""
_MOST_OPTIONS = 25
_FORM_SECONDS = 3600.0
_LONGEST_LABEL = 45


class DeckForm(ui.Modal):
    """A form for the name and the list of a deck; ``done`` is called with both when it is sent."""

    def __init__(
        self,
        say: Callable[[Text], str],
        done: Callable[[Any, str, str], HandlerCall],
        name: str = "",
        words: str = "",
    ) -> None:
        super().__init__(title=cut(say(Text("deck-form-title")), _LONGEST_LABEL), timeout=_FORM_SECONDS)
        self._done = done
        self.name: ui.TextInput[DeckForm] = ui.TextInput(
            custom_id="name", default=name or None, max_length=LONGEST_NAME
        )
        self.words: ui.TextInput[DeckForm] = ui.TextInput(
            custom_id="list",
            style=discord.TextStyle.paragraph,
            default=words[:LONGEST_LIST] or None,
            max_length=LONGEST_LIST,
        )
        self.add_item(ui.Label(text=cut(say(Text("deck-form-name")), _LONGEST_LABEL), component=self.name))
        self.add_item(
            ui.Label(
                text=cut(say(Text("deck-form-list")), _LONGEST_LABEL),
                description=cut(say(Text("deck-form-how")), 100),
                component=self.words,
            )
        )

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        await handle(interaction, self._done(interaction, self.name.value, self.words.value))


def deck_view(deck: LibraryDeck, game: str, reader: Reader, languages: Languages) -> ui.View:
    """Return a view with the button that edits a person's own deck, or a copy of a ready deck."""
    key = "button-deck-edit" if deck.words else "button-deck-copy"
    label = languages.say_to(Text(key), reader)
    view = ui.View(timeout=None)
    button: ui.Button[ui.View] = ui.Button(label=label, emoji="✏️", custom_id=f"d:{game}:{deck.identifier}")
    view.add_item(EditButton(button))
    return view


class EditButton(PersistentItem[ui.Button[ui.View]], template=EDIT):
    """A button that opens the form with a deck in it."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        match = EDIT.fullmatch(self.custom_id)
        assert match is not None
        await handle(interaction, interaction.client.deck_handlers["edit"](interaction, match["game"], match["deck"]))


def choosing_view(
    table_id: int,
    decks: Sequence[tuple[LibraryDeck, Text]],
    present: Text | None,
    reader: Reader,
    languages: Languages,
) -> ui.View:
    """Return a view with a list of decks for a table, each with a line about its style, the present choice selected."""
    options = [
        discord.SelectOption(label=languages.say_to(Text("deck-any"), reader)[:100], value=ANY, default=present is None)
    ]
    for deck, style in decks[: _MOST_OPTIONS - 1]:
        label, about = languages.say_to(deck.title, reader)[:100], cut(languages.say_to(style, reader), 100)
        value, default = ANY + deck.identifier, deck.title == present
        options.append(discord.SelectOption(label=label, value=value, description=about, default=default))
    select: ui.Select[ui.View] = ui.Select(custom_id=f"k:{table_id}", options=options)
    view = ui.View(timeout=None)
    view.add_item(DeckSelect(select))
    return view


class DeckSelect(PersistentItem[ui.Select[ui.View]], template=CHOOSE):
    """A list that chooses the deck for a table."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        match = CHOOSE.fullmatch(self.custom_id)
        assert match is not None
        value = self.item.values[0] if self.item.values else ANY
        await handle(interaction, interaction.client.deck_handlers["choose"](interaction, match["table"], value[1:]))


PERSISTENT = (EditButton, DeckSelect)
