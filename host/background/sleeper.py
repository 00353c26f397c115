"""Resting until it is time, or until somebody ends the rest."""

from __future__ import annotations

import asyncio


class Nap:
    """The rest of one background task; without a task it costs nothing."""

    def __init__(self) -> None:
        self._sleep: asyncio.Task[None] | None = None

    async def take(self, seconds: float) -> None:
        """Rest so long, or until :meth:`end`."""
        self._sleep = asyncio.create_task(asyncio.sleep(seconds), name="rest")
        try:
            await asyncio.wait({self._sleep})
        finally:
            self._sleep.cancel()
            self._sleep = None

    def end(self) -> None:
        """Wake whoever rests; nothing happens if nobody does."""
        if self._sleep is not None:
            self._sleep.cancel()
