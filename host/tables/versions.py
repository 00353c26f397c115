"""Versions of tables: what a process holds of a table is a copy of its rows, valid for one version of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from store import progress, schema
from store.database import Store
from store.errors import StaleError, StoreError
from store.statements import Change

if TYPE_CHECKING:
    from host.tables.table import Table

MOST_RACES = 20
"""Times that a change is tried again because another process was faster."""
OUTDATED = -1.0
"""When a table was last known to be as its rows, if it is known not to be."""
_LINE = (schema.journal, schema.mentions, schema.progress)
"""What a new line of the journal changes."""
P = ParamSpec("P")
T = TypeVar("T")


class TableLock:
    """The lock of a table in this process; its holder finds the table as it is stored.

    Other processes are not kept out: a change of theirs in the meantime makes :func:`write` raise StaleError.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._holder: asyncio.Task[Any] | None = None
        self.refresh: Callable[[], Awaitable[None]] | None = None
        """Reads the table again if its rows have changed; None: the table is new."""

    def locked(self) -> bool:
        return self._lock.locked()

    @property
    def is_mine(self) -> bool:
        """Whether the current task holds the lock."""
        return self._lock.locked() and self._holder is asyncio.current_task()

    async def __aenter__(self) -> None:
        """Wait for the lock. Raises StoreError, and RefusedError for a table that cannot be read any more."""
        await self._lock.acquire()
        self._holder = asyncio.current_task()
        try:
            await self.refresh_now()
        except BaseException:
            self._lock.release()
            raise

    async def refresh_now(self) -> None:
        """Read the table again if its rows have changed; the lock must be held. Raises as taking the lock does."""
        if self.refresh is not None:
            await self.refresh()

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()


async def write(store: Store, table: Table, *changes: Change) -> None:
    """Write changes of a table, whose lock is held, if nobody else has changed it since it was read.

    Raises StaleError if somebody has, and other StoreErrors; the table is then read again before its next use.
    """
    began = time.monotonic()
    grown = 1 if all(change.statement.table in _LINE for change in changes) else 2
    try:
        await store.write(progress.next_version(table.id, table.version, grown), *changes)
    except StaleError:
        table.checked = OUTDATED
        raise
    except BaseException:
        table.stale = True
        raise
    table.version += grown
    table.checked = began


def retried(change: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let a change, which takes the lock itself, run again where another process was faster.

    It then finds the table as the other process left it, and may be refused for that.
    """

    @wraps(change)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(MOST_RACES):
            try:
                return await change(*args, **kwargs)
            except StaleError:
                continue
        raise StoreError("refused-store-locked")

    return tried
