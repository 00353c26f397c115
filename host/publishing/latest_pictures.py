"""Cache of the latest picture of each kind for a reader, shown until the next one is drawn."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import NamedTuple

MOST_BYTES = 16_000_000


def public_board(table_id: int, language: str) -> Hashable:
    """Return the key of a table's public board."""
    return ("board", table_id, language)


class NamedPicture(NamedTuple):
    """A PNG and the name of the file it was drawn for."""

    file: str
    png: bytes


class LatestPictures:
    """Pictures by subject and reader, within a limit of bytes; the least recently used are dropped first."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most = most_bytes
        self._kept: OrderedDict[Hashable, NamedPicture] = OrderedDict()
        self._bytes = 0

    def keep(self, key: Hashable, file: str, png: bytes) -> None:
        """Keep a picture and drop the older one of this key."""
        self._drop(key)
        self._kept[key] = NamedPicture(file, png)
        self._bytes += len(png)
        while self._bytes > self._most:
            self._drop(next(iter(self._kept)))

    def find(self, *keys: Hashable) -> NamedPicture | None:
        """Return the newest picture of the first key that has one."""
        for key in keys:
            if (picture := self._kept.get(key)) is not None:
                self._kept.move_to_end(key)
                return picture
        return None

    def _drop(self, key: Hashable) -> None:
        old = self._kept.pop(key, None)
        if old is not None:
            self._bytes -= len(old.png)
