"""What people have chosen for all games, such as reminders, and how far they are in lessons: one row a person."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from host.people import Person
from store import people
from store.database import Store


class UserPreferences:
    """Reads and changes habits, each under a name. Of changes at the same moment none is lost."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()

    async def of(self, person_id: int) -> Mapping[str, Any]:
        """Return all habits of somebody by their names. Raises StoreError."""
        return (await self._store.people.preferences(person_id)).get(person_id, {})

    async def change(self, person: Person, name: str, anew: Callable[[Any], Any]) -> None:
        """Put in place of a habit what ``anew`` makes of it (None where there is none yet), if that is another. Raises
        StoreError, and whatever ``anew`` raises, with nothing changed.
        """
        async with self._lock:
            known = await self.of(person.id)
            habit = anew(known.get(name))
            if habit != known.get(name):
                chosen = {**known, name: habit}
                await self._store.write(people.preferences(person.id, person.name, person.locale, chosen))
