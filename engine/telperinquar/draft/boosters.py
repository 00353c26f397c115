"""Boosters: slots for cards of certain types, filled by dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.telperinquar.cards.catalog import CardCollection
from engine.telperinquar.decks.lists import sorted_by_type

BOOSTERS = 3
"""The number of boosters that every player opens (T-260)."""


def booster_size(cards: CardCollection) -> int:
    """Return the number of cards in a booster."""
    return sum(slot.cards for slot in cards.booster)


def fill_booster(cards: CardCollection, deal: Callable[[list[str], int], list[str]]) -> list[str]:
    """Return the cards of a new booster in the order of lists.

    ``deal`` takes a number of cards from those it is given.
    """
    chosen: list[str] = []
    for slot in cards.booster:
        fitting = [card.id for card in cards.cards.values() if not slot.types or card.type in slot.types]
        chosen += deal([card for card in fitting if card not in chosen], slot.cards)
    return in_list_order(chosen, cards)


def in_list_order(kinds: Iterable[str], cards: CardCollection) -> list[str]:
    """Return cards sorted by type and cost, so that their order does not reveal where they came from."""
    numbers: dict[str, int] = {}
    for kind in kinds:
        numbers[kind] = numbers.get(kind, 0) + 1
    return [kind for kind, number in sorted_by_type(numbers, cards) for _ in range(number)]
