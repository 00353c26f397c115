"""The terms of a game that people may ask about: zones, numbers, keywords, states, phases.

A game declares its terms once. Their names and meanings are the texts ``term-<name>`` and ``term-<name>-what``. The
terms shown to a reader, and where they appear, follow from the reader's view alone, so that nothing hidden is revealed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.kernel.text import Text

MOST_EXAMPLES = 3
"""The most places that are named for a term."""


class Term(NamedTuple):
    """A term of a game.

    ``rule`` is the rule that defines it; ``symbol`` is its icon in pictures, by its name in
    ``data/house/pictures/icons.typ``, empty if it has none.
    """

    name: str
    rule: str = ""
    symbol: str = ""

    @property
    def label(self) -> Text:
        """The name of the term."""
        return Text("term-" + self.name)

    @property
    def meaning(self) -> Text:
        """The meaning of the term, in one or two sentences."""
        return Text(f"term-{self.name}-what")


Sighting = tuple[str, Text]
"""The name of a term, and the text for a place at which the reader sees it."""


class SeenTerm(NamedTuple):
    """A term that a reader sees, with some of the places."""

    term: Term
    examples: Sequence[Text]


def seen_terms(terms: Sequence[Term], sightings: Iterable[Sighting]) -> Sequence[SeenTerm]:
    """Return the terms that are seen, in the order of ``terms``, each with at most three places."""
    seen: dict[str, list[Text]] = {}
    for name, example in sightings:
        places = seen.setdefault(name, [])
        if example not in places and len(places) < MOST_EXAMPLES:
            places.append(example)
    return [SeenTerm(term, seen[term.name]) for term in terms if term.name in seen]


def card_of(card: Text, whose: Text) -> Text:
    """Return the text for a card that lies in front of a player."""
    return Text("seen-card-of", {"card": card, "whose": whose})


def card_in_hand(card: Text) -> Text:
    """Return the text for a card of the reader's own hand."""
    return Text("seen-in-hand", {"card": card})


def value_of(whose: Text, value: int | str) -> Text:
    """Return the text for a number of a player."""
    return Text("seen-value", {"whose": whose, "value": value})
