"""One process of the bot for one database: a lock that ends with the process, however it ends."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import URL, create_engine, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from store.addresses import plain_address, sqlite_file
from store.errors import StoreError, store_error
from store.private_files import PRIVATE, make_private

_ADVISORY = 7_236_410_955_268_147_301
"""The number of the lock in a PostgreSQL database: any, but always this one."""


@contextmanager
def lease(url: str) -> Iterator[None]:
    """Be the only one at work with this database. Raises StoreError: ``refused-store-taken`` where another process is.

    For SQLite the operating system locks a file beside the database; for PostgreSQL the server holds an advisory lock
    as long as the connection lasts. A database in memory is nobody else's anyway.
    """
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise StoreError("refused-store-url") from error
    if address.get_backend_name() != "sqlite":
        with _advisory(address):
            yield
    elif (file := sqlite_file(address)) is None:
        yield
    else:
        with _locked(file):
            yield


@contextmanager
def _locked(database: Path) -> Iterator[None]:
    if not database.parent.is_dir():
        raise StoreError("refused-store-unwritable")
    # a soft lock is a mere file, which would outlive a killed process
    lock = FileLock(f"{database}.lock", mode=PRIVATE, blocking=False, fallback_to_soft=False)
    try:
        lock.acquire()
    except Timeout:
        raise StoreError("refused-store-taken") from None
    except OSError as error:
        raise store_error(error) from error
    make_private(Path(lock.lock_file))  # one that was there already
    try:
        yield
    finally:
        lock.release()


@contextmanager
def _advisory(address: URL) -> Iterator[None]:
    try:
        engine = create_engine(plain_address(address), isolation_level="AUTOCOMMIT", pool_size=1, max_overflow=0)
    except (ArgumentError, ImportError) as error:
        raise StoreError("refused-store-url") from error
    try:
        try:
            connection = engine.connect()
            taken = connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": _ADVISORY}).scalar_one()
        except SQLAlchemyError as error:
            raise store_error(getattr(error, "orig", None) or error) from error
        if not taken:
            raise StoreError("refused-store-taken")
        yield
    finally:
        engine.dispose()
