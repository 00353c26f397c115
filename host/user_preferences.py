"""Preferences of people for all games, such as reminders, and their progress in lessons: one row per person."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from host.people import Person
from host.tables.versions import retried
from store import people
from store.database import Store
from store.statements import Change


class UserPreferences:
    """Named preferences of people; concurrent changes are not lost, whichever processes make them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        """Spares a process the races with itself."""

    async def of(self, person_id: int) -> Mapping[str, Any]:
        """Return all preferences of a person by name. Raises StoreError."""
        return await self._store.people.preferences_of(person_id)

    async def change(self, person: Person, name: str, update: Callable[[Any], Any], *further_changes: Change) -> None:
        """Replace a preference with ``update(old)``, where None is no preference; write only if it changed.

        ``further_changes`` are made in the same transaction. Raises StoreError, and the errors of ``update``, with
        nothing changed.
        """
        async with self._lock:
            await self._change(person, name, update, further_changes)

    @retried
    async def _change(
        self, person: Person, name: str, update: Callable[[Any], Any], further_changes: Sequence[Change]
    ) -> None:
        known, seen = await self._store.people.own_preferences(person.id)
        preference = update(known.get(name))
        if preference != known.get(name):
            chosen = {key: value for key, value in {**known, name: preference}.items() if value is not None}
            written = people.preferences(person.id, person.name, person.locale, chosen, seen)
            await self._store.write(written, *further_changes)
