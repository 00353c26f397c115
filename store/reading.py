"""The base of all readers: queries that run beside the writer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, TypeVar

from sqlalchemy import Engine, Row
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from store.errors import StoreError, is_worth_reconnecting, store_error
from store.time_limit import time_limit_ends

K = TypeVar("K")
V = TypeVar("V")


class Readers:
    """Connections for queries, each used in a thread.

    A plain query in a thread needs less than half of the work of one through SQLAlchemy's asynchronous engine.
    """

    def __init__(self, engine: Engine, connections: int) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(connections, thread_name_prefix="store reader")
        self._closing = False

    async def run(self, query: Any, values: Mapping[str, Any] | None = None) -> Sequence[Row[Any]]:
        """Run one statement in a transaction of its own, and return its rows.

        Raises StoreError, also after the end of the store.
        """
        if self._closing:
            raise StoreError("refused-store-failed")
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._threads, self._run, query, values, time_limit_ends()
            )
        except (SQLAlchemyError, OSError) as error:
            raise store_error(getattr(error, "orig", None) or error) from error

    async def close(self) -> None:
        self._closing = True
        await asyncio.get_running_loop().run_in_executor(self._threads, self._engine.dispose)
        self._threads.shutdown(wait=False)

    def _run(self, query: Any, values: Mapping[str, Any] | None, until: float) -> Sequence[Row[Any]]:
        try:
            return self._rows(query, values)
        except DBAPIError as error:
            if not is_worth_reconnecting(error, until):
                raise
            return self._rows(query, values)

    def _rows(self, query: Any, values: Mapping[str, Any] | None) -> Sequence[Row[Any]]:
        with self._engine.begin() as connection:
            return connection.execute(query, values).all()


class StoreReader:
    """Reads one subject. A reader sees what was committed when its query begins."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers
        self.rows = readers.run


class BatchReader(Generic[K, V]):
    """Answers many callers with one query: those who ask while a query runs share the next one."""

    def __init__(self, read: Callable[[Collection[K]], Awaitable[Mapping[K, V]]]) -> None:
        self._read = read
        self._waiting: dict[K, asyncio.Future[V | None]] = {}
        self._task: asyncio.Task[None] | None = None

    async def get(self, key: K) -> V | None:
        """Return the value of a key, or None, by a query that begins after this call; raise what the query raises."""
        if key not in self._waiting:
            self._waiting[key] = asyncio.get_running_loop().create_future()
        waiting = self._waiting[key]
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="batch reader")
        return await asyncio.shield(waiting)

    async def _run(self) -> None:
        try:
            while self._waiting:
                await asyncio.sleep(0)  # further calls of the same moment join
                batch, self._waiting = self._waiting, {}
                await self._answer(batch)
        finally:
            self._task = None

    async def _answer(self, batch: Mapping[K, asyncio.Future[V | None]]) -> None:
        try:
            values = await self._read(batch)
        except Exception as error:
            for waiting in batch.values():
                waiting.set_exception(error)
                waiting.exception()  # perhaps nobody waits any more
        else:
            for key, waiting in batch.items():
                waiting.set_result(values.get(key))
