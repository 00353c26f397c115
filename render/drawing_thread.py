"""The thread that draws pictures, at a lower priority than everything else."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

_PRIORITY_STEPS = 5
"""How much lower than the rest of the program the drawing thread's priority is."""


class DrawingThread:
    """One thread that draws one picture after another, so that answers to people never wait for pictures."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "drawing", initializer=_lower_priority)

    async def draw(self, work: Callable[[], bytes]) -> bytes:
        """Do the work in that thread.

        Raises what the work raises.
        """
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def _lower_priority() -> None:
    if sys.platform == "linux":  # elsewhere the priority belongs to the whole process
        here = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, here, min(os.getpriority(os.PRIO_PROCESS, here) + _PRIORITY_STEPS, 19))
