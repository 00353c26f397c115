"""Preferences of people for all games, such as reminders, and their progress in lessons: one row per person."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from host.people import Person
from store import people
from store.database import Store


class UserPreferences:
    """Named preferences of people; concurrent changes are not lost."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()

    async def of(self, person_id: int) -> Mapping[str, Any]:
        """Return all preferences of a person by name. Raises StoreError."""
        return (await self._store.people.preferences(person_id)).get(person_id, {})

    async def change(self, person: Person, name: str, update: Callable[[Any], Any]) -> None:
        """Replace a preference with ``update(old)``, where None is no preference; write only if it changed.

        Raises StoreError, and the errors of ``update``, with nothing changed.
        """
        async with self._lock:
            known = await self.of(person.id)
            preference = update(known.get(name))
            if preference != known.get(name):
                chosen = {key: value for key, value in {**known, name: preference}.items() if value is not None}
                await self._store.write(people.preferences(person.id, person.name, person.locale, chosen))
