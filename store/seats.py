"""Seats: their holders, decks and words, and how hands and questions reach them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Row, select

from store.encoding import decoded, encoded
from store.reading import StoreReader
from store.schema import people, seats, tables
from store.statements import Change, Delete, Insert, Update

_remove_seats = Delete(seats, "table_id")
_add_seat = Insert(seats)
_set_hand = Update(seats, ("table_id", "seat"), ("hand_message", "hand_sent"))
_set_word = Update(seats, ("table_id", "seat"), ("word",))
_set_seat_deck = Update(seats, ("table_id", "seat"), ("deck",))
_set_holder = Update(
    seats,
    ("table_id", "seat"),
    (
        "person_id",
        "level",
        "hand_message",
        "hand_sent",
        "left_by",
        "held_by",
        "offered_to",
        "hand_closed",
        "preferences",
        "lost_answer",
        "seen",
    ),
)
_set_offer = Update(seats, ("table_id", "seat"), ("offered_to",))
_set_hand_closed = Update(seats, ("table_id", "seat"), ("hand_closed",))
_set_reaction_preferences = Update(seats, ("table_id", "seat"), ("preferences",))
_set_lost_answer = Update(seats, ("table_id", "seat"), ("lost_answer",))
_set_seen = Update(seats, ("table_id", "person_id"), ("seen",))


class SeatRow(NamedTuple):
    seat: int
    person_id: int | None
    name: str
    locale: str
    level: str
    hand_message: int | None
    hand_sent: float
    deck: dict[str, Any] | None = None
    """The deck of this person, as it was written with the seat."""
    left_by: int | None = None
    """The person who left this seat to the computer."""
    preferences: dict[str, Any] | None = None
    """How this seat wants to be asked."""
    held_by: tuple[int, ...] = ()
    """The people who have held this seat."""
    offered_to: int | None = None
    """The person this seat is offered to by its holder, or reserved for."""
    person_preferences: dict[str, Any] | None = None
    """The preferences of this seat's person for all games, such as reminders."""
    hand_closed: bool = False
    """Whether the person of this seat takes no private messages."""
    word: str = ""
    """The word this seat adds to the dice; empty for the computer."""
    lost_answer: list[Any] | None = None
    """The answer to this person's last move, if it did not reach them."""
    seen: float | None = None
    """When this person looked at the table while it waited for them."""


class SeatHolder(NamedTuple):
    """The holder of a seat of an open table.

    Person id or None, the level of a computer, the person's deck, the person an empty seat is reserved for, and the
    word for the dice.
    """

    person_id: int | None
    level: str
    deck: Mapping[str, Any] | None = None
    offered_to: int | None = None
    word: str = ""


# ---- reading


class Seats(StoreReader):
    """Reads seats. Every method may raise StoreError."""

    async def at_table(self, table_id: int) -> tuple[SeatRow, ...]:
        """Return the seats of a table in order, with the preferences of their people."""
        taken = select(seats, people.c.name, people.c.locale, people.c.preferences.label("person_preferences")).join(
            people, people.c.id == seats.c.person_id, isouter=True
        )
        rows = await self.rows(taken.where(seats.c.table_id == table_id).order_by(seats.c.seat))
        return tuple(_seat_row(row) for row in rows)

    async def seen(self, table_id: int) -> dict[int, float]:
        """Return when the people of a table looked at it while it waited for them, by their ids."""
        query = select(seats.c.person_id, seats.c.seen).where(seats.c.table_id == table_id)
        rows = await self.rows(query.where(seats.c.person_id.is_not(None), seats.c.seen.is_not(None)))
        return {row.person_id: row.seen for row in rows}

    async def has_played(self, person_id: int, game: str, except_table: int | None = None) -> bool:
        """Return whether a person sits, or has sat, at a table of this game other than ``except_table``."""
        query = select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
        query = query.where(seats.c.person_id == person_id, tables.c.game == game)
        if except_table is not None:
            query = query.where(seats.c.table_id != except_table)
        return bool(await self.rows(query.limit(1)))


def _seat_row(row: Row[Any]) -> SeatRow:
    return SeatRow(
        row.seat,
        row.person_id,
        row.name or "",
        row.locale or "",
        row.level,
        row.hand_message,
        row.hand_sent,
        decoded(row.deck),
        row.left_by,
        decoded(row.preferences),
        tuple(decoded(row.held_by) or ()),
        row.offered_to,
        decoded(row.person_preferences),
        row.hand_closed,
        row.word,
        decoded(row.lost_answer),
        row.seen,
    )


# ---- writing


def seating(table_id: int, holders: Sequence[SeatHolder]) -> list[Change]:
    """Write the holders of all seats of an open table in place of the stored ones."""
    rows = [_remove_seats(table_id)]
    for seat, (person_id, level, deck, offered_to, word) in enumerate(holders):
        values = {"table_id": table_id, "seat": seat, "person_id": person_id, "level": level, "deck": _deck(deck)}
        rows.append(_add_seat(**values, offered_to=offered_to, hand_message=None, hand_sent=0.0, word=word))
    return rows


def deck(table_id: int, seat: int, deck: Mapping[str, Any] | None) -> Change:
    """Write the deck of a seat; None: the game's own."""
    return _set_seat_deck(table_id, seat, deck=_deck(deck))


def word(table_id: int, seat: int, word: str) -> Change:
    """Write the word a seat adds to the dice."""
    return _set_word(table_id, seat, word=word)


def holder(
    table_id: int, seat: int, *, person_id: int | None, level: str, left_by: int | None, held_by: Sequence[int]
) -> Change:
    """Write the holder of a seat of a running game from now on: a person, or the computer at a level.

    The hand has not been sent yet, the seat is offered to nobody, and its standing orders are gone.
    """
    values = {"person_id": person_id, "level": level, "left_by": left_by, "held_by": encoded(list(held_by))}
    fresh = {"hand_message": None, "hand_sent": 0.0, "offered_to": None, "hand_closed": False, "preferences": None}
    return _set_holder(table_id, seat, **values, **fresh, lost_answer=None, seen=None)


def offer(table_id: int, seat: int, person_id: int | None) -> Change:
    """Write the person a seat is offered to by its holder; None: nobody."""
    return _set_offer(table_id, seat, offered_to=person_id)


def hand_sent(table_id: int, seat: int, *, hand_message: int | None, hand_sent: float) -> Change:
    return _set_hand(table_id, seat, hand_message=hand_message, hand_sent=hand_sent)


def hand_closed(table_id: int, seat: int, closed: bool) -> Change:
    """Write whether the person of a seat takes no private messages."""
    return _set_hand_closed(table_id, seat, hand_closed=closed)


def reaction_preferences(table_id: int, seat: int, data: Mapping[str, Any]) -> Change:
    """Write how a seat wants to be asked."""
    return _set_reaction_preferences(table_id, seat, preferences=encoded(dict(data)))


def lost_answer(table_id: int, seat: int, data: Sequence[Any] | None) -> Change:
    """Write an answer that did not reach the person of a seat; None: they have made another move since."""
    return _set_lost_answer(table_id, seat, lost_answer=None if data is None else encoded(data))


def seen(table_id: int, person_id: int, at: float) -> Change:
    """Write when a person looked at a table that waits for them.

    Only what is about to call them depends on it, and reads it then; so the version of the table stays.
    """
    return _set_seen(table_id, person_id, seen=at)


def _deck(deck: Mapping[str, Any] | None) -> str | None:
    return None if deck is None else encoded(deck)
