"""Rate limits for all calls of the chat."""

from __future__ import annotations

import asyncio
import time
from collections import deque

_RESERVED_SHARE = 0.15
"""Share of the budget reserved for calls other than boards, hands and threads."""
_BURST = 3
"""Maximum number of permits at the same moment."""
_LONGEST = 3.0
"""Seconds after which a call without an answer counts as arrived and no longer holds its slot."""


class Pace:
    """At most ``most`` permits in any span of ``seconds``, first come, first served.

    Callers read what there is to show only after they got their permit.
    """

    def __init__(self, most: int, seconds: float) -> None:
        self._seconds = seconds
        self._given: deque[float] = deque([float("-inf")] * most, maxlen=most)
        """Times at which the last permits were given, not when they were due, so that a stall is not made up for."""
        self._line = asyncio.Lock()

    @classmethod
    def of_calls(cls, a_second: int) -> Pace:
        """Return a steady pace below a budget of calls a second; 0 means no limit."""
        return cls(_BURST, _span(a_second))

    def limit(self, a_second: int) -> None:
        """Keep below another budget of calls a second from now on."""
        self._seconds = _span(a_second)

    async def wait_for_permit(self) -> None:
        """Wait for the next permit and take it."""
        if not self._seconds:
            return
        async with self._line:
            while (wait := self._given[0] + self._seconds - time.monotonic()) > 0:  # noqa: ASYNC110 - may wake early
                await asyncio.sleep(wait)
            self._given.append(time.monotonic())


def _span(a_second: int) -> float:
    """Return the seconds within which a burst may go out."""
    return _BURST / (a_second * (1 - _RESERVED_SHARE)) if a_second else 0.0


class CallSlot:
    """The slot of one call within the limit."""

    __slots__ = ("begun",)

    def __init__(self, begun: float) -> None:
        self.begun = begun


class RateLimit:
    """A limit on the calls that arrive in any second, even if some are delayed on their way.

    A call takes a slot when it goes out and frees it one second after its answer. All calls that arrive within one
    second therefore hold their slots at the moment when the last of them goes out.
    """

    def __init__(self, most: int, seconds: float = 1.0, longest: float = _LONGEST) -> None:
        """Allow ``most`` calls in any span of ``seconds``; 0 means no limit.

        A call counts as arrived at most ``longest`` seconds after it went out, so that a chat that does not answer
        cannot block all calls.
        """
        self.most = most
        self._seconds = seconds
        self._longest = longest
        self._under_way: dict[CallSlot, None] = {}
        self._ended: deque[float] = deque()
        self._line = asyncio.Lock()
        self.waiting = 0
        """Number of calls that wait for a slot."""

    async def acquire(self) -> CallSlot:
        """Wait for a slot, first come, first served; pass it to :meth:`release` when the call is answered."""
        self.waiting += 1
        try:
            async with self._line:
                while (wait := self._until_free()) > 0:  # noqa: ASYNC110 - nothing frees a slot sooner
                    await asyncio.sleep(wait)
                slot = CallSlot(time.monotonic())
                if self.most:
                    self._under_way[slot] = None
                return slot
        finally:
            self.waiting -= 1

    def release(self, slot: CallSlot) -> None:
        """Release the slot of a call that was answered or given up; a repeated call changes nothing."""
        if slot in self._under_way:
            del self._under_way[slot]
            self._ended.append(time.monotonic())

    def _until_free(self) -> float:
        """Return the seconds until a slot may be free; 0 if one is."""
        now = time.monotonic()
        for slot in list(self._under_way):
            if slot.begun > now - self._longest:
                break
            self.release(slot)
        while self._ended and self._ended[0] <= now - self._seconds:
            self._ended.popleft()
        if not self.most or len(self._under_way) + len(self._ended) < self.most:
            return 0.0
        oldest = next(iter(self._under_way), None)
        soonest = [now + self._seconds]  # for a call that is answered right now
        soonest += [self._ended[0] + self._seconds] if self._ended else []
        soonest += [oldest.begun + self._longest] if oldest is not None else []
        return max(min(soonest) - now, 0.001)
