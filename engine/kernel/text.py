"""Messages as data: a key and values; the wording lives in ``data/`` languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias, cast

Seat: TypeAlias = int
"""A place at the table, counted from 0 in the order of play."""

NOTHING: Mapping[str, Any] = {}


class Text(NamedTuple):
    """A sentence or word to be worded in the reader's language.

    ``key`` is a Fluent message of the game or of the house. ``values`` are strings, whole numbers,
    further texts, or sequences of texts (worded as a list). Strings in values are shown as they are.
    """

    key: str
    values: Mapping[str, Value] = NOTHING


Value: TypeAlias = "str | int | Text | Sequence[Text]"


@lru_cache(maxsize=4096)
def name(identifier: str) -> Text:
    """The name of a card, hero or other content item, as its data file gives it."""
    return Text("name-" + identifier)


@lru_cache(maxsize=64)
def seat_name(seat: Seat) -> Text:
    """The name of whoever sits at this seat."""
    return Text("seat", {"seat": seat})


PERSON = "person"
"""The key of texts that stand for the name of a person, whose id is their value of the same name."""


def person_name(person_id: int) -> Text:
    """The name of a person as they are called when it is read; whoever is forgotten has none."""
    return Text(PERSON, {PERSON: person_id})


def people_in(value: Any) -> Iterator[int]:
    """The ids of the people that texts, in any nesting of mappings and sequences, name with :func:`person_name`."""
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
        return {"text": value.key, "values": {k: text_to_data(v) for k, v in value.values.items()}}
    if isinstance(value, Mapping):
        return {k: text_to_data(v) for k, v in cast("Mapping[str, Any]", value).items()}
    if isinstance(value, (list, tuple)):
        return [text_to_data(v) for v in cast("Sequence[Any]", value)]
    return value


def text_from_data(value: Any) -> Any:
    """The reverse of :func:`text_to_data`; sequences come back as tuples."""
    if isinstance(value, Mapping):
        data = cast("Mapping[str, Any]", value)
        if "text" in data and "values" in data:
            return Text(str(data["text"]), {k: text_from_data(v) for k, v in data["values"].items()})
        return {k: text_from_data(v) for k, v in data.items()}
    if isinstance(value, list):
        return tuple(text_from_data(v) for v in cast("list[Any]", value))
    return value
