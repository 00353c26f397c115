"""Files that only the bot's own account may read: they contain the keys of the dice, hands and decks."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import structlog

PRIVATE = 0o600
_COMPANIONS = ("", "-wal", "-shm", "-journal")

log = structlog.get_logger(__name__)


def make_database_private(database: Path) -> None:
    """Create a missing SQLite file, and make it and its companion files private.

    Companions that SQLite creates later inherit the rights of the database. Raises OSError where the file cannot be
    created.
    """
    if database.parent.is_dir():  # SQLite itself reports a missing folder
        os.close(os.open(database, os.O_RDWR | os.O_CREAT, PRIVATE))
    for companion in _COMPANIONS:
        make_private(Path(f"{database}{companion}"))


def make_private(file: Path) -> None:
    """Make a file readable only by its owner, if it exists.

    Where that is not possible, as with a file of another account, the file stays as it is and the log says so.
    """
    try:
        if stat.S_IMODE(file.stat().st_mode) != PRIVATE:
            file.chmod(PRIVATE)
    except FileNotFoundError:
        return
    except OSError as error:
        log.warning("a file stays readable for others", file=file.name, kind=type(error).__name__)
