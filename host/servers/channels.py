"""One game a channel."""

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
    """Knows whether a channel has room for a table."""

    def __init__(self, store: Store, registry: Registry) -> None:
        self._store = store
        self._registry = registry

    async def refuse_second(self, place: Place, person: Person) -> None:
        """One game a channel. A stored game that cannot be read any more is set aside."""
        seen = self._registry.active_in(place.channel_id)  # a thread opened just now may not be in the store yet
        found = await self._store.tables.in_channel(place.channel_id) if seen is None else seen.id
        if found is None:
            return
        try:
            present = await self._registry.get(found)
        except RefusedError as refused:
            if not await self._may_set_aside(found, person, refused.refusal.key):
                raise
            await self._store.write(
                tables.status(found, status=Status.CLOSED, active_channel=None, owner=0, commitment="")
            )
            log.warning("table set aside", table=found)
            return
        if present.status is Status.OPEN:
            raise RefusedError(Refusal("refused-open-here"))
        if present.status is Status.RUNNING:
            raise RefusedError(Refusal("refused-running-here"))

    async def _may_set_aside(self, table_id: int, person: Person, key: str) -> bool:
        """Whether a stored game that is refused for this reason may make room. One that only lacks its pack can come
        back, so that is for those who play it to say.
        """
        if key != "refused-pack-missing":
            return key == "refused-not-loadable"
        row = await self._store.tables.read(table_id)
        return row is not None and person.id in [seat.person_id for seat in row.seats]
