"""Tables: their places, games, options and owners, how far they have come, and when their time is checked again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Row, func, select, true

from store import progress as progress_of
from store.encoding import decoded, encoded
from store.kept_digests import KeptDigests, table_over
from store.reading import StoreReader
from store.schema import barred as barred_people
from store.schema import notes, progress, seats, tables
from store.seats import SeatRow, Seats
from store.statements import Change, Insert, Update

LAST_TABLE = "last_table"
"""The name of the note that holds the highest number of a table at the time a table was removed."""

_add_table = Insert(tables)
_set_table_status = Update(tables, ("id",), ("status", "active_channel", "owner", "commitment"))
_set_shown = Update(tables, ("id",), ("thread_id", "board_message", "board_posted"))
_set_posted = Update(tables, ("id",), ("board_posted",))
_set_options = Update(tables, ("id",), ("options",))
_set_clock = Update(tables, ("id",), ("clock",))
_set_owner = Update(tables, ("id",), ("owner",))
_set_ended = Update(tables, ("id",), ("ended", "ending"))
_set_ending = Update(tables, ("id",), ("ending",))
_set_notices_sent = Update(tables, ("id",), ("told",))
_add_barred = Insert(barred_people)
_set_paused = Update(tables, ("id",), ("paused",))
_set_freed = Update(tables, ("id",), ("status", "active_channel", "proposal", "paused", "ended", "ending"))
_table_and_progress = (
    select(
        tables,
        progress.c.version,
        progress.c.epoch,
        progress.c.seq,
        progress.c.board_seq,
        progress.c.thread_seq,
        progress.c.dice_key,
        progress.c.saved,
        progress.c.deadline,
        progress.c.times,
        progress.c.plans,
    )
    .join(progress, progress.c.table_id == tables.c.id)
)  # fmt: skip


_AS_STORED = (
    "id", "guild_id", "channel_id", "thread_id", "game", "status", "owner", "commitment", "board_message",
    "board_posted", "version", "epoch", "seq", "board_seq", "thread_seq", "saved", "created", "paused", "ended",
    "ending", "rematch_of", "deadline",
)  # fmt: skip
"""The columns that a row of a table takes unchanged."""


class ActiveTable(NamedTuple):
    """An open or running table; ``paused`` is the start of its pause, or None."""

    id: int
    channel_id: int
    game: str
    status: str
    paused: float | None
    thread_id: int | None


@dataclass(slots=True, frozen=True)
class TableRow:
    """A stored table with its seats; ``saved`` is None before the game has begun, ``secret`` is that of its dice."""

    id: int
    guild_id: int | None
    channel_id: int
    thread_id: int | None
    game: str
    status: str
    owner: int
    options: dict[str, Any]
    commitment: str
    board_message: int | None
    board_posted: float
    version: int
    epoch: int
    seq: int
    board_seq: int
    thread_seq: int
    secret: bytes
    saved: bytes | None
    seats: tuple[SeatRow, ...]
    created: float = 0.0
    clock: dict[str, Any] | None = None
    proposal: dict[str, Any] | None = None
    paused: float | None = None
    ended: float | None = None
    ending: str | None = None
    rematch_of: int | None = None
    deadline: float | None = None
    barred: tuple[int, ...] = ()
    """The people who may not come back to it."""
    forgotten: tuple[str, ...] = ()
    """Digests of people whose data was deleted and who must still be recognized here."""
    times: list[list[Any]] | None = None
    """The time of each seat; None before the game has begun."""
    plans: dict[str, dict[str, list[Any]]] | None = None
    """The answers that seats have planned, by seat and question."""
    notices_sent: tuple[str, ...] = ()
    """The notices that the channel has got."""
    continues: dict[str, Any] | None = None
    """The position of a finished game from which it goes on."""


# ---- reading


class Tables(StoreReader):
    """Reads tables. Every method may raise StoreError."""

    async def last_id(self) -> int:
        """Return the highest number that any table has had, including removed tables."""
        removed = await self.rows(select(notes.c.value).where(notes.c.name == LAST_TABLE))
        rows = await self.rows(select(func.coalesce(func.max(tables.c.id), 0)))
        return max(rows[0][0], *(int(row.value) for row in removed), 0)

    async def read(self, table_id: int) -> TableRow | None:
        rows = await self.rows(_table_and_progress.where(tables.c.id == table_id))
        if not rows:
            return None
        sitting = await Seats(self._readers).at_table(table_id)
        gone = await self.rows(select(barred_people.c.person_id).where(barred_people.c.table_id == table_id))
        forgotten = await KeptDigests(self._readers).at_table(table_id)
        return _table_row(rows[0], sitting, tuple(row[0] for row in gone), tuple(forgotten))

    async def in_channel(self, channel_id: int) -> int | None:
        """Return the table of a channel or thread: the open or running one, else the last one that was started."""
        here = (tables.c.channel_id == channel_id) | (tables.c.thread_id == channel_id)
        started = tables.c.active_channel.is_not(None) | (tables.c.status == "over")
        order = (tables.c.active_channel.is_(None), tables.c.id.desc())
        rows = await self.rows(select(tables.c.id).where(here, started).order_by(*order).limit(1))
        return rows[0][0] if rows else None

    async def active(self) -> list[ActiveTable]:
        """Return all tables that are open or running."""
        return await self._active(true())

    async def running_of(self, person_id: int) -> list[int]:
        """Return the running tables at which a person sits."""
        query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
        here = (seats.c.person_id == person_id, tables.c.status == "running", tables.c.active_channel.is_not(None))
        return [row[0] for row in await self.rows(query.where(*here).order_by(tables.c.id))]

    async def played_by(self, guild_id: int, person_id: int, most: int) -> list[tuple[int, int]]:
        """Return the newest tables of a server whose games a person plays or played, with the person's seat."""
        query = select(tables.c.id, seats.c.seat).join(seats, seats.c.table_id == tables.c.id)
        here = (tables.c.guild_id == guild_id, seats.c.person_id == person_id, tables.c.status.in_(("running", "over")))
        rows = await self.rows(query.where(*here).order_by(tables.c.id.desc()).limit(most))
        return [(row.id, row.seat) for row in rows]

    async def by_status(self) -> dict[str, int]:
        """Return how many tables are open and how many are running."""
        query = select(tables.c.status, func.count().label("number")).where(tables.c.active_channel.is_not(None))
        counted = {row.status: row.number for row in await self.rows(query.group_by(tables.c.status))}
        return {"open": 0, "running": 0} | counted

    async def active_in(self, guild_id: int) -> list[ActiveTable]:
        """Return the tables of a server that are open or running, oldest first."""
        return await self._active(tables.c.guild_id == guild_id)

    async def _active(self, where: ColumnElement[bool]) -> list[ActiveTable]:
        query = select(
            tables.c.id, tables.c.channel_id, tables.c.game, tables.c.status, tables.c.paused, tables.c.thread_id
        ).where(tables.c.active_channel.is_not(None), where)
        return [ActiveTable(*row) for row in await self.rows(query.order_by(tables.c.id))]

    async def count_active_of(self, person_id: int) -> int:
        """Return at how many open or running tables a person sits."""
        sitting = select(func.count()).select_from(tables.join(seats, seats.c.table_id == tables.c.id))
        rows = await self.rows(sitting.where(tables.c.active_channel.is_not(None), seats.c.person_id == person_id))
        return rows[0][0]

    async def owned(self, person_id: int) -> list[dict[str, Any]]:
        """Return the tables that belong to a person."""
        query = select(tables.c.id, tables.c.game, tables.c.status, tables.c.created).where(tables.c.owner == person_id)
        rows = await self.rows(query.order_by(tables.c.id))
        return [{"table": row.id, "game": row.game, "status": row.status, "opened": row.created} for row in rows]

    async def barring(self, person_id: int) -> list[int]:
        """Return the tables a person was removed from."""
        query = (
            select(barred_people.c.table_id)
            .where(barred_people.c.person_id == person_id)
            .order_by(barred_people.c.table_id)
        )
        return [row[0] for row in await self.rows(query.order_by(barred_people.c.table_id))]

    async def rematch_of(self, table_id: int) -> int | None:
        """Return the table at which the same people play again, unless it was given up before the game."""
        query = select(tables.c.id).where(tables.c.rematch_of == table_id, tables.c.status != "closed")
        rows = await self.rows(query.limit(1))
        return rows[0][0] if rows else None


