"""Work in a thread whose processor time is counted: unlike time on the clock, it is the same on a busy machine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import thread_time
from typing import TypeVar

T = TypeVar("T")


class ProcessorTime:
    """The seconds that work in threads has taken."""

    seconds: float = 0.0


_counted: ContextVar[ProcessorTime | None] = ContextVar("processor_time", default=None)


@contextmanager
def counting() -> Iterator[ProcessorTime]:
    """Count the processor time of what :func:`compute` does inside the block."""
    counted = ProcessorTime()
    token = _counted.set(counted)
    try:
        yield counted
    finally:
        _counted.reset(token)


async def compute(function: Callable[..., T], *args: object) -> T:
    """Call a function in a thread and return its result; its processor time counts in the block around the caller."""
    counted = _counted.get()

    def measured() -> T:
        began = thread_time()
        try:
            return function(*args)
        finally:
            if counted is not None:
                counted.seconds += thread_time() - began

    return await asyncio.to_thread(measured)
