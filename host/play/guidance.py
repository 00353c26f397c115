"""Goal guidance: who sees the line about their next goal in their panel."""

from __future__ import annotations

from collections import OrderedDict

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
        self._known: OrderedDict[tuple[int, int], bool] = OrderedDict()

    async def is_wanted(self, person_id: int, table: Table) -> bool:
        """Return whether a person gets guidance at a table. Raises StoreError."""
        key = (person_id, table.id)
        if key not in self._known:
            wanted = (await self._preferences.of(person_id)).get(GUIDANCE)
            if wanted is None:
                wanted = await self._store.results.finished(person_id, table.game, FIRST_GAMES) < FIRST_GAMES
            self._known[key] = bool(wanted)
            if len(self._known) > _MOST_KNOWN:
                self._known.popitem(last=False)
        return self._known[key]

    def is_known(self, person_id: int, table: Table) -> bool:
        """Return whether a person is known to get guidance at a table, without looking."""
        return self._known.get((person_id, table.id), False)

    async def choose(self, person: Person, *, wanted: bool) -> None:
        """Turn guidance on or off in all games of a person. Raises StoreError."""
        await self._preferences.change(person, GUIDANCE, lambda _: wanted)
        for key in [key for key in self._known if key[0] == person.id]:
            del self._known[key]
