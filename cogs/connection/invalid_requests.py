"""A limit on requests that Discord calls invalid: after too many of them it bans the address of the bot."""

from __future__ import annotations

import asyncio
import time
from collections import deque

import structlog

MOST = 5_000
"""Discord bans an address after 10,000."""
WINDOW = 600.0
"""Length in seconds of the sliding window in which they are counted."""
INVALID = (401, 403, 429)
_LONGEST_SLEEP = 5.0

log = structlog.get_logger(__name__)


class InvalidRequests:
    """A count of answers with status 401, 403 or 429 in a sliding window.

    A 429 of a limit that the bot shares with other bots is not its fault and does not count.
    """

    def __init__(self, most: int = MOST, seconds: float = WINDOW) -> None:
        self._most = most
        self._seconds = seconds
        self._seen: deque[float] = deque()
        self._paused = False

    def answered(self, status: int, scope: str | None) -> None:
        """Count the answer to a call, by HTTP status and the ``X-RateLimit-Scope`` of a 429."""
        if status in INVALID and not (status == 429 and scope == "shared"):
            self._seen.append(time.monotonic())

    @property
    def number(self) -> int:
        """The number of invalid requests in the last window."""
        now = time.monotonic()
        while self._seen and self._seen[0] <= now - self._seconds:
            self._seen.popleft()
        return len(self._seen)

    async def wait_until_few(self) -> None:
        """Wait until there are fewer than the limit; only background calls may wait here."""
        while (number := self.number) > self._most:
            if not self._paused:
                self._paused = True
                log.error("too many invalid requests: background calls pause", number=number, seconds=self._seconds)
            free = self._seen[number - self._most - 1] + self._seconds - time.monotonic()
            await asyncio.sleep(min(max(free, 0.001), _LONGEST_SLEEP))
        self._paused = False
