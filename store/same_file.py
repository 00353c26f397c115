"""Notices that the file of a database was moved away, removed or replaced while the bot is at work with it."""

from __future__ import annotations

from pathlib import Path

from store.errors import StoreError


class SameFile:
    """Remembers device and inode of a file that is open by now."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._known = self._found()

    def check(self) -> None:
        """Raises StoreError (``refused-store-moved``) where its name means no file or another one."""
        if self._found() != self._known:
            raise StoreError("refused-store-moved")

    def _found(self) -> tuple[int, int] | None:
        try:
            found = self._file.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino
