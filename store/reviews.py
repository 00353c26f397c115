"""Reviews of finished games, computed once, and those that are wanted but not there yet."""

from __future__ import annotations

import asyncio
import json
import zlib
from typing import Any

from sqlalchemy import bindparam, or_, select, update

from store.encoding import encoded
from store.errors import UnreadableError
from store.leases import DatabaseTime
from store.reading import StoreReader
from store.schema import reviews, wanted_reviews
from store.statements import Change, Delete, Prepared, Update, Upsert

DURATION = 30.0
"""Seconds for which a process that reports no progress has a wanted review to itself."""

_put_review = Upsert(reviews, "review")
_put_wanted = Upsert(wanted_reviews)
_remove_wanted = Delete(wanted_reviews, "table_id")
_free = Update(wanted_reviews, ("table_id",), ("leased",))
_set_share = Prepared(
    wanted_reviews,
    update(wanted_reviews)
    .where(wanted_reviews.c.table_id == bindparam("of_table_id"))
    .values(share=bindparam("done"), leased=DatabaseTime() + DURATION),
)


# ---- reading


class Reviews(StoreReader):
    """Reads reviews, and takes wanted ones. Every method may raise StoreError."""

    async def of(self, table_id: int) -> Any:
        """Return the review of a table's game as JSON-like data, None if there is none."""
        rows = await self.rows(select(reviews.c.review).where(reviews.c.table_id == table_id))
        return await asyncio.to_thread(_unpacked, rows[0].review) if rows else None

    async def share(self, table_id: int) -> float | None:
        """Return the share of the work that is done for a wanted review; None: it is not wanted any more."""
        rows = await self.rows(select(wanted_reviews.c.share).where(wanted_reviews.c.table_id == table_id))
        return rows[0].share if rows else None

    async def take(self, table_id: int | None = None) -> int | None:
        """Take a wanted review that no process computes, that of this table or any, and return its table.

        :func:`share` renews the lease.
        """
        columns = wanted_reviews.c
        free = [or_(columns.leased.is_(None), columns.leased < DatabaseTime())]
        if table_id is not None:
            free.append(columns.table_id == table_id)
        chosen = select(columns.table_id).where(*free).limit(1).with_for_update(skip_locked=True)
        taking = update(wanted_reviews).values(share=0.0, leased=DatabaseTime() + DURATION)
        rows = await self.rows(taking.where(columns.table_id.in_(chosen)).returning(columns.table_id))
        return rows[0].table_id if rows else None


def _unpacked(review: bytes) -> Any:
    try:
        return json.loads(zlib.decompress(review))
    except (ValueError, zlib.error):
        raise UnreadableError from None


# ---- writing


def review(table_id: int, data: Any) -> Change:
    """Write the review of a finished game, JSON-like data."""
    return _put_review(table_id=table_id, review=zlib.compress(encoded(data).encode("utf-8", "surrogatepass")))


def wanted(table_id: int) -> Change:
    """Write that a review is wanted; nothing changes if it already is."""
    return _put_wanted(table_id=table_id)


def share(table_id: int, done: float) -> Change:
    """Write the share of the work that is done for a wanted review."""
    return _set_share(of_table_id=table_id, done=done)


def given_back(table_id: int) -> Change:
    """Leave a wanted review to another process."""
    return _free(table_id, leased=None)


def unwanted(table_id: int) -> Change:
    """Remove a review from those that are wanted."""
    return _remove_wanted(table_id)
