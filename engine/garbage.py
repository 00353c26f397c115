"""How often Python looks for garbage while many moves are made."""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import contextmanager

YOUNG, OLDER, ALL = 20_000, 20, 20
"""New objects before the youngest are looked through, and so on: by default 700, of which an answer makes as many."""
NEVER = 1_000_000


def keep() -> None:
    """Never look through what is there now: it stays until the program ends."""
    gc.freeze()


@contextmanager
def seldom(*, whole: bool = True) -> Generator[None]:
    """Cards, words and code stay, so they are not looked through again and again: it would make people wait. Without
    ``whole`` nothing is old enough to be looked through but at a call of ``gc.collect``. What was set before holds
    again afterwards.
    """
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, ALL if whole else NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
