"""One task for the time of all tables: it sleeps until the next deadline or reminder, however many tables there are."""

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

AT_ONCE = 50
"""Tables that are looked at between two looks at the clock."""
PAUSE = 5.0
"""Seconds between two tries where the store does not answer."""
LATER = float(HOUR)
"""Seconds after which a table is tried again that cannot be looked at."""

log = structlog.get_logger(__name__)


class Scheduler:
    """Looks at tables when they are due; while the chat cannot be reached no time counts."""

    def __init__(
        self,
        store: Store,
        registry: Registry,
        time: RunningTime,
        due: Callable[[Table], Awaitable[None]],
        refresh: Callable[[Table], None],
        beat: float,
    ) -> None:
        """``due`` is called with each table whose deadline has come, and writes the next one; it may raise StoreError.
        ``refresh`` shows a table again.
        """
        self._store = store
        self._registry = registry
        self._time = time
        self._beat = beat
        self._due = due
        self._refresh = refresh
        self._awake = asyncio.Event()
        self._sleeper = Sleeper()
        self._next: float | None = None
        self._task: asyncio.Task[None] | None = None
        self.reachable = True

    def start(self, gone: float) -> None:
        """Begin; ``gone``: for how long the house was away before."""
        self._task = asyncio.create_task(self._run(gone), name="scheduler")

    async def close(self) -> None:
        """Stop; the time that has counted is noted."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        try:
            if self.reachable:
                await self._time.beat()
        except StoreError as error:
            log.warning("time not noted", key=error.reason.key)

    def noticed(self, deadline: float | None) -> None:
        """A table is to be looked at then; never waits."""
        if deadline is not None and (self._next is None or deadline < self._next):
            self._next = deadline
            self.wake()

    def wake(self) -> None:
        """Look at the clock at once."""
        self._awake.set()
        self._sleeper.wake()

    # ---- inside

    async def _run(self, gone: float) -> None:
        while True:
            try:
                if gone > self._time.away:
                    await self._show_anew()
                gone = 0.0
                if self.reachable:
                    if self._time.silence >= self._beat:
                        gone = await self._time.beat()
                    await self._look()
                await self._sleep(self._rest())
            except StoreError as error:
                log.warning("clocks not looked at", key=error.reason.key)
                await asyncio.sleep(PAUSE)
            except Exception as error:
                log.error("clocks not looked at", error=type(error).__name__)
                await asyncio.sleep(PAUSE)

    async def _look(self) -> None:
        """Look at all tables that are due, then find out when the next one is."""
        if self._next is not None and self._next > self._time.now():
            return
        self._next = None
        while due := await self._store.progress.due(self._time.now(), AT_ONCE):
            for table_id in due:
                await self._look_at(table_id)
        found = await self._store.progress.next_deadline()
        self._next = min((at for at in (found, self._next) if at is not None), default=None)  # one may be new

    async def _look_at(self, table_id: int) -> None:
        """Look at a table. One that cannot be read, or where this fails, must not stop the clocks of all others."""
        try:
            await self._due(await self._registry.get(table_id))
        except StoreError:
            raise
        except Exception as error:
            key = error.refusal.key if isinstance(error, RefusedError) else type(error).__name__
            log.warning("table not looked at", table=table_id, key=key)
            await self._store.write(progress.deadline(table_id, self._time.now() + LATER))

    async def _show_anew(self) -> None:
        """Deadlines have moved by the time the house was away: boards that tell them are shown again."""
        for table_id in await self._store.progress.clocked():
            try:
                self._refresh(await self._registry.get(table_id))
            except RefusedError:
                continue
            await asyncio.sleep(0)

    def _rest(self) -> float:
        """Seconds until there is something to do."""
        beat = self._beat - min(self._time.silence, self._beat) if self.reachable else self._beat
        return beat if self._next is None or not self.reachable else min(beat, max(0.0, self._next - self._time.now()))

    async def _sleep(self, seconds: float) -> None:
        """Rest so long, or until somebody wakes the scheduler."""
        if not self._awake.is_set():
            await self._sleeper.sleep(seconds)
        self._awake.clear()
