"""How many tables one person and one server may have at once, and how quickly new ones may be opened."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from math import ceil

from engine.kernel.menus import Refusal, Refused
from host.people import Person, Place
from host.servers.server_settings import Servers
from host.settings import Settings
from store.database import Store

MINUTE = 60.0
MOST_REMEMBERED = 10_000
"""People whose latest openings are remembered."""


class TableLimits:
    """Raises Refused where one table more would be too many."""

    def __init__(self, store: Store, servers: Servers, settings: Settings, clock: Callable[[], float]) -> None:
        self._store = store
        self._servers = servers
        self._settings = settings
        self._clock = clock
        self._opened: dict[int, deque[float]] = {}

    async def check_seat(self, person: Person) -> None:
        """Check whether somebody may sit down at one table more (``refused-tables-person``)."""
        most = self._settings.most_tables_person
        if await self._store.tables.count_active_of(person.id) >= most:
            raise Refused(Refusal("refused-tables-person", {"most": most}))

    async def check_opening(self, place: Place, person: Person) -> None:
        """Check whether somebody may open one table more here (``refused-tables-server``, ``refused-tables-quick``)."""
        await self.check_seat(person)
        if place.guild_id is not None:
            decided = (await self._servers.settings(place.guild_id)).tables
            most = min(decided or self._settings.most_tables_server, self._settings.most_tables_server)
            if len(await self._store.tables.active_in(place.guild_id)) >= most:
                raise Refused(Refusal("refused-tables-server", {"most": most}))
        latest = self._latest(person)
        if len(latest) >= self._settings.openings_per_minute:
            wait = ceil(latest[0] + MINUTE - self._clock())
            raise Refused(Refusal("refused-tables-quick", {"seconds": max(wait, 1)}))

    def opened(self, person: Person) -> None:
        """Somebody has opened a table just now."""
        self._latest(person).append(self._clock())

    def _latest(self, person: Person) -> deque[float]:
        """When this person opened tables within the last minute."""
        if person.id not in self._opened and len(self._opened) >= MOST_REMEMBERED:
            del self._opened[next(iter(self._opened))]
        latest = self._opened.setdefault(person.id, deque())
        while latest and latest[0] <= self._clock() - MINUTE:
            latest.popleft()
        return latest
