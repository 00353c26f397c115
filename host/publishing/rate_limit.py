"""How much the bot may ask of the chat in a second, whoever wants it."""

from __future__ import annotations

import asyncio
import time
from collections import deque

_SPARED = 0.15
"""The share of the budget kept for what is asked besides boards, hands and threads."""
_TOGETHER = 3
"""How many may begin at the same moment."""
_LONGEST = 3.0
"""Seconds after which a call without an answer has arrived all the same: it no longer holds its slot for later."""


class Pace:
    """So many turns in any span of so many seconds, first come, first served. Whoever waits here looks at what there is
    to show only when it is their turn.
    """

    def __init__(self, most: int, seconds: float) -> None:
        self._seconds = seconds
        self._given: deque[float] = deque([float("-inf")] * most, maxlen=most)
        """When the last turns were given, not when they were due: after a moment in which nothing went on they are not
        made up for."""
        self._line = asyncio.Lock()

    @classmethod
    def of_calls(cls, a_second: int) -> Pace:
        """Return an even flow that stays below a budget of so many calls a second, 0: any number."""
        return cls(_TOGETHER, _TOGETHER / (a_second * (1 - _SPARED)) if a_second else 0.0)

    async def turn(self) -> None:
        """Take the next turn that is free, and wait for it."""
        if not self._seconds:
            return
        async with self._line:
            while (wait := self._given[0] + self._seconds - time.monotonic()) > 0:  # noqa: ASYNC110 - may wake early
                await asyncio.sleep(wait)
            self._given.append(time.monotonic())


class Slot:
    """The slot of one call within the limit."""

    __slots__ = ("begun",)

    def __init__(self, begun: float) -> None:
        self.begun = begun


class RateLimit:
    """At most so many calls arrive in any second, whatever holds them up on their way: a slot is taken when a call
    goes out, and free again one second after its answer. Whatever arrives within one second therefore holds its slot
    at the moment when the last of it goes out.
    """

    def __init__(self, most: int, seconds: float = 1.0, longest: float = _LONGEST) -> None:
        """``most`` calls in any span of ``seconds``, 0: any number. A call counts as arrived ``longest`` seconds after
        it went out at the latest, so that a chat that answers nothing does not end all calls.
        """
        self._most = most
        self._seconds = seconds
        self._longest = longest
        self._under_way: dict[Slot, None] = {}
        self._ended: deque[float] = deque()
        self._line = asyncio.Lock()
        self.waiting = 0
        """How many stand in line."""

    async def acquire(self) -> Slot:
        """Take a slot for a call, first come, first served; give it to :meth:`release` when the call is answered."""
        self.waiting += 1
        try:
            async with self._line:
                while (wait := self._until_free()) > 0:  # noqa: ASYNC110 - nothing frees a slot sooner
                    await asyncio.sleep(wait)
                slot = Slot(time.monotonic())
                if self._most:
                    self._under_way[slot] = None
                return slot
        finally:
            self.waiting -= 1

    def release(self, slot: Slot) -> None:
        """The call was answered, or given up. Repeated, it changes nothing."""
        if slot in self._under_way:
            del self._under_way[slot]
            self._ended.append(time.monotonic())

    def _until_free(self) -> float:
        """Seconds until a place may be free; 0: one is."""
        now = time.monotonic()
        for slot in list(self._under_way):
            if slot.begun > now - self._longest:
                break
            self.release(slot)
        while self._ended and self._ended[0] <= now - self._seconds:
            self._ended.popleft()
        if not self._most or len(self._under_way) + len(self._ended) < self._most:
            return 0.0
        oldest = next(iter(self._under_way), None)
        soonest = [now + self._seconds]  # of a call that is answered at this very moment
        soonest += [self._ended[0] + self._seconds] if self._ended else []
        soonest += [oldest.begun + self._longest] if oldest is not None else []
        return max(min(soonest) - now, 0.001)
