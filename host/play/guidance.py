"""Goal guidance: who sees the line about their next goal in their panel."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from host.people import Person
from host.tables.table import Table
from host.user_preferences import UserPreferences
from store.database import Store

GUIDANCE = "guidance"
"""The preference: whether a person wants guidance; without it only newcomers to a game get it."""
FIRST_GAMES = 3
"""The number of finished games after which a person no longer is a newcomer to a game."""
_MOST_KNOWN = 2000


class Guidance:
    """Remembers who gets guidance at which table."""

    def __init__(self, store: Store, preferences: UserPreferences) -> None:
        self._store = store
        self._preferences = preferences
        self._chosen: dict[int, bool] = {}
        self._newcomers: OrderedDict[tuple[int, int], bool] = OrderedDict()
        """Whether a person who chose nothing is a newcomer to the game of a table."""

    async def is_wanted(self, person_id: int, table: Table) -> bool:
        """Return whether a person gets guidance at a table. Raises StoreError."""
        key = (person_id, table.id)
        if person_id not in self._chosen and key not in self._newcomers:
            self.renew(person_id, await self._preferences.of(person_id))
            finished = await self._store.results.finished(person_id, table.game, FIRST_GAMES)
            self._newcomers[key] = finished < FIRST_GAMES
            if len(self._newcomers) > _MOST_KNOWN:
                self._newcomers.popitem(last=False)
        return self.is_known(person_id, table)

    def is_known(self, person_id: int, table: Table) -> bool:
        """Return whether a person is known to get guidance at a table, without looking."""
        return self._chosen.get(person_id, self._newcomers.get((person_id, table.id), False))

    async def choose(self, person: Person, *, wanted: bool) -> None:
        """Turn guidance on or off in all games of a person. Raises StoreError."""
        await self._preferences.change(person, GUIDANCE, lambda _: wanted)
        self._chosen[person.id] = wanted

    def renew(self, person_id: int, preferences: Mapping[str, Any]) -> None:
        """Take over what a person has chosen, through whichever process."""
        if GUIDANCE in preferences:
            self._chosen[person_id] = bool(preferences[GUIDANCE])
        else:
            self._chosen.pop(person_id, None)
