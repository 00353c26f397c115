"""All stored data about one person: read it, and rewrite it so that the person is forgotten.

A part of a longer value is only removed while the stored value is still what was read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import and_, or_, select

from store.achievements import Achievements
from store.daily_puzzles import DailyPuzzles
from store.encoding import decoded, encoded
from store.errors import UnreadableError
from store.journal import JournalRow, archive, packed, unpacked
from store.mentions import FORGOTTEN, unmentioned
from store.people import People
from store.reading import Readers, StoreReader
from store.results import Results
from store.schema import (
    achievements,
    archives,
    barred,
    daily_answers,
    decks,
    journal,
    mentions,
    people,
    puzzles,
    ratings,
    results,
    seats,
    tables,
    turn_messages,
)
from store.statements import Change, Delete, Update
from store.tables import Tables
from store.turn_messages import TurnMessages

_SEAT = ("table_id", "seat")
_remove_person = Delete(people, "id")
_remove_barred = Delete(barred, "person_id")
_remove_turn_message = Delete(turn_messages, "person_id")
_remove_decks = Delete(decks, "person_id")
_remove_puzzles = Delete(puzzles, "person_id")
_remove_daily_answers = Delete(daily_answers, "person_id")
_remove_ratings = Delete(ratings, "person_id")
_remove_marks = Delete(achievements, *_SEAT)
_forget_results = Update(results, ("person_id",), ("person_id",))
_forget_left = Update(seats, ("left_by",), ("left_by",))
_forget_offers = Update(seats, ("offered_to",), ("offered_to",))
_forget_seats = Update(
    seats, ("person_id",), ("person_id", "hand_message", "hand_sent", "hand_closed", "lost_answer", "seen")
)
_forget_owner = Update(tables, ("owner",), ("owner",))
_set_held_by = Update(seats, (*_SEAT, "held_by"), ("held_by",))
_set_deck = Update(seats, (*_SEAT, "deck"), ("deck",))
_set_preferences = Update(seats, (*_SEAT, "preferences"), ("preferences",))
_set_proposal = Update(tables, ("id", "proposal"), ("proposal",))
_set_line = Update(journal, ("table_id", "seq"), ("move", "events"))


class PersonalSeat(NamedTuple):
    """A seat that a person holds, may take, or has held.

    ``row`` has every column, ``held_by`` the earlier holders in order, ``reaction_preferences`` the person who chose
    how it wants to be asked.
    """

    table_id: int
    seat: int
    game: str
    status: str
    opened: float
    row: dict[str, Any]
    held_by: tuple[int, ...]
    reaction_preferences: int | None

    @property
    def reserved_for(self) -> int | None:
        """The person it is kept for while nobody sits there."""
        return self.row["offered_to"] if self.row["person_id"] is None else None

    @property
    def deck_owner(self) -> int | None:
        """The owner of the deck of this seat: its first holder, or the person it is kept for."""
        known = (*self.held_by, self.row["person_id"], self.row["left_by"], self.reserved_for)
        return next((person for person in known if person), None)

    @property
    def holders(self) -> tuple[int | None, ...]:
        """All present and former holders."""
        return (self.row["person_id"], self.row["left_by"], *self.held_by)


class NamingLine(NamedTuple):
    """A line of a journal that names people.

    ``archived`` where the journal is compressed. ``events`` is None where it cannot be read.
    """

    table_id: int
    seq: int
    kind: str
    seat: int | None
    time: float
    move: Any
    events: list[Any] | None
    archived: bool


class StoredProposal(NamedTuple):
    """A proposal at a table that may name people (None: it cannot be read); ``stored`` as it is in the database."""

    table_id: int
    status: str
    proposal: dict[str, Any] | None
    stored: str


# ---- reading


class PersonalData(StoreReader):
    """Reads the stored data of one person, on a connection of its own so that no player waits for it.

    Every method may raise StoreError.
    """

    def __init__(self, readers: Readers) -> None:
        super().__init__(readers)
        self.tables = Tables(readers)
        self.people = People(readers)
        self.ratings = Results(readers)
        self.achievements = Achievements(readers)
        self.turn_messages = TurnMessages(readers)
        self.daily_puzzles = DailyPuzzles(readers)

    async def person(self, person_id: int) -> dict[str, Any] | None:
        """Return name, locale and preferences of a person."""
        rows = await self.rows(select(people).where(people.c.id == person_id))
        if not rows:
            return None
        chosen = rows[0].preferences
        return {"name": rows[0].name, "locale": rows[0].locale, "preferences": _readable(chosen) or {}}

    async def decks(self, person_id: int) -> list[dict[str, Any]]:
        """Return a person's decks for all games."""
        query = select(decks).where(decks.c.person_id == person_id).order_by(decks.c.game, decks.c.name)
        rows = await self.rows(query)
        return [{"game": row.game, "name": row.name, "list": row.list, "updated": row.updated} for row in rows]

    async def puzzles(self, person_id: int) -> list[dict[str, Any]]:
        """Return a person's answers to puzzles."""
        query = select(puzzles).where(puzzles.c.person_id == person_id).order_by(puzzles.c.answered, puzzles.c.puzzle)
        return [dict(row._mapping) for row in await self.rows(query)]

    async def results(self, person_id: int) -> list[dict[str, Any]]:
        """Return a person's results in finished games."""
        query = select(results).where(results.c.person_id == person_id).order_by(results.c.table_id)
        return [dict(row._mapping) for row in await self.rows(query)]

    async def sat(self, person_id: int) -> list[PersonalSeat]:
        """Return the seats a person holds, has left, has held, has made choices for, or is offered, by table."""
        number = str(person_id)
        maybe = or_(
            seats.c.person_id == person_id,
            seats.c.left_by == person_id,
            seats.c.offered_to == person_id,
            seats.c.held_by.contains(number),
            seats.c.preferences.contains(number),
        )
        return [
            seat
            for seat in await self._seats(maybe)
            if person_id in (*seat.holders, seat.row["offered_to"], seat.reaction_preferences)
        ]

    async def proposals(self, person_id: int) -> list[StoredProposal]:
        """Return the proposals at all tables that may name a person."""
        query = select(tables.c.id, tables.c.status, tables.c.proposal)
        rows = await self.rows(query.where(tables.c.proposal.contains(str(person_id))).order_by(tables.c.id))
        return [StoredProposal(row.id, row.status, _readable(row.proposal), row.proposal) for row in rows]

    async def naming(self, person_id: int) -> list[NamingLine]:
        """Return the lines of journals that name a person."""
        named = mentions.c.person_id == person_id
        same = and_(journal.c.table_id == mentions.c.table_id, journal.c.seq == mentions.c.seq)
        lines: dict[tuple[int, int], NamingLine] = {}
        for row in await self.rows(select(journal).join(mentions, same).where(named)):
            move, events = _readable(row.move), _readable(row.events)
            lines[row.table_id, row.seq] = NamingLine(
                row.table_id, row.seq, row.kind, row.seat, row.time, move, events, archived=False
            )
        listed = await self.rows(select(mentions.c.table_id, mentions.c.seq).where(named))
        compressed: dict[int, set[int]] = {}
        for row in listed:
            if (row.table_id, row.seq) not in lines:
                compressed.setdefault(row.table_id, set()).add(row.seq)
        for table_id, wanted in compressed.items():
            for row in await self._archive(table_id):
                if row.seq in wanted:
                    lines[table_id, row.seq] = NamingLine(
                        table_id, row.seq, row.kind, row.seat, row.time, row.move, row.events, archived=True
                    )
        return [lines[key] for key in sorted(lines)]

    async def rewritten(self, table_id: int, lines: Mapping[int, tuple[Any, list[Any]]]) -> Change:
        """Return the change that replaces moves and events in lines of a compressed journal, by their numbers."""
        rows = [
            row._replace(move=lines[row.seq][0], events=lines[row.seq][1]) if row.seq in lines else row
            for row in await self._archive(table_id)
        ]
        return archive(table_id, await asyncio.to_thread(packed, rows))

    async def _archive(self, table_id: int) -> list[JournalRow]:
        rows = await self.rows(select(archives.c.lines).where(archives.c.table_id == table_id))
        try:
            return await asyncio.to_thread(unpacked, rows[0].lines) if rows else []
        except UnreadableError:
            return []

    async def _seats(self, where: Any) -> list[PersonalSeat]:
        query = select(seats, tables.c.game, tables.c.status, tables.c.created).where(where)
        query = query.join(tables, tables.c.id == seats.c.table_id).order_by(seats.c.table_id, seats.c.seat)
        return [_sat(row) for row in await self.rows(query)]


