"""How long a request waits for the database, even behind others that wait for it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

TIME_LIMIT = 2.0
"""Seconds; Discord waits three for an answer."""


@dataclass(slots=True)
class _Request:
    """A request that somebody waits for."""

    until: float
    over: bool = False


_request: ContextVar[_Request | None] = ContextVar("request", default=None)


@contextmanager
def time_limited() -> Iterator[None]:
    """Give all writes inside, and in tasks begun inside, ``TIME_LIMIT`` seconds from now in total.

    Waiting behind others for a table counts: the time does not start again when it is the request's turn.
    """
    request = _Request(time.monotonic() + TIME_LIMIT)
    token = _request.set(request)
    try:
        yield
    finally:
        request.over = True  # nobody waits for tasks that run longer
        _request.reset(token)


def waiting_since() -> float:
    """Return when somebody began to wait for the present work, else now, in seconds of the monotonic clock.

    What was read since then is new enough for them.
    """
    request = _request.get()
    return time.monotonic() if request is None or request.over else request.until - TIME_LIMIT


def time_limit_ends() -> float:
    """Return when a write begun now gives up, in seconds of the monotonic clock."""
    request = _request.get()
    return time.monotonic() + TIME_LIMIT if request is None or request.over else request.until