def _table_row(
    row: Row[Any], sitting: tuple[SeatRow, ...], gone: tuple[int, ...], forgotten: tuple[str, ...]
) -> TableRow:
    return TableRow(
        **{name: row._mapping[name] for name in _AS_STORED},
        secret=row.dice_key,
        seats=sitting,
        barred=gone,
        forgotten=forgotten,
        options=decoded(row.options),
        clock=decoded(row.clock),
        proposal=decoded(row.proposal),
        times=decoded(row.times),
        plans=decoded(row.plans),
        notices_sent=tuple(decoded(row.told) or ()),
        continues=decoded(row.continues),
    )


# ---- writing


def opened(
    table_id: int,
    *,
    guild_id: int | None,
    channel_id: int,
    game: str,
    owner: int,
    options: Mapping[str, Any],
    created: float,
    seal: str,
    secret: bytes,
    clock: Mapping[str, Any] | None = None,
    rematch_of: int | None = None,
    deadline: float | None = None,
    continues: Mapping[str, Any] | None = None,
) -> tuple[Change, Change]:
    """Write an open table, the active one of its channel.

    ``deadline``: when its time is checked first; ``seal`` and ``secret`` are those of its dice.
    """
    row = {
        "id": table_id,
        "guild_id": guild_id,
        "channel_id": channel_id,
        "active_channel": channel_id,
        "thread_id": None,
        "game": game,
        "status": "open",
        "owner": owner,
        "options": encoded(dict(options)),
        "commitment": seal,
        "board_message": None,
        "board_posted": 0.0,
        "created": created,
        "clock": None if clock is None else encoded(clock),
        "rematch_of": rematch_of,
        "continues": None if continues is None else encoded(dict(continues)),
    }
    return _add_table(**row), progress_of.opened(table_id, secret, deadline)


