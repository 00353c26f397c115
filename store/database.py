"""The store: one database, opened with its schema brought up to date; reads at any moment, writes by group commit."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Row, create_engine, event, func, make_url, select
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from store.changes import Change
from store.errors import StoreError, store_error
from store.migrating import migrate
from store.private_files import make_database_private
from store.rows import ActiveTable, DeckRow, JournalRow, SeatRow, TableRow
from store.schema import barred, decks, journal, notes, pending, people, progress, seats, servers, tables
from store.time_limit import TIME_LIMIT
from store.writer import Writer

_READERS = 4

_TABLE = (
    select(
        tables,
        progress.c.seq,
        progress.c.board_seq,
        progress.c.thread_seq,
        progress.c.dice_key,
        progress.c.saved,
        progress.c.deadline,
        progress.c.times,
    )
    .join(progress, progress.c.table_id == tables.c.id)
)  # fmt: skip


class Store:
    """See :mod:`store.changes` for what can be written. Every method may raise StoreError."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open or create a database. Raises StoreError with nothing left open."""
        try:
            address = make_url(url)
            options = _options(address)
            plain = create_engine(plain_address(address), **options)
            engine = create_async_engine(address, pool_size=_READERS, max_overflow=0, **options)
        except (ArgumentError, ImportError) as error:
            raise StoreError("refused-store-url") from error
        if engine.dialect.name == "sqlite":
            event.listen(plain, "connect", _prepare_sqlite)
            event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        writer = Writer(plain)
        try:
            if engine.dialect.name == "sqlite" and (file := sqlite_file(address)) is not None:
                make_database_private(file)
            await writer.open(migrate)
        except Exception as error:
            await writer.close()
            if isinstance(error, StoreError):
                raise
            raise store_error(getattr(error, "orig", None) or error) from error
        return cls(engine, writer)

    async def close(self) -> None:
        """Write what waits and close."""
        await self._writer.close()
        await self._engine.dispose()

    async def write(self, *changes: Change) -> None:
        """Write all of them in one transaction, durable when this returns."""
        await self._writer.write(changes)

    # ---- reading

    async def last_table_id(self) -> int:
        rows = await self._rows(select(func.coalesce(func.max(tables.c.id), 0)))
        return rows[0][0]

    async def table(self, table_id: int) -> TableRow | None:
        rows = await self._rows(_TABLE.where(tables.c.id == table_id))
        if not rows:
            return None
        taken = select(seats, people.c.name, people.c.locale, people.c.preferences.label("habits")).join(
            people, people.c.id == seats.c.person_id, isouter=True
        )
        sitting = await self._rows(taken.where(seats.c.table_id == table_id).order_by(seats.c.seat))
        gone = await self._rows(select(barred.c.person_id).where(barred.c.table_id == table_id))
        return _table_row(rows[0], sitting, tuple(row[0] for row in gone))

    async def table_in(self, channel_id: int) -> int | None:
        """The table of a channel or thread: the one that is open or running, else the last one that was started."""
        here = (tables.c.channel_id == channel_id) | (tables.c.thread_id == channel_id)
        started = tables.c.active_channel.is_not(None) | (tables.c.status == "over")
        order = (tables.c.active_channel.is_(None), tables.c.id.desc())
        rows = await self._rows(select(tables.c.id).where(here, started).order_by(*order).limit(1))
        return rows[0][0] if rows else None

    async def journal(self, table_id: int, after: int = 0) -> list[JournalRow]:
        """The journal from the row that follows number ``after``."""
        query = select(journal).where(journal.c.table_id == table_id, journal.c.seq > after).order_by(journal.c.seq)
        return [_journal_row(row) for row in await self._rows(query)]

    async def recent(self, table_id: int, most: int) -> list[JournalRow]:
        """The last rows of the journal, oldest first."""
        query = select(journal).where(journal.c.table_id == table_id).order_by(journal.c.seq.desc()).limit(most)
        return [_journal_row(row) for row in reversed(await self._rows(query))]

    async def pending(self) -> list[int]:
        """The tables whose board or thread lags behind, or where a computer player is to answer."""
        return [row[0] for row in await self._rows(select(progress.c.table_id).where(pending))]

    async def due(self, now: float, most: int) -> list[int]:
        """The tables that are to be looked at for the sake of time, those first that have waited longest."""
        query = select(progress.c.table_id).where(progress.c.deadline <= now).order_by(progress.c.deadline).limit(most)
        return [row[0] for row in await self._rows(query)]

    async def next_deadline(self) -> float | None:
        """When the next table is to be looked at."""
        rows = await self._rows(select(func.min(progress.c.deadline)).where(progress.c.deadline.is_not(None)))
        return rows[0][0]

    async def clocked(self) -> list[int]:
        """The tables whose boards tell of a deadline: running ones with a clock, open ones with reserved seats."""
        query = select(tables.c.id).join(progress, progress.c.table_id == tables.c.id)
        running = (tables.c.status == "running") & tables.c.clock.is_not(None)
        reserved = (tables.c.status == "open") & progress.c.deadline.is_not(None)
        query = query.where(tables.c.active_channel.is_not(None), running | reserved)
        return [row[0] for row in await self._rows(query)]

    async def names(self, person_ids: Collection[int]) -> dict[int, str]:
        """What people are called, those who are known."""
        if not person_ids:
            return {}
        rows = await self._rows(select(people.c.id, people.c.name).where(people.c.id.in_(person_ids)))
        return {row.id: row.name for row in rows}

    async def person(self, person_id: int) -> tuple[str, str] | None:
        """Name and locale of somebody who is known."""
        rows = await self._rows(select(people.c.name, people.c.locale).where(people.c.id == person_id))
        return (rows[0].name, rows[0].locale) if rows else None

    async def habits(self, *person_ids: int) -> dict[int, dict[str, Any]]:
        """What people have chosen for all games, those who have chosen something."""
        query = select(people.c.id, people.c.preferences).where(people.c.id.in_(person_ids))
        rows = await self._rows(query.where(people.c.preferences.is_not(None)))
        return {row.id: _decoded(row.preferences) for row in rows}

    async def playing(self, person_id: int) -> list[int]:
        """The running tables at which a person sits."""
        query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
        here = (seats.c.person_id == person_id, tables.c.status == "running", tables.c.active_channel.is_not(None))
        return [row[0] for row in await self._rows(query.where(*here).order_by(tables.c.id))]

    async def tables_by_status(self) -> dict[str, int]:
        """How many tables are open and how many are running."""
        query = select(tables.c.status, func.count().label("number")).where(tables.c.active_channel.is_not(None))
        counted = {row.status: row.number for row in await self._rows(query.group_by(tables.c.status))}
        return {"open": 0, "running": 0} | counted

    async def server_language(self, guild_id: int) -> str | None:
        rows = await self._rows(select(servers.c.language).where(servers.c.id == guild_id))
        return rows[0][0] if rows else None

    async def server_settings(self, guild_id: int) -> dict[str, Any] | None:
        """What a server has decided; None: nothing."""
        rows = await self._rows(select(servers.c.settings).where(servers.c.id == guild_id))
        return _decoded(rows[0][0]) if rows else None

    async def active_tables(self, guild_id: int) -> list[ActiveTable]:
        """The tables of a server that are open or running, oldest first."""
        query = select(
            tables.c.id, tables.c.channel_id, tables.c.game, tables.c.status, tables.c.paused, tables.c.thread_id
        ).where(tables.c.active_channel.is_not(None), tables.c.guild_id == guild_id)
        return [ActiveTable(*row) for row in await self._rows(query.order_by(tables.c.id))]

    async def active_servers(self) -> list[int]:
        """The servers in which a table is open or running."""
        query = select(tables.c.guild_id).where(tables.c.active_channel.is_not(None), tables.c.guild_id.is_not(None))
        return [row[0] for row in await self._rows(query.distinct().order_by(tables.c.guild_id))]

    async def active_of_person(self, person_id: int) -> int:
        """At how many open or running tables somebody sits."""
        sitting = select(func.count()).select_from(tables.join(seats, seats.c.table_id == tables.c.id))
        rows = await self._rows(sitting.where(tables.c.active_channel.is_not(None), seats.c.person_id == person_id))
        return rows[0][0]

    async def decks(self, person_id: int, game: str) -> list[DeckRow]:
        """The decks of a person for a game, by name."""
        query = select(decks.c.name, decks.c.list, decks.c.updated).where(
            decks.c.person_id == person_id, decks.c.game == game
        )
        return [DeckRow(*row) for row in await self._rows(query.order_by(decks.c.name))]

    async def note(self, name: str) -> str | None:
        """What was last written under this name with :func:`store.changes.note`."""
        rows = await self._rows(select(notes.c.value).where(notes.c.name == name))
        return rows[0][0] if rows else None

    async def select(self, query: Any) -> Sequence[Row[Any]]:
        """The rows of a query that another module of the store puts together."""
        return await self._rows(query)

    async def _rows(self, query: Any) -> Sequence[Row[Any]]:
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(query)).all()
        except (SQLAlchemyError, OSError) as error:
            raise store_error(getattr(error, "orig", None) or error) from error


