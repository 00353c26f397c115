"""People: their names, their languages and their preferences for all games."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import bindparam, select

from store.encoding import decoded, encoded, storable
from store.reading import BatchReader, Readers, StoreReader
from store.schema import people
from store.statements import Change, Expect, ExpectUpsert, Upsert

_put_person = Upsert(people, "name", "locale")
_put_name = Upsert(people, "name")
_PREFERRING = ("name", "locale", "preferences")
_first_preferences = ExpectUpsert(
    people, lambda added: {name: added[name] for name in _PREFERRING}, people.c.preferences.is_(None)
)
_next_preferences = Expect(people, ("id", "preferences"), _PREFERRING)
_preferences = select(people.c.id, people.c.preferences).where(
    people.c.id.in_(bindparam("people", expanding=True)), people.c.preferences.is_not(None)
)

# ---- reading


class People(StoreReader):
    """Reads stored people. Every method may raise StoreError."""

    async def names(self, person_ids: Collection[int]) -> dict[int, str]:
        """Return the names of the people who are known."""
        if not person_ids:
            return {}
        rows = await self.rows(select(people.c.id, people.c.name).where(people.c.id.in_(person_ids)))
        return {row.id: row.name for row in rows}

    async def person(self, person_id: int) -> tuple[str, str] | None:
        """Return the name and locale of a person, if known."""
        rows = await self.rows(select(people.c.name, people.c.locale).where(people.c.id == person_id))
        return (rows[0].name, rows[0].locale) if rows else None

    def __init__(self, readers: Readers) -> None:
        super().__init__(readers)
        self._preferences = BatchReader(self.preferences)

    async def preferences_of(self, person_id: int) -> dict[str, Any]:
        """Return the preferences of a person for all games."""
        return await self._preferences.get(person_id) or {}

    async def preferences(self, person_ids: Collection[int]) -> dict[int, dict[str, Any]]:
        """Return the preferences for all games of the people who have any."""
        rows = await self.rows(_preferences, {"people": list(person_ids)})
        return {row.id: decoded(row.preferences) for row in rows}

    async def own_preferences(self, person_id: int) -> tuple[dict[str, Any], str | None]:
        """Return the preferences of a person, and as they are stored, for :func:`preferences`."""
        rows = await self.rows(select(people.c.preferences).where(people.c.id == person_id))
        stored = rows[0].preferences if rows else None
        return decoded(stored) or {}, stored

    async def with_preference(self, name: str) -> dict[int, Any]:
        """Return one preference of all people who have it."""
        query = select(people.c.id, people.c.preferences).where(people.c.preferences.contains(f'"{name}":'))
        stored = {row.id: decoded(row.preferences) for row in await self.rows(query)}
        return {person_id: preferences[name] for person_id, preferences in stored.items() if name in preferences}


# ---- writing


def person(person_id: int, name: str, locale: str) -> Change:
    """Write the name and locale of a person."""
    return _put_person(id=person_id, name=storable(name)[:200], locale=locale[:20])


def person_name(person_id: int, name: str) -> Change:
    """Write the name of a person without further data at this moment."""
    return _put_name(id=person_id, name=storable(name)[:200], locale="")


def preferences(person_id: int, name: str, locale: str, chosen: Mapping[str, Any], seen: str | None) -> Change:
    """Write a person's preferences for all games.

    The write raises StaleError unless those stored are still the ones that were ``seen``.
    """
    values = {"name": name[:200], "locale": locale[:20], "preferences": encoded(chosen)}
    if seen is None:
        return _first_preferences(id=person_id, **values)
    return _next_preferences(person_id, seen, **values)
