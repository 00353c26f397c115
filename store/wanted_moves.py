"""Moves of strong computer players that a process of the bot wants from a worker; each is removed after its use."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import bindparam, or_, select, update

from store.encoding import decoded, encoded
from store.leases import DURATION, DatabaseTime
from store.processes import has_workers
from store.reading import BatchReader, Readers, StoreReader
from store.schema import wanted_moves
from store.statements import Change, Delete, Update, Upsert

_columns = wanted_moves.c
_free = _columns.move.is_(None) & or_(_columns.leased.is_(None), _columns.leased < DatabaseTime())
_chosen = select(_columns.table_id).where(_free).limit(1).with_for_update(skip_locked=True)
_taking = (
    update(wanted_moves)
    .values(leased=DatabaseTime() + bindparam("seconds"))
    .where(_columns.table_id.in_(_chosen))
    .returning(_columns.table_id, _columns.ask)
)
_of_tables = select(_columns.table_id, _columns.ask, _columns.move).where(
    _columns.table_id.in_(bindparam("tables", expanding=True)), _columns.move.is_not(None) | has_workers
)
_put_wanted = Upsert(wanted_moves, "ask", "leased", "move")
_put_move = Update(wanted_moves, ("table_id", "ask"), ("move",))
_remove = Delete(wanted_moves, "table_id", "ask")


class WantedMove(NamedTuple):
    """The question of a table to a computer player, by its id, and the answer as data; None: there is none yet."""

    table_id: int
    ask: str
    move: list[Any] | None = None


# ---- reading


class WantedMoves(StoreReader):
    """Takes and reads wanted moves. Every method may raise StoreError."""

    def __init__(self, readers: Readers) -> None:
        super().__init__(readers)
        self._batch = BatchReader(self._read)

    async def take(self) -> WantedMove | None:
        """Take a wanted move that no worker has; the lease lasts ``DURATION`` seconds."""
        rows = await self.rows(_taking, {"seconds": DURATION})
        return WantedMove(*rows[0]) if rows else None

    async def of(self, table_id: int) -> WantedMove | None:
        """Return the wanted move of a table; None: there is none any more, or no worker that would find it."""
        return await self._batch.get(table_id)

    async def _read(self, table_ids: Collection[int]) -> dict[int, WantedMove]:
        rows = await self.rows(_of_tables, {"tables": list(table_ids)})
        return {row.table_id: WantedMove(row.table_id, row.ask, decoded(row.move)) for row in rows}


# ---- writing


def wanted(table_id: int, ask: str) -> Change:
    """Write that a move is wanted, in place of an earlier one of the same table."""
    return _put_wanted(table_id=table_id, ask=ask, leased=None, move=None)


def answered(table_id: int, ask: str, move: Sequence[Any]) -> Change:
    """Write a wanted move, if it still is."""
    return _put_move(table_id, ask, move=encoded(move))


def unwanted(table_id: int, ask: str) -> Change:
    """Remove a move that is not wanted any more, or that no worker can find."""
    return _remove(table_id, ask)
