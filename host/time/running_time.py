"""Running time: seconds that count, without the time when the house was down."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import structlog

from store.database import Store
from store.errors import StaleError, StoreError
from store.notes import changed_note, first_note, note

BEATS_MISSED = 4
"""Number of missed heartbeats after which the house counts as down: cut off from the chat, asleep, or stopped."""
_NOTE = "time"

log = structlog.get_logger(__name__)


class RunningTime:
    """Real time minus the time when the house was down.

    Deadlines are stored in running time, so that a stop of any length moves all of them with a single number.
    """

    def __init__(
        self, store: Store, clock: Callable[[], float], away: float, compare: Callable[[], Awaitable[None]] | None
    ) -> None:
        """Create a clock; ``clock`` returns seconds since 1970, ``away`` is the longest silence that still counts.

        ``compare`` corrects ``clock`` where processes share the database, which is down while none of them beats; None:
        this process has it for itself.
        """
        self._compare = compare
        self._store = store
        self._clock = clock
        self.away = away
        """Longest silence in seconds that still counts."""
        self._last = clock()
        self.lost = 0.0
        """Seconds that do not count."""

    def now(self) -> float:
        return self._clock() - self.lost

    def real(self, at: float) -> float:
        """Convert running time to seconds since 1970, assuming that the house stays up."""
        return at + self.lost

    @property
    def silence(self) -> float:
        """Seconds since the last heartbeat."""
        return max(0.0, self._clock() - self._last)

    async def start(self) -> float:
        """Continue from the last run; return the seconds the house was down. Raises StoreError."""
        if self._compare is not None:
            return await self.beat()
        noted = await self._store.notes.read(_NOTE)
        gone = 0.0
        if noted is not None:
            last, self.lost = (float(word) for word in noted.split())
            gone = max(0.0, self._clock() - last)
            self.lost += gone
        self._last = self._clock()
        try:
            await self.beat()
        except StoreError as error:  # the lost time is in memory, and the next heartbeat stores it
            log.warning("time not noted", key=error.reason.key)
        return gone

    async def beat(self) -> float:
        """Record a heartbeat; return the seconds the house was down since the last one, 0 if it was not.

        May raise StoreError; the next heartbeat then records the time.
        """
        if self._compare is not None:
            await self._compare()
            return await self._beat_together()
        now = self._clock()
        gone = now - self._last
        if gone <= self.away:
            gone = 0.0
        self.lost += gone
        self._last = now
        await self._store.write(note(_NOTE, f"{now:.3f} {self.lost:.3f}"))
        if gone:
            log.info("the house was away", seconds=round(gone))
        return gone

    async def _beat_together(self) -> float:
        """Record a heartbeat of one of several processes, and take over the time that does not count from the row."""
        while True:
            now, noted = self._clock(), await self._store.notes.read(_NOTE)
            last, lost = (now, 0.0) if noted is None else map(float, noted.split())
            gone = now - last if now - last > self.away else 0.0
            lost = round(lost + gone, 3)  # as the others read it
            value = f"{max(now, last):.3f} {lost:.3f}"
            try:
                await self._store.write(
                    first_note(_NOTE, value) if noted is None else changed_note(_NOTE, noted, value)
                )
            except StaleError:  # another process was faster
                continue
            self._last, self.lost = now, lost
            return gone
