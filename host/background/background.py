"""Work that goes on when whoever asked for it is gone."""

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
    """What has become of the changes that were asked for meanwhile."""

    kept: bool = False
    """At least one of them was made and is durable."""
    open: bool = False
    """One of them failed half-way: whether it was made is not known."""


_watched: ContextVar[WatchedChanges | None] = ContextVar("watched", default=None)


@contextmanager
def watch_changes() -> Iterator[WatchedChanges]:
    """Watch the changes that are asked for in here, to say what is true where something fails afterwards."""
    progress = WatchedChanges()
    token = _watched.set(progress)
    try:
        yield progress
    finally:
        _watched.reset(token)


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
        """Carry a change to its end even if the caller is cancelled meanwhile. One that raises RefusedError or
        StoreError has changed nothing.
        """
        progress = _watched.get() or WatchedChanges()
        try:
            done = await asyncio.shield(self.start(change))
        except (RefusedError, StoreError):
            raise
        except BaseException:
            progress.open = True
            raise
        progress.kept = True
        return done

    async def close(self) -> None:
        """Wait for all of it."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
