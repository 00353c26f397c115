"""A copy of the database while the bot is at work with it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import mkstemp
from typing import NamedTuple

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from store.database import sqlite_file
from store.errors import StoreError, store_error

_TIME_LIMIT = 30
"""Seconds to wait for a writer."""


class Backup(NamedTuple):
    """What was copied: bytes of the file, and how many tables have been opened so far."""

    size: int
    tables: int


def back_up(url: str, target: Path) -> Backup:
    """Copy a SQLite database to a new file, as it stands at one moment; who writes meanwhile is not held up.

    The file appears under its name only when it is whole and was looked through. Raises StoreError:
    ``refused-backup-exists`` for a file that is there already, ``refused-backup-elsewhere`` for a database of another
    kind, and for what is wrong with the database or the target.
    """
    source = _file(url)
    if source is None or not source.is_file():
        raise StoreError("refused-backup-nothing")
    try:
        target.touch(mode=0o600, exist_ok=False)  # the name is ours from here on; the keys of the dice are in it
    except FileExistsError:
        raise StoreError("refused-backup-exists") from None
    except OSError as error:
        raise StoreError("refused-backup-unwritable") from error
    part: Path | None = None
    try:
        part = _beside(target)
        found = _copied(source, part)
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
    return found


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
        closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True, timeout=_TIME_LIMIT)) as present,
        closing(sqlite3.connect(part)) as copy,
    ):
        present.backup(copy)  # in one step: in steps it would begin anew whenever the bot writes
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
        if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise StoreError("refused-store-corrupt")
        tables = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
    return Backup(part.stat().st_size, tables)
