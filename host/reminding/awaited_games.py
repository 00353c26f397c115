"""The running games of all places in which a person is awaited, the most urgent one first."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.menus import RefusedError
from host.tables.registry import Registry
from host.tables.status import Status
from host.tables.table import Table
from store.database import Store


class AwaitedGames:
    """Finds the games that wait for a person."""

    def __init__(self, store: Store, registry: Registry) -> None:
        self._store = store
        self._registry = registry

    async def find(self, person_id: int) -> list[Table]:
        """Return the games that wait for a person, without those that cannot be read. Raises StoreError."""
        tables: list[Table] = []
        for table_id in await self._store.tables.running_of(person_id):
            try:
                tables.append(await self._registry.get(table_id))
            except RefusedError:
                continue
        return sorted(
            (table for table in tables if awaits(table, person_id)), key=lambda table: _urgency(table, person_id)
        )

    def still_awaiting(self, person_id: int, table_ids: Iterable[int]) -> list[Table]:
        """Return those of the given tables in memory that wait for a person, in the given order; never waits."""
        known = [self._registry.in_memory(table_id) for table_id in table_ids]
        return [table for table in known if table is not None and awaits(table, person_id)]


def awaits(table: Table, person_id: int) -> bool:
    """Return whether a game goes on only if this person decides."""
    seat = table.find_seat(person_id)
    if seat is None or table.status is not Status.RUNNING or table.paused is not None:
        return False
    return seat in table.playing().awaited()


def _urgency(table: Table, person_id: int) -> tuple[float, float, int]:
    """Return the sort key of a game that waits for a person: by deadline, then by the time it has waited."""
    time = table.assignments[table.seat_of(person_id)].time
    ends = time.ends(table.clock)
    return float("inf") if ends is None else ends, time.awaited or 0.0, table.id
