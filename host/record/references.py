"""Where stored texts name people: by reference, or as earlier versions did, by the words of their name."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

from engine.kernel.text import PERSON, person_name, text_to_data
from store.mentions import BY_OTHERS, FORGOTTEN
from store.personal_data import NamingLine, Sat

WORDED: Mapping[str, tuple[str, ...]] = {
    "event-came-back": ("person", "before"),
    "event-handed-over": ("person",),
    "event-left-seat": ("person",),
    "event-moderated": ("person",),
    "event-paused": ("person",),
    "event-removed": ("person", "by"),
    "event-resumed": ("person",),
    "event-seat-offered": ("person",),
    "event-seat-taken": ("person", "before"),
    "proposal-newcomer": ("person",),
}
"""Texts that held names in words before there were references, and which of their values did."""
_BY_HOLDERS = ("leave", "handover", "take")
"""What happens to a seat by those who hold it."""


def without(value: Any, person_id: int, names: Collection[str]) -> Any:
    """Stored texts, in any nesting, with an unknown person where this one is named: by number, or in the values that
    may hold one of these ``names`` in words. Nothing else is touched, whatever it looks like."""
    return _replaced(value, person_id, names, everybody_else=False)


def alone(value: Any, person_id: int, names: Collection[str]) -> Any:
    """Stored texts with an unknown person wherever somebody else is named."""
    return _replaced(value, person_id, names, everybody_else=True)


def _replaced(value: Any, person_id: int, names: Collection[str], *, everybody_else: bool) -> Any:
    if isinstance(value, list):
        return [_replaced(part, person_id, names, everybody_else=everybody_else) for part in cast("list[Any]", value)]
    if not isinstance(value, dict):
        return value
    data = cast("dict[str, Any]", value)
    key, values = data.get("text"), data.get("values")
    if not isinstance(key, str) or not isinstance(values, dict):
        return {name: _replaced(part, person_id, names, everybody_else=everybody_else) for name, part in data.items()}
    found = cast("dict[str, Any]", values)
    if key == PERSON:
        return text_to_data(person_name(FORGOTTEN)) if (found.get(PERSON) == person_id) != everybody_else else data
    worded = WORDED.get(key, ())
    new: dict[str, Any] = {}
    for name, part in found.items():
        if isinstance(part, str) and name in worded:
            new[name] = text_to_data(person_name(FORGOTTEN)) if (part in names) != everybody_else else part
        else:
            new[name] = _replaced(part, person_id, names, everybody_else=everybody_else)
    return {**data, "values": new}


def moderator(line: NamingLine) -> int | None:
    """Return the id of who acted from outside of the game in this line."""
    if line.kind not in BY_OTHERS or not isinstance(line.move, list):
        return None
    parts = cast("list[Any]", line.move)
    by = cast("list[Any]", parts[1]) if len(parts) == 2 and isinstance(parts[1], list) else []
    return by[0] if len(by) == 1 and isinstance(by[0], int) else None


def meant(line: NamingLine, person_id: int, sitting: Sequence[Sat], namesakes: Collection[int]) -> bool:
    """Return whether a name in words in this line means this person, as far as that can be known: ``namesakes`` are
    others of the same name who are known at the table, ``sitting`` are its seats. In doubt it does."""
    if (by := moderator(line)) is not None:
        return by == person_id
    if line.kind == "seat" and line.move and line.move[0] in _BY_HOLDERS:
        holders = [each for seat in sitting if seat.seat == line.seat for each in seat.holders]
        complete = any(seat.held_by for seat in sitting if seat.seat == line.seat)
        return person_id in holders or not (complete or any(each in holders for each in namesakes))
    known = any(person_id in (*each.holders, each.row["offered_to"]) for each in sitting)
    return known or not namesakes
