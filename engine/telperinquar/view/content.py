"""Content items to look up: cards, heroes, level cards, ready decks."""

from __future__ import annotations

from engine.kernel.text import name
from engine.kernel.views import Item
from engine.telperinquar.cards.card_text import card_face, card_lines
from engine.telperinquar.cards.catalog import LEVELS
from engine.telperinquar.cards.hero_text import hero_face, hero_lines, level_item, level_line
from engine.telperinquar.cards.library import CardSet
from engine.telperinquar.decks.deck_text import deck_item


def describe(cards: CardSet, identifier: str) -> Item:
    """Return any card, hero, level card or deck for everybody to read.

    Raises KeyError for an unknown identifier.
    """
    if identifier in cards.cards:
        card = cards.cards[identifier]
        return Item(name(identifier), card_lines(card), card_face(card))
    hero = cards.heroes.get(identifier) or cards.draft_heroes.get(identifier)
    if hero is not None:
        rows = [level_line(hero, level) for level in range(1, len(hero.levels) + 1)]
        return Item(name(identifier), [*hero_lines(hero), *rows], hero_face(hero))
    if identifier in LEVELS:
        return level_item(identifier)
    return deck_item(cards.decks[identifier], cards, name(identifier), identifier)
