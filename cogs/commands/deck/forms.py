"""The forms for a deck, the button below a deck, and the list to choose a deck from; all work after a restart too."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import ui

from cogs.ui.messages.forms import field, form
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
NAME, LIST, FILE = "name", "list", "file"
"""The fields of the forms."""
_MOST_OPTIONS = 25


def text_form(say: Callable[[Text], str], custom_id: str, name: str = "", words: str = "") -> ui.Modal:
    """Return the form for the name and the list of a deck, which may also be sent as a file."""
    name_field: ui.TextInput[Any] = ui.TextInput(
        custom_id=NAME, default=name or None, max_length=LONGEST_NAME, required=False
    )
    list_field: ui.TextInput[Any] = ui.TextInput(
        custom_id=LIST,
        style=discord.TextStyle.paragraph,
        default=words[:LONGEST_LIST] or None,
        max_length=LONGEST_LIST,
        required=False,
    )
    upload: ui.FileUpload[Any] = ui.FileUpload(custom_id=FILE, required=False, min_values=0, max_values=1)
    modal = form(say(Text("deck-form-title")), custom_id)
    modal.add_item(field(say(Text("deck-form-name")), name_field))
    modal.add_item(field(say(Text("deck-form-list")), list_field, say(Text("deck-form-how"))))
    modal.add_item(field(say(Text("deck-form-file")), upload, say(Text("deck-form-file-how"))))
    return modal


def name_form(say: Callable[[Text], str], custom_id: str, name: str) -> ui.Modal:
    """Return the form for the name under which a deck is saved."""
    entry: ui.TextInput[Any] = ui.TextInput(custom_id=NAME, default=name or None, max_length=LONGEST_NAME)
    modal = form(say(Text("workshop-save-title")), custom_id)
    modal.add_item(field(say(Text("deck-form-name")), entry))
    return modal


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
