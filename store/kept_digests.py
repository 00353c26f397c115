"""Keyed digests of people's ids: what tables must remember of people even after their data is deleted."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, select

from store.reading import StoreReader
from store.schema import kept_digests, tables
from store.statements import Change, Delete, Prepared, Upsert

_put = Upsert(kept_digests)
_remove_of_table = Delete(kept_digests, "table_id")
_active = select(tables.c.id).where(tables.c.active_channel.is_not(None))
_remove_outdated = Prepared(kept_digests, delete(kept_digests).where(kept_digests.c.table_id.not_in(_active)))


class KeptDigest(NamedTuple):
    """A remembered digest of a person, kept until its table ends."""

    digest: str
    what: str
    table_id: int


# ---- reading


class KeptDigests(StoreReader):
    """Reads digests. Every method may raise StoreError."""

    async def at_table(self, table_id: int) -> list[str]:
        """Return all digests that are removed with a table."""
        rows = await self.rows(select(kept_digests.c.digest).where(kept_digests.c.table_id == table_id))
        return [row.digest for row in rows]

    async def all(self) -> list[KeptDigest]:
        """Return all kept digests: only the holder of the key can recognize a person in them."""
        rows = await self.rows(select(kept_digests).order_by(kept_digests.c.what, kept_digests.c.table_id))
        return [KeptDigest(*row) for row in rows]


# ---- writing


def kept(digest: str, what: str, table_id: int) -> Change:
    """Write a digest that is kept until its table ends."""
    return _put(digest=digest, what=what, table_id=table_id)


def table_over(table_id: int) -> Change:
    """Remove the digests that end with a table."""
    return _remove_of_table(table_id)


def outdated_removed() -> Change:
    """Remove digests whose table has ended."""
    return _remove_outdated()
