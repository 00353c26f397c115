"""Keyed digests of people's ids: the house knows somebody again without keeping who it is."""

from __future__ import annotations

import hmac
import secrets

from store.database import Store
from store.notes import note

KEY = "digest-key"
"""The name of the note that holds the key of this installation: the secret of a table's dice is no key for this, as it
is published when the game ends."""
BARRED = "barred"
"""Somebody was removed from a table."""


class Digests:
    """Makes digests with a key that is drawn at the first start and never leaves the database. Two digests of one
    person have nothing in common: each holds for one purpose at one table.
    """

    def __init__(self, store: Store) -> None:
        """Call :meth:`start` before anything else."""
        self._store = store
        self._key = b""

    async def start(self) -> None:
        """Read the key, or draw it. Raises StoreError."""
        known = await self._store.notes.read(KEY)
        if known is None:
            known = secrets.token_bytes(32).hex()
            await self._store.write(note(KEY, known))
        self._key = bytes.fromhex(known)

    def of(self, person_id: int, what: str, table_id: int = 0) -> str:
        """Return the digest of somebody for a purpose at a table (0: at none), in hexadecimal digits."""
        return hmac.digest(self._key, f"{what} {table_id} {person_id}".encode(), "sha256").hex()


def held(seat: int) -> str:
    """Return the purpose of a digest of somebody who has seen the hand of a seat."""
    return f"held-{seat}"
