"""People: what they are called, what they read and what they have chosen for all games."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import select

from store.encoding import decoded, encoded, storable
from store.reading import Reader
from store.schema import people
from store.statements import Change, Upsert

_put_person = Upsert(people, "name", "locale")
_put_name = Upsert(people, "name")
_put_habits = Upsert(people, "name", "locale", "preferences")


# ---- reading


class People(Reader):
    """Reads what is known of people. Every method may raise StoreError."""

    async def names(self, person_ids: Collection[int]) -> dict[int, str]:
        """Return what people are called, those who are known."""
        if not person_ids:
            return {}
        rows = await self.rows(select(people.c.id, people.c.name).where(people.c.id.in_(person_ids)))
        return {row.id: row.name for row in rows}

    async def person(self, person_id: int) -> tuple[str, str] | None:
        """Name and locale of somebody who is known."""
        rows = await self.rows(select(people.c.name, people.c.locale).where(people.c.id == person_id))
        return (rows[0].name, rows[0].locale) if rows else None

    async def preferences(self, *person_ids: int) -> dict[int, dict[str, Any]]:
        """Return what people have chosen for all games, those who have chosen something."""
        query = select(people.c.id, people.c.preferences).where(people.c.id.in_(person_ids))
        rows = await self.rows(query.where(people.c.preferences.is_not(None)))
        return {row.id: decoded(row.preferences) for row in rows}


# ---- writing


def person(person_id: int, name: str, locale: str) -> Change:
    """Remember what somebody is called and reads."""
    return _put_person(id=person_id, name=storable(name)[:200], locale=locale[:20])


def called(person_id: int, name: str) -> Change:
    """Remember what somebody is called of whom nothing else is known at this moment."""
    return _put_name(id=person_id, name=storable(name)[:200], locale="")


def preferences(person_id: int, name: str, locale: str, chosen: Mapping[str, Any]) -> Change:
    """Write what a person has chosen for all games."""
    return _put_habits(id=person_id, name=name[:200], locale=locale[:20], preferences=encoded(chosen))
