"""The page on which a deck is built: what it has, what it lacks, and the cards to tap in and out. No Discord calls."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2s
from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from cogs.ui.decks.addresses import (
    CLEAR,
    FILL,
    FILTER,
    FROM,
    LEADER,
    LOOK,
    NUMBER,
    PICK,
    PLAY,
    READY,
    SAVE,
    SHOW,
    TEXT,
    UNDO,
    DeckPage,
)
from cogs.ui.messages import components
from engine.kernel.decks import DeckCard, Decks, filtered, playable
from engine.kernel.text import Text, name
from host.seating.deck_drafts import DeckDraft
from host.seating.deck_library import LibraryDeck
from render.pages import cut

if TYPE_CHECKING:
    from discord.types.components import ButtonComponent, ContainerChildComponent, SelectMenu

Say: TypeAlias = Callable[[Text], str]
CARDS_PER_PAGE = 25
_MOST_OPTIONS = 25
_MOST_LEADERS = 5
_MOST_FINDINGS = 4
_LONGEST_ABOUT = 400
_LONGEST_NOTE = 400
_BAR = 14
"""The length of the longest bar of the curve, in blocks."""
_COLOUR = discord.Colour(0xB08D57)
_PRIMARY, _SUCCESS, _SECONDARY = (
    discord.ButtonStyle.primary,
    discord.ButtonStyle.success,
    discord.ButtonStyle.secondary,
)


@dataclass(slots=True, frozen=True)
class Workshop:
    """What the page shows: a draft by the rules of its game, and the reader's place among the cards."""

    page: DeckPage
    draft: DeckDraft
    rules: Decks
    say: Say
    plain: Say
    """Words without markdown, for buttons and lists."""
    notes: Sequence[Text] = ()


def workshop_parts(workshop: Workshop) -> components.Parts:
    """Return the page as Components V2."""
    draft, rules = workshop.draft, workshop.rules
    here = rules.contents(draft.deck)
    cards = {card.identifier: card for card in rules.cards(draft.deck)}
    parts: list[ContainerChildComponent] = [components.text(words) for words in _texts(workshop, here, cards)]
    rows = [
        _leader_buttons(workshop, here),
        *_card_lists(workshop, here),
        _number_buttons(workshop, here, cards),
        _deck_list(workshop, here),
        *_last_buttons(workshop, here),
    ]
    return [components.container(_COLOUR, [*parts, *(components.row(row) for row in rows if row)])]


# ---- the texts


def _texts(workshop: Workshop, here: Mapping[str, int], cards: Mapping[str, DeckCard]) -> list[str]:
    """Return the title and the deck in a few lines, then the cards that were tapped last."""
    draft, rules, say = workshop.draft, workshop.rules, workshop.say
    size, needed = rules.size(draft.deck)
    title = Text("workshop-title", {"name": draft.name, "state": "named" if draft.name else "new"})
    empty = [] if shown_cards(workshop)[0] else [say(Text("workshop-none"))]
    lines = [f"### {say(title)}", *empty, *(cut_list(say(note)) for note in workshop.notes)]
    if not here:
        return ["\n".join([*lines, say(Text("workshop-how", {"needed": needed}))])]
    findings = rules.judge(draft.deck)
    counts = rules.curve(draft.deck)
    lines += [say(rules.style("", draft.deck))] if any(counts) else []
    lines.append(say(Text("workshop-size", {"size": size, "needed": needed, "leading": size - sum(counts)})))
    lines += [f"-# {say(Text('workshop-curve'))}", *_curve(counts)] if any(counts) else []
    lines += [
        say(Text("workshop-finding", {"mark": finding.mark, "text": finding.text}))
        for finding in sorted(findings, key=lambda finding: finding.mark)
        if finding.mark != "good"
    ][:_MOST_FINDINGS]
    if playable(findings):
        lines.append(say(Text("deck-playable")))
    tapped = [cards[key] for key in draft.tapped if key in cards]
    return ["\n".join(lines), *([_about_tapped(workshop, tapped, here)] if tapped else [])]


def cut_list(words: str) -> str:
    """Return a note of limited length; the names of a long list stay whole."""
    return words if len(words) <= _LONGEST_NOTE else words[:_LONGEST_NOTE].rpartition(", ")[0] + " …"


