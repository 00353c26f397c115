"""Announcements on PostgreSQL: which tables other processes have changed. They only wake; some may be missed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Any

import structlog
from sqlalchemy import URL, Executable, bindparam, func, select

from store.addresses import UNREACHABLE, plain_address

CHANNEL = "spielleiter_tables"
PAUSE = 2.0
"""Seconds before the next try where nothing can be heard."""
QUIET = 15.0
"""Seconds of silence after which the connection is checked."""

announcement: Executable = select(func.pg_notify(CHANNEL, bindparam("tables")))
"""Announces tables, as :func:`announced` writes them, once the transaction is committed."""

log = structlog.get_logger(__name__)


def announced(process: str, table_ids: Collection[int]) -> str:
    """Return the announcement of a process that has changed these tables."""
    return " ".join([process, *map(str, table_ids)])


async def listen(address: URL, process: str, heard: Callable[[Collection[int] | None], None]) -> None:
    """Call ``heard`` with tables that other processes have changed, for ever.

    It gets None whenever announcements may have been missed: after each connection, and while there is none.
    """
    import psycopg  # only PostgreSQL needs it

    # no address: SQLAlchemy and libpq do not agree on the characters that must be replaced in it
    server = dict(plain_address(address).get_dialect()().create_connect_args(address)[1])
    server |= {"connect_timeout": UNREACHABLE}
    while True:
        try:
            connecting = psycopg.AsyncConnection.connect(autocommit=True, **server)
            async with await connecting as connection:
                async with asyncio.timeout(UNREACHABLE):
                    await connection.execute(f"LISTEN {CHANNEL}")
                heard(None)
                await _hear(connection, process, heard)
        except (psycopg.Error, OSError) as error:
            log.warning("not listening", error=type(error).__name__)
        heard(None)
        await asyncio.sleep(PAUSE)


async def _hear(connection: Any, process: str, heard: Callable[[Collection[int] | None], None]) -> None:
    """Pass on announcements until the connection fails. Raises what the driver raises, and TimeoutError."""
    while True:
        async for notification in connection.notifies(timeout=QUIET):
            sender, *table_ids = notification.payload.split()
            if sender != process:
                heard([int(table_id) for table_id in table_ids])
        async with asyncio.timeout(UNREACHABLE):
            await connection.execute("SELECT 1")
