"""Reading all that is stored about one person."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import String, cast, or_, select

from store.database import Store
from store.schema import barred, decks, journal, people, results, seats, tables

BY_OTHERS = ("stop", "pause", "resume")
"""Kinds of lines whose move names who did it from outside of the game: [kind, [person id]]."""


class Sat(NamedTuple):
    """A seat that somebody holds, may take, or has held. ``row`` has every column, ``held_by`` who has held it
    before, in that order, ``reaction_preferences`` who chose how it wants to be asked."""

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
        """For whom it is kept while nobody sits there."""
        return self.row["offered_to"] if self.row["person_id"] is None else None

    @property
    def brought_by(self) -> int | None:
        """Who brought the deck of this seat: its first holder, or for whom it is kept."""
        known = (*self.held_by, self.row["person_id"], self.row["left_by"], self.reserved_for)
        return next((each for each in known if each), None)

    @property
    def holders(self) -> tuple[int | None, ...]:
        """All who hold it, or have held it."""
        return (self.row["person_id"], self.row["left_by"], *self.held_by)


class NamingLine(NamedTuple):
    """A line of a journal that may name people; ``stored`` are its events as they stand in the database."""

    table_id: int
    seq: int
    kind: str
    seat: int | None
    time: float
    move: Any
    events: list[Any]
    stored: str


class Proposed(NamedTuple):
    """What is put to the vote at a table and may name people; ``stored`` as it stands in the database."""

    table_id: int
    status: str
    proposal: dict[str, Any]
    stored: str


class PersonalReader:
    """Every method may raise StoreError."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def person(self, person_id: int) -> dict[str, Any] | None:
        """Name, locale and preferences."""
        rows = await self._store.select(select(people).where(people.c.id == person_id))
        if not rows:
            return None
        chosen = rows[0].preferences
        return {"name": rows[0].name, "locale": rows[0].locale, "preferences": json.loads(chosen) if chosen else {}}

    async def decks(self, person_id: int) -> list[dict[str, Any]]:
        """All decks, of every game."""
        query = select(decks).where(decks.c.person_id == person_id).order_by(decks.c.game, decks.c.name)
        rows = await self._store.select(query)
        return [{"game": row.game, "name": row.name, "list": row.list, "updated": row.updated} for row in rows]

    async def barred(self, person_id: int) -> list[int]:
        """The tables from which somebody was removed."""
        query = select(barred.c.table_id).where(barred.c.person_id == person_id).order_by(barred.c.table_id)
        return [row[0] for row in await self._store.select(query)]

    async def results(self, person_id: int) -> list[dict[str, Any]]:
        """How each finished game went."""
        query = select(results).where(results.c.person_id == person_id).order_by(results.c.table_id)
        return [dict(row._mapping) for row in await self._store.select(query)]

    async def owned(self, person_id: int) -> list[dict[str, Any]]:
        """The tables that belong to somebody."""
        query = select(tables.c.id, tables.c.game, tables.c.status, tables.c.created).where(tables.c.owner == person_id)
        rows = await self._store.select(query.order_by(tables.c.id))
        return [{"table": row.id, "game": row.game, "status": row.status, "opened": row.created} for row in rows]

    async def sat(self, person_id: int) -> list[Sat]:
        """The seats somebody holds, has left, has held, has made choices for, or is offered, table by table."""
        number = str(person_id)
        maybe = or_(
            seats.c.person_id == person_id,
            seats.c.left_by == person_id,
            seats.c.offered_to == person_id,
            seats.c.held_by.contains(number),
            seats.c.preferences.contains(number),
        )
        return [
            each
            for each in await self._seats(maybe)
            if person_id in (*each.holders, each.row["offered_to"], each.reaction_preferences)
        ]

    async def people_at(self, table_ids: Sequence[int]) -> dict[int, list[Sat]]:
        """All seats of these tables."""
        found: dict[int, list[Sat]] = {}
        for each in await self._seats(seats.c.table_id.in_(table_ids)):
            found.setdefault(each.table_id, []).append(each)
        return found

    async def proposals(self, person_id: int) -> list[Proposed]:
        """What is put to the vote anywhere and may name somebody."""
        query = select(tables.c.id, tables.c.status, tables.c.proposal)
        rows = await self._store.select(query.where(tables.c.proposal.contains(str(person_id))).order_by(tables.c.id))
        return [Proposed(row.id, row.status, json.loads(row.proposal), row.proposal) for row in rows]

    async def naming(self, person_id: int, names: Sequence[str]) -> list[NamingLine]:
        """The lines of journals that may name somebody, by number or as earlier versions wrote it, by name."""
        maybe = [
            journal.c.events.contains(f'"person":{person_id}}}', autoescape=True),
            journal.c.kind.in_(BY_OTHERS) & cast(journal.c.move, String).contains(str(person_id)),
        ]
        for name in names:
            words = json.dumps(name, ensure_ascii=False)
            maybe += [
                journal.c.events.contains(f'"{value}":{words}', autoescape=True) for value in ("person", "before", "by")
            ]
        query = select(journal).where(or_(*maybe)).order_by(journal.c.table_id, journal.c.seq)
        return [
            NamingLine(
                row.table_id,
                row.seq,
                row.kind,
                row.seat,
                row.time,
                json.loads(row.move) if row.move else None,
                json.loads(row.events),
                row.events,
            )
            for row in await self._store.select(query)
        ]

    async def _seats(self, where: Any) -> list[Sat]:
        query = select(seats, tables.c.game, tables.c.status, tables.c.created).where(where)
        query = query.join(tables, tables.c.id == seats.c.table_id).order_by(seats.c.table_id, seats.c.seat)
        return [_sat(row) for row in await self._store.select(query)]


def _sat(row: Any) -> Sat:
    columns = {column.name: getattr(row, column.name) for column in seats.c}
    held_by = tuple(json.loads(row.held_by) if row.held_by else ())
    reaction_preferences = json.loads(row.preferences)["person"] if row.preferences else None
    return Sat(row.table_id, row.seat, row.game, row.status, row.created, columns, held_by, reaction_preferences)
