"""Group commit: one connection writes; changes that arrive during a commit go out together in the next transaction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from store import progress
from store.errors import StaleError, StoreError, is_worth_reconnecting, store_error
from store.listening import announced, announcement
from store.statements import Change, Expect, WriteStatement
from store.time_limit import TIME_LIMIT, time_limit_ends

MOST_IN_ONE_COMMIT = 500
_MIN_WAIT = 0.02
"""Seconds: a caller with less time left does not wait any more."""
_TIMEOUT_TOLERANCE = 0.05
"""Seconds: a smaller difference from TIME_LIMIT is not worth an update of busy_timeout."""
_ROUND_TRIP_TOLERANCE = 0.5
"""Seconds: a smaller difference from TIME_LIMIT is not worth a further round trip to PostgreSQL."""
T = TypeVar("T")

log = structlog.get_logger(__name__)


@dataclass(slots=True, eq=False)
class _Waiting:
    """One caller's changes, the future it awaits, and until when it waits for a locked database."""

    changes: Sequence[Change]
    done: asyncio.Future[None]
    until: float


class Writer:
    """Takes changes from many callers; each caller continues when the transaction with its changes is durable.

    A whole transaction is one hop to the thread of its connection and back.
    """

    def __init__(self, engine: Engine) -> None:
        """Call :meth:`open` before anything else."""
        self._engine = engine
        self._compiled: dict[WriteStatement, Executable] = {}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store writer")
        self._connection: Connection | None = None
        self._busy_timeout = TIME_LIMIT
        """Seconds that SQLite waits for a lock at present."""
        self._queue: list[_Waiting] = []
        self._news = asyncio.Event()
        self._closing = False
        self._may_be_committed = False
        """Whether the latest transaction may have been committed, even where the connection ended."""
        self._task: asyncio.Task[None] | None = None
        self._check: Callable[[], None] = lambda: None
        self.announcer: str | None = None
        """The process that announces which tables it has changed; None: there are no others."""
        self.lost: asyncio.Future[StoreError] = asyncio.get_running_loop().create_future()
        """The reason why nothing can be written until the bot restarts; the future is pending while writing works."""

    async def open(
        self, preparing: Engine, prepare: Callable[[Connection], None], check: Callable[[], None] | None = None
    ) -> None:
        """Prepare the database in a first transaction, with an engine for that, and connect.

        ``check`` is called before each later one and raises StoreError where the database is lost. Raises what the
        driver or ``prepare`` raises.
        """

        def connect() -> Connection:
            try:
                with preparing.begin() as connection:
                    prepare(connection)
            finally:
                if preparing is not self._engine:
                    preparing.dispose()
            return self._engine.connect()

        self._connection = await self._in_thread(connect)
        if check is not None:
            self._check = check
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def write(self, *changes: Change) -> None:
        """Write all changes or none.

        Waits for another program's lock until the caller's time limit (:mod:`store.time_limit`), however many others
        wait. Raises StoreError with nothing written, now or later; StaleError if somebody else has changed a row that
        must be as it was seen, or has added the same unique row.
        """
        if self._closing:
            raise StoreError("refused-store-failed")
        waiting = _Waiting(changes, asyncio.get_running_loop().create_future(), time_limit_ends())
        self._queue.append(waiting)
        self._news.set()
        await waiting.done

    async def close(self) -> None:
        """Write all queued changes, then stop."""
        self._closing = True
        self._news.set()
        if self._task is not None:
            await self._task
        if self._connection is not None:
            await self._in_thread(self._connection.close)
        await self._in_thread(self._engine.dispose)
        self._thread.shutdown(wait=False)

    # ---- inside

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _run(self) -> None:
        while self._queue or not self._closing:
            await self._news.wait()
            self._news.clear()
            while self._queue:
                batch, self._queue = self._queue[:MOST_IN_ONE_COMMIT], self._queue[MOST_IN_ONE_COMMIT:]
                await self._commit_together(batch)

    async def _commit_together(self, batch: Sequence[_Waiting]) -> None:
        changes = [change for waiting in batch for change in waiting.changes]
        until = min(waiting.until for waiting in batch)
        try:
            await self._in_thread(lambda: self._commit(changes, until))
        except (StaleError, IntegrityError) as error:
            if len(batch) == 1:
                _fail(batch, StaleError() if isinstance(error, IntegrityError) else error)
                return
            for waiting in batch:
                await self._commit_together([waiting])
        except StoreError as error:
            if not self.lost.done():
                self.lost.set_result(error)
            _fail(batch, error)
        except OperationalError as error:  # locked, full, unwritable: the same for everybody
            await self._locked(batch, error)
        except Exception as error:
            if len(batch) == 1:
                _fail(batch, error)
                return
            for waiting in batch:  # one of them does not fit: let only that one fail
                await self._commit_together([waiting])
        else:
            for waiting in batch:
                if not waiting.done.done():
                    waiting.done.set_result(None)

    async def _locked(self, batch: Sequence[_Waiting], error: OperationalError) -> None:
        """Queue the callers that have time left again, before those that came since; nothing was written for them."""
        now = time.monotonic() + _MIN_WAIT
        locked = store_error(error.orig or error).reason.key == "refused-store-locked"
        waiting_on = [waiting for waiting in batch if locked and waiting.until > now]
        _fail([waiting for waiting in batch if waiting not in waiting_on], error)
        self._queue[:0] = waiting_on

    def _commit(self, changes: Sequence[Change], until: float) -> None:
        """Write one transaction in the writer's thread, waiting until then for locks of others.

        Where the connection had ended, as after a restart of PostgreSQL, write it once more over a new one.
        """
        self._wait_until(until)
        grouped: dict[WriteStatement, list[dict[str, Any]]] = {}
        for change in sorted(changes, key=lambda change: change.statement.order):
            grouped.setdefault(change.statement, []).append(dict(change.values))
        try:
            self._execute(grouped, until)
        except DBAPIError as error:
            if self._may_be_committed or not is_worth_reconnecting(error, until):
                raise
            self._execute(grouped, until)

    def _execute(self, grouped: Mapping[WriteStatement, list[dict[str, Any]]], until: float) -> None:
        assert self._connection is not None
        self._check()
        self._may_be_committed = False
        with self._connection.begin():
            left = max(until - time.monotonic(), _MIN_WAIT)
            if self._engine.dialect.name == "postgresql" and left < TIME_LIMIT - _ROUND_TRIP_TOLERANCE:
                self._connection.exec_driver_sql(f"SET LOCAL lock_timeout = {int(left * 1000)}")
            for statement, rows in grouped.items():
                if isinstance(statement, Expect):
                    self._expect(statement, rows)
                else:
                    self._connection.execute(self._compile(statement), rows)
            if self.announcer is not None and (raised := grouped.get(progress.SET_VERSION)):
                tables = [row["of_table_id"] for row in raised]
                self._connection.execute(announcement, {"tables": announced(self.announcer, tables)})
            self._may_be_committed = True

    def _expect(self, statement: Expect, rows: list[dict[str, Any]]) -> None:
        """Change rows one by one. Raises StaleError where one is not as it was seen."""
        assert self._connection is not None
        for row in sorted(rows, key=lambda row: [row[name] for name in statement.names]):
            if self._connection.execute(self._compile(statement), row).rowcount != 1:
                raise StaleError

    def _wait_until(self, until: float) -> None:
        """Set how long SQLite itself waits for a lock; skip the statement where that hardly changes."""
        assert self._connection is not None
        left = min(max(until - time.monotonic(), _MIN_WAIT), TIME_LIMIT)
        left = TIME_LIMIT if left > TIME_LIMIT - _TIMEOUT_TOLERANCE else left
        if self._engine.dialect.name == "sqlite" and left != self._busy_timeout:
            driver = self._connection.connection.driver_connection
            assert driver is not None
            driver.execute(f"PRAGMA busy_timeout = {int(left * 1000)}")
            self._busy_timeout = left

    def _compile(self, statement: WriteStatement) -> Executable:
        compiled = self._compiled.get(statement)
        if compiled is None:
            compiled = self._compiled[statement] = statement.compile_for(self._engine.dialect.name)
        return compiled


def _fail(batch: Sequence[_Waiting], error: Exception) -> None:
    """Raise the error in the callers; log the kind of error without the values that were to be written."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if not isinstance(cause, StaleError):
        log.error("nothing written", error=type(cause).__name__, changes=sum(len(waiting.changes) for waiting in batch))
    for waiting in batch:
        if not waiting.done.done():
            waiting.done.set_exception(cause if isinstance(cause, StoreError) else store_error(cause))
