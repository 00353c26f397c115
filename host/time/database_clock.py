"""The clock of the database, which all processes that share it go by."""

from __future__ import annotations

from collections.abc import Callable

from store.database import Store


class DatabaseClock:
    """Seconds since 1970 by the clock of the database: the process's own clock, corrected whenever it is compared."""

    def __init__(self, store: Store, own: Callable[[], float]) -> None:
        self._store = store
        self._own = own
        self._ahead = 0.0
        """Seconds by which the database's clock is ahead."""

    def __call__(self) -> float:
        return self._own() + self._ahead

    async def compare(self) -> None:
        """Compare the clocks. Raises StoreError.

        The database read its clock at some moment between the request and its answer, which may be seconds later where
        the network is slow. So the correction changes by no more than makes it possible.
        """
        before = self._own()
        at = await self._store.leases.now()
        self._ahead = min(max(self._ahead, at - self._own()), at - before)