def plain_address(address: URL) -> URL:
    """The same database through a driver that is not asynchronous, for the writer's thread."""
    if address.get_backend_name() == "sqlite":
        return address.set(drivername="sqlite+pysqlite")
    return address.set(drivername="postgresql+psycopg")


def sqlite_file(address: URL) -> Path | None:
    """Where a SQLite database lies; None for one in memory. SQLite's own addresses (``file:…``) are understood."""
    name = (address.database or "").removeprefix("file:")
    return None if name in ("", ":memory:") else Path(name).resolve()


def _options(address: URL) -> dict[str, Any]:
    if address.get_backend_name() == "sqlite":
        return {"connect_args": {"timeout": TIME_LIMIT, "check_same_thread": False}}
    return {}


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Write-ahead log for readers beside the writer; FULL so that a commit survives a power cut."""
    try:
        cursor = connection.cursor()
        for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()
    except Exception:
        connection.close()  # the pool does not know it yet, and its thread would stay
        raise


def _table_row(row: Row[Any], sitting: Sequence[Row[Any]], gone: tuple[int, ...]) -> TableRow:
    return TableRow(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        thread_id=row.thread_id,
        game=row.game,
        status=row.status,
        owner=row.owner,
        options=json.loads(row.options),
        commitment=row.commitment,
        board_message=row.board_message,
        board_posted=row.board_posted,
        seq=row.seq,
        board_seq=row.board_seq,
        thread_seq=row.thread_seq,
        secret=row.dice_key,
        saved=row.saved,
        seats=tuple(
            SeatRow(
                s.seat,
                s.person_id,
                s.name or "",
                s.locale or "",
                s.level,
                s.hand_message,
                s.hand_sent,
                _decoded(s.deck),
                s.left_by,
                _decoded(s.preferences),
                tuple(_decoded(s.held_by) or ()),
                s.offered_to,
                _decoded(s.habits),
                s.hand_closed,
                s.word,
            )
            for s in sitting
        ),
        created=row.created,
        clock=_decoded(row.clock),
        proposal=_decoded(row.proposal),
        paused=row.paused,
        ended=row.ended,
        ending=row.ending,
        rematch_of=row.rematch_of,
        deadline=row.deadline,
        times=_decoded(row.times),
        barred=gone,
        told=tuple(_decoded(row.told) or ()),
    )


def _decoded(words: str | None) -> Any:
    return None if words is None else json.loads(words)


def _journal_row(row: Row[Any]) -> JournalRow:
    move = None if row.move is None else json.loads(row.move)
    return JournalRow(
        row.seq,
        row.kind,
        row.seat,
        move,
        row.ask,
        row.press,
        row.time,
        json.loads(row.events),
        json.loads(row.rolls),
    )
