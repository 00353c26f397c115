"""Keyed digests of people's ids: what must be remembered of people even after their data is deleted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import select

from store.encoding import decoded, encoded
from store.reading import StoreReader
from store.schema import kept_digests, tables
from store.statements import Change, Delete, Upsert

_put = Upsert(kept_digests, "times", "until")
_remove = Delete(kept_digests, "digest", "what", "table_id")
_remove_of_table = Delete(kept_digests, "table_id")


class KeptDigest(NamedTuple):
    """A remembered digest of a person.

    It is kept at a table until that ends, or, if ``table_id`` is 0, until ``until`` (seconds since 1970).
    """

    digest: str
    what: str
    table_id: int
    times: list[float]
    until: float | None


# ---- reading


class KeptDigests(StoreReader):
    """Reads digests. Every method may raise StoreError."""

    async def times(self, digest: str) -> list[float]:
        """Return the times at which a person used the budget, oldest first.

        Each kind of use at each table has its own digest.
        """
        rows = await self.rows(select(kept_digests.c.times).where(kept_digests.c.digest == digest))
        return (decoded(rows[0].times) or []) if rows else []

    async def at_table(self, table_id: int) -> list[str]:
        """Return all digests that are removed with a table."""
        rows = await self.rows(select(kept_digests.c.digest).where(kept_digests.c.table_id == table_id))
        return [row.digest for row in rows]

    async def all(self) -> list[KeptDigest]:
        """Return all kept digests: only the holder of the key can recognize a person in them."""
        rows = await self.rows(select(kept_digests).order_by(kept_digests.c.what, kept_digests.c.table_id))
        return [KeptDigest(row.digest, row.what, row.table_id, decoded(row.times) or [], row.until) for row in rows]

    async def outdated(self, now: float) -> list[Change]:
        """Return the changes that remove digests whose time is over or whose table has ended."""
        active = select(tables.c.id).where(tables.c.active_channel.is_not(None))
        over = (kept_digests.c.table_id != 0) & kept_digests.c.table_id.not_in(active)
        rows = await self.rows(select(kept_digests).where(over | (kept_digests.c.until <= now)))
        return [_remove(row.digest, row.what, row.table_id) for row in rows]


# ---- writing


def kept(digest: str, what: str, table_id: int, *, times: Sequence[float] = (), until: float | None = None) -> Change:
    """Write a digest that is kept until its table ends, or until a moment (seconds since 1970)."""
    return _put(digest=digest, what=what, table_id=table_id, times=encoded(list(times)) if times else None, until=until)


def table_over(table_id: int) -> Change:
    """Remove the digests that end with a table."""
    return _remove_of_table(table_id)
