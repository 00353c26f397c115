"""The priority of answers to people over boards, hands and pictures."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

from store.time_limit import time_limited

T = TypeVar("T")

PATIENCE = 0.5
"""Seconds after which work that can wait goes on although people are still being answered."""


class Priority:
    """The number of people being answered, and the turn of the work that waits for them.

    When fifty people press at the same moment, all answers come first, then boards, hands and pictures one at a time.
    """

    def __init__(self) -> None:
        self._answering = 0
        self._over = asyncio.Event()
        self._over.set()
        self._turn = asyncio.Lock()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Answer a person inside the block, with a limited total time of waiting for the database."""
        self._answering += 1
        self._over.clear()
        try:
            with time_limited():
                yield
        finally:
            self._less()

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Wait for lower-priority work while answering; meanwhile the caller's answer does not hold that work up."""
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
        """Wait until nobody is being answered, at most ``PATIENCE`` seconds."""
        if self._answering:
            try:
                await asyncio.wait_for(self._over.wait(), PATIENCE)
            except TimeoutError:
                return

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Do long work that can wait inside the block: one piece at a time, started when nobody is being answered."""
        async with self._turn:
            await self.wait_for_answers()
            yield

    @property
    def is_idle(self) -> bool:
        """Whether at most one person is being answered and no long work is in progress."""
        return self._answering <= 1 and not self._turn.locked()

    async def run_if_idle(self, work: Callable[[], Awaitable[T]], seconds: float) -> T | None:
        """Do long work as part of an answer if nothing else is in progress, and return its result.

        Returns None if anything else is in progress or the work takes longer than ``seconds``; raises its errors.
        """
        if not self.is_idle:
            return None
        with self.waiting():
            async with self._turn:
                task = asyncio.ensure_future(work())
                try:
                    return await asyncio.wait_for(asyncio.shield(task), seconds)
                except TimeoutError:
                    return None
                finally:
                    task.cancel()  # not awaited: work that is slow to stop must not delay the answer

    def _less(self) -> None:
        self._answering -= 1
        if not self._answering:
            self._over.set()