def _readable(words: str | None) -> Any:
    """Read JSON; None where it cannot be read, so that one damaged table does not block all other data."""
    try:
        return decoded(words)
    except UnreadableError:
        return None


def _sat(row: Any) -> PersonalSeat:
    columns = {column.name: getattr(row, column.name) for column in seats.c}
    held_by = tuple(_readable(row.held_by) or ())
    reaction_preferences = (_readable(row.preferences) or {}).get("person")
    return PersonalSeat(
        row.table_id, row.seat, row.game, row.status, row.created, columns, held_by, reaction_preferences
    )


# ---- writing


def person(person_id: int) -> list[Change]:
    """Remove the name, decks, puzzles, ratings and statistics of a person.

    Their seats at tables become an unknown person's.
    """
    unknown = {"person_id": FORGOTTEN, "hand_message": None, "hand_sent": 0.0, "hand_closed": False}
    return [
        _remove_person(person_id),
        _remove_barred(person_id),
        _remove_turn_message(person_id),
        _remove_decks(person_id),
        _remove_puzzles(person_id),
        _remove_daily_answers(person_id),
        _remove_ratings(person_id),
        unmentioned(person_id),
        _forget_results(person_id, person_id=None),
        _forget_left(person_id, left_by=None),
        _forget_offers(person_id, offered_to=None),
        _forget_seats(person_id, **unknown, lost_answer=None, seen=None),
        _forget_owner(person_id, owner=FORGOTTEN),
    ]


def no_marks(table_id: int, seat: int) -> Change:
    """Remove the goals that were reached in a seat."""
    return _remove_marks(table_id, seat)


def held_by(table_id: int, seat: int, old: str, people_ids: Sequence[int]) -> Change:
    """Write the earlier holders of a seat in place of the stored ones."""
    return _set_held_by(table_id, seat, old, held_by=encoded(list(people_ids)) if people_ids else None)


def no_deck(table_id: int, seat: int, old: str) -> Change:
    """Remove the stored deck of a seat."""
    return _set_deck(table_id, seat, old, deck=None)


def no_reaction_preferences(table_id: int, seat: int, old: str) -> Change:
    """Remove the stored reaction preferences of a seat, which is then asked as usual."""
    return _set_preferences(table_id, seat, old, preferences=None)


def no_proposal(table_id: int, old: str) -> Change:
    """Remove the stored proposal of a table."""
    return _set_proposal(table_id, old, proposal=None)


def line(table_id: int, seq: int, move: Any, events: Sequence[Any]) -> Change:
    """Write a line of the journal that no longer names a person."""
    return _set_line(table_id, seq, move=None if move is None else encoded(move), events=encoded(events))
