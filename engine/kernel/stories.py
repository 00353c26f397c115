"""What happened to one player or one character of a game, picked out of what everybody was told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, cast

from engine.kernel.text import Seat, Text


class Role(NamedTuple):
    """From now on a seat is played by this content item: a character, a hero."""

    seat: Seat
    item: str


def roles(role_of: Callable[[Text], Role | None], events: Iterable[Text]) -> list[Role]:
    """Return all roles that events give to seats, each once, in the order in which they came."""
    return list(dict.fromkeys(role for text in events if (role := role_of(text)) is not None))


def story(role_of: Callable[[Text], Role | None], events: Sequence[Text], seat: Seat, item: str = "") -> list[Text]:
    """Return the events that name this seat; with ``item`` only those while it was played by this character."""
    found: list[Text] = []
    now = ""
    for text in events:
        role = role_of(text)
        if role is not None and role.seat == seat:
            now = role.item
        if seat in _named(text) and item in ("", now):
            found.append(text)
    return found


def _named(value: Any) -> Iterator[Seat]:
    """The seats that are named somewhere in a text."""
    if isinstance(value, Text):
        seat = value.values.get("seat") if value.key == "seat" else None
        if isinstance(seat, int):
            yield seat
        for part in value.values.values():
            yield from _named(part)
    elif isinstance(value, (list, tuple)):
        for part in cast("Sequence[Any]", value):
            yield from _named(part)
