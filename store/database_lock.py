"""One process of the bot for one database, or several that share it: a lock that ends with the process."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import structlog
from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, create_engine, func, make_url, select
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from store.addresses import plain_address, sqlite_file
from store.errors import StoreError, store_error
from store.private_files import PRIVATE, make_database_private, make_private

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

_ADVISORY = 7_236_410_955_268_147_301
"""The number of the lock in a PostgreSQL database; arbitrary, but always this one."""

log = structlog.get_logger(__name__)


@contextmanager
def database_lock(url: str, *, shared: bool = False) -> Iterator[None]:
    """Hold a database for this process alone; ``shared``: together with other processes that share it (PostgreSQL).

    For SQLite the operating system locks a file beside the database, and the database itself, which may have several
    names (hard links); for PostgreSQL the server holds an advisory lock as long as the connection lasts. A database in
    memory needs no lock. Raises StoreError: ``refused-store-taken`` where another process holds it.
    """
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise StoreError("refused-store-url") from error
    if address.get_backend_name() != "sqlite":
        with _advisory(address, shared=shared):
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
    # a soft lock is only a file, which would outlive a killed process
    lock = FileLock(f"{database}.lock", mode=PRIVATE, blocking=False, fallback_to_soft=False)
    try:
        lock.acquire()
    except Timeout:
        raise StoreError("refused-store-taken") from None
    except OSError as error:
        raise store_error(error) from error
    try:
        make_private(Path(lock.lock_file))  # it may be older than this process
        with _locked_under_any_name(database):
            yield
    finally:
        lock.release()


@contextmanager
def _locked_under_any_name(database: Path) -> Iterator[None]:
    """Lock the database file itself, where the operating system can (Windows and some network drives cannot).

    SQLite's own locks are of another kind, which this one does not touch. The file is opened for reading only: network
    drives that would mix the two kinds refuse such a lock, and the file beside it is enough there.
    """
    try:
        make_database_private(database)
        opened = os.open(database, os.O_RDONLY)
    except OSError as error:
        raise store_error(error) from error
    try:
        if fcntl is not None:
            try:
                fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise StoreError("refused-store-taken") from None
            except OSError as error:
                log.info("the database is locked under one name only", kind=type(error).__name__)
        yield
    finally:
        os.close(opened)


@contextmanager
def _advisory(address: URL, *, shared: bool) -> Iterator[None]:
    take = func.pg_try_advisory_lock_shared if shared else func.pg_try_advisory_lock
    try:
        engine = create_engine(plain_address(address), isolation_level="AUTOCOMMIT", pool_size=1, max_overflow=0)
    except (ArgumentError, ImportError) as error:
        raise StoreError("refused-store-url") from error
    connection: Connection | None = None
    try:
        try:
            connection = engine.connect()
            taken = connection.execute(select(take(_ADVISORY))).scalar_one()
        except SQLAlchemyError as error:
            raise store_error(getattr(error, "orig", None) or error) from error
        if not taken:
            raise StoreError("refused-store-taken")
        yield
    finally:
        if connection is not None:
            with suppress(SQLAlchemyError):  # at once: the server notices the end of a connection a moment later
                connection.execute(select(func.pg_advisory_unlock_all()))
            connection.close()
        engine.dispose()
