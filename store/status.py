"""What stands in the database about its processes and their work, for the person who hosts the bot."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, case, create_engine, func, make_url, select
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from store.addresses import plain_address, sqlite_file
from store.errors import StoreError
from store.leases import DURATION, DatabaseTime
from store.migrating import present_version, versions
from store.opening_errors import opening_error
from store.processes import ProcessRow
from store.schema import notes, processes, progress


class Status(NamedTuple):
    """The state of all processes together; times are seconds since 1970 by the clock of the database."""

    now: float
    processes: list[ProcessRow]
    publishing: int
    """Tables whose board or thread does not show their last change."""
    computer: int
    """Tables where a computer must answer."""
    clock: int
    """Tables whose deadline has passed."""
    leases: int
    """Tables that a process works for."""
    renewed: float | None
    """When the oldest of these leases was renewed."""


def read_status(url: str) -> Status:
    """Read the status of a database, which may be in use and is not changed.

    Raises StoreError: ``refused-store-older`` for a database that this version would upgrade first.
    """
    try:
        address = make_url(url)
        engine = create_engine(plain_address(address))
    except (ArgumentError, ImportError) as error:
        raise StoreError("refused-store-url") from error
    if address.get_backend_name() == "sqlite" and ((file := sqlite_file(address)) is None or not file.is_file()):
        raise StoreError("refused-backup-nothing")
    try:
        with engine.connect() as connection:
            present, known = present_version(connection), versions()
            if present is None:
                raise StoreError("refused-backup-nothing")
            if present != known[-1]:
                raise StoreError("refused-store-older" if present in known else "refused-store-newer")
            return _read(connection)
    except SQLAlchemyError as error:
        raise opening_error(error, url) from error
    finally:
        engine.dispose()


def _read(connection: Connection) -> Status:
    now = float(connection.execute(select(DatabaseTime())).scalar_one())
    fields = [processes.c[name] for name in ProcessRow._fields]
    rows = [ProcessRow(*row) for row in connection.execute(select(*fields).order_by(processes.c.number))]
    noted = connection.execute(select(notes.c.value).where(notes.c.name == "time")).scalar_one_or_none()
    lost = 0.0 if noted is None else float(noted.split()[1])
    behind = (progress.c.board_seq < progress.c.seq) | (progress.c.thread_seq < progress.c.seq)
    held = progress.c.leased > now
    counted = [func.count(case((test, 1))) for test in (behind, progress.c.due, progress.c.deadline < now - lost, held)]
    oldest = func.min(case((held, progress.c.leased)))
    publishing, computer, clock, leases, until = tuple(connection.execute(select(*counted, oldest)).one())
    return Status(now, rows, publishing, computer, clock, leases, None if until is None else min(now, until - DURATION))
