"""Limits on the number of tables of a person and of a server; host.budget limits how often they are opened."""

from __future__ import annotations

from engine.kernel.menus import Refusal, RefusedError
from host.people import Person, Place
from host.servers.server_settings import ServerSettingsCache
from host.settings import Settings
from store import limits, people
from store.database import Store
from store.statements import Change


class TableLimits:
    """Limits on tables; every method raises RefusedError if another table would be too many.

    The returned changes belong into the write of that table: they let it raise StaleError where another process was
    faster, after which a further check refuses.
    """

    def __init__(self, store: Store, servers: ServerSettingsCache, settings: Settings) -> None:
        self._store = store
        self._servers = servers
        self._settings = settings

    async def check_seat(self, person: Person) -> list[Change]:
        """Check that a person may sit down at another table (``refused-tables-person``)."""
        most = self._settings.most_tables_person
        if await self._store.tables.count_active_of(person.id) >= most:
            raise RefusedError(Refusal("refused-tables-person", {"most": most}))
        return [people.person(*person), limits.person_at_most(person.id, most)]

    async def check_opening(self, place: Place, person: Person) -> list[Change]:
        """Check that another table may be opened here (``refused-tables-server``)."""
        changes = await self.check_seat(person)
        if place.guild_id is not None:
            chosen = (await self._servers.settings(place.guild_id)).tables
            most = min(chosen or self._settings.most_tables_server, self._settings.most_tables_server)
            if len(await self._store.tables.active_in(place.guild_id)) >= most:
                raise RefusedError(Refusal("refused-tables-server", {"most": most}))
            changes += limits.server_at_most(place.guild_id, most)
        return changes
