"""The number of copies of each card."""

from __future__ import annotations

from collections import Counter

from engine.talisman.cards.library import library
from engine.talisman.state import kind

SEVERAL = {
    "wild-boar": 2, "goblin": 2, "hobgoblin": 2, "bandit": 2, "ogre": 2, "dragon": 3, "lemure": 2, "shadow": 2,
    "ghost": 2, "wraith": 2, "guide": 2, "talisman": 2, "bag-of-gold": 8, "two-bags-of-gold": 3, "sword": 2,
}  # fmt: skip
"""Adventure cards with several copies."""
SPELLS = ("counterspell", "destruction", "healing", "immobility", "psionic-blast", "random", "teleport")
"""Spells with two copies."""
STOCK = {"armour": 4, "axe": 4, "helmet": 4, "mule": 4, "shield": 4, "water-bottle": 4, "sword": 3, "raft": 1}


def test_the_adventure_deck_has_as_many_copies_of_each_card_as_the_box() -> None:  # M-007
    counts = Counter(map(kind, library().adventure_deck()))
    assert {card: count for card, count in counts.items() if count > 1} == SEVERAL
    assert len(counts) == 81


def test_the_spell_deck_has_one_or_two_copies_of_each_spell() -> None:  # M-008
    counts = Counter(map(kind, library().spell_deck()))
    assert tuple(spell for spell, count in counts.items() if count == 2) == SPELLS
    assert len(counts) == 17
    assert set(counts.values()) == {1, 2}


def test_the_purchase_deck_has_the_cards_that_can_be_bought_or_built() -> None:  # M-016, MD-017, MD-097
    assert Counter(map(kind, library().purchase_deck())) == STOCK
