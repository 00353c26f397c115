"""How much the bot may ask of the chat in a second, whoever wants it."""

from __future__ import annotations

import asyncio
from collections import deque

_SPARED = 0.15
"""The share kept for calls that are held up on their way and arrive with later ones."""
_TOGETHER = 3
"""How many may go out at the same moment. A whole second's worth at once, behind a delayed one of the second before,
would be twice as many where it arrives."""


class Pace:
    """So many turns in any span of so many seconds, first come, first served."""

    def __init__(self, most: int, seconds: float) -> None:
        self._seconds = seconds
        self._given: deque[float] = deque([float("-inf")] * most, maxlen=most)
        """When the last turns were, or will be."""
        self.waiting = 0
        """How many stand in line."""

    @classmethod
    def of_calls(cls, a_second: int) -> Pace:
        """One that keeps so many calls a second where they arrive, 0: any number. Answers of interactions need none."""
        return cls(_TOGETHER, _TOGETHER / (a_second * (1 - _SPARED)) if a_second else 0.0)

    async def turn(self) -> None:
        """Take the next turn that is free, and wait for it."""
        now = asyncio.get_running_loop().time()
        at = max(now, self._given[0] + self._seconds)
        self._given.append(at)
        if at <= now:
            return
        self.waiting += 1
        try:
            await asyncio.sleep(at - now)
        finally:
            self.waiting -= 1
