"""What is written so that somebody is forgotten."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from store.schema import barred, decks, journal, people, ratings, results, seats, tables
from store.statements import Change, Removing, Setting

FORGOTTEN = 0
"""The person id of whoever sat at a table and is forgotten."""

_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

_remove_person = Removing(people, "id")
_remove_barred = Removing(barred, "person_id")
_remove_decks = Removing(decks, "person_id")
_remove_ratings = Removing(ratings, "person_id")
_forget_results = Setting(results, ("person_id",), ("person_id",))
_forget_left = Setting(seats, ("left_by",), ("left_by",))
_forget_offers = Setting(seats, ("offered_to",), ("offered_to",))
_set_held_by = Setting(seats, ("table_id", "seat"), ("held_by",))
_forget_seats = Setting(seats, ("person_id",), ("person_id", "hand_message", "hand_sent", "deck", "preferences"))
_forget_owner = Setting(tables, ("owner",), ("owner",))
_set_line = Setting(journal, ("table_id", "seq"), ("move", "events"))


def person(person_id: int) -> list[Change]:
    """Name, decks, ratings and statistics of somebody are removed; at tables an unknown person has sat."""
    unknown = {"person_id": FORGOTTEN, "hand_message": None, "hand_sent": 0.0, "deck": None, "preferences": None}
    return [
        _remove_person(person_id),
        _remove_barred(person_id),
        _remove_decks(person_id),
        _remove_ratings(person_id),
        _forget_results(person_id, person_id=None),
        _forget_left(person_id, left_by=None),
        _forget_offers(person_id, offered_to=None),
        _forget_seats(person_id, **unknown),
        _forget_owner(person_id, owner=FORGOTTEN),
    ]


def held_by(table_id: int, seat: int, people_ids: Sequence[int]) -> Change:
    """Who has held a seat."""
    return _set_held_by(table_id, seat, held_by=_json(list(people_ids)) if people_ids else None)


def line(table_id: int, seq: int, move: Any, events: Sequence[Any]) -> Change:
    """A line of the journal that names nobody any more."""
    return _set_line(table_id, seq, move=None if move is None else _json(move), events=_json(events))
