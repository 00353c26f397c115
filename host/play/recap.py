"""Summary of what happened at a table since somebody last looked: first to them, then to the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from engine.kernel.flow import Event
from engine.kernel.text import Seat, Text, seat_name

MOST_LINES = 4


def recap(events: Sequence[Event], seat: Seat) -> list[Text]:
    """Return at most four of the latest events, those that concern the seat first.

    One line is kept for the others if anything happened to them.
    """
    own = [event.text for event in events if concerns(event, seat)]
    others = [event.text for event in events if not concerns(event, seat)]
    shown = own[-(MOST_LINES - bool(others)) :]
    room = MOST_LINES - len(shown)
    return [*shown, *others[len(others) - min(room, len(others)) :]]


def concerns(event: Event, seat: Seat) -> bool:
    """Return whether an event is private to a seat among others, or names it."""
    return (event.only is not None and seat in event.only) or _names(event.text, seat_name(seat))


def _names(value: Any, name: Text) -> bool:
    if value == name:
        return True
    if isinstance(value, Text):
        value = value.values
    if isinstance(value, Mapping):
        value = list(cast("Mapping[str, Any]", value).values())
    return isinstance(value, (list, tuple)) and any(_names(part, name) for part in cast("Sequence[Any]", value))
