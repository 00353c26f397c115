"""How long somebody waits for the database, however many others wait for it too."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

TIME_LIMIT = 2.0
"""Seconds: Discord waits three for an answer."""


@dataclass(slots=True)
class _Request:
    """Something that somebody waits for."""

    until: float
    over: bool = False


_request: ContextVar[_Request | None] = ContextVar("request", default=None)


@contextmanager
def time_limited() -> Iterator[None]:
    """All that is written meanwhile, in here and by tasks begun in here, has ``TIME_LIMIT`` from now on in all: who
    waits in line behind others for a table is not given the same time once more when it is their turn.
    """
    request = _Request(time.monotonic() + TIME_LIMIT)
    token = _request.set(request)
    try:
        yield
    finally:
        request.over = True  # tasks that go on longer are nobody's request any more
        _request.reset(token)


def time_limit_ends() -> float:
    """Return when who writes now gives up, in the monotonic clock's seconds."""
    request = _request.get()
    return time.monotonic() + TIME_LIMIT if request is None or request.over else request.until
