"""``/deck new``: the page on which a deck is built card by card. What is built is stored with every press."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from cogs.commands.deck.choose import choose_for_table
from cogs.commands.deck.forms import NAME, name_form
from cogs.commands.deck.show import answer_with_deck, deck_reader, game_of_decks
from cogs.commands.deck.write import free_name, list_words, name_of_draft, open_form, store_form
from cogs.connection.bot import Interaction
from cogs.ui.answers.callbacks import show_instead, show_privately
from cogs.ui.decks.addresses import (
    CLEAR,
    DECK_PAGE,
    DECK_TEXT,
    FILL,
    FILTER,
    FROM,
    LEADER,
    LOOK,
    NUMBER,
    OPEN,
    PICK,
    PLAY,
    READY,
    SAVE,
    TEXT,
    UNDO,
    DeckPage,
    page_in,
)
from cogs.ui.decks.layout import Workshop, play_button, ready_parts, saved_parts, workshop_parts
from cogs.ui.messages.components import Parts
from cogs.ui.messages.forms import form_values
from cogs.ui.replies import answer, handle, handle_panel, person_of, place_of, refusal_text, say
from engine.kernel.decks import Decks
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text, name
from host.seating.deck_drafts import NEW, DeckDraft, draft_key
from host.seating.deck_library import LibraryDeck
from host.tables.status import Status


async def open_workshop(interaction: Interaction, name: str | None) -> None:
    """Answer with the page for a new deck, for a change of the person's own deck, or for a copy of a ready deck."""
    game = await game_of_decks(interaction)
    if name is None:
        page = DeckPage(game, NEW)
        await show_privately(interaction, workshop_parts(await _workshop(interaction, page)))
    else:
        await edit_deck(interaction, game, name)


async def edit_deck(interaction: Interaction, game: str, name: str) -> None:
    """Answer with the page for a deck; a list with unreadable lines is opened as text, so that no line is lost."""
    person, master = person_of(interaction), interaction.client.master
    deck = await master.deck_library.find(person, game, name)
    if deck.faults:
        await open_form(interaction, game, draft_key(deck.identifier), deck.identifier, deck.words)
        return
    page = DeckPage(game, draft_key(deck.identifier) if deck.words else NEW)
    if not deck.words:
        begin = await _new_draft(interaction, page)
        await master.deck_drafts.change(person, game, NEW, begin, lambda draft: draft.with_deck(deck.deck))
    await show_privately(interaction, workshop_parts(await _workshop(interaction, page)))


async def handle_component(interaction: Interaction) -> None:
    """Answer a button or a list of the page, of any age; ignore other components."""
    match = DECK_PAGE.fullmatch(str((interaction.data or {}).get("custom_id", "")))
    if match is not None:
        await handle_panel(interaction, _press(interaction, page_in(match), match["what"], match["card"] or ""))


async def handle_form(interaction: Interaction) -> None:
    """Store a deck that was named or typed in a form; ignore other forms."""
    custom_id = str((interaction.data or {}).get("custom_id", ""))
    if match := DECK_PAGE.fullmatch(custom_id):
        await handle(interaction, _save(interaction, page_in(match), str(form_values(interaction).get(NAME) or "")))
    elif match := DECK_TEXT.fullmatch(custom_id):
        await handle(interaction, store_form(interaction, match["game"], match["draft"]))


async def _press(interaction: Interaction, page: DeckPage, what: str, card: str) -> None:
    """Do what a part of the page says, and show the page again."""
    values: Sequence[str] = (interaction.data or {}).get("values", ())
    notes: list[Text] = []
    if what == PLAY:
        table = await interaction.client.master.at(place_of(interaction))
        deck = await name_of_draft(interaction, page.game, page.draft)
        await answer(interaction, await choose_for_table(interaction, table.id, deck or ""))
        return
    if what in (PICK, LOOK, NUMBER, LEADER, FILL, FROM, CLEAR, UNDO):
        try:
            notes += await _change(interaction, page, what, card, values)
        except RefusedError as refused:
            notes.append(refusal_text(refused.refusal))
    workshop = await _workshop(interaction, page, notes)
    if what == FILTER:
        page = page.filtered_by(workshop.rules.filters(), values)
        workshop = replace(workshop, page=page)
    if what == SAVE:
        await _ask_for_name(interaction, workshop)
    elif what == TEXT:
        await _open_as_text(interaction, workshop)
    elif what == OPEN:
        await show_privately(interaction, workshop_parts(workshop))
    else:
        await show_instead(interaction, await _parts(interaction, workshop, what))