def _curve(counts: Sequence[int]) -> list[str]:
    """Return the number of cards by cost as a chart of bars, one line for each cost that has cards."""
    most = max(counts, default=0)
    if not most:
        return []
    last = len(counts) - 1
    bars = [
        f"{cost}{'+' if cost == last else ' '} {'█' * max(1, round(_BAR * count / most))} {count}"
        for cost, count in enumerate(counts)
        if count
    ]
    return ["```", *bars, "```"]


def _about_tapped(workshop: Workshop, tapped: Sequence[DeckCard], here: Mapping[str, int]) -> str:
    """Return the cards that were tapped last: a single one with all that it does."""
    say = workshop.say
    if len(tapped) > 1:
        return cut(say(Text("workshop-tapped", {"cards": tuple(card.name for card in tapped)})), _LONGEST_ABOUT)
    (card,) = tapped
    values = {"card": card.name, "number": here.get(card.identifier, 0)}
    return cut(" · ".join([say(Text("workshop-card", values)), *map(say, card.about)]), _LONGEST_ABOUT)


# ---- the rows


def _leader_buttons(workshop: Workshop, here: Mapping[str, int]) -> list[ButtonComponent]:
    """Return the cards of which a deck needs one first, as long as it has none."""
    leaders = workshop.rules.leaders()[:_MOST_LEADERS]
    if any(leader in here for leader in leaders):
        return []
    return [
        components.button(workshop.plain(name(leader)), workshop.page.custom_id(LEADER, leader), _PRIMARY)
        for leader in leaders
    ]


def _card_lists(workshop: Workshop, here: Mapping[str, int]) -> list[list[SelectMenu]]:
    """Return the list of the cards to tap in and out, and the list of filters."""
    filters, plain = workshop.rules.filters(), workshop.plain
    chosen = workshop.page.chosen(filters)
    cards, page = shown_cards(workshop)
    first = page.number * CARDS_PER_PAGE
    options = [
        _option(_with_number(workshop, card, here), card.identifier, _about(workshop, card))
        for card in cards[first : first + CARDS_PER_PAGE]
    ]
    values = {"first": first + 1, "last": first + len(options), "count": len(cards), "copies": workshop.draft.copies}
    picked = _several(page.custom_id(PICK, _version(workshop)), plain(Text("workshop-pick", values)), options, least=1)
    lists = [picked] if options else []
    by_filter = [
        _option(plain(deck_filter.name), deck_filter.identifier, default=deck_filter.identifier in chosen)
        for deck_filter in filters
    ]
    if by_filter:
        hint = Text("workshop-filter", {"count": len(cards)})
        lists.append(_several(page.custom_id(FILTER), plain(hint), by_filter, least=0))
    return [[deck_list] for deck_list in lists]


def _version(workshop: Workshop) -> str:
    """Return a few characters that change with the draft: Discord keeps what is chosen in a list of the same id."""
    draft = workshop.draft
    return blake2s(repr((draft.deck, draft.tapped)).encode(), digest_size=3).hexdigest()


