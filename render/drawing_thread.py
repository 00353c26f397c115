"""Where pictures are drawn: beside everything else, and after it."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

_STEP_BACK = 5
"""By how much less the drawing thread insists on the processor than the rest of the program."""


class DrawingThread:
    """One thread that draws one picture after the other, so that answers to people never wait for pictures."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "drawing", initializer=_step_back)

    async def draw(self, work: Callable[[], bytes]) -> bytes:
        """Do the work in that thread; raises what it raises."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def _step_back() -> None:
    if sys.platform == "linux":  # elsewhere the priority belongs to the whole process
        here = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, here, min(os.getpriority(os.PRIO_PROCESS, here) + _STEP_BACK, 19))
