"""Messages as data: a key and values; the wording is in the languages of ``data/``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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
