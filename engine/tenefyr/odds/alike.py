"""Cards that do the same in a turn, so that ways of chance which differ in nothing else are followed once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from engine.tenefyr.cards.effects.base import LootEffect
from engine.tenefyr.cards.effects.loot import Weaken
from engine.tenefyr.cards.library import hero_of, library
from engine.tenefyr.state import BASICS

FOR_OTHERS = ("inspire", "ready")
DISCARDS = ("recover", "discharge")
"""What concerns the discard pile, and by it the top of the deck."""
NOTHING = frozenset[str]()
LOOKS = ("double", "throw")
"""What depends on which cards were drawn."""
COUNTS_BASICS = ("per-basic", "discharge", "borrow")
"""What counts basic cards, or may do so, and what removes them."""
DECK = ("draw", "last-stand")
"""What depends on the deck."""


@lru_cache(maxsize=4096)
def without_effect(
    cards: frozenset[str], heroes: tuple[str, ...], *, others: bool, again: bool, deck: bool
) -> frozenset[str]:
    """Return the words of effects that change nothing in a turn with these cards: nobody (``others``) has a turn after
    it, neither does the player (``again``), and nothing (``deck``) depends on what lies in the deck or discard pile."""
    works = [library().played[card] for card in cards if usable(card, heroes)]
    words = {effect.word for loot in works for effect in loot.effects}
    pays = any(loot.condition is not None for loot in works)
    found = set[str]()
    if not others and not again:
        found.update(FOR_OTHERS)
    if not again and not deck and not pays and "borrow" not in words and not words.intersection(DECK):
        found.update(DISCARDS)
    return frozenset(found)


@lru_cache(maxsize=4096)
def alike(card: str, heroes: tuple[str, ...], silent: bool, gone: frozenset[str], sums: bool = False) -> str:
    """Return the card by which one stands for all that do the same, for these heroes and without effects that change
    nothing. ``sums``: to weaken the enemy is as good as the same power."""
    if card in BASICS:
        return card
    loot = library().played[card]
    works = usable(card, heroes) and not (silent and card.startswith("skill-"))
    effects = tuple(each for each in loot.effects if works and each.word not in gone)
    if effects and loot.condition is not None:
        return card
    if sums:
        weaker = sum(each.by for each in effects if isinstance(each, Weaken))
        found = _first(loot.power + weaker, tuple(each for each in effects if not isinstance(each, Weaken)))
        if found:
            return found
    return _first(loot.power, effects) or card


@cache
def haunted(enemy: str) -> bool:
    """Return whether this enemy counts the basic cards that are discarded."""
    return any(effect.word == "haunted" for effect in library().fought[enemy].effects)


def has_effect(card: str) -> bool:
    """Return whether a card does more than bring its power."""
    return bool(library().played[card].effects)


@cache
def stand_in() -> str:
    """Return the card that lies where it is not known yet which of the cards without effects does: one for which
    another stands (:func:`alike`), so that it is never that one itself."""
    plain = [(card, loot.power) for card, loot in library().played.items() if not has_effect(card)]
    return next(card for card, power in plain if card not in BASICS and _first(power, ()) not in ("", card))


def known(card: str) -> str:
    """Return a card that is known, or one like it where it could be taken for a stand-in."""
    return alike(card, (), False, NOTHING) if card == stand_in() else card


@cache
def _first(power: int, effects: tuple[LootEffect, ...]) -> str:
    """The first card of this power with these effects, without a condition, that everybody can use; "" for none."""
    for card, loot in library().played.items():
        same = loot.power == power and tuple(loot.effects) == effects and loot.condition is None
        if same and card not in BASICS and not hero_of(card):
            return card
    return ""


def usable(card: str, heroes: Iterable[str]) -> bool:
    """Return whether the effects of a card happen for a player who is these heroes (R-141)."""
    hero = hero_of(card)
    return not hero or hero in heroes
