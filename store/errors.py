"""Errors of the database, with reasons that people can read."""

from __future__ import annotations

import time
from collections.abc import Mapping

from sqlalchemy.exc import DBAPIError

from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text, Value

_PASSING = ("refused-store-unreachable", "refused-store-busy", "refused-store-failed", "refused-store-locked")

_LOCK_NOT_AVAILABLE = "55P03"
"""PostgreSQL's code where a lock was not free within ``lock_timeout``."""


class StoreError(Exception):
    """A failure of the database; nothing was written. ``reason`` says why, for people to read.

    Its key is ``refused-store-locked`` (in use by another program), ``refused-store-unwritable`` (read-only, full, or
    no such folder), ``refused-store-corrupt`` (not a database, or damaged), ``refused-store-newer`` (written by a newer
    version), ``refused-store-taken`` (another process of the bot is using it), ``refused-store-moved`` (its file was
    moved away or replaced meanwhile), ``refused-store-url`` or ``refused-store-failed``; those of a backup are named
    ``refused-backup-…``, those of a move to another database ``refused-move-…``. When a database is opened also
    ``refused-store-damaged`` and ``refused-store-no-copy`` (a copy to go back to after an upgrade could not be
    written), each with values, and those of :mod:`store.opening_errors`.
    """

    def __init__(self, key: str, values: Mapping[str, Value] | None = None) -> None:
        super().__init__(key)
        self.reason = Text(key, values or {})

    @property
    def may_pass(self) -> bool:
        """Whether the same may succeed later although nobody corrects anything."""
        return self.reason.key in _PASSING


class StaleError(StoreError):
    """Somebody else has changed the rows meanwhile; nothing was written. Read them again, and decide again."""

    def __init__(self) -> None:
        super().__init__("refused-store-locked")


class UnreadableError(RefusedError):
    """The stored data of one table cannot be read.

    The database itself is fine, so this is not a StoreError: nobody tries again, and no other table is touched.
    """

    def __init__(self) -> None:
        super().__init__(Refusal("refused-not-loadable"))


def is_worth_reconnecting(error: DBAPIError, until: float) -> bool:
    """Return whether a connection had ended, and time is left until then to do the same over a new one."""
    return error.connection_invalidated and time.monotonic() < until


def store_error(error: BaseException) -> StoreError:
    """Map a driver error by its message, since drivers have few codes."""
    words = str(error).lower()
    in_use = any(part in words for part in ("locked", "busy", "deadlock"))
    if in_use or getattr(error, "sqlstate", None) == _LOCK_NOT_AVAILABLE:
        return StoreError("refused-store-locked")
    if any(part in words for part in ("readonly", "read-only", "unable to open", "full", "disk i/o", "permission")):
        return StoreError("refused-store-unwritable")
    if any(part in words for part in ("not a database", "malformed", "corrupt", "no such table", "no such column")):
        return StoreError("refused-store-corrupt")
    return StoreError("refused-store-failed")
