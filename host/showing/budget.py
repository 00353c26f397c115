"""How much the bot may ask of the chat in a second, whoever wants it."""

from __future__ import annotations

import asyncio
from collections import deque

CALLS_A_SECOND = 40
"""Of the fifty that Discord grants a bot; answers of interactions count towards neither."""


class Pace:
    """So many turns in any span of so many seconds, first come, first served."""

    def __init__(self, most: int = CALLS_A_SECOND, seconds: float = 1.0) -> None:
        self._most = most
        self._seconds = seconds
        self._taken: deque[float] = deque()
        self._line = asyncio.Lock()
        self.waiting = 0
        """How many stand in line."""

    async def turn(self) -> None:
        """Wait for one's turn and take it."""
        self.waiting += 1
        try:
            async with self._line:
                now = asyncio.get_running_loop().time
                if len(self._taken) >= self._most:
                    await asyncio.sleep(max(0.0, self._taken[0] + self._seconds - now()))
                    self._taken.popleft()
                self._taken.append(now())
        finally:
            self.waiting -= 1
