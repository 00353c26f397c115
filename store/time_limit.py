"""How long somebody waits for the database, however many others wait for it too."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

PATIENCE = 2.0
"""Seconds: Discord waits three for an answer."""


class _Errand:
    """Something that somebody waits for."""

    __slots__ = ("over", "until")

    def __init__(self) -> None:
        self.until = time.monotonic() + PATIENCE
        self.over = False


_errand: ContextVar[_Errand | None] = ContextVar("errand", default=None)


@contextmanager
def patient() -> Iterator[None]:
    """All that is written meanwhile, in here and by tasks begun in here, has ``PATIENCE`` from now on in all: who waits
    in line behind others for a table is not given the same time once more when it is their turn."""
    errand = _Errand()
    token = _errand.set(errand)
    try:
        yield
    finally:
        errand.over = True  # tasks that go on longer are nobody's errand any more
        _errand.reset(token)


def patience_ends() -> float:
    """When who writes now gives up, in the monotonic clock's seconds."""
    errand = _errand.get()
    return time.monotonic() + PATIENCE if errand is None or errand.over else errand.until
