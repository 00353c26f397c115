"""Files that only the bot's own account may read: the keys of the dice, hands and decks are in them."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import structlog

PRIVATE = 0o600
_COMPANIONS = ("", "-wal", "-shm", "-journal")

log = structlog.get_logger(__name__)


def make_database_private(database: Path) -> None:
    """Create a SQLite file that is not there yet, and take away the rights of others to it and to the files that
    SQLite keeps beside it; those that SQLite makes later get the rights of the database. Raises OSError where the file
    cannot be created.
    """
    if database.parent.is_dir():  # SQLite itself says what is wrong with a folder that is missing
        os.close(os.open(database, os.O_RDWR | os.O_CREAT, PRIVATE))
    for companion in _COMPANIONS:
        make_private(Path(f"{database}{companion}"))


def make_private(file: Path) -> None:
    """Take away the rights of others to a file, if it is there. Where that is not possible, as with a file of another
    account, the log is told and the file stays as it is.
    """
    try:
        if stat.S_IMODE(file.stat().st_mode) != PRIVATE:
            file.chmod(PRIVATE)
    except FileNotFoundError:
        return
    except OSError as error:
        log.warning("a file stays readable for others", file=file.name, kind=type(error).__name__)