async def _parts(interaction: Interaction, workshop: Workshop, what: str) -> Parts:
    """Return the page, or the list of the decks to begin with."""
    if what == READY:
        library, game = interaction.client.master.deck_library, workshop.page.game
        decks = [*library.ready(game), *await library.own(person_of(interaction), game)]
        return ready_parts(workshop, _styled(workshop.rules, decks))
    return workshop_parts(workshop)


def _styled(rules: Decks, decks: Sequence[LibraryDeck]) -> list[tuple[LibraryDeck, Text]]:
    return [(deck, rules.style("" if deck.words else deck.identifier, deck.deck)) for deck in decks]


async def _workshop(interaction: Interaction, page: DeckPage, notes: Sequence[Text] = ()) -> Workshop:
    """Return the page with its draft, which begins with the deck that is changed, or empty."""
    master, languages = interaction.client.master, interaction.client.languages
    draft = await master.deck_drafts.find(person_of(interaction), page.game, page.draft)
    return Workshop(
        page,
        draft or await _new_draft(interaction, page),
        master.deck_library.rules(page.game),
        partial(languages.say_to, reader=deck_reader(interaction, page.game)),
        partial(languages.say_to, reader=deck_reader(interaction, page.game, markdown=False)),
        notes,
    )


async def _new_draft(interaction: Interaction, page: DeckPage) -> DeckDraft:
    """Return a draft as it begins. Raises RefusedError where the deck to be changed is gone."""
    library = interaction.client.master.deck_library
    if page.draft == NEW:
        return DeckDraft(library.rules(page.game).read("").deck)
    name = await name_of_draft(interaction, page.game, page.draft)
    if name is None:
        raise RefusedError(Refusal("refused-deck-gone"))
    return DeckDraft((await library.find(person_of(interaction), page.game, name)).deck, name)


# ---- changes


async def _change(
    interaction: Interaction, page: DeckPage, what: str, card: str, values: Sequence[str]
) -> Sequence[Text]:
    """Change and store the draft of a page; return what else the person is to know.

    Raises RefusedError with nothing changed.
    """
    person, master = person_of(interaction), interaction.client.master
    rules = master.deck_library.rules(page.game)
    chosen = await master.deck_library.find(person, page.game, values[0]) if what == FROM and values else None
    begin = await _new_draft(interaction, page)
    before: Mapping[str, int] = {}

    def update(draft: DeckDraft) -> DeckDraft:
        nonlocal before
        before = rules.contents(draft.deck)
        if what == PICK:
            return _picked(rules, draft, values)
        if what == NUMBER:
            return _numbered(rules, draft, int(card))
        if what == LOOK:
            return replace(draft, tapped=tuple(values[:1]))
        if what == LEADER:
            return draft.with_deck(rules.with_numbers(draft.deck, {card: 1}))
        if what == FILL:
            return draft.with_deck(rules.fill_up(draft.deck))
        if what == CLEAR:
            return draft.with_deck(begin.deck)
        if what == UNDO:
            return draft.undone()
        return draft if chosen is None else draft.with_deck(chosen.deck)

    changed = await master.deck_drafts.change(person, page.game, page.draft, begin, update)
    return _filled_up(before, rules.contents(changed.deck)) if what == FILL else ()


