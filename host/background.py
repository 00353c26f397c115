"""Work that goes on when whoever asked for it is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Background:
    """Keeps hold of what is under way, so that closing can wait for it."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something in the background; never waits."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self, change: Coroutine[Any, Any, T]) -> T:
        """Carry a change to its end even if the caller is cancelled meanwhile."""
        return await asyncio.shield(self.start(change))

    async def close(self) -> None:
        """Wait for all of it."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
