"""How many there are of each card, as in the box."""

from __future__ import annotations

from collections import Counter

from engine.talisman.cards.library import library
from engine.talisman.state import kind

SEVERAL = {
    "wild-boar": 2, "goblin": 2, "hobgoblin": 2, "bandit": 2, "ogre": 2, "dragon": 3, "lemure": 2, "shadow": 2,
    "ghost": 2, "wraith": 2, "guide": 2, "talisman": 2, "bag-of-gold": 8, "two-bags-of-gold": 3, "sword": 2,
}  # fmt: skip
"""Adventure cards of which there is more than one."""
SPELLS = ("counterspell", "destruction", "healing", "immobility", "psionic-blast", "random", "teleport")
"""Spells of which there are two."""
STOCK = {"armour": 4, "axe": 4, "helmet": 4, "mule": 4, "shield": 4, "water-bottle": 4, "sword": 3, "raft": 1}


def test_each_adventure_card_is_there_as_often_as_in_the_box() -> None:  # M-007
    found = Counter(map(kind, library().adventure_deck()))
    assert {card: count for card, count in found.items() if count > 1} == SEVERAL
    assert len(found) == 81


def test_each_spell_is_there_once_or_twice() -> None:  # M-008
    found = Counter(map(kind, library().spell_deck()))
    assert tuple(spell for spell, count in found.items() if count == 2) == SPELLS
    assert len(found) == 17
    assert set(found.values()) == {1, 2}


def test_the_purchase_deck_holds_what_can_be_bought_or_built() -> None:  # M-016, MD-017, MD-097
    assert Counter(map(kind, library().purchase_deck())) == STOCK
