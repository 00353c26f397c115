"""Scheduler of deadlines and reminders: one task for all tables, which sleeps until the next one is due."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from engine.kernel.menus import RefusedError
from host.background.sleeper import Sleeper
from host.tables.registry import Registry
from host.tables.table import Table
from host.time.clocks import HOUR
from host.time.running_time import RunningTime
from store import progress
from store.database import Store
from store.errors import StoreError

TABLES_PER_BATCH = 50
"""Tables that are handled between two checks of the clock."""
PAUSE = 5.0
"""Seconds between two tries when the store fails."""
FAILED_TABLE_RETRY = float(HOUR)
"""Seconds after which a table that failed is tried again."""

SHARED_REST = 2.0
"""Longest seconds between two looks at deadlines that other processes may have written."""

log = structlog.get_logger(__name__)


class Scheduler:
    """Handles tables when they are due; while the chat cannot be reached no time counts."""

    def __init__(
        self,
        store: Store,
        registry: Registry,
        time: RunningTime,
        due: Callable[[Table], Awaitable[None]],
        refresh: Callable[[Table], None],
        beat: float,
        *,
        shared: bool = False,
    ) -> None:
        """Create a scheduler with a heartbeat every ``beat`` seconds.

        ``due`` is called with each table whose deadline has come, writes the next one, and may raise StoreError;
        ``refresh`` shows a table again; ``shared``: other processes write deadlines too.
        """
        self._store = store
        self._registry = registry
        self._time = time
        self._beat = beat
        self._shared = shared
        self._due = due
        self._refresh = refresh
        self._awake = asyncio.Event()
        self._sleeper = Sleeper()
        self._next: float | None = None
        self._task: asyncio.Task[None] | None = None
        self.reachable = True

    def start(self, gone: float) -> None:
        """Start the task; ``gone`` is the number of seconds for which the house was down before."""
        self._task = asyncio.create_task(self._run(gone), name="scheduler")

    async def close(self) -> None:
        """Stop the task and store the time that has counted."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        try:
            if self.reachable:
                await self._time.beat()
        except StoreError as error:
            log.warning("time not noted", key=error.reason.key)

    def schedule(self, deadline: float | None) -> None:
        """Handle a table at this deadline; never waits."""
        if deadline is not None and (self._next is None or deadline < self._next):
            self._next = deadline
            self.wake()

    def wake(self) -> None:
        """Check the clock at once."""
        self._awake.set()
        self._sleeper.wake()

    # ---- inside

    async def _run(self, gone: float) -> None:
        while True:
            try:
                if gone > self._time.away:
                    await self._refresh_clocks()
                gone = 0.0
                if self.reachable:
                    if self._time.silence >= self._beat:
                        gone = await self._time.beat()
                    await self._look()
                await self._sleep(self._rest())
            except StoreError as error:
                log.warning("clocks not checked", key=error.reason.key)
                await asyncio.sleep(PAUSE)
            except Exception as error:
                log.error("clocks not checked", error=type(error).__name__)
                await asyncio.sleep(PAUSE)

    async def _look(self) -> None:
        """Handle all due tables, then find the next deadline."""
        if not self._shared and self._next is not None and self._next > self._time.now():
            return
        self._next = None
        while due := await self._store.progress.due(self._time.now(), TABLES_PER_BATCH):
            for table_id in due:
                await self._look_at(table_id)
        stored = await self._store.progress.next_deadline()
        # a deadline may have been noticed meanwhile
        self._next = min((at for at in (stored, self._next) if at is not None), default=None)

    async def _look_at(self, table_id: int) -> None:
        """Handle a due table; a failure must not stop the clocks of other tables."""
        try:
            await self._due(await self._registry.get(table_id))
        except StoreError:
            raise
        except Exception as error:
            key = error.refusal.key if isinstance(error, RefusedError) else type(error).__name__
            log.warning("table not checked", table=table_id, key=key)
            await self._store.write(progress.deadline(table_id, self._time.now() + FAILED_TABLE_RETRY))

    async def _refresh_clocks(self) -> None:
        """Show boards with deadlines again, because these have moved by the time the house was down."""
        for table_id in await self._store.progress.clocked():
            try:
                self._refresh(await self._registry.get(table_id))
            except RefusedError:
                continue
            await asyncio.sleep(0)

    def _rest(self) -> float:
        """Return the seconds until the next heartbeat or deadline."""
        beat = self._beat - min(self._time.silence, self._beat) if self.reachable else self._beat
        beat = min(beat, SHARED_REST) if self._shared else beat
        return beat if self._next is None or not self.reachable else min(beat, max(0.0, self._next - self._time.now()))

    async def _sleep(self, seconds: float) -> None:
        """Sleep for some seconds, or until the scheduler is woken."""
        if not self._awake.is_set():
            await self._sleeper.sleep(seconds)
        self._awake.clear()
