"""The limit of one game for each channel."""

from __future__ import annotations

import structlog

from engine.kernel.menus import Refusal, RefusedError
from host.people import Person, Place
from host.tables.registry import Registry
from host.tables.status import Status
from store import tables
from store.database import Store

log = structlog.get_logger(__name__)


class Channels:
    """Check for other tables in a channel."""

    def __init__(self, store: Store, registry: Registry) -> None:
        self._store = store
        self._registry = registry

    async def refuse_second(self, place: Place, person: Person) -> None:
        """Refuse a second game in a channel; a stored game that can no longer be read is set aside."""
        active = self._registry.active_in(place.channel_id)  # a thread opened just now may not be in the store yet
        table_id = await self._store.tables.in_channel(place.channel_id) if active is None else active.id
        if table_id is None:
            return
        try:
            present = await self._registry.get(table_id)
        except RefusedError as refused:
            if not await self._may_set_aside(table_id, person, refused.refusal.key):
                raise
            await self._store.write(
                tables.status(table_id, status=Status.CLOSED, active_channel=None, owner=0, commitment="")
            )
            log.warning("table set aside", table=table_id)
            return
        if present.status is Status.OPEN:
            raise RefusedError(Refusal("refused-open-here"))
        if present.status is Status.RUNNING:
            raise RefusedError(Refusal("refused-running-here"))

    async def _may_set_aside(self, table_id: int, person: Person, key: str) -> bool:
        """Return whether a stored game that was refused with this key may be set aside.

        A game that only lacks its card pack can come back, so only its players may set it aside.
        """
        if key != "refused-pack-missing":
            return key == "refused-not-loadable"
        row = await self._store.tables.read(table_id)
        return row is not None and person.id in [seat.person_id for seat in row.seats]
