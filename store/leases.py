"""Leases of tables: which process looks after a table's board, thread and computers, and until when.

Several processes of the bot work with one database. A lease ends by itself, by the clock of the database; its epoch
grows whenever another process takes it, and what its holder writes is accepted for that epoch only.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Float, case, or_, select, update
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from store.daily_puzzles import COLUMNS, DailyPuzzleRow
from store.reading import Readers
from store.schema import daily_puzzles, pending, progress, servers

DURATION = 8.0
"""Seconds until a lease ends that is not renewed."""
PUZZLE_DURATION = 60.0
"""Seconds for which a process has a daily puzzle to itself; this lease is not renewed."""


class DatabaseTime(FunctionElement[float]):
    """The time of the database in seconds since 1970."""

    type = Float()
    inherit_cache = True


@compiles(DatabaseTime, "postgresql")
def _on_postgresql(_element: DatabaseTime, _compiler: Any, **_: Any) -> str:
    return "extract(epoch FROM clock_timestamp())"


@compiles(DatabaseTime, "sqlite")
def _on_sqlite(_element: DatabaseTime, _compiler: Any, **_: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


_free = or_(progress.c.leased.is_(None), progress.c.leased < DatabaseTime())


class Leases:
    """Takes, renews and ends leases. Every method may raise StoreError."""

    def __init__(self, readers: Readers) -> None:
        self._write = readers.run

    async def take(self, holder: str, table_id: int) -> int | None:
        """Take the lease of a table, or keep it, and return its epoch; None: another process has it."""
        here = (progress.c.table_id == table_id, or_(_free, progress.c.holder == holder))
        rows = await self._write(_taken(holder).where(*here).returning(progress.c.epoch))
        return rows[0].epoch if rows else None

    async def take_pending(self, holder: str, most: int) -> list[int]:
        """Take the leases of tables with work that nobody does, and return their numbers."""
        waiting = select(progress.c.table_id).where(pending, _free).limit(most).with_for_update(skip_locked=True)
        taking = _taken(holder).where(progress.c.table_id.in_(waiting)).returning(progress.c.table_id)
        return sorted(row.table_id for row in await self._write(taking))

    async def take_puzzle(self, now: float) -> DailyPuzzleRow | None:
        """Take a daily puzzle that is due and that no process has taken; servers that the bot has left are left out."""
        free = or_(daily_puzzles.c.leased.is_(None), daily_puzzles.c.leased < DatabaseTime())
        left = select(servers.c.id).where(servers.c.left.is_not(None))
        due = (daily_puzzles.c.due <= now, free, daily_puzzles.c.guild_id.not_in(left))
        chosen = select(daily_puzzles.c.guild_id).where(*due).limit(1).with_for_update(skip_locked=True)
        taking = update(daily_puzzles).values(leased=DatabaseTime() + PUZZLE_DURATION).returning(*COLUMNS)
        rows = await self._write(taking.where(daily_puzzles.c.guild_id.in_(chosen)))
        return DailyPuzzleRow(*rows[0]) if rows else None

    async def renew(self, holder: str, table_ids: Collection[int], seconds: float = DURATION) -> dict[int, int]:
        """Renew leases; return the versions of those tables of which the process still has it."""
        mine = (progress.c.table_id.in_(table_ids), progress.c.holder == holder)
        # in the order in which writers lock rows
        chosen = select(progress.c.table_id).where(*mine).order_by(progress.c.table_id).with_for_update()
        renewed = update(progress).values(leased=DatabaseTime() + seconds).where(progress.c.table_id.in_(chosen))
        rows = await self._write(renewed.returning(progress.c.table_id, progress.c.version))
        return {row.table_id: row.version for row in rows}

    async def end(self, holder: str, table_ids: Collection[int]) -> None:
        """End the leases of tables as far as the process still has them."""
        mine = (progress.c.table_id.in_(table_ids), progress.c.holder == holder)
        # in the order in which writers lock rows
        chosen = select(progress.c.table_id).where(*mine).order_by(progress.c.table_id).with_for_update()
        ended = update(progress).values(leased=None).where(progress.c.table_id.in_(chosen))
        await self._write(ended.returning(progress.c.table_id))

    async def now(self) -> float:
        """Return the time of the database in seconds since 1970."""
        return float((await self._write(select(DatabaseTime())))[0][0])


def _taken(holder: str) -> Any:
    epoch = progress.c.epoch + case((progress.c.holder == holder, 0), else_=1)
    return update(progress).values(holder=holder, leased=DatabaseTime() + DURATION, epoch=epoch)
