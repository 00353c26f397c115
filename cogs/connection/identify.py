"""Pauses before the bot tries the gateway again, and before it identifies again.

discord.py's own pauses grow up to a quarter of an hour, so the bot may stay away for two or three times as long as an
outage of a few minutes. They shrink only after half an hour, so an interruption within that time is followed by a long
pause again. Resuming a session costs nothing, but Discord resets the token of a bot that identifies a thousand times a
day.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import uniform

import discord.client

SHORTEST, LONGEST = 2.0, 900.0
SHARE = 0.25
"""Longest pause as a share of the time without the gateway.

People wait little longer than necessary, and a day's attempts stay far below the thousand identifications that Discord
allows.
"""
LONGEST_ATTEMPT = 90.0
"""Longest duration of an attempt in seconds; after a longer time there was a connection in between."""
STABLE_AFTER = 600.0
"""Seconds after which a session counts as stable, so that the next IDENTIFY needs no pause."""
LONGEST_BETWEEN = 900.0
"""Longest pause in seconds between two identifications."""
LONGEST_WHILE_OPEN = 20.0
"""Longest time in seconds that an open connection waits for its IDENTIFY; Discord closes it soon after that."""
BETWEEN_SHARDS = 5.0
"""Seconds between the IDENTIFYs of two shards, which Discord requires."""
SETTLING = (1.0, 5.0)
"""Range in seconds of the random pause before a client identifies again, as Discord wants it."""


class Backoff:
    """A replacement of discord.py's ``ExponentialBackoff`` with shorter pauses."""

    def __init__(self) -> None:
        self._since = 0.0
        self._until = 0.0

    def delay(self) -> float:
        """Return the next pause in seconds."""
        now = time.monotonic()
        if now > self._until:
            self._since = now
        longest = min(max((now - self._since) * SHARE, SHORTEST), LONGEST)
        pause = uniform(longest / 2, longest)
        self._until = now + pause + LONGEST_ATTEMPT
        return pause


class IdentifyTooSoonError(Exception):
    """The next IDENTIFY may be sent in ``seconds``, too late for the connection that wants to send it."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"{seconds:.0f} seconds too soon")
        self.seconds = seconds


class IdentifyLimit:
    """The pauses before each IDENTIFY of the process.

    They double while sessions end early, up to a quarter of an hour, so that no day reaches a thousand. One instance
    serves all clients of a process, or one shard of them.
    """

    def __init__(self, first: float, clock: Callable[[], float] = time.monotonic) -> None:
        """Start without a session; ``first`` is the pause in seconds after one session that ended early."""
        self._first = first
        self._clock = clock
        self._early = 0
        self._sent: float | None = None
        self._lost: float | None = None

    def lost(self) -> None:
        """Note that the connection is gone; the session has ended now unless it is resumed."""
        if self._lost is None:
            self._lost = self._clock()

    def resumed(self) -> None:
        """Note that the session goes on."""
        self._lost = None

    def end_session(self) -> float:
        """End the session and return the seconds until another one may be requested."""
        self.lost()
        early = self._count_early()
        pause = min(self._first * 2 ** (min(early, 32) - 1), LONGEST_BETWEEN) if early else 0.0
        return max((self._lost or 0.0) + pause - self._clock(), 0.0)

    async def wait_for_turn(self, *, initial: bool) -> None:
        """Wait until the IDENTIFY that follows this call may be sent.

        ``initial`` is the first one of a client. Raises IdentifyTooSoonError where a connection is open already and
        cannot wait that long.
        """
        wait = self.end_session()
        if wait > LONGEST_WHILE_OPEN:
            raise IdentifyTooSoonError(wait)
        await asyncio.sleep(wait if initial else max(wait, uniform(*SETTLING)))
        self._early, self._sent, self._lost = self._count_early(), self._clock(), None

    def _count_early(self) -> int:
        """Return how many sessions in a row, including the last one, have ended early."""
        if self._sent is None:
            return 0
        return 0 if (self._lost or self._clock()) - self._sent >= STABLE_AFTER else self._early + 1


class IdentifyLimits:
    """The pauses of all shards of a process; a client without shards has one, number 0."""

    def __init__(self, first: float) -> None:
        """Start without sessions; ``first`` is the pause in seconds after one session that ended early."""
        self._first = first
        self._shards: dict[int, IdentifyLimit] = {}
        self._turn = asyncio.Lock()
        self._last: tuple[int, float] | None = None

    def of(self, shard_id: int | None) -> IdentifyLimit:
        """Return the pauses of a shard."""
        return self._shards.setdefault(shard_id or 0, IdentifyLimit(self._first))

    def lost(self) -> None:
        """Note that all connections are gone."""
        for limit in self._shards.values():
            limit.lost()

    def end_sessions(self) -> float:
        """End all sessions and return the seconds until all of them may be requested again."""
        return max((limit.end_session() for limit in self._shards.values()), default=0.0)

    async def wait_for_turn(self, shard_id: int | None, *, initial: bool) -> None:
        """Wait until a shard may identify: after its own pause, and :data:`BETWEEN_SHARDS` after another shard.

        Raises IdentifyTooSoonError as :meth:`IdentifyLimit.wait_for_turn` does.
        """
        async with self._turn:
            if self._last is not None and self._last[0] != (shard_id or 0):
                await asyncio.sleep(max(self._last[1] + BETWEEN_SHARDS - time.monotonic(), 0.0))
            await self.of(shard_id).wait_for_turn(initial=initial)
            self._last = shard_id or 0, time.monotonic()


def use_backoff() -> None:
    """Let every client pause like :class:`Backoff`; discord.py has no setting for it."""
    discord.client.ExponentialBackoff = Backoff  # pyright: ignore[reportAttributeAccessIssue, reportPrivateImportUsage]
