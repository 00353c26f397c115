"""What follows an answer a moment later, such as the picture of a panel that was shown at once in words."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any

from cogs.press import log_failure


class FollowUps:
    """At most one follow-up for each key: a newer answer calls the older one's off."""

    def __init__(self) -> None:
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}

    def call_off(self, key: Hashable) -> None:
        task = self._tasks.pop(key, None)
        if task is not None:
            task.cancel()

    def start(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do this in the background in place of what was under way for the key."""
        self.call_off(key)
        task = asyncio.create_task(_logged(work), name="follow-up")
        self._tasks[key] = task
        task.add_done_callback(lambda done: self._tasks.pop(key) if self._tasks.get(key) is done else None)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _logged(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """The work is begun in here: one called off before its turn has not begun at all."""
    try:
        await work()
    except Exception as error:
        log_failure("a follow-up failed", error)
