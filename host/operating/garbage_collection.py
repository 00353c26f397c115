"""Garbage collection while nobody waits for an answer."""

from __future__ import annotations

import asyncio
import gc

from host.background.priority import Priority

PAUSE = 0.5
"""Seconds between two checks."""
YOUNG_OBJECTS = 2_000
"""New objects that make a collection worthwhile."""
YOUNG_COLLECTIONS = 2_000
"""Collections of young objects before a full one, which takes 0.1 seconds or more: at most one in 15 minutes."""


async def collect_garbage(priority: Priority) -> None:
    """Collect garbage for ever, but only while no interaction waits for its answer.

    Python's own collector runs when many objects are created, which is in the middle of answering people.
    """
    while True:
        await asyncio.sleep(PAUSE)
        await priority.wait_for_answers()
        young, _, collections = gc.get_count()
        if collections >= YOUNG_COLLECTIONS:
            gc.collect()
        elif young >= YOUNG_OBJECTS:
            gc.collect(1)