def _filled_up(before: Mapping[str, int], after: Mapping[str, int]) -> Sequence[Text]:
    """Return a line with the cards that have come into a deck."""
    added = [(card, number - before.get(card, 0)) for card, number in after.items() if number > before.get(card, 0)]
    cards = tuple(Text("workshop-copies", {"number": number, "card": name(card)}) for card, number in added)
    return [Text("workshop-filled", {"cards": cards})] if cards else []


def _picked(rules: Decks, draft: DeckDraft, values: Sequence[str]) -> DeckDraft:
    """Return the draft with the cards that were tapped: those that are not in the deck come in."""
    cards = {card.identifier: card for card in rules.cards(draft.deck)}
    here = rules.contents(draft.deck)
    tapped = [card for card in values if card in cards]
    new = {card: _copies(draft.copies, cards[card].numbers) for card in tapped if card not in here}
    return draft.with_deck(rules.with_numbers(draft.deck, new), tapped)


def _copies(wanted: int, numbers: Sequence[int]) -> int:
    """Return the number that a card comes with: as many as the cards before, or as many as it can have."""
    return wanted if wanted in numbers else numbers[-1]


def _numbered(rules: Decks, draft: DeckDraft, number: int) -> DeckDraft:
    """Return the draft with this number of each card that was tapped last; the next cards come with it too."""
    cards = {card.identifier: card for card in rules.cards(draft.deck)}
    tapped = [cards[key] for key in draft.tapped if key in cards and number in cards[key].numbers]
    deck = rules.with_numbers(draft.deck, {card.identifier: number for card in tapped})
    usual = number > 0 and any(0 in card.numbers and len(card.numbers) > 2 for card in tapped)
    return replace(draft.with_deck(deck, draft.tapped), copies=number if usual else draft.copies)


# ---- saving


async def _ask_for_name(interaction: Interaction, workshop: Workshop) -> None:
    """Open the form for the name of the deck."""
    name = workshop.draft.name or await free_name(interaction, workshop.page.game, "")
    await interaction.response.send_modal(name_form(workshop.plain, workshop.page.custom_id(SAVE), name))


async def _open_as_text(interaction: Interaction, workshop: Workshop) -> None:
    """Open the draft as text; an empty one starts with the template."""
    page, draft = workshop.page, workshop.draft
    here = workshop.rules.contents(draft.deck)
    words = "\n".join(map(workshop.plain, workshop.rules.list_of(draft.deck))) if here else None
    await open_form(interaction, page.game, page.draft, draft.name, words)


async def _save(interaction: Interaction, page: DeckPage, name: str) -> None:
    """Store the draft under a name, and answer with the deck; the page stays open where the name is refused."""
    person, master = person_of(interaction), interaction.client.master
    workshop = await _workshop(interaction, page)
    draft = await master.deck_drafts.find(person, page.game, page.draft)
    words = list_words(interaction, page.game, workshop.draft.deck)
    try:
        if draft is None:  # sent twice
            deck = await master.deck_library.find(person, page.game, name)
        else:
            keeping = master.deck_library.keep(person, page.game, name, words, instead_of=draft.name or None)
            deck = await master.finish(keeping)
    except RefusedError as refused:
        await show_instead(interaction, workshop_parts(replace(workshop, notes=[refusal_text(refused.refusal)])))
        return
    await master.deck_drafts.discard(person, page.game, page.draft)
    confirmation = Text("said-deck-kept", {"deck": deck.title})
    saved = DeckPage(page.game, draft_key(deck.identifier))
    play = (
        play_button(saved, workshop.plain) if deck.playable and await _sits_at_open_table(interaction, page) else None
    )
    await show_instead(interaction, saved_parts(say(interaction, confirmation), play))
    await answer_with_deck(interaction, page.game, deck, confirmation)


async def _sits_at_open_table(interaction: Interaction, page: DeckPage) -> bool:
    """Return whether the person has a seat at a table of this channel that is still open, for the game of the deck."""
    table = await interaction.client.master.find(place_of(interaction))
    if table is None or table.game != page.game or table.status is not Status.OPEN:
        return False
    return table.find_seat(interaction.user.id) is not None
