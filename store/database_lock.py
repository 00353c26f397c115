"""One process of the bot for one database, or several that share it: a lock that ends with the process."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector

import structlog
from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, create_engine, func, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from store.addresses import UNREACHABLE, plain_address, sqlite_file
from store.errors import StoreError
from store.opening_errors import opening_error
from store.private_files import PRIVATE, make_database_private, make_private

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

_ADVISORY = 7_236_410_955_268_147_301
"""The number of the lock in a PostgreSQL database; arbitrary, but always this one."""

log = structlog.get_logger(__name__)


@contextmanager
def database_lock(url: str, *, shared: bool = False) -> Iterator[Callable[[], None] | None]:
    """Hold a database for this process alone; ``shared``: together with other processes that share it (PostgreSQL).

    For SQLite the operating system locks a file beside the database, and the database itself, which may have several
    names (hard links); for PostgreSQL the server holds an advisory lock as long as the connection lasts. A database in
    memory needs no lock. Raises StoreError: ``refused-store-taken`` where another process holds it.

    The value, for PostgreSQL only, takes the lock again where the connection has ended, as after a restart of the
    server. It raises the same StoreError, and the driver's error while the server is away.
    """
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise StoreError("refused-store-url") from error
    if address.get_backend_name() != "sqlite":
        with _advisory(url, address, shared=shared) as take_again:
            yield take_again
    elif (file := sqlite_file(address)) is None:
        yield None
    else:
        with _locked(url, file):
            yield None


@contextmanager
def _locked(url: str, database: Path) -> Iterator[None]:
    if not database.parent.is_dir():
        raise StoreError("refused-store-no-folder", {"folder": str(database.parent)})
    # a soft lock is only a file, which would outlive a killed process
    lock = FileLock(f"{database}.lock", mode=PRIVATE, blocking=False, fallback_to_soft=False)
    try:
        lock.acquire()
    except Timeout:
        raise StoreError("refused-store-taken") from None
    except OSError as error:
        raise opening_error(error, url) from error
    try:
        make_private(Path(lock.lock_file))  # it may be older than this process
        with _locked_under_any_name(url, database):
            yield
    finally:
        lock.release()


@contextmanager
def _locked_under_any_name(url: str, database: Path) -> Iterator[None]:
    """Lock the database file itself, where the operating system can (Windows and some network drives cannot).

    SQLite's own locks are of another kind, which this one does not touch. The file is opened for reading only: network
    drives that would mix the two kinds refuse such a lock, and the file beside it is enough there.
    """
    try:
        make_database_private(database)
        opened = os.open(database, os.O_RDONLY)
    except OSError as error:
        raise opening_error(error, url) from error
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
def _advisory(url: str, address: URL, *, shared: bool) -> Iterator[Callable[[], None]]:
    take = func.pg_try_advisory_lock_shared if shared else func.pg_try_advisory_lock
    try:
        engine = create_engine(
            plain_address(address),
            isolation_level="AUTOCOMMIT",
            pool_size=1,
            max_overflow=0,
            connect_args={"connect_timeout": UNREACHABLE},
        )
    except (ArgumentError, ImportError) as error:
        raise StoreError("refused-store-url") from error
    connection: Connection | None = None

    def take_again() -> None:
        assert connection is not None
        if _is_alive(connection):
            return
        connection.rollback()  # otherwise no statement may open another session
        if not connection.execute(select(take(_ADVISORY))).scalar_one():
            raise StoreError("refused-store-taken")
        log.info("the database is locked again")

    try:
        try:
            connection = engine.connect()
            taken = connection.execute(select(take(_ADVISORY))).scalar_one()
        except SQLAlchemyError as error:
            raise opening_error(error, url) from error
        if not taken:
            raise StoreError("refused-store-taken")
        yield take_again
    finally:
        if connection is not None:
            with suppress(SQLAlchemyError):  # at once: the server notices the end of a connection a moment later
                connection.execute(select(func.pg_advisory_unlock_all()))
            connection.close()
        engine.dispose()


def _is_alive(connection: Connection) -> bool:
    """Return whether a connection without a query still has its session; the server is asked only if it said something.

    Where it has none, the next statement opens another one.
    """
    if connection.invalidated:
        return False
    with DefaultSelector() as selector:
        selector.register(connection.connection.driver_connection, EVENT_READ)  # pyright: ignore[reportArgumentType]
        if not selector.select(0):
            return True
    try:
        connection.execute(select(1))
    except DBAPIError:
        return not connection.invalidated
    return True
