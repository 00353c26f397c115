"""Garbage collection: less often while many moves are made."""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import contextmanager

YOUNG, OLDER, ALL = 20_000, 20, 20
"""Thresholds of the collector's generations. Python's default for the first, 700, is reached by a single answer."""
NEVER = 1_000_000


def freeze_objects() -> None:
    """Exempt all present objects from garbage collection until the program ends."""
    gc.freeze()


@contextmanager
def reduced_gc(*, whole: bool = True) -> Generator[None]:
    """Collect garbage less often, and exempt present objects such as cards, words and code.

    Collecting them again and again would make people wait. Without ``whole`` the oldest generation is collected only by
    ``gc.collect``. The previous thresholds are restored at the end, and objects that were exempt before stay so.
    """
    before, exempt = gc.get_threshold(), gc.get_freeze_count()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, ALL if whole else NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        if not exempt:
            gc.unfreeze()
