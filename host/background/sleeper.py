"""Resting until it is time, or until somebody ends the rest."""

from __future__ import annotations

import asyncio


class Sleeper:
    """The rest of one background task; without a task it costs nothing."""

    def __init__(self) -> None:
        self._sleep: asyncio.Task[None] | None = None

    async def sleep(self, seconds: float) -> bool:
        """Rest so long, or until :meth:`wake`; whether it was so long."""
        self._sleep = asyncio.create_task(asyncio.sleep(seconds), name="rest")
        try:
            await asyncio.wait({self._sleep})
            return not self._sleep.cancelled()
        finally:
            self._sleep.cancel()
            self._sleep = None

    def wake(self) -> None:
        """Wake whoever rests; nothing happens if nobody does."""
        if self._sleep is not None:
            self._sleep.cancel()
