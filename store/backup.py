"""Copies of the database: on demand while the bot is running, and before every upgrade."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from tempfile import mkstemp
from typing import NamedTuple

import structlog
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from store.addresses import sqlite_file
from store.errors import StoreError, store_error
from store.private_files import PRIVATE

_TIME_LIMIT = 30
"""Seconds to wait for a writer."""
KEPT_COPIES = 3
"""How many copies from before upgrades are kept."""

log = structlog.get_logger(__name__)


class Backup(NamedTuple):
    """The size of a copied file in bytes, and how many game tables it contains."""

    size: int
    tables: int


def back_up(url: str, target: Path) -> Backup:
    """Copy a SQLite database to a new file, as it stands at one moment, without holding up writers.

    The file gets its name only when it is complete and checked. Raises StoreError: ``refused-backup-exists`` for a file
    that exists already, ``refused-backup-elsewhere`` for a database of another kind, and for faults of the database or
    the target.
    """
    source = _file(url)
    if source is None or not source.is_file():
        raise StoreError("refused-backup-nothing")
    return copy_file(source, target)


def copy_file(source: Path, target: Path) -> Backup:
    """Copy an existing SQLite file, as :func:`back_up` does.

    Raises StoreError.
    """
    try:
        target.touch(mode=PRIVATE, exist_ok=False)  # reserves the name; private, as the keys of the dice are in it
    except FileExistsError:
        raise StoreError("refused-backup-exists") from None
    except OSError as error:
        raise StoreError("refused-backup-unwritable") from error
    part: Path | None = None
    try:
        part = _beside(target)
        backup = _copied(source, part)
        part.replace(target)
    except BaseException as error:
        for path in (part, target):
            if path is not None:
                path.unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error):
            raise store_error(error) from error
        if isinstance(error, OSError):
            raise StoreError("refused-backup-unwritable") from error
        raise
    return backup


def _file(url: str) -> Path | None:
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise StoreError("refused-store-url") from error
    if address.get_backend_name() != "sqlite":
        raise StoreError("refused-backup-elsewhere")
    return sqlite_file(address)


def _beside(target: Path) -> Path:
    descriptor, name = mkstemp(prefix=target.name + ".", suffix=".part", dir=target.parent)
    with open(descriptor, "wb"):
        return Path(name)


def _copied(source: Path, part: Path) -> Backup:
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=_TIME_LIMIT)) as present,
        closing(sqlite3.connect(part)) as copy,
    ):
        present.backup(copy)  # in one step: in several it would start over on every write of the bot
        copy.execute("PRAGMA journal_mode=DELETE")  # one file without companions
        if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise StoreError("refused-store-corrupt")
        tables = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
    return Backup(part.stat().st_size, tables)


def copy_before_upgrade(database: Path, version: str) -> None:
    """Copy a SQLite database to a file beside it, named by its version and today's date, and keep the last three.

    A second copy of the same version and day replaces the first, so that an upgrade that fails repeatedly does
    not push out older copies. Raises StoreError (``refused-store-no-copy``).
    """
    copy = Path(f"{database}.{version}.{datetime.now(UTC):%Y-%m-%d}.backup")
    part = Path(f"{copy}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=PRIVATE)
        copied = _copied(database, part)
        part.replace(copy)
        for old in upgrade_copies(database)[KEPT_COPIES:]:
            old.unlink()
            log.info("old copy removed", file=old.name)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        raise StoreError("refused-store-no-copy", {"file": copy.name}) from error
    log.info("database copied before the upgrade", file=str(copy), version=version, bytes=copied.size)


def upgrade_copies(database: Path) -> list[Path]:
    """Return the copies from before upgrades, newest first."""
    named = re.compile(re.escape(database.name) + r"\.(?P<version>\d+)\.(?P<day>\d{4}-\d\d-\d\d)\.backup")
    copies = [
        (match["day"], match["version"], file)
        for file in database.parent.iterdir()
        if (match := named.fullmatch(file.name))
    ]
    return [file for _, _, file in sorted(copies, reverse=True)]