def status(table_id: int, *, status: str, active_channel: int | None, owner: int, commitment: str) -> Change:
    """Write the status of a table, with its channel, owner and seal."""
    return _set_table_status(table_id, status=status, active_channel=active_channel, owner=owner, commitment=commitment)


def freed(table_id: int, ended: float, ending: str) -> tuple[Change, ...]:
    """Write the end of a table that leaves its channel, in any state of its match."""
    over = {"status": "over", "active_channel": None, "proposal": None, "paused": None}
    return (
        _set_freed(table_id, **over, ended=ended, ending=ending),
        progress_of.quiet(table_id),
        table_over(table_id),
    )


def shown(table_id: int, *, thread_id: int | None, board_message: int | None, board_posted: float) -> Change:
    """Write where the table is shown."""
    return _set_shown(table_id, thread_id=thread_id, board_message=board_message, board_posted=board_posted)


def board_outdated(table_id: int) -> tuple[Change, Change]:
    """Write that a new board message must replace the present one, even after a restart."""
    return _set_posted(table_id, board_posted=0.0), progress_of.board_unseen(table_id)


def notices_sent(table_id: int, notices: Sequence[str]) -> Change:
    """Write the notices that the channel of a table has got."""
    return _set_notices_sent(table_id, told=encoded(list(notices)) if notices else None)


def options(table_id: int, options: Mapping[str, Any]) -> Change:
    """Write the options of a game."""
    return _set_options(table_id, options=encoded(dict(options)))


def clock(table_id: int, data: Mapping[str, Any] | None) -> Change:
    """Write how much time people have at a table; None: no limit."""
    return _set_clock(table_id, clock=None if data is None else encoded(data))


def owner(table_id: int, person_id: int) -> Change:
    """Write the owner of a table."""
    return _set_owner(table_id, owner=person_id)


def ended(table_id: int, ended: float, ending: str) -> Change:
    """Write when and how a game ended."""
    return _set_ended(table_id, ended=ended, ending=ending)


def never_begun(table_id: int, ending: str) -> Change:
    """Write why a table was closed before its game began."""
    return _set_ending(table_id, ending=ending)


def paused(table_id: int, since: float | None) -> Change:
    """Write when the game was paused (seconds since 1970); None: it is not paused."""
    return _set_paused(table_id, paused=since)


def barred(table_id: int, person_id: int) -> Change:
    """Write that a person may not come back to a table."""
    return _add_barred(table_id=table_id, person_id=person_id)
