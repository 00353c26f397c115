"""Updates of an answer that follow a moment later, such as the picture of a panel that was shown without it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any

from cogs.connection.log import log_failure


class PendingUpdates:
    """Background updates, at most one for each key: a newer one replaces an older one."""

    def __init__(self) -> None:
        self._updates: dict[Hashable, asyncio.TimerHandle | asyncio.Task[None]] = {}

    def cancel(self, key: Hashable) -> None:
        update = self._updates.pop(key, None)
        if update is not None:
            update.cancel()

    def start(self, key: Hashable, pause: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run ``work`` in the background after a pause in seconds, instead of the current update of this key.

        Most updates are cancelled before they begin, and a timer costs less than a sleeping task.
        """
        self.cancel(key)
        self._updates[key] = asyncio.get_running_loop().call_later(pause, self._begin, key, work)

    def _begin(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        task = asyncio.create_task(_logged(work), name="update")
        self._updates[key] = task
        task.add_done_callback(lambda done: self._updates.pop(key) if self._updates.get(key) is done else None)

    async def close(self) -> None:
        updates = list(self._updates.values())
        self._updates.clear()
        for update in updates:
            update.cancel()
        tasks = (update for update in updates if isinstance(update, asyncio.Task))
        await asyncio.gather(*tasks, return_exceptions=True)


async def _logged(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run an update and log its failure.

    ``work`` creates the coroutine in here: an update that was cancelled before has no coroutine that was never awaited.
    """
    try:
        await work()
    except Exception as error:
        log_failure("a follow-up failed", error)
