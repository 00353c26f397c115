"""The house's time: seconds that count. What goes by while the house is away counts for nobody."""

from __future__ import annotations

from collections.abc import Callable

import structlog

from store.database import Store
from store.errors import StoreError
from store.notes import note

BEATS_MISSED = 4
"""So many notes left out in a row mean that the house was away: cut off from the chat, asleep, or stopped."""
_NOTE = "time"

log = structlog.get_logger(__name__)


class RunningTime:
    """Runs as the clock on the wall does, less the time the house was away. Deadlines are kept in it, so a stop of
    any length moves all of them by one number, written at once: nothing is lost or counted twice.
    """

    def __init__(self, store: Store, clock: Callable[[], float], away: float) -> None:
        """``clock`` tells seconds since 1970; ``away``: the longest silence that still counts."""
        self._store = store
        self._clock = clock
        self.away = away
        """The longest silence in seconds that still counts."""
        self._last = clock()
        self.lost = 0.0
        """Seconds that do not count."""

    def now(self) -> float:
        return self._clock() - self.lost

    def real(self, at: float) -> float:
        """Return when a moment of running time is on the wall's clock, if the house stays from now on."""
        return at + self.lost

    @property
    def silence(self) -> float:
        """Seconds since the last beat."""
        return max(0.0, self._clock() - self._last)

    async def start(self) -> float:
        """Take up the time where the last run left it; the seconds it was away. Raises StoreError."""
        noted = await self._store.notes.read(_NOTE)
        gone = 0.0
        if noted is not None:
            last, self.lost = (float(word) for word in noted.split())
            gone = max(0.0, self._clock() - last)
            self.lost += gone
        self._last = self._clock()
        try:
            await self.beat()
        except StoreError as error:  # what was lost is in memory, and the next beat writes it down
            log.warning("time not noted", key=error.reason.key)
        return gone

    async def beat(self) -> float:
        """Note that the house is there; the seconds it was away since the last beat, 0 if it was not. May raise
        StoreError: then the next beat tells.
        """
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
