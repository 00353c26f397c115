"""Addresses of databases: the driver and the file they stand for."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL
from sqlalchemy.exc import ArgumentError

UNREACHABLE = 5
"""Seconds after which a PostgreSQL server that does not answer counts as unreachable."""


def plain_address(address: URL) -> URL:
    """Return the address of the same database with the driver of the house, whichever driver it names.

    Raises ArgumentError for another kind of database.
    """
    drivers = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg"}
    if address.get_backend_name() not in drivers:
        raise ArgumentError(f"neither SQLite nor PostgreSQL: {address.get_backend_name()}")
    return address.set(drivername=drivers[address.get_backend_name()])


def sqlite_file(address: URL) -> Path | None:
    """Return the file of a SQLite database; None for one in memory.

    SQLite's own addresses (``file:…``) are understood.
    """
    name = (address.database or "").removeprefix("file:")
    return None if name in ("", ":memory:") else Path(name).resolve()
