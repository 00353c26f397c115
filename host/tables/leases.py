"""Leases: one process at a time works for a table in the background, however many share the database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Collection, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4
from weakref import WeakValueDictionary

import structlog

from host.tables.table import Table
from store.database import Store
from store.errors import StoreError
from store.leases import DURATION

PAUSE = 2.0
"""Seconds between two renewals, and between two looks for work that nobody does."""
GATHERING = 0.2
"""Seconds for which changes of other processes are gathered."""
SAFE = DURATION - PAUSE
"""Seconds after a renewal began for which its lease counts; the rest is for a slow network."""
LEAST_LEFT = PAUSE + 1.5
"""Seconds for which a lease must still count to be used again without a query; the next renewal comes before."""
MOST_AT_ONCE = 50
MOST_NEW, NEW = 500, 120.0
"""The most leases in use that were first taken within so many seconds; with them nobody else's work is taken."""
UNREADABLE = 3600.0
"""Seconds for which a table that cannot be read is left alone."""

log = structlog.get_logger(__name__)


@dataclass(slots=True)
class _Lease:
    table: Table
    until: float
    """Until when it counts, in the event loop's time."""
    taken: float
    """When it was first taken, in the event loop's time."""
    users: int = 1
    used: float = 0.0
    """Until when it was used last, in the event loop's time."""
    limits: set[asyncio.Timeout] = field(default_factory=set[asyncio.Timeout])

    def extend(self, until: float) -> None:
        self.until = until
        for limit in self.limits:
            if not limit.expired():  # otherwise its block is being cancelled, and cleans up
                limit.reschedule(until)


class Leases:
    """The leases of this process. A process that has the database for itself needs none."""

    def __init__(self, store: Store, *, shared: bool) -> None:
        self._store = store
        self._shared = shared
        self._holder = uuid4().hex
        self._leases: dict[int, _Lease] = {}
        self._elsewhere: dict[int, float] = {}
        """Until when a table is left to the process that had its lease, in the event loop's time."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._tasks: list[asyncio.Task[None]] = []
        self._changed: set[int] = set()
        """Tables that another process has changed, and that are looked at soon."""
        self._heard_news = asyncio.Event()
        self.watched: Callable[[], Collection[int]] = lambda: ()
        """Returns the tables that are shown to people by this process."""
        self.on_taken: Callable[[Table], Coroutine[Any, Any, None]]
        """Reads again a table for which another process has worked meanwhile. May raise as reading does."""
        self.on_work: Callable[[int, bool], Coroutine[Any, Any, None]]
        """Called with a table that another process has changed, and whether its work was left undone."""

    def start(self) -> None:
        """Start renewing, and looking for work that another process has left."""
        if self._shared:
            self._tasks = [
                asyncio.create_task(self._repeat(self._renew), name="leases"),
                asyncio.create_task(self._repeat(self._sweep), name="work left undone"),
                asyncio.create_task(self._repeat(self._follow, GATHERING), name="changes of other processes"),
                asyncio.create_task(self._store.listen(self._holder, self._hear), name="listening"),
            ]

    async def close(self) -> None:
        """Stop both, and let other processes take the leases, none of which may be in use."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        ended, self._leases = list(self._leases), {}
        if ended:
            try:
                await self._store.leases.end(self._holder, ended)
            except StoreError as error:  # they end by themselves
                log.warning("leases not ended", key=error.reason.key)

    @asynccontextmanager
    async def of(self, table: Table) -> AsyncGenerator[bool]:
        """Hold the lease of a table inside the block; False: another process does its work.

        Afterwards this process keeps the lease for a few seconds, as people often make several moves in a row; until
        then the others leave the table's work to it. The block is cancelled with TimeoutError where the lease cannot
        be renewed in time. Raises StoreError, and RefusedError for a table that cannot be read.
        """
        if not self._shared:
            yield True
            return
        lease = await self._take(table)
        if lease is None:
            yield False
            return
        try:
            async with asyncio.timeout_at(lease.until) as limit:
                lease.limits.add(limit)
                try:
                    yield True
                finally:
                    lease.limits.discard(limit)
        finally:
            lease.users -= 1
            lease.used = _now()

    async def leave_alone(self, table_id: int) -> None:
        """Keep a table that cannot be read from being taken again and again. Raises StoreError."""
        await self._store.leases.renew(self._holder, [table_id], UNREADABLE)

    # ---- inside

    async def _take(self, table: Table) -> _Lease | None:
        async with self._locks.setdefault(table.id, asyncio.Lock()):
            began = _now()
            lease = self._leases.get(table.id)
            if lease is not None and (lease.users or began < lease.until - LEAST_LEFT):
                lease.users, lease.table = lease.users + 1, table
                return lease
            if began < self._elsewhere.get(table.id, began):
                return None
            epoch = await self._store.leases.take(self._holder, table.id)
            if epoch is None:
                self._elsewhere[table.id] = began + PAUSE
                return None
            self._elsewhere.pop(table.id, None)
            if epoch not in (table.epoch, 1):
                await self.on_taken(table)
            table.epoch = epoch
            lease = self._leases[table.id] = _Lease(table, began + SAFE, began)
            return lease

    def _hear(self, table_ids: Collection[int] | None) -> None:
        """Note tables that another process has changed; None: any may have changed."""
        watched = self.watched()
        if table_ids is None:
            self._changed.update(self._leases, watched)
        else:
            self._changed.update(number for number in table_ids if number in self._leases or number in watched)
        if self._changed:
            self._heard_news.set()

    async def _follow(self) -> None:
        await self._heard_news.wait()
        self._heard_news.clear()
        changed, self._changed = sorted(self._changed), set()
        for table_id in changed:
            await self.on_work(table_id, False)

    async def _repeat(self, work: Callable[[], Coroutine[Any, Any, None]], pause: float | None = None) -> None:
        while True:
            try:
                await work()
            except StoreError as error:
                log.warning("leases not checked", key=error.reason.key)
            except Exception as error:
                log.error("leases not checked", error=type(error).__name__)
            await asyncio.sleep(PAUSE if pause is None else pause)

    async def _renew(self) -> None:
        began = _now()
        self._leases = {number: lease for number, lease in self._leases.items() if lease.users or lease.until > began}
        leases = {number: lease for number, lease in self._leases.items() if lease.users or lease.used > began - PAUSE}
        if not leases:
            return
        versions = await self._store.leases.renew(self._holder, list(leases))
        for table_id, lease in leases.items():
            version = versions.get(table_id)
            lease.extend(began if version is None else began + SAFE)
            if version is not None and version != lease.table.version:
                self._changed.add(table_id)
                self._heard_news.set()

    async def _sweep(self) -> None:
        now = _now()
        self._elsewhere = {table_id: until for table_id, until in self._elsewhere.items() if until > now}
        while self._new() < MOST_NEW and (taken := await self._store.leases.take_pending(self._holder, MOST_AT_ONCE)):
            for table_id in taken:
                self._elsewhere.pop(table_id, None)
                await self.on_work(table_id, True)

    def _new(self) -> int:
        """Return the number of new leases in use; the others may wait long for somebody or for the chat."""
        recent = _now() - NEW
        return sum(lease.users > 0 and lease.taken > recent for lease in self._leases.values())


def _now() -> float:
    return asyncio.get_running_loop().time()
