"""Archive of running and finished games."""

from __future__ import annotations

from engine.kernel.text import text_from_data
from engine.record import Record
from host.background.processor_time import compute
from host.people import Person
from host.record.exporting import record_of
from host.record.verifying import DiceReport, sealed, verify
from host.tables.names import learn
from host.tables.registry import Registry
from host.tables.status import Status
from render.languages import Languages
from store.database import Store


class Archive:
    """Reader of games. Every method raises RefusedError if there is no such table or its game has not begun."""

    def __init__(self, store: Store, registry: Registry, languages: Languages) -> None:
        self._store = store
        self._registry = registry
        self._languages = languages

    async def verify(self, table_id: int) -> DiceReport:
        """Play the game again from its journal and check every roll."""
        table = await self._registry.get(table_id)
        async with table.lock:
            table.playing()
            rows = await self._store.journal.lines(table.id)
            saved, over = table.saved, table.status is Status.OVER
        return await compute(verify, sealed(table), rows, saved, over)

    async def export(self, table_id: int, person: Person) -> Record:
        """Return the record of a game: everything when it is over, this person's view while it runs."""
        table = await self._registry.get(table_id)
        language = self._languages.pick(person.locale) if person.locale else table.language
        async with table.lock:
            view = table.view(person.id)
            rows = await self._store.journal.lines(table.id)
            await learn(self._store, table, [text_from_data(row.events) for row in rows])
        return await compute(record_of, table, rows, view, self._languages, language)
