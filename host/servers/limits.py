"""How many tables one person and one server may have at once. How quickly new ones may be opened: host.budget."""

from __future__ import annotations

from engine.kernel.menus import Refusal, RefusedError
from host.people import Person, Place
from host.servers.server_settings import Servers
from host.settings import Settings
from store.database import Store


class TableLimits:
    """Raises RefusedError where one table more would be too many."""

    def __init__(self, store: Store, servers: Servers, settings: Settings) -> None:
        self._store = store
        self._servers = servers
        self._settings = settings

    async def check_seat(self, person: Person) -> None:
        """Check whether somebody may sit down at one table more (``refused-tables-person``)."""
        most = self._settings.most_tables_person
        if await self._store.tables.count_active_of(person.id) >= most:
            raise RefusedError(Refusal("refused-tables-person", {"most": most}))

    async def check_opening(self, place: Place, person: Person) -> None:
        """Check whether there is room for one table more here (``refused-tables-server``)."""
        await self.check_seat(person)
        if place.guild_id is not None:
            decided = (await self._servers.settings(place.guild_id)).tables
            most = min(decided or self._settings.most_tables_server, self._settings.most_tables_server)
            if len(await self._store.tables.active_in(place.guild_id)) >= most:
                raise RefusedError(Refusal("refused-tables-server", {"most": most}))
