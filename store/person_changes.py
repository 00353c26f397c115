"""What is written so that somebody is forgotten. What is taken out of a longer value is written only while that value
is still what was read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from store.schema import barred, decks, journal, people, ratings, results, seats, tables
from store.statements import Change, Removing, Setting

FORGOTTEN = 0
"""The person id of whoever sat at a table and is forgotten."""

_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_SEAT = ("table_id", "seat")

_remove_person = Removing(people, "id")
_remove_barred = Removing(barred, "person_id")
_remove_decks = Removing(decks, "person_id")
_remove_ratings = Removing(ratings, "person_id")
_forget_results = Setting(results, ("person_id",), ("person_id",))
_forget_left = Setting(seats, ("left_by",), ("left_by",))
_forget_offers = Setting(seats, ("offered_to",), ("offered_to",))
_forget_seats = Setting(seats, ("person_id",), ("person_id", "hand_message", "hand_sent", "hand_closed"))
_forget_owner = Setting(tables, ("owner",), ("owner",))
_set_held_by = Setting(seats, (*_SEAT, "held_by"), ("held_by",))
_set_deck = Setting(seats, (*_SEAT, "deck"), ("deck",))
_set_preferences = Setting(seats, (*_SEAT, "preferences"), ("preferences",))
_set_proposal = Setting(tables, ("id", "proposal"), ("proposal",))
_set_line = Setting(journal, ("table_id", "seq"), ("move", "events"))


def person(person_id: int) -> list[Change]:
    """Name, decks, ratings and statistics of somebody are removed; at tables an unknown person has sat."""
    unknown = {"person_id": FORGOTTEN, "hand_message": None, "hand_sent": 0.0, "hand_closed": False}
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


def held_by(table_id: int, seat: int, old: str, people_ids: Sequence[int]) -> Change:
    """Who has held a seat before, instead of what was stored."""
    return _set_held_by(table_id, seat, old, held_by=_json(list(people_ids)) if people_ids else None)


def no_deck(table_id: int, seat: int, old: str) -> Change:
    """The deck that was brought to a seat is unknown, instead of what was stored."""
    return _set_deck(table_id, seat, old, deck=None)


def no_reaction_preferences(table_id: int, seat: int, old: str) -> Change:
    """A seat is asked as usual, instead of what was stored."""
    return _set_preferences(table_id, seat, old, preferences=None)


def no_proposal(table_id: int, old: str) -> Change:
    """Nothing is put to the vote, instead of what was stored."""
    return _set_proposal(table_id, old, proposal=None)


def line(table_id: int, seq: int, move: Any, events: Sequence[Any]) -> Change:
    """A line of the journal that names somebody no more."""
    return _set_line(table_id, seq, move=None if move is None else _json(move), events=_json(events))
