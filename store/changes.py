"""Everything that is ever written, one statement each, so that many callers' changes go out as few bulk statements."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.sql.dml import UpdateBase

from store.schema import decks, journal, progress, seats, tables

_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Change(NamedTuple):
    """One row to write: which statement, and its values. Changes of one transaction go out in this order."""

    statement: int
    values: Mapping[str, Any]


_TABLE = bindparam("of_table")
_SEAT = bindparam("of_seat")

STATEMENTS: tuple[UpdateBase | str, ...] = (
    "person",  # insert or replace: worded by the dialect
    "server",
    insert(tables),
    delete(seats).where(seats.c.table_id == _TABLE),
    insert(seats),
    insert(progress),
    update(tables)
    .where(tables.c.id == _TABLE)
    .values({name: bindparam("new_" + name) for name in ("status", "active_channel", "owner", "commitment")}),
    update(tables)
    .where(tables.c.id == _TABLE)
    .values({name: bindparam("new_" + name) for name in ("thread_id", "board_message", "board_posted")}),
    update(seats)
    .where(seats.c.table_id == _TABLE, seats.c.seat == _SEAT)
    .values({name: bindparam("new_" + name) for name in ("hand_message", "hand_sent")}),
    insert(journal),
    update(progress)
    .where(progress.c.table_id == _TABLE)
    .values({name: bindparam("new_" + name) for name in ("seq", "due", "saved")}),
    update(progress).where(progress.c.table_id == _TABLE).values(dice_key=bindparam("new_dice_key")),
    update(progress)
    .where(progress.c.table_id == _TABLE)
    .values({name: bindparam("new_" + name) for name in ("board_seq", "thread_seq")}),
    "note",
    update(tables).where(tables.c.id == _TABLE).values(options=bindparam("new_options")),
    update(seats).where(seats.c.table_id == _TABLE, seats.c.seat == _SEAT).values(deck=bindparam("new_deck")),
    delete(decks).where(
        decks.c.person_id == bindparam("of_person"),
        decks.c.game == bindparam("of_game"),
        decks.c.name == bindparam("of_name"),
    ),
    "deck",
)


def person(person_id: int, name: str, locale: str) -> Change:
    """Remember what somebody is called and reads."""
    return Change(0, {"id": person_id, "name": _storable(name)[:200], "locale": locale[:20]})


def server(guild_id: int, language: str) -> Change:
    return Change(1, {"id": guild_id, "language": language})


def new_table(
    table_id: int,
    *,
    guild_id: int | None,
    channel_id: int,
    game: str,
    owner: int,
    options: Mapping[str, Any],
    created: float,
) -> tuple[Change, Change]:
    """An open table, the active one of its channel."""
    row = {
        "id": table_id,
        "guild_id": guild_id,
        "channel_id": channel_id,
        "active_channel": channel_id,
        "thread_id": None,
        "game": game,
        "status": "open",
        "owner": owner,
        "options": json.dumps(dict(options), ensure_ascii=False),
        "commitment": "",
        "board_message": None,
        "board_posted": 0.0,
        "created": created,
    }
    counts = {"seq": 1, "board_seq": 0, "thread_seq": 0, "due": False, "dice_key": None, "saved": None}
    return Change(2, row), Change(5, {"table_id": table_id, **counts})


class Sitting(NamedTuple):
    """Who sits on a chair: person id or None, the level of a computer, and what deck this person brings."""

    person_id: int | None
    level: str
    deck: Mapping[str, Any] | None = None


def seating(table_id: int, chairs: Sequence[Sitting]) -> list[Change]:
    """Who sits at an open table. Replaces what was."""
    rows = [Change(3, {"of_table": table_id})]
    for seat, (person_id, level, deck) in enumerate(chairs):
        values = {"table_id": table_id, "seat": seat, "person_id": person_id, "level": level, "deck": _deck(deck)}
        rows.append(Change(4, {**values, "hand_message": None, "hand_sent": 0.0}))
    return rows


def standing(table_id: int, *, status: str, active_channel: int | None, owner: int, commitment: str) -> Change:
    values = {"status": status, "active_channel": active_channel, "owner": owner, "commitment": commitment}
    return Change(6, {"of_table": table_id, **_new(values)})


def shown(table_id: int, *, thread_id: int | None, board_message: int | None, board_posted: float) -> Change:
    """Where the table is shown."""
    values = {"thread_id": thread_id, "board_message": board_message, "board_posted": board_posted}
    return Change(7, {"of_table": table_id, **_new(values)})


def hand_sent(table_id: int, seat: int, *, hand_message: int | None, hand_sent: float) -> Change:
    values = {"hand_message": hand_message, "hand_sent": hand_sent}
    return Change(8, {"of_table": table_id, "of_seat": seat, **_new(values)})


def journal_row(
    table_id: int,
    seq: int,
    *,
    kind: str,
    seat: int | None,
    move: Sequence[Any] | None,
    ask: str | None,
    press: int | None,
    time: float,
    events: Sequence[Any],
    rolls: Sequence[Sequence[int]],
) -> Change:
    """A line of the journal; see :class:`store.rows.JournalRow`."""
    values = {
        "table_id": table_id,
        "seq": seq,
        "kind": kind,
        "seat": seat,
        "move": None if move is None else _json(move),
        "ask": ask,
        "press": press,
        "time": time,
        "events": _json(events),
        "rolls": _json(rolls),
    }
    return Change(9, values)


def advanced(table_id: int, seq: int, *, due: bool, saved: bytes | None) -> Change:
    """The table's newest number of changes, whether a computer is to answer, and the match as it stands."""
    return Change(10, {"of_table": table_id, **_new({"seq": seq, "due": due, "saved": saved})})


def dice_key(table_id: int, key: bytes) -> Change:
    return Change(11, {"of_table": table_id, "new_dice_key": key})


def published(table_id: int, *, board_seq: int, thread_seq: int) -> Change:
    """Up to which change the board and the thread tell."""
    return Change(12, {"of_table": table_id, **_new({"board_seq": board_seq, "thread_seq": thread_seq})})


def note(name: str, value: str) -> Change:
    """Something the house remembers about itself: a name of at most 40 characters, a value of at most 200."""
    return Change(13, {"name": name, "value": value})


def settled(table_id: int, options: Mapping[str, Any]) -> Change:
    """The options a game is begun with."""
    return Change(14, {"of_table": table_id, "new_options": json.dumps(dict(options), ensure_ascii=False)})


def seat_deck(table_id: int, seat: int, deck: Mapping[str, Any] | None) -> Change:
    """The deck somebody brings to a seat; None: whatever the game deals out."""
    return Change(15, {"of_table": table_id, "of_seat": seat, "new_deck": _deck(deck)})


def no_deck(person_id: int, game: str, name: str) -> Change:
    """Remove a deck."""
    return Change(16, {"of_person": person_id, "of_game": game, "of_name": name})


def deck(person_id: int, game: str, name: str, words: str, updated: float) -> Change:
    """Keep a deck of somebody, at most 40 characters of its name, in place of one of the same name."""
    values = {"game": game, "name": _storable(name)[:40], "list": _storable(words), "updated": updated}
    return Change(17, {"person_id": person_id, **values})


def _deck(deck: Mapping[str, Any] | None) -> str | None:
    return None if deck is None else _json(deck)


def _storable(words: str) -> str:
    """Half of a surrogate pair is no text."""
    return words.encode("utf-8", "replace").decode("utf-8")


def _new(values: Mapping[str, Any]) -> dict[str, Any]:
    return {"new_" + name: value for name, value in values.items()}
