"""The deck a player builds from their picks: all of them except the cards they leave out (T-260)."""

from __future__ import annotations

from engine.telperinquar.cards.library import DECK_SIZE
from engine.telperinquar.cards.models import DeckList
from engine.telperinquar.state import Drafter

LEVEL_CARDS = 10
LEAST_PICKS = DECK_SIZE - LEVEL_CARDS - 1
"""The number of picks that a deck needs beside its hero and level cards: 29."""


def deck_cards(drafter: Drafter) -> list[str]:
    """Return the picks that are in the deck, in the order they were taken."""
    cards = list(drafter.picks)
    for kind in drafter.left_out:
        cards.remove(kind)
    return cards


def deck_size(drafter: Drafter) -> int:
    """Return the number of cards in the deck, with hero and level cards (T-012)."""
    return 1 + LEVEL_CARDS + len(drafter.picks) - len(drafter.left_out)


def leave_out(drafter: Drafter, kind: str) -> str:
    """Take a card out of the deck.

    If no card can be spared, the one left out last goes back into the deck and is returned.
    """
    back = drafter.left_out.pop() if deck_size(drafter) <= DECK_SIZE else ""
    drafter.left_out.append(kind)
    return back


def may_leave_out(drafter: Drafter) -> bool:
    """Return whether a card can be spared, or exchanged for one that is left out."""
    return deck_size(drafter) > DECK_SIZE or bool(drafter.left_out)


def deck_of(drafter: Drafter) -> DeckList:
    """Return the deck as it is; any number of copies is allowed (T-260)."""
    cards: dict[str, int] = {}
    for kind in deck_cards(drafter):
        cards[kind] = cards.get(kind, 0) + 1
    return DeckList(hero=drafter.hero, levels=LEVEL_CARDS, cards=cards)
