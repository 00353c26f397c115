"""What follows an answer a moment later, such as the picture of a panel that was shown at once in words."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any

from cogs.connection.log import log_failure


class PendingUpdates:
    """At most one follow-up for each key: a newer answer calls the older one's off."""

    def __init__(self) -> None:
        self._under_way: dict[Hashable, asyncio.TimerHandle | asyncio.Task[None]] = {}

    def cancel(self, key: Hashable) -> None:
        under_way = self._under_way.pop(key, None)
        if under_way is not None:
            under_way.cancel()

    def start(self, key: Hashable, pause: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do this in the background after so many seconds, in place of what was under way for the key. Most follow-ups
        are called off before that: a timer costs less than a task that sleeps.
        """
        self.cancel(key)
        self._under_way[key] = asyncio.get_running_loop().call_later(pause, self._begin, key, work)

    def _begin(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        task = asyncio.create_task(_logged(work), name="follow-up")
        self._under_way[key] = task
        task.add_done_callback(lambda done: self._under_way.pop(key) if self._under_way.get(key) is done else None)

    async def close(self) -> None:
        under_way = list(self._under_way.values())
        self._under_way.clear()
        for each in under_way:
            each.cancel()
        tasks = (each for each in under_way if isinstance(each, asyncio.Task))
        await asyncio.gather(*tasks, return_exceptions=True)


async def _logged(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """The work is begun in here: one called off before its turn has not begun at all."""
    try:
        await work()
    except Exception as error:
        log_failure("a follow-up failed", error)
