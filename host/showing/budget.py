"""How much the bot may ask of the chat in a second, whoever wants it."""

from __future__ import annotations

import asyncio
from collections import deque

CALLS_A_SECOND = 40
"""Of the fifty that Discord grants a bot; answers of interactions count towards neither."""
_SPARED = 4
"""For calls that are held up on their way and arrive with later ones."""
_TOGETHER = 3
"""How many may go out at the same moment. A whole second's worth at once, behind a delayed one of the second before,
would be twice as many where it arrives."""


class Pace:
    """So many turns in any span of so many seconds, first come, first served."""

    def __init__(self, most: int = _TOGETHER, seconds: float = _TOGETHER / (CALLS_A_SECOND - _SPARED)) -> None:
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
