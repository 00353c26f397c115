"""A check that the file of a database was not moved, removed or replaced while the bot is running."""

from __future__ import annotations

from pathlib import Path

from store.errors import StoreError


class SameFile:
    """The device and inode of the open database file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._known = self._identity()

    def check(self) -> None:
        """Raise StoreError (``refused-store-moved``) if the path no longer points to the same file."""
        if self._identity() != self._known:
            raise StoreError("refused-store-moved")

    def _identity(self) -> tuple[int, int] | None:
        try:
            status = self._file.stat()
        except OSError:
            return None
        return status.st_dev, status.st_ino
