"""The base of all readers: queries that run beside the writer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from store.errors import store_error


class StoreReader:
    """Reads one subject. A reader sees what was committed when its query begins."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def rows(self, query: Any) -> Sequence[Row[Any]]:
        """Run a query.

        Raises StoreError.
        """
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(query)).all()
        except (SQLAlchemyError, OSError) as error:
            raise store_error(getattr(error, "orig", None) or error) from error
