"""Reviews of finished games, computed once."""

from __future__ import annotations

import asyncio
import json
import zlib
from typing import Any

from sqlalchemy import select

from store.encoding import encoded
from store.errors import UnreadableError
from store.reading import StoreReader
from store.schema import reviews
from store.statements import Change, Upsert

_put_review = Upsert(reviews, "review")


# ---- reading


class Reviews(StoreReader):
    """Reads reviews. Every method may raise StoreError."""

    async def of(self, table_id: int) -> Any:
        """Return the review of a table's game as JSON-like data, None if there is none."""
        rows = await self.rows(select(reviews.c.review).where(reviews.c.table_id == table_id))
        return await asyncio.to_thread(_unpacked, rows[0].review) if rows else None


def _unpacked(review: bytes) -> Any:
    try:
        return json.loads(zlib.decompress(review))
    except (ValueError, zlib.error):
        raise UnreadableError from None


# ---- writing


def review(table_id: int, data: Any) -> Change:
    """Write the review of a finished game, JSON-like data."""
    return _put_review(table_id=table_id, review=zlib.compress(encoded(data).encode("utf-8", "surrogatepass")))
