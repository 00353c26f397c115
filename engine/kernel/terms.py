"""The words of a game that a person may ask about where they meet them: zones, numbers, keywords, states, phases.

A game declares its terms once. What each is called and what it means stands in the game's languages as ``term-<name>``
and ``term-<name>-what``; which of them appear to a reader, and where, follows from the reader's view alone, so that
nothing is told that they do not see anyway.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.kernel.text import Text

MOST_EXAMPLES = 3
"""So many places are named at which a term is seen."""


class Term(NamedTuple):
    """A word of a game. ``rule`` is the rule that tells of it; ``symbol`` is the sign that stands for it in pictures,
    by its name in ``data/house/pictures/icons.typ``, empty where there is none.
    """

    name: str
    rule: str = ""
    symbol: str = ""

    @property
    def label(self) -> Text:
        """Return what it is called."""
        return Text("term-" + self.name)

    @property
    def meaning(self) -> Text:
        """Return what it means, in one or two sentences."""
        return Text(f"term-{self.name}-what")


Sighting = tuple[str, Text]
"""The name of a term, and words for a place at which the reader sees it."""


class SeenTerm(NamedTuple):
    """A term that a reader sees, with some of the places."""

    term: Term
    examples: Sequence[Text]


def seen_terms(terms: Sequence[Term], sightings: Iterable[Sighting]) -> Sequence[SeenTerm]:
    """Return the terms that are seen, in their order in ``terms``, each with at most three places."""
    found: dict[str, list[Text]] = {}
    for name, example in sightings:
        places = found.setdefault(name, [])
        if example not in places and len(places) < MOST_EXAMPLES:
            places.append(example)
    return [SeenTerm(term, found[term.name]) for term in terms if term.name in found]


def card_of(card: Text, whose: Text) -> Text:
    """Return words for a card that lies in front of somebody."""
    return Text("seen-card-of", {"card": card, "whose": whose})


def card_in_hand(card: Text) -> Text:
    """Return words for a card of the reader's own hand."""
    return Text("seen-in-hand", {"card": card})


def value_of(whose: Text, value: int | str) -> Text:
    """Return words for a number of somebody's."""
    return Text("seen-value", {"whose": whose, "value": value})
