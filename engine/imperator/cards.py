"""The 52 cards, written as suit letter and value: ``s14`` is the ace of spades (I-006 .. I-009)."""

from __future__ import annotations

from typing import Final

SUITS: Final = ("s", "c", "h", "d")
VALUES: Final = tuple(range(2, 15))  # I-006 .. I-008
DECK: Final = tuple(f"{suit}{number}" for suit in SUITS for number in VALUES)

VALUE: Final = {card: int(card[1:]) for card in DECK}  # I-009
BLACK: Final = {card: card[0] in "sc" for card in DECK}
RED: Final = {card: card[0] in "hd" for card in DECK}
LOWEST_HIGH = 8


def is_high(card: str) -> bool:
    """Return whether a card counts as high when the first hands are dealt (I-037)."""
    return VALUE[card] >= LOWEST_HIGH
