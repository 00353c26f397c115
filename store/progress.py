"""Progress: how far a table's game has come, which changes were published, and when its time is checked again."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from sqlalchemy import Column, Executable, bindparam, func, select, update

from store.encoding import encoded
from store.reading import BatchReader, Readers, StoreReader
from store.schema import pending, progress, seats, tables
from store.statements import Change, Expect, Insert, Update, WriteStatement

_add_progress = Insert(progress)


class _Outdate(WriteStatement):
    """Raise the versions of the tables whose row or seat has this value, so that every process reads them."""

    def __init__(self, column: Column[Any]) -> None:
        super().__init__(progress)
        self._column = column

    def __call__(self, value: int) -> Change:
        return Change(self, {"value": value})

    def compile_for(self, dialect: str) -> Executable:
        of_table = tables.c.id if self._column.table is tables else seats.c.table_id
        chosen = select(of_table).where(self._column == bindparam("value"))
        return update(progress).where(progress.c.table_id.in_(chosen)).values(version=progress.c.version + 1)

    def _place(self) -> int:
        return -1  # before a person is removed from the seats


SET_VERSION = Expect(progress, ("table_id", "version"), ("version",))
_outdate_of_server = _Outdate(tables.c.guild_id)
_outdate_of_person = _Outdate(seats.c.person_id)
_set_position = Update(progress, ("table_id",), ("seq", "due", "saved", "times", "deadline", "plans"))
_set_published = Expect(progress, ("table_id", "epoch"), ("board_seq", "thread_seq"))
_set_board_seq = Update(progress, ("table_id",), ("board_seq",))
_set_times = Update(progress, ("table_id",), ("times", "deadline"))
_set_deadline = Update(progress, ("table_id",), ("deadline",))
_set_quiet = Update(progress, ("table_id",), ("due", "deadline"))

_versions = select(progress.c.table_id, progress.c.version).where(
    progress.c.table_id.in_(bindparam("tables", expanding=True))
)

# ---- reading


class TableProgress(StoreReader):
    """Reads which tables have pending work. Every method may raise StoreError."""

    def __init__(self, readers: Readers) -> None:
        super().__init__(readers)
        self._versions = BatchReader(self.versions)

    async def version(self, table_id: int) -> int | None:
        """Return the version of a table; None: it was removed."""
        return await self._versions.get(table_id)

    async def versions(self, table_ids: Collection[int]) -> dict[int, int]:
        """Return the versions of tables, without those that were removed."""
        rows = await self.rows(_versions, {"tables": list(table_ids)})
        return {row.table_id: row.version for row in rows}

    async def pending(self) -> list[int]:
        """Return the tables whose board or thread lags behind, or where a computer player must answer."""
        return [row[0] for row in await self.rows(select(progress.c.table_id).where(pending))]

    async def due(self, now: float, most: int) -> list[int]:
        """Return the tables whose deadlines have passed, the oldest deadlines first."""
        query = select(progress.c.table_id).where(progress.c.deadline <= now).order_by(progress.c.deadline).limit(most)
        return [row[0] for row in await self.rows(query)]

    async def next_deadline(self) -> float | None:
        """Return the next deadline of any table."""
        rows = await self.rows(select(func.min(progress.c.deadline)).where(progress.c.deadline.is_not(None)))
        return rows[0][0]

    async def clocked(self) -> list[int]:
        """Return the tables whose boards show a deadline.

        These are running tables with a clock, and open ones, which close in time.
        """
        query = select(tables.c.id).join(progress, progress.c.table_id == tables.c.id)
        running = (tables.c.status == "running") & tables.c.clock.is_not(None)
        open_still = (tables.c.status == "open") & progress.c.deadline.is_not(None)
        query = query.where(tables.c.active_channel.is_not(None), running | open_still)
        return [row[0] for row in await self.rows(query)]


# ---- writing


def next_version(table_id: int, seen: int, grown: int = 2) -> Change:
    """Let the changes of the same transaction be written only if a table still has the version that was seen.

    ``grown``: by how much it grows, 1 only for a new line of the journal with the position after it. So the versions
    between two readers tell whether anything else was written; see :class:`store.journal.Advance`.
    """
    return SET_VERSION(table_id, seen, version=seen + grown)


def outdated_in(guild_id: int) -> Change:
    """Let every process read the tables of a server again."""
    return _outdate_of_server(guild_id)


def outdated_of(person_id: int) -> Change:
    """Let every process read the tables of a person again."""
    return _outdate_of_person(person_id)


def board_unseen(table_id: int) -> Change:
    """Write that nothing on the board is up to date."""
    return _set_board_seq(table_id, board_seq=0)


def opened(table_id: int, secret: bytes, deadline: float | None) -> Change:
    """Write the progress of a new table, with the secret of its dice and its first deadline."""
    counts = {"seq": 1, "board_seq": 0, "thread_seq": 0, "due": False, "dice_key": secret, "saved": None}
    return _add_progress(table_id=table_id, **counts, deadline=deadline)


def quiet(table_id: int) -> Change:
    """Write that a table has no pending work any more."""
    return _set_quiet(table_id, due=False, deadline=None)


def published(table_id: int, epoch: int, *, board_seq: int, thread_seq: int) -> Change:
    """Write the last changes that the board and the thread show.

    The write raises StaleError if another process has taken the table's lease since this epoch.
    """
    return _set_published(table_id, epoch, board_seq=board_seq, thread_seq=thread_seq)


def advanced(
    table_id: int,
    seq: int,
    *,
    due: bool,
    saved: bytes | None,
    times: Sequence[Sequence[Any]] | None = None,
    deadline: float | None = None,
    plans: Mapping[int, Mapping[str, Sequence[Any]]] = MappingProxyType({}),
) -> Change:
    """Write how far a table has come.

    The newest number of its changes, whether a computer must answer, the match as it stands, the time of each seat,
    when its time is checked again, and the answers that seats have planned.
    """
    data = {seat: {key: list(moves) for key, moves in plan.items()} for seat, plan in plans.items()}
    return _set_position(
        table_id,
        seq=seq,
        due=due,
        saved=saved,
        times=None if times is None else encoded(times),
        deadline=deadline,
        plans=encoded(data) if data else None,
    )


def times(table_id: int, data: Sequence[Sequence[Any]], deadline: float | None) -> Change:
    """Write the time of each seat, and when the table's time is checked again."""
    return _set_times(table_id, times=encoded(data), deadline=deadline)


def deadline(table_id: int, at: float | None) -> Change:
    """Write when the table's time is checked again, in the house's time; None: never."""
    return _set_deadline(table_id, deadline=at)
