"""Retention of games: finished games are compressed, and removed after the configured time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog

from engine.kernel.menus import RefusedError
from host.background.priority import Priority
from host.settings import Settings
from host.tables.registry import Registry
from host.time.clocks import DAY, HOUR
from store import journal, progress, retention
from store.database import Store
from store.errors import StaleError, StoreError

FIRST_DELAY = 30.0
"""Seconds between the start and the first step."""
STEP_PAUSE = 0.25
"""Seconds between two steps while there is work."""
IDLE_PAUSE = 600.0
"""Seconds until the next step after there was no work."""
SETTLED = float(HOUR)
"""Seconds for which a finished game is not compressed, as people look at it and the thread gets its last news."""

log = structlog.get_logger(__name__)


class RetentionTask:
    """Background task that compresses or removes one table at a time, while nobody waits for an answer."""

    def __init__(
        self,
        store: Store,
        registry: Registry,
        settings: Settings,
        clock: Callable[[], float],
        records: asyncio.Lock,
        priority: Priority,
        is_left: Callable[[int], Awaitable[bool]],
    ) -> None:
        """Create the task.

        ``clock`` returns seconds since 1970, ``records`` is held while journals are rewritten, ``is_left`` returns
        whether the bot is certainly not back in a server that had removed it.
        """
        self._store = store
        self._registry = registry
        self._settings = settings
        self._clock = clock
        self._records = records
        self._priority = priority
        self._is_left = is_left
        self._after = 0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="retention")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def step(self) -> bool:
        """Compress or remove one table; return whether there was one. Raises StoreError."""
        async with self._records:
            return await self._compress() or await self._remove_game() or await self._remove_from_server()

    # ---- inside

    async def _run(self) -> None:
        pause = FIRST_DELAY
        while True:
            await asyncio.sleep(pause)
            await self._priority.wait_for_answers()
            try:
                pause = STEP_PAUSE if await self.step() else IDLE_PAUSE
            except StoreError as error:
                log.warning("nothing compressed or removed", key=error.reason.key)
                pause = IDLE_PAUSE
            except Exception as error:  # one table must not stop the task
                log.error("nothing compressed or removed", error=type(error).__name__)
                pause = IDLE_PAUSE

    async def _compress(self) -> bool:
        table_id = await self._store.retention.uncompressed(self._after, self._clock() - SETTLED)
        if table_id is None:
            self._after = 0
            return False
        self._after = table_id  # a table that fails is tried again in the next round
        versions = await self._registry.versions([table_id])
        try:
            rows = await self._store.journal.lines(table_id)
        except RefusedError as refused:
            log.warning("journal not compressed", table=table_id, key=refused.refusal.key)
            return True
        lines = await asyncio.to_thread(journal.packed, rows)
        guards = [progress.next_version(*seen) for seen in versions.items()]
        with suppress(StaleError):  # another process has compressed it, or changed its lines
            await self._store.write(*guards, *journal.archived(table_id, rows, lines))
        return True

    async def _remove_game(self) -> bool:
        days = self._settings.keep_games_days
        table_id = await self._store.retention.expired(self._clock() - days * DAY) if days else None
        if table_id is not None:
            await self._remove(table_id)
        return table_id is not None

    async def _remove_from_server(self) -> bool:
        days = self._settings.keep_servers_days
        guild_id = await self._store.retention.server_left(self._clock() - days * DAY) if days else None
        if guild_id is None or not await self._is_left(guild_id):
            return False
        table_id = await self._store.retention.table_in(guild_id)
        if table_id is not None:
            await self._remove(table_id)
        else:
            await self._store.write(*retention.server_removed(guild_id))
            log.info("server removed", days=days)
        return True

    async def _remove(self, table_id: int) -> None:
        changes = retention.table_removed(table_id, await self._store.tables.last_id())
        table = self._registry.in_memory(table_id)
        if table is None:
            await self._store.write(*changes)
        else:
            async with table.lock:
                await self._store.write(*changes)
                self._registry.drop(table_id)
        log.info("table removed", table=table_id)
