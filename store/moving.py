"""A database moved to another server or file, with every row compared afterwards."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, Table, create_engine, func, insert, make_url, select
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from store.addresses import plain_address, sqlite_file
from store.database import Store
from store.database_lock import database_lock
from store.errors import StoreError, store_error
from store.schema import metadata, tables

_ROWS_AT_ONCE = 500


class Moved(NamedTuple):
    """How many game tables and how many rows were copied."""

    tables: int
    rows: int


def move(source: str, target: str) -> Moved:
    """Copy everything from one database to another, an empty one, in one transaction.

    The source stays as it is, apart from an upgrade to the newest schema. Raises StoreError with nothing copied:
    ``refused-move-same``, ``refused-move-nothing`` (no source), ``refused-move-not-empty`` (the target has rows),
    ``refused-move-different`` (what arrived is not what was sent), ``refused-store-taken`` (a bot is using one of
    them), and for faults of either database.
    """
    if source == target:
        raise StoreError("refused-move-same")
    if (file := _file(source)) is not None and not file.is_file():
        raise StoreError("refused-move-nothing")
    with database_lock(source), database_lock(target):
        for address in (source, target):
            asyncio.run(_upgrade(address))
        old, new = (create_engine(plain_address(make_url(address))) for address in (source, target))
        try:
            with old.connect() as present, new.begin() as copy:
                return _copy(present, copy)
        except SQLAlchemyError as error:
            raise store_error(getattr(error, "orig", None) or error) from error
        finally:
            old.dispose()
            new.dispose()


def _file(address: str) -> Path | None:
    """Return the file of a SQLite database. Raises StoreError for an address that is none."""
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise StoreError("refused-store-url") from error
    return sqlite_file(url) if url.get_backend_name() == "sqlite" else None


def _copy(old: Connection, new: Connection) -> Moved:
    if any(new.execute(select(func.count()).select_from(table)).scalar_one() for table in metadata.sorted_tables):
        raise StoreError("refused-move-not-empty")
    rows = 0
    for table in metadata.sorted_tables:
        result = old.execution_options(yield_per=_ROWS_AT_ONCE).execute(select(table))
        for part in result.mappings().partitions():
            new.execute(insert(table), [dict(row) for row in part])
            rows += len(part)
    if any(_fingerprint(old, table) != _fingerprint(new, table) for table in metadata.sorted_tables):
        raise StoreError("refused-move-different")
    return Moved(new.execute(select(func.count()).select_from(tables)).scalar_one(), rows)


def _fingerprint(connection: Connection, table: Table) -> tuple[int, str]:
    """Return the number of rows, and a hash of all of them that does not depend on their order."""
    count, digest = 0, 0
    for row in connection.execution_options(yield_per=_ROWS_AT_ONCE).execute(select(table)):
        count += 1
        digest ^= int.from_bytes(sha256(repr(tuple(row)).encode()).digest())
    return count, f"{digest:x}"


async def _upgrade(address: str) -> None:
    """Create or upgrade the schema of a database as its first start does."""
    await (await Store.open(address)).close()
