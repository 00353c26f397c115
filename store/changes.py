"""Everything that is ever written about tables and people, one statement each, so that many callers' changes go out
as few bulk statements."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from store.schema import decks, journal, notes, people, progress, seats, servers, tables
from store.statements import Adding, Change, Putting, Removing, Setting

_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

_put_person = Putting(people, "name", "locale")
_put_name = Putting(people, "name")
_put_server = Putting(servers, "language")
_put_server_settings = Putting(servers, "settings")
_add_table = Adding(tables)
_remove_seats = Removing(seats, "table_id")
_add_seat = Adding(seats)
_add_progress = Adding(progress)
_set_table_status = Setting(tables, ("id",), ("status", "active_channel", "owner", "commitment"))
_set_shown = Setting(tables, ("id",), ("thread_id", "board_message", "board_posted"))
_set_hand = Setting(seats, ("table_id", "seat"), ("hand_message", "hand_sent"))
_add_journal_row = Adding(journal)
_set_position = Setting(progress, ("table_id",), ("seq", "due", "saved", "times", "deadline"))
_set_secret = Setting(progress, ("table_id",), ("dice_key",))
_set_word = Setting(seats, ("table_id", "seat"), ("word",))
_set_published = Setting(progress, ("table_id",), ("board_seq", "thread_seq"))
_put_note = Putting(notes, "value")
_set_options = Setting(tables, ("id",), ("options",))
_set_seat_deck = Setting(seats, ("table_id", "seat"), ("deck",))
_remove_deck = Removing(decks, "person_id", "game", "name")
_put_deck = Putting(decks, "list", "updated")


def person(person_id: int, name: str, locale: str) -> Change:
    """Remember what somebody is called and reads."""
    return _put_person(id=person_id, name=_storable(name)[:200], locale=locale[:20])


def called(person_id: int, name: str) -> Change:
    """Remember what somebody is called of whom nothing else is known at this moment."""
    return _put_name(id=person_id, name=_storable(name)[:200], locale="")


def server(guild_id: int, language: str) -> Change:
    return _put_server(id=guild_id, language=language)


def server_settings(guild_id: int, settings: Mapping[str, Any]) -> Change:
    """What a server has decided; it keeps the language of its own, if it has chosen one."""
    return _put_server_settings(id=guild_id, language="", settings=_json(settings))


def new_table(
    table_id: int,
    *,
    guild_id: int | None,
    channel_id: int,
    game: str,
    owner: int,
    options: Mapping[str, Any],
    created: float,
    clock: Mapping[str, Any] | None = None,
    rematch_of: int | None = None,
    deadline: float | None = None,
    seal: str = "",
    secret: bytes | None = None,
) -> tuple[Change, Change]:
    """An open table, the active one of its channel. ``deadline``: when it is to be looked at for the sake of time;
    ``seal`` and ``secret`` are those of its dice."""
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
        "commitment": seal,
        "board_message": None,
        "board_posted": 0.0,
        "created": created,
        "clock": None if clock is None else _json(clock),
        "rematch_of": rematch_of,
    }
    counts = {"seq": 1, "board_seq": 0, "thread_seq": 0, "due": False, "dice_key": secret, "saved": None}
    return _add_table(**row), _add_progress(table_id=table_id, **counts, deadline=deadline)


class Sitting(NamedTuple):
    """Who sits on a chair: person id or None, the level of a computer, what deck this person brings, for whom the seat
    is reserved if nobody sits there, and the word that goes into the dice."""

    person_id: int | None
    level: str
    deck: Mapping[str, Any] | None = None
    offered_to: int | None = None
    word: str = ""


def seating(table_id: int, chairs: Sequence[Sitting]) -> list[Change]:
    """Who sits at an open table. Replaces what was."""
    rows = [_remove_seats(table_id)]
    for seat, (person_id, level, deck, offered_to, word) in enumerate(chairs):
        values = {"table_id": table_id, "seat": seat, "person_id": person_id, "level": level, "deck": _deck(deck)}
        rows.append(_add_seat(**values, offered_to=offered_to, hand_message=None, hand_sent=0.0, word=word))
    return rows


def table_status(table_id: int, *, status: str, active_channel: int | None, owner: int, commitment: str) -> Change:
    """The status of a table, and what goes with it."""
    return _set_table_status(table_id, status=status, active_channel=active_channel, owner=owner, commitment=commitment)


def shown(table_id: int, *, thread_id: int | None, board_message: int | None, board_posted: float) -> Change:
    """Where the table is shown."""
    return _set_shown(table_id, thread_id=thread_id, board_message=board_message, board_posted=board_posted)


def hand_sent(table_id: int, seat: int, *, hand_message: int | None, hand_sent: float) -> Change:
    return _set_hand(table_id, seat, hand_message=hand_message, hand_sent=hand_sent)


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
    return _add_journal_row(**values)


def advanced(
    table_id: int,
    seq: int,
    *,
    due: bool,
    saved: bytes | None,
    times: Sequence[Sequence[Any]] | None = None,
    deadline: float | None = None,
) -> Change:
    """The table's newest number of changes, whether a computer is to answer, the match as it stands, the time of each
    seat, and when the table is to be looked at for the sake of time."""
    return _set_position(
        table_id, seq=seq, due=due, saved=saved, times=None if times is None else _json(times), deadline=deadline
    )


def secret(table_id: int, secret: bytes) -> Change:
    """The secret of a table's dice."""
    return _set_secret(table_id, dice_key=secret)


def word(table_id: int, seat: int, word: str) -> Change:
    """What a seat adds to the dice."""
    return _set_word(table_id, seat, word=word)


def published(table_id: int, *, board_seq: int, thread_seq: int) -> Change:
    """Up to which change the board and the thread tell."""
    return _set_published(table_id, board_seq=board_seq, thread_seq=thread_seq)


def note(name: str, value: str) -> Change:
    """Something the house remembers about itself: a name of at most 40 characters, a value of at most 200."""
    return _put_note(name=name, value=value)


def settled(table_id: int, options: Mapping[str, Any]) -> Change:
    """The options a game is begun with."""
    return _set_options(table_id, options=json.dumps(dict(options), ensure_ascii=False))


def seat_deck(table_id: int, seat: int, deck: Mapping[str, Any] | None) -> Change:
    """The deck somebody brings to a seat; None: whatever the game deals out."""
    return _set_seat_deck(table_id, seat, deck=_deck(deck))


def no_deck(person_id: int, game: str, name: str) -> Change:
    """Remove a deck."""
    return _remove_deck(person_id, game, name)


def deck(person_id: int, game: str, name: str, words: str, updated: float) -> Change:
    """Keep a deck of somebody, at most 40 characters of its name, in place of one of the same name."""
    values = {"game": game, "name": _storable(name)[:40], "list": _storable(words), "updated": updated}
    return _put_deck(person_id=person_id, **values)


def _deck(deck: Mapping[str, Any] | None) -> str | None:
    return None if deck is None else _json(deck)


def _storable(words: str) -> str:
    """Half of a surrogate pair is no text."""
    return words.encode("utf-8", "replace").decode("utf-8")
