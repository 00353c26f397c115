"""Background tasks, which continue when their caller is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.kernel.menus import RefusedError
from store.errors import StoreError

T = TypeVar("T")


@dataclass(slots=True)
class WatchedChanges:
    """The results of the changes requested while they are watched."""

    any_made: bool = False
    """Whether at least one change was made and is durable."""
    any_uncertain: bool = False
    """Whether a change failed in a way that leaves unknown if it was made."""


_watched: ContextVar[WatchedChanges | None] = ContextVar("watched", default=None)


@contextmanager
def watch_changes() -> Iterator[WatchedChanges]:
    """Watch the changes requested inside the block, so that a later error message can say whether they were made."""
    progress = WatchedChanges()
    token = _watched.set(progress)
    try:
        yield progress
    finally:
        _watched.reset(token)


class Background:
    """The background tasks in progress; closing waits for them."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a coroutine as a background task. Never waits."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self, change: Coroutine[Any, Any, T]) -> T:
        """Finish a change even if the caller is cancelled, and return its result.

        Raises the errors of the change; after RefusedError and StoreError nothing has changed.
        """
        progress = _watched.get() or WatchedChanges()
        try:
            result = await asyncio.shield(self.start(change))
        except (RefusedError, StoreError):
            raise
        except BaseException:
            progress.any_uncertain = True
            raise
        progress.any_made = True
        return result

    async def close(self) -> None:
        """Wait for all background tasks."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
