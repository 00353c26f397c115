"""A line behind which people wait with a finger on the button, to press at the same moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class StartingLine:
    """A line that is open by default: everybody who arrives crosses it."""

    def __init__(self) -> None:
        self._barrier: asyncio.Barrier | None = None

    async def crossed(self) -> None:
        """Wait until the line may be crossed."""
        if self._barrier is not None:
            await self._barrier.wait()

    @asynccontextmanager
    async def held_for(self, people: int) -> AsyncIterator[None]:
        """Let nobody cross until so many wait; then let all of them cross and open the line again."""
        barrier = self._barrier = asyncio.Barrier(people + 1)
        try:
            yield
            await barrier.wait()
        finally:
            self._barrier = None
