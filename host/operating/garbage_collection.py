"""Garbage is looked for while nobody waits for an answer."""

from __future__ import annotations

import asyncio
import gc

from host.background.priority import Priority

PAUSE = 0.5
"""Seconds between two looks."""
WORTH = 2_000
"""New objects for which a look is worth its while."""
WHOLE = 2_000
"""Looks at what is young before everything is looked through: that takes a tenth of a second and more, so it comes once
in a quarter of an hour at most."""


async def tidy(priority: Priority) -> None:
    """Look for garbage again and again, each time when nobody is answered: Python itself would do it in the middle of
    the answers of fifty people, as that is when many objects are made.
    """
    while True:
        await asyncio.sleep(PAUSE)
        await priority.wait_for_answers()
        young, _, looks = gc.get_count()
        if looks >= WHOLE:
            gc.collect()
        elif young >= WORTH:
            gc.collect(1)
