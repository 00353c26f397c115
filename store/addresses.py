"""Addresses of databases: the driver and the file they stand for."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL


def plain_address(address: URL) -> URL:
    """Return the address of the same database with a synchronous driver, for the writer's thread."""
    if address.get_backend_name() == "sqlite":
        return address.set(drivername="sqlite+pysqlite")
    return address.set(drivername="postgresql+psycopg")


def sqlite_file(address: URL) -> Path | None:
    """Return the file of a SQLite database; None for one in memory.

    SQLite's own addresses (``file:…``) are understood.
    """
    name = (address.database or "").removeprefix("file:")
    return None if name in ("", ":memory:") else Path(name).resolve()
