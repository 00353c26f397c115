"""Reading all that is stored about one person."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from sqlalchemy import String, cast, or_, select

from store.database import Store
from store.schema import barred, decks, journal, people, results, seats, tables


class Sat(NamedTuple):
    """A seat somebody holds or has held; ``now`` tells whether they sit there still, ``reserved`` that nobody does and
    they may."""

    table_id: int
    seat: int
    game: str
    status: str
    created: float
    now: bool
    reserved: bool
    held_by: tuple[int, ...]


class NamingLine(NamedTuple):
    """A line of a journal that may name people."""

    table_id: int
    seq: int
    move: Any
    events: list[Any]


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

    async def sat(self, person_id: int) -> list[Sat]:
        """The seats somebody holds, has left, has held, or is offered, table by table."""
        mine = or_(
            seats.c.person_id == person_id,
            seats.c.left_by == person_id,
            seats.c.offered_to == person_id,
            seats.c.held_by.like(f"%{person_id}%"),
        )
        query = (
            select(seats, tables.c.game, tables.c.status, tables.c.created)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(mine)
            .order_by(seats.c.table_id, seats.c.seat)
        )
        return [
            Sat(
                row.table_id,
                row.seat,
                row.game,
                row.status,
                row.created,
                row.person_id == person_id,
                row.person_id is None and row.offered_to == person_id,
                tuple(json.loads(row.held_by) if row.held_by else ()),
            )
            for row in await self._store.select(query)
        ]

    async def naming(self, person_id: int, names: list[str], table_ids: list[int]) -> list[NamingLine]:
        """The lines of journals that may name somebody: by number anywhere, by name at these tables."""
        here = [journal.c.events.like(f"%{json.dumps(name, ensure_ascii=False)[1:-1]}%") for name in names if name]
        named = [journal.c.table_id.in_(table_ids) & or_(*here)] if here else []
        acted = cast(journal.c.move, String).like(f"%{person_id}%")
        query = select(journal.c.table_id, journal.c.seq, journal.c.move, journal.c.events).where(or_(acted, *named))
        return [
            NamingLine(row.table_id, row.seq, json.loads(row.move) if row.move else None, json.loads(row.events))
            for row in await self._store.select(query)
        ]
