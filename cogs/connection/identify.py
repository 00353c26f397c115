"""How long the bot waits before it tries the gateway again, and before it identifies again.

discord.py's own pauses grow to a quarter of an hour and stay so long for half an hour after: an outage of some minutes
would keep people away for twice as long, and the next hiccup again. To resume a session costs nothing, but Discord
resets the token of a bot that identifies a thousand times a day.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import uniform

import discord.client

SHORTEST, LONGEST = 2.0, 900.0
SHARE = 0.25
"""A pause is never longer than this share of the time the gateway has been away: people wait little longer than they
had to, and a day's tries stay far below the thousand identifications Discord allows."""
ATTEMPT = 90.0
"""No try takes longer than this many seconds; if the next one is due later, there was a connection in between."""
LIVED = 600.0
"""Seconds after which a session counts as one that lived: the next IDENTIFY is free again."""
LONGEST_BETWEEN = 900.0
"""Seconds between two identifications, however many have failed."""
LONGEST_ON_THE_LINE = 20.0
"""Seconds that a connection may be kept waiting for its IDENTIFY; Discord closes it after some more."""
SETTLING = (1.0, 5.0)
"""Seconds to wait before a client identifies a second time: Discord wants a random time between these."""


class Backoff:
    """In place of discord.py's ``ExponentialBackoff``: seconds to wait after each failure in a row."""

    def __init__(self) -> None:
        self._since = 0.0
        self._until = 0.0

    def delay(self) -> float:
        """The next pause in seconds."""
        now = time.monotonic()
        if now > self._until:
            self._since = now
        longest = min(max((now - self._since) * SHARE, SHORTEST), LONGEST)
        pause = uniform(longest / 2, longest)
        self._until = now + pause + ATTEMPT
        return pause


class IdentifyTooSoonError(Exception):
    """The next IDENTIFY may only be sent in ``seconds``, too late for the connection that wants to send it."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"{seconds:.0f} seconds too soon")
        self.seconds = seconds


class IdentifyLimit:
    """Holds back each IDENTIFY of the process: the pauses double for as long as sessions end young, up to a quarter of
    an hour, so that no day reaches a thousand. One of these lasts for all clients of a process.
    """

    def __init__(self, first: float, clock: Callable[[], float] = time.monotonic) -> None:
        """``first`` is the pause in seconds after one session that ended young."""
        self._first = first
        self._clock = clock
        self._young = 0
        self._sent: float | None = None
        self._lost: float | None = None

    def lost(self) -> None:
        """The connection is gone; the session lived until now, unless it is resumed."""
        if self._lost is None:
            self._lost = self._clock()

    def resumed(self) -> None:
        """The session lives on."""
        self._lost = None

    def due(self) -> float:
        """Seconds until another session may be asked for, as the last one is over."""
        self.lost()
        young = self._ended_young()
        pause = min(self._first * 2 ** (min(young, 32) - 1), LONGEST_BETWEEN) if young else 0.0
        return max((self._lost or 0.0) + pause - self._clock(), 0.0)

    async def turn(self, *, initial: bool) -> None:
        """Wait until the IDENTIFY that follows this call may be sent; ``initial`` is the first one of a client. Raises
        IdentifyTooSoonError where that is too long for a connection that is open already.
        """
        wait = self.due()
        if wait > LONGEST_ON_THE_LINE:
            raise IdentifyTooSoonError(wait)
        await asyncio.sleep(wait if initial else max(wait, uniform(*SETTLING)))
        self._young, self._sent, self._lost = self._ended_young(), self._clock(), None

    def _ended_young(self) -> int:
        """How many sessions in a row, the last one among them, have ended young."""
        if self._sent is None:
            return 0
        return 0 if (self._lost or self._clock()) - self._sent >= LIVED else self._young + 1


def use_backoff() -> None:
    """Let every client wait like this; discord.py has no setting for it."""
    discord.client.ExponentialBackoff = Backoff  # pyright: ignore[reportAttributeAccessIssue, reportPrivateImportUsage]