def shown_cards(workshop: Workshop) -> tuple[list[DeckCard], DeckPage]:
    """Return the cards that pass the filters, and the page of them that is shown."""
    cards = filtered(workshop.rules, workshop.draft.deck, workshop.page.chosen(workshop.rules.filters()))
    last = max(0, (len(cards) - 1) // CARDS_PER_PAGE)
    return cards, workshop.page.turned_to(min(workshop.page.number, last))


def _with_number(workshop: Workshop, card: DeckCard, here: Mapping[str, int]) -> str:
    """Return the name of a card, with its number where it is in the deck."""
    words = workshop.plain(card.name)
    return f"{here[card.identifier]}× {words}" if card.identifier in here else words


def _about(workshop: Workshop, card: DeckCard) -> str:
    return " · ".join(map(workshop.plain, card.about))


def _number_buttons(
    workshop: Workshop, here: Mapping[str, int], cards: Mapping[str, DeckCard]
) -> list[ButtonComponent]:
    """Return the numbers of copies that the cards tapped last can have."""
    tapped = [cards[key] for key in workshop.draft.tapped if key in cards]
    if not tapped:
        return []
    numbers = [number for number in tapped[0].numbers if all(number in card.numbers for card in tapped)]
    present = {here.get(card.identifier, 0) for card in tapped}
    return [
        components.button(
            workshop.plain(Text("workshop-number", {"number": number})),
            workshop.page.custom_id(NUMBER, str(number)),
            _SUCCESS if present == {number} else _SECONDARY,
        )
        for number in numbers
    ]


def _deck_list(workshop: Workshop, here: Mapping[str, int]) -> list[SelectMenu]:
    """Return the list of the cards in the deck: one is chosen to read it and to change its number."""
    plain = workshop.plain
    options = [
        _option(f"{number}× {plain(name(identifier))}", identifier)
        for identifier, number in here.items()
        if identifier not in workshop.rules.leaders()
    ]
    if not options:
        return []
    placeholder = plain(Text("workshop-look", {"count": len(options)}))
    return [_single(workshop.page.custom_id(LOOK, _version(workshop)), placeholder, options[:_MOST_OPTIONS])]


def _last_buttons(workshop: Workshop, here: Mapping[str, int]) -> list[list[ButtonComponent]]:
    """Return the buttons that turn the page, complete, save, replace or discard the deck."""
    plain, (cards, page) = workshop.plain, shown_cards(workshop)
    size, needed = workshop.rules.size(workshop.draft.deck)
    legal = playable(workshop.rules.judge(workshop.draft.deck))

    def button(key: str, what: str, emoji: str, style: discord.ButtonStyle = _SECONDARY) -> ButtonComponent:
        return components.button(plain(Text(key)), page.custom_id(what), style, emoji)

    first: list[ButtonComponent] = []
    if not legal and size < needed:
        first.append(button("workshop-fill", FILL, "✨", _PRIMARY))
    if here:
        first.append(button("workshop-save", SAVE, "💾", _SUCCESS if legal else _SECONDARY))
    turns = components.page_turns(page.number, -(-len(cards) // CARDS_PER_PAGE))
    first += [
        components.button(plain(Text(key)), page.turned_to(number).custom_id(SHOW), _SECONDARY, emoji)
        for number, key, emoji in turns
    ]
    second = [button("workshop-ready", READY, "📚"), button("workshop-text", TEXT, "📝")]
    if here or workshop.draft.name:
        second.append(button("workshop-clear", CLEAR, "🗑️"))
    if workshop.draft.before is not None:
        second.append(button("workshop-undo", UNDO, "⏪"))
    return [first, second]


def ready_parts(workshop: Workshop, decks: Sequence[tuple[LibraryDeck, Text]]) -> components.Parts:
    """Return the step that begins with another deck."""
    plain, page = workshop.plain, workshop.page
    lines = [f"### {workshop.say(Text('workshop-ready'))}", workshop.say(Text("workshop-replaces"))]
    options = [_option(plain(deck.title), deck.identifier, plain(style)) for deck, style in decks[:_MOST_OPTIONS]]
    placeholder = plain(Text("workshop-from", {"count": len(options)}))
    rows = [
        components.row([_single(page.custom_id(FROM), placeholder, options)]),
        components.row([components.button(plain(Text("panel-back")), page.custom_id(SHOW), _SECONDARY, "↩️")]),
    ]
    return [components.container(_COLOUR, [components.text("\n".join(lines)), *rows])]


def saved_parts(words: str, play: ButtonComponent | None) -> components.Parts:
    """Return what is left of the page once its deck is saved, with a button to play it at an open table."""
    rows = [] if play is None else [components.row([play])]
    return [components.container(_COLOUR, [components.text(words), *rows])]


def play_button(page: DeckPage, plain: Say) -> ButtonComponent:
    """Return the button that chooses a saved deck for the open table of the channel."""
    return components.button(plain(Text("workshop-play")), page.custom_id(PLAY), _SUCCESS, "🃏")


def _option(label: str, value: str, about: str = "", *, default: bool = False) -> dict[str, Any]:
    option: dict[str, Any] = {"label": cut(label, components.LONGEST_OPTION), "value": value, "default": default}
    if about:
        option["description"] = cut(about, components.LONGEST_OPTION)
    return option


def _single(custom_id: str, placeholder: str, options: Sequence[Any]) -> SelectMenu:
    menu = components.select(custom_id, placeholder, [])
    menu["options"] = [*options]
    return menu


def _several(custom_id: str, placeholder: str, options: Sequence[Any], least: int) -> SelectMenu:
    menu = _single(custom_id, placeholder, options)
    menu["min_values"], menu["max_values"] = least, len(options)
    return menu
