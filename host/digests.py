"""Keyed digests of people's ids, which recognize a person without storing the id."""

from __future__ import annotations

import hmac
import secrets

from store.database import Store
from store.errors import StaleError
from store.notes import first_note

KEY = "digest-key"
"""The name of the note with the key of this installation.

The secret of a table's dice cannot serve as the key, as it is published when the game ends.
"""
BARRED = "barred"
"""The purpose of the digest of a person removed from a table."""


class Digests:
    """Creates digests with a key that is drawn at the first start and never leaves the database.

    A digest serves one purpose at one table; two digests of a person cannot be linked.
    """

    def __init__(self, store: Store) -> None:
        """Create it without a key; :meth:`start` must be called first."""
        self._store = store
        self._key = b""

    async def start(self) -> None:
        """Read the key, or draw and store it at the first start. Raises StoreError."""
        known = await self._store.notes.read(KEY)
        if known is None:
            known = secrets.token_bytes(32).hex()
            try:
                await self._store.write(first_note(KEY, known))
            except StaleError:  # another process was faster
                known = await self._store.notes.read(KEY)
                assert known is not None
        self._key = bytes.fromhex(known)

    def of(self, person_id: int, what: str, table_id: int = 0) -> str:
        """Return the hexadecimal digest of a person for a purpose at a table (0: for no table)."""
        return hmac.digest(self._key, f"{what} {table_id} {person_id}".encode(), "sha256").hex()


def held_purpose(seat: int) -> str:
    """Return the purpose of the digest of a person who has seen the hand of a seat."""
    return f"held-{seat}"
