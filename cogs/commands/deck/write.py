"""``/deck import``, ``export`` and ``delete``, and decks written as text."""

from __future__ import annotations

import io
from functools import partial
from itertools import count

import discord

from cogs.commands.deck.forms import FILE, LIST, NAME, text_form
from cogs.commands.deck.show import answer_with_deck, deck_reader, game_of_decks
from cogs.connection.bot import Interaction
from cogs.ui.decks.addresses import text_form_id
from cogs.ui.messages.forms import form_values, uploaded_file
from cogs.ui.replies import answer, person_of, say
from engine.kernel.decks import Deck
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from host.seating.deck_drafts import NEW, draft_key
from host.seating.deck_library import LONGEST_LIST, LONGEST_NAME, LibraryDeck
from render.user_text import clean
from store.errors import StoreError

LONGEST_FILE = 4 * LONGEST_LIST
"""Maximum size of a file with a list in bytes."""
LONGEST_SHOWN = 1800
"""Maximum length of a list that is shown in the answer itself, in characters."""


async def open_form(
    interaction: Interaction, game: str, draft: str = NEW, name: str = "", words: str | None = None
) -> None:
    """Open the form for a deck as text, which starts with the game's template unless there are ``words``."""
    reader = deck_reader(interaction, game, markdown=False)
    say_plainly = partial(interaction.client.languages.say_to, reader=reader)
    if words is None:
        words = say_plainly(interaction.client.master.deck_library.rules(game).template())
    await interaction.response.send_modal(text_form(say_plainly, text_form_id(game, draft), name, words))


async def store_form(interaction: Interaction, game: str, draft: str) -> None:
    """Store the deck of the form and discard its draft; after a refusal the person gets back what they typed."""
    given, file = form_values(interaction), uploaded_file(interaction, FILE)
    typed = str(given.get(LIST) or "")
    if file is not None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        typed = await _read(file)
    try:
        typed_name = str(given.get(NAME) or "") or await free_name(interaction, game, typed)
        before = await name_of_draft(interaction, game, draft)
        await store_deck(interaction, game, typed_name, typed, instead_of=before)
    except RefusedError as refused:
        await _answer_list(interaction, say(interaction, refused.refusal.text), typed)
    except StoreError as error:
        await _answer_list(interaction, say(interaction, error.reason), typed)
    else:
        await interaction.client.master.deck_drafts.discard(person_of(interaction), game, draft)


async def name_of_draft(interaction: Interaction, game: str, draft: str) -> str | None:
    """Return the name of the person's own deck that a draft changes; None for a new deck."""
    own = await interaction.client.master.deck_library.own(person_of(interaction), game) if draft != NEW else []
    return next((deck.identifier for deck in own if draft_key(deck.identifier) == draft), None)


async def store_deck(
    interaction: Interaction, game: str, name: str, words: str, *, instead_of: str | None = None
) -> None:
    """Store a deck that was written and answer with it and its faults; ``instead_of`` is the name it had before."""
    library = interaction.client.master.deck_library
    keeping = library.keep(person_of(interaction), game, name, words, instead_of=instead_of)
    deck = await interaction.client.master.finish(keeping)
    await answer_with_deck(interaction, game, deck, Text("said-deck-kept", {"deck": deck.title}))


async def import_deck(
    interaction: Interaction, name: str | None, words: str | None, file: discord.Attachment | None
) -> None:
    """Store a deck from a pasted list or a file; without either, open a form to paste the list into."""
    game = await game_of_decks(interaction)
    if file is None and not (words and words.strip()):
        await open_form(interaction, game, words="")
        return
    await interaction.response.defer(ephemeral=True, thinking=True)
    typed = words or ""
    if file is not None:
        typed = await _read(file)
    await store_deck(interaction, game, name or await free_name(interaction, game, typed), typed)


async def _read(file: discord.Attachment) -> str:
    """Return the text of a file. Raises RefusedError for a file that is too large or not text."""
    if file.size > LONGEST_FILE:
        raise RefusedError(Refusal("refused-deck-long", {"most": LONGEST_LIST}))
    try:
        return (await file.read()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RefusedError(Refusal("refused-deck-file")) from None


async def free_name(interaction: Interaction, game: str, words: str) -> str:
    """Return a name for a list without one: its first line if that is a comment, with a number if it is taken."""
    reader = deck_reader(interaction, game, markdown=False)
    localize = interaction.client.languages.say_to
    first = next((line.strip() for line in words.splitlines() if line.strip()), "")
    heading = clean(first.lstrip("# "))[: LONGEST_NAME - 4].strip() if first.startswith("#") else ""
    library = interaction.client.master.deck_library
    decks = [*await library.own(person_of(interaction), game), *library.ready(game)]
    taken = [localize(deck.title, reader).casefold() for deck in decks]
    for number in count(1):
        unnamed = localize(Text("deck-unnamed", {"number": number}), reader)
        name = (heading if number == 1 else f"{heading} {number}") if heading else unnamed
        if name.casefold() not in taken:
            return name
    raise AssertionError("unreachable: count() is infinite")


async def export(interaction: Interaction, name: str) -> None:
    """Answer with a deck as a list that can be imported again."""
    game = await game_of_decks(interaction)
    deck = await interaction.client.master.deck_library.find(person_of(interaction), game, name)
    await _answer_deck_list(interaction, game, deck, Text("said-deck-export", {"deck": deck.title}))


async def delete(interaction: Interaction, name: str) -> None:
    """Delete a deck and answer with its list."""
    game = await game_of_decks(interaction)
    master = interaction.client.master
    deck = await master.finish(master.deck_library.remove(person_of(interaction), game, name))
    await _answer_deck_list(interaction, game, deck, Text("said-deck-deleted", {"deck": deck.title}))


async def _answer_deck_list(interaction: Interaction, game: str, deck: LibraryDeck, confirmation: Text) -> None:
    plain = deck_reader(interaction, game, markdown=False)
    localize = interaction.client.languages.say_to
    words = (
        deck.words if deck.faults else f"# {localize(deck.title, plain)}\n{list_words(interaction, game, deck.deck)}"
    )
    await _answer_list(interaction, localize(confirmation, deck_reader(interaction, game)), words)


async def _answer_list(interaction: Interaction, message: str, words: str) -> None:
    """Answer with a message and a list, as text to copy and as a file."""
    if len(words) <= LONGEST_SHOWN and "```" not in words:
        message = f"{message}\n```\n{words}\n```"
    file = discord.File(io.BytesIO(words.encode("utf-8", "replace")), "deck.txt")
    await answer(interaction, message, file=file)


def list_words(interaction: Interaction, game: str, deck: Deck) -> str:
    """Return a deck as a list in the person's language."""
    plain = deck_reader(interaction, game, markdown=False)
    lines = interaction.client.master.deck_library.rules(game).list_of(deck)
    return "\n".join(interaction.client.languages.say_to(line, plain) for line in lines)
