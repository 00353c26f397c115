"""Messages as data: a key and values; the wording is in the languages of ``data/``.

A game declares its terms once: zones, numbers, keywords, states, phases. Their names and meanings are the texts
``term-<name>`` and ``term-<name>-what``. The terms shown to a reader, and where they appear, follow from the reader's
view alone, so that nothing hidden is revealed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias, cast

Seat: TypeAlias = int
"""A place at the table, counted from 0 in the order of play."""

NO_VALUES: Mapping[str, Any] = {}


class Text(NamedTuple):
    """A sentence or word to be rendered in the reader's language.

    ``key`` is a Fluent message of the game or of the house. ``values`` are strings, whole numbers, further texts, or
    sequences of texts (rendered as a list). Strings in values are shown as they are.
    """

    key: str
    values: Mapping[str, Value] = NO_VALUES


Value: TypeAlias = "str | int | Text | Sequence[Text]"


@lru_cache(maxsize=4096)
def name(identifier: str) -> Text:
    """Return the name of a card, hero or other content item, as its data file gives it."""
    return Text("name-" + identifier)


@lru_cache(maxsize=64)
def seat_name(seat: Seat) -> Text:
    """Return the name of the player at this seat."""
    return Text("seat", {"seat": seat})


PERSON = "person"
"""The key of texts that stand for a person's name; the value of the same name is the person's id."""


def person_name(person_id: int) -> Text:
    """Return the current name of a person; it is empty for a person who was forgotten."""
    return Text(PERSON, {PERSON: person_id})


def people_in(value: Any) -> Iterator[int]:
    """Yield the ids of the people named by :func:`person_name` in nested mappings and sequences."""
    if isinstance(value, Text):
        if value.key == PERSON and isinstance(number := value.values.get(PERSON), int):
            yield number
        value = value.values
    if isinstance(value, Mapping):
        value = list(cast("Mapping[str, Any]", value).values())
    if isinstance(value, (list, tuple)):
        for part in cast("Sequence[Any]", value):
            yield from people_in(part)


def text_to_data(value: Any) -> Any:
    """Turn texts inside any nesting of mappings and sequences into plain JSON data."""
    if isinstance(value, Text):
        return {"text": value.key, "values": {key: text_to_data(part) for key, part in value.values.items()}}
    if isinstance(value, Mapping):
        return {key: text_to_data(part) for key, part in cast("Mapping[str, Any]", value).items()}
    if isinstance(value, (list, tuple)):
        return [text_to_data(part) for part in cast("Sequence[Any]", value)]
    return value


def text_from_data(value: Any) -> Any:
    """Reverse :func:`text_to_data`; sequences come back as tuples."""
    if isinstance(value, Mapping):
        data = cast("Mapping[str, Any]", value)
        if "text" in data and "values" in data:
            return Text(str(data["text"]), {key: text_from_data(part) for key, part in data["values"].items()})
        return {key: text_from_data(part) for key, part in data.items()}
    if isinstance(value, list):
        return tuple(text_from_data(part) for part in cast("list[Any]", value))
    return value


# ---- terms that people may ask about


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
