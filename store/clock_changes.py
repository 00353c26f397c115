"""What is written about time and seats: clocks, reminders, who takes and who leaves a seat of a running game."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from store.schema import people, progress, seats, tables
from store.statements import Change, Putting, Setting

_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

_put_habits = Putting(people, "name", "locale", "preferences")
_set_clock = Setting(tables, ("id",), ("clock",))
_set_times = Setting(progress, ("table_id",), ("times", "deadline"))
_set_deadline = Setting(progress, ("table_id",), ("deadline",))
_set_owner = Setting(tables, ("id",), ("owner",))
_set_holder = Setting(
    seats,
    ("table_id", "seat"),
    ("person_id", "level", "hand_message", "hand_sent", "left_by", "held_by", "offered_to", "hand_closed"),
)
_set_offer = Setting(seats, ("table_id", "seat"), ("offered_to",))


def habits(person_id: int, name: str, locale: str, chosen: Mapping[str, Any]) -> Change:
    """What a person has chosen for all games."""
    return _put_habits(id=person_id, name=name[:200], locale=locale[:20], preferences=_json(chosen))


def clock(table_id: int, data: Mapping[str, Any] | None) -> Change:
    """The time people have at a table; None: as long as they like."""
    return _set_clock(table_id, clock=None if data is None else _json(data))


def times(table_id: int, data: Sequence[Sequence[Any]], deadline: float | None) -> Change:
    """The time of each seat, and when the table is to be looked at for the sake of time."""
    return _set_times(table_id, times=_json(data), deadline=deadline)


def deadline(table_id: int, at: float | None) -> Change:
    """When the table is to be looked at again, in the house's time; None: not for the sake of time."""
    return _set_deadline(table_id, deadline=at)


def owner(table_id: int, person_id: int) -> Change:
    """To whom a table belongs."""
    return _set_owner(table_id, owner=person_id)


def holder(
    table_id: int, seat: int, *, person_id: int | None, level: str, left_by: int | None, held_by: Sequence[int]
) -> Change:
    """Who holds a seat of a running game from now on: a person, or the computer at a level. The hand is yet to be
    sent, the seat is offered to nobody."""
    values = {"person_id": person_id, "level": level, "left_by": left_by, "held_by": _json(list(held_by))}
    return _set_holder(table_id, seat, **values, hand_message=None, hand_sent=0.0, offered_to=None, hand_closed=False)


def offer(table_id: int, seat: int, person_id: int | None) -> Change:
    """To whom the person on a seat offers it; None: to nobody."""
    return _set_offer(table_id, seat, offered_to=person_id)
