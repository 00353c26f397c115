"""Answers to people go first: what can wait lets them by."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

from store.time_limit import time_limited

T = TypeVar("T")

PATIENCE = 0.5
"""Seconds after which what can wait goes on although people are still being answered: nothing is put off for ever."""


class Priority:
    """Knows whether anybody is being answered. When fifty people press at the same moment their answers come first,
    then boards, hands and pictures, of which only one is drawn at a time.
    """

    def __init__(self) -> None:
        self._answering = 0
        self._over = asyncio.Event()
        self._over.set()
        self._turn = asyncio.Lock()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Somebody is being answered, and waits for the database no longer than they would wait alone."""
        self._answering += 1
        self._over.clear()
        try:
            with time_limited():
                yield
        finally:
            self._less()

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """The answer itself waits for what lets answers by."""
        if not self._answering:
            yield
            return
        self._less()
        try:
            yield
        finally:
            self._answering += 1
            self._over.clear()

    async def wait_for_answers(self) -> None:
        """Wait until nobody is being answered, at most for ``PATIENCE``."""
        if self._answering:
            try:
                await asyncio.wait_for(self._over.wait(), PATIENCE)
            except TimeoutError:
                return

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """For work that takes long and can wait: one at a time, and each only when nobody is being answered."""
        async with self._turn:
            await self.wait_for_answers()
            yield

    @property
    def quiet(self) -> bool:
        """Whether nobody waits but perhaps one, who is being answered, and nothing else has its turn."""
        return self._answering <= 1 and not self._turn.locked()

    async def alone(self, work: Callable[[], Awaitable[T]], seconds: float) -> T | None:
        """What an answer may wait for because nobody else is being answered, so long at most; None where somebody is,
        or something else has its turn, or it took longer. Raises what the work raises.
        """
        if not self.quiet:
            return None
        with self.waiting():
            async with self._turn:
                task = asyncio.ensure_future(work())
                try:
                    return await asyncio.wait_for(asyncio.shield(task), seconds)
                except TimeoutError:
                    return None
                finally:
                    task.cancel()  # not awaited: what is slow to stop must not hold the answer up

    def _less(self) -> None:
        self._answering -= 1
        if not self._answering:
            self._over.set()
