"""The story of one player or one character, selected from the public events of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, cast

from engine.kernel.text import Seat, Text


class Role(NamedTuple):
    """A content item, such as a hero, that a seat plays from now on."""

    seat: Seat
    item: str


def roles(role_of: Callable[[Text], Role | None], events: Iterable[Text]) -> list[Role]:
    """Return the different roles that events give to seats, in the order in which they came."""
    return list(dict.fromkeys(role for text in events if (role := role_of(text)) is not None))


def story(role_of: Callable[[Text], Role | None], events: Sequence[Text], seat: Seat, item: str = "") -> list[Text]:
    """Return the events that name a seat; with ``item`` only those while it played this character."""
    selected: list[Text] = []
    character = ""
    for text in events:
        role = role_of(text)
        if role is not None and role.seat == seat:
            character = role.item
        if seat in _named(text) and item in ("", character):
            selected.append(text)
    return selected


def _named(value: Any) -> Iterator[Seat]:
    """Yield the seats that a text names, in its values too."""
    if isinstance(value, Text):
        seat = value.values.get("seat") if value.key == "seat" else None
        if isinstance(seat, int):
            yield seat
        for part in value.values.values():
            yield from _named(part)
    elif isinstance(value, (list, tuple)):
        for part in cast("Sequence[Any]", value):
            yield from _named(part)
