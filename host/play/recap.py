"""Summary of what happened at a table since somebody last looked, above all to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from engine.kernel.flow import Event
from engine.kernel.text import Seat, Text, seat_name

MOST_LINES = 4


def recap(events: Sequence[Event], seat: Seat) -> list[Text]:
    """Return at most four of the latest events in their order, above all those that concern the seat.

    One line is kept for the others if anything happened to them.
    """
    concerned = [concerns(event, seat) for event in events]
    own, others = ([place for place, is_own in enumerate(concerned) if is_own is wanted] for wanted in (True, False))
    kept = own[-(MOST_LINES - bool(others)) :]
    kept += others[max(0, len(others) - (MOST_LINES - len(kept))) :]
    return [events[place].text for place in sorted(kept)]


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
