"""The languages that people chose for themselves, in place of the language that the chat reports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from host.people import Person
from host.tables.registry import Registry
from host.user_preferences import UserPreferences
from store.database import Store

LANGUAGE = "language"
"""The name of the preference; without it the chat's report counts."""


class ChosenLanguages:
    """Chosen languages by person; all of them are kept in memory, as every answer needs one."""

    def __init__(self, store: Store, preferences: UserPreferences, registry: Registry) -> None:
        self._store = store
        self._preferences = preferences
        self._registry = registry
        self._chosen: dict[int, str] = {}

    async def start(self) -> None:
        """Read all choices. Raises StoreError."""
        stored = await self._store.people.with_preference(LANGUAGE)
        self._chosen = {person_id: str(language) for person_id, language in stored.items()}

    def renew(self, person_id: int, preferences: Mapping[str, Any]) -> None:
        """Take over what a person has chosen, through whichever process."""
        if LANGUAGE in preferences:
            self._chosen[person_id] = str(preferences[LANGUAGE])
        else:
            self._chosen.pop(person_id, None)

    def of(self, person_id: int) -> str:
        """Return the language that a person chose; empty if they chose none."""
        return self._chosen.get(person_id, "")

    async def choose(self, person: Person, language: str) -> None:
        """Choose a language for a person, whose locale is the chat's report; empty: that report counts again.

        Private messages of tables in memory use it at once. Raises StoreError with nothing changed.
        """
        person = person._replace(locale=language or person.locale)
        outdated = self._registry.outdated(person.id)
        await self._preferences.change(person, LANGUAGE, lambda _: language or None, *outdated)
        self.renew(person.id, {LANGUAGE: language} if language else {})
        for table in self._registry.in_memory_of(person.id):
            async with table.lock:
                seat = table.find_seat(person.id)
                if seat is not None:
                    table.assignments[seat].person = person
