"""The interruptible sleep of a background task."""

from __future__ import annotations

import asyncio


class Sleeper:
    """The sleep of one background task; it uses no resources while the task does not sleep."""

    def __init__(self) -> None:
        self._sleep: asyncio.Task[None] | None = None

    async def sleep(self, seconds: float) -> bool:
        """Sleep for so many seconds or until :meth:`wake`; return whether the whole time has passed."""
        self._sleep = asyncio.create_task(asyncio.sleep(seconds), name="rest")
        try:
            await asyncio.wait({self._sleep})
            return not self._sleep.cancelled()
        finally:
            self._sleep.cancel()
            self._sleep = None

    def wake(self) -> None:
        """End the sleep, if there is one."""
        if self._sleep is not None:
            self._sleep.cancel()
