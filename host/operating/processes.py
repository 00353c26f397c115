"""The processes that share a database: each has a number, and its share of the calls that Discord allows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from uuid import uuid4

import structlog

from host.operating.metrics import Metrics
from host.settings import Settings
from host.version import VERSION
from store.database import Store
from store.errors import StaleError, StoreError
from store.processes import ProcessRow, beat, joined, left, silent
from store.statements import Change

PAUSE = 2.0
"""Seconds between two beats of a process that shares the database."""
GONE = 10.0
"""Seconds without a beat after which the others no longer count a process."""
SILENT = 3 * PAUSE
"""Seconds without a beat after which a process says that it should get no requests."""
NEW = 3 * PAUSE
"""Seconds for which a process is new: the others may not have noticed it yet, and still use its share."""
DISCORD_LIMIT = 50
"""Calls a second that Discord allows one bot."""

log = structlog.get_logger(__name__)


class Processes:
    """The place of this process among those of its database; SQLite has only one."""

    def __init__(self, store: Store, metrics: Metrics, settings: Settings, *, works: bool = False) -> None:
        """Create it; ``works``: this process is a worker, which makes no calls."""
        self._store = store
        self._metrics = metrics
        self._works = works
        self._total = 0 if works else settings.calls_per_second
        self._shared = settings.shared
        self._pause = PAUSE if settings.shared or works else settings.beat
        self._mine: ProcessRow | None = None
        self._heard = 0.0
        self._task: asyncio.Task[None] | None = None
        self.share = self._total
        """How many calls a second this process may make; 0: no limit."""
        self.on_share: Callable[[int], None] = lambda share: None
        """Called with each new share."""

    async def start(self) -> None:
        """Join the other processes, and go on beating.

        Raises StoreError; but a process that has the database for itself joins later where nothing can be written.
        """
        try:
            await self._beat()
        except StoreError as error:
            if self._shared:
                raise
            log.warning("no beat", key=error.reason.key)
        if self._shared:
            self._metrics.reaches_database = self._is_heard
        self._task = asyncio.create_task(self._run(), name="beats")

    async def close(self) -> None:
        """Leave the other processes, which share the calls among them from now on."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._mine is None:
            return
        try:
            await self._store.write(left(self._mine))
        except StoreError as error:  # it is removed when it has been silent for a while
            log.warning("not removed from the processes", key=error.reason.key)

    # ---- inside

    def _is_heard(self) -> bool:
        return asyncio.get_running_loop().time() - self._heard < SILENT

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._pause)
            try:
                await self._beat()
            except StoreError as error:
                log.warning("no beat", key=error.reason.key)
                if asyncio.get_running_loop().time() - self._heard > GONE:
                    self._set(min(1, self._total))  # the others have shared out what it had
            except Exception as error:
                log.error("no beat", error=type(error).__name__)

    async def _beat(self) -> None:
        now = await self._store.leases.now()
        row = self._mine
        if row is not None:
            seconds = max(now - row.beat, 0.001)
            row = row._replace(beat=now, calls=round(self._metrics.take_calls() / seconds, 1))
            try:
                await self._store.write(beat(row), self._silent(now, row.identity))
            except StaleError:  # it was silent for too long
                row = None
        if row is None:
            row = await self._join(now)
        self._mine = row
        self._heard = asyncio.get_running_loop().time()
        self._set(share(self._total, await self._store.processes.read(), row))

    def _silent(self, now: float, identity: str) -> Change:
        """Remove the processes that are gone. A bot that has the database for itself replaces any other bot at once."""
        bots = 0.0 if self._works else now - GONE if self._shared else now
        return silent(bots, now - GONE, identity)

    async def _join(self, now: float) -> ProcessRow:
        """Take the lowest number that is free."""
        identity = uuid4().hex
        await self._store.write(self._silent(now, identity))
        while True:
            taken = {row.number for row in await self._store.processes.read()}
            number = next(number for number in range(1, len(taken) + 2) if number not in taken)
            row = ProcessRow(number, identity, VERSION, now, now, 0.0, self._works)
            try:
                await self._store.write(joined(row))
            except StaleError:  # another process was faster
                continue
            log.debug("joined the processes", number=number, processes=len(taken) + 1)
            return row

    def _set(self, share: int) -> None:
        if share != self.share:
            log.info("calls a second", share=share)
        self.share = share
        self.on_share(share)


def share(total: int, rows: Sequence[ProcessRow], mine: ProcessRow) -> int:
    """Return how many of all calls a second one process may make; 0: no limit.

    New processes make do with what is kept in reserve, until all others have noticed them.
    """
    if not total:
        return 0
    bots = [row for row in rows if not row.works]
    equal = total // max(1, len(bots))
    new = sum(row.beat - row.started < NEW for row in bots)
    if len(bots) > 1 and mine.beat - mine.started < NEW:
        equal = min(equal, (DISCORD_LIMIT - total) // max(1, new))
    return max(1, equal)
