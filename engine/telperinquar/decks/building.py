"""The kernel's interface to the decks of this game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from engine.kernel import decks as kernel
from engine.kernel.decks import DeckCard, DeckFilter, Finding, ReadDeck
from engine.kernel.menus import Refusal
from engine.kernel.text import Text
from engine.kernel.views import Item
from engine.telperinquar.cards.catalog import Catalog
from engine.telperinquar.cards.library import DECK_SIZE, CardSet, deck_size
from engine.telperinquar.cards.models import DeckList
from engine.telperinquar.decks import deck_text, workshop
from engine.telperinquar.decks.lists import CardNameIndex, read_list, write_list
from engine.telperinquar.decks.style import style_of
from engine.telperinquar.options import Options
from engine.telperinquar.play.setup import choose_decks, refuse_double_class


class DeckBuilding(kernel.Decks):
    """The decks of a card set; a deck is a :class:`DeckList` as data."""

    def __init__(self, cards: CardSet) -> None:
        self._cards = cards

    def ready(self) -> Mapping[str, kernel.Deck]:
        return {
            identifier: deck.model_dump(exclude={"id", "name"}, exclude_defaults=True)
            for identifier, deck in self._cards.decks.items()
        }

    def template(self) -> Text:
        return Text("deck-template")

    def read(self, words: str) -> ReadDeck:
        deck, faults = read_list(words, self._words)
        return ReadDeck(_data(deck), faults)

    def judge(self, deck: kernel.Deck) -> Sequence[Finding]:
        return deck_text.judge(_deck_list(deck), self._cards)

    def list_of(self, deck: kernel.Deck) -> Sequence[Text]:
        return write_list(_deck_list(deck), self._cards)

    def describe(self, deck: kernel.Deck, title: Text) -> Item:
        return deck_text.deck_item(_deck_list(deck), self._cards, title)

    def style(self, identifier: str, deck: kernel.Deck) -> Text:
        return style_of(identifier if identifier in self._cards.decks else "", _deck_list(deck), self._cards)

    def filters(self) -> Sequence[DeckFilter]:
        return workshop.deck_filters()

    def leaders(self) -> Sequence[str]:
        return tuple(self._cards.heroes)

    def cards(self, deck: kernel.Deck) -> Sequence[DeckCard]:
        return workshop.deck_cards(_deck_list(deck), self._catalog, self._cards)

    def contents(self, deck: kernel.Deck) -> Mapping[str, int]:
        return workshop.deck_contents(_deck_list(deck), self._cards)

    def size(self, deck: kernel.Deck) -> tuple[int, int]:
        return deck_size(_deck_list(deck)), DECK_SIZE

    def curve(self, deck: kernel.Deck) -> Sequence[int]:
        return deck_text.curve(_deck_list(deck), self._cards)

    def with_numbers(self, deck: kernel.Deck, numbers: Mapping[str, int]) -> kernel.Deck:
        return _data(workshop.with_numbers(_deck_list(deck), numbers, self._cards))

    def fill_up(self, deck: kernel.Deck) -> kernel.Deck:
        return _data(workshop.filled_up(_deck_list(deck), self._catalog, self._cards))

    def unfit(self, options: Mapping[str, Any], deck: kernel.Deck) -> Refusal | None:
        chosen = Options.model_validate(dict(options))
        if chosen.draft:
            return Refusal("refused-draft-deck", {}, "T-260")
        return refuse_double_class(_deck_list(deck), chosen)

    def dealt(self, options: Mapping[str, Any], seats: int) -> Sequence[str | None]:
        chosen = Options.model_validate(dict(options))
        if chosen.draft:
            return super().dealt(options, seats)
        ready = {id(deck): identifier for identifier, deck in self._cards.decks.items()}
        return [ready.get(id(deck)) for deck in choose_decks(self._catalog, chosen, seats)]

    def put_into(self, options: Mapping[str, Any], decks: Sequence[kernel.Deck | None]) -> Mapping[str, Any]:
        chosen = {f"deck-{seat}": dict(deck) for seat, deck in enumerate(decks) if deck is not None}
        return {**options, **chosen}

    @cached_property
    def _catalog(self) -> Catalog:
        return Catalog(self._cards)

    @cached_property
    def _words(self) -> CardNameIndex:
        return CardNameIndex(self._cards)


def _deck_list(deck: kernel.Deck) -> DeckList:
    return DeckList.model_validate(deck)


def _data(deck: DeckList) -> kernel.Deck:
    return deck.model_dump(exclude_defaults=True)
