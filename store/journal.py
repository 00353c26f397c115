"""The journal: one line for each change of a table; finished games have all lines in one compressed value."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Row, bindparam, func, select

from store.encoding import decoded, encoded
from store.errors import UnreadableError
from store.mentions import mentioned
from store.reading import StoreReader
from store.schema import archives, journal, progress
from store.statements import Change, Delete, Insert, Upsert

_LEVEL = 9
_add_journal_row = Insert(journal)
_put_archive = Upsert(archives, "lines")
_remove_line = Delete(journal, "table_id", "seq")
_advance = (
    select(
        journal,
        progress.c.seq.label("now"),
        progress.c.version,
        progress.c.board_seq,
        progress.c.thread_seq,
        progress.c.saved,
        progress.c.times,
        progress.c.plans,
        progress.c.deadline,
    )
    .select_from(progress)
    .join(journal, (journal.c.table_id == progress.c.table_id) & (journal.c.seq > bindparam("after")), isouter=True)
    .where(progress.c.table_id == bindparam("table"))
    .order_by(journal.c.seq)
)
OWN = ("move", "answer")
"""Kinds of lines that a person causes with a press."""


class JournalRow(NamedTuple):
    """One line of a table's journal.

    ``kind`` is start, move, answer, resign, back (the move in progress was taken back after a change of the rules),
    question (answered by a die) or another change of a table; ``move`` is [name, arguments]; ``press`` the id of the
    interaction behind it; ``events`` the public texts as data; ``rolls`` a list of [counter, faces, face].
    """

    seq: int
    kind: str
    seat: int | None
    move: list[Any] | None
    ask: str | None
    press: int | None
    time: float
    events: list[Any]
    rolls: list[list[int]]


class DecisionRow(NamedTuple):
    """A line of a journal about a decision, an undone decision, or a seat that changed hands."""

    seq: int
    kind: str
    seat: int | None
    move: list[Any] | None


class Advance(NamedTuple):
    """How far a table has come since line ``after``, with the lines that follow."""

    version: int
    seq: int
    after: int
    board_seq: int
    thread_seq: int
    saved: bytes | None
    times: list[list[Any]] | None
    plans: dict[str, dict[str, list[Any]]] | None
    deadline: float | None
    lines: list[JournalRow]

    def completes(self, version: int) -> bool:
        """Return whether nothing but these lines was written since this version; see ``progress.next_version``."""
        return self.version - version == self.seq - self.after == len(self.lines)


class TimedRow(NamedTuple):
    """The time of a line, in seconds since 1970, and whether a press of a person caused it."""

    kind: str
    seat: int | None
    pressed: bool
    time: float


# ---- reading


class Journal(StoreReader):
    """Reads the journals of tables. Every method may raise StoreError."""

    async def lines(self, table_id: int, after: int = 0) -> list[JournalRow]:
        """Return the journal from the row that follows number ``after``."""
        query = select(journal).where(journal.c.table_id == table_id, journal.c.seq > after).order_by(journal.c.seq)
        rows = [_journal_row(row) for row in await self.rows(query)]
        if rows and (rows[0].kind == "start" or rows[0].seq == after + 1):
            return rows
        return [row for row in await self._with_archive(table_id, rows) if row.seq > after]

    async def recent(self, table_id: int, most: int) -> list[JournalRow]:
        """Return the last rows of the journal, oldest first."""
        query = select(journal).where(journal.c.table_id == table_id).order_by(journal.c.seq.desc()).limit(most)
        rows = [_journal_row(row) for row in reversed(await self.rows(query))]
        if len(rows) == most or (rows and rows[0].kind == "start"):
            return rows
        return (await self._with_archive(table_id, rows))[-most:]

    async def advance(self, table_id: int, after: int) -> Advance | None:
        """Return how far a table has come since line ``after``; None: it was removed."""
        rows = await self.rows(_advance, {"table": table_id, "after": after})
        if not rows:
            return None
        first = rows[0]
        return Advance(
            first.version,
            first.now,
            after,
            first.board_seq,
            first.thread_seq,
            first.saved,
            decoded(first.times),
            decoded(first.plans),
            first.deadline,
            [_journal_row(row) for row in rows if row.seq is not None],
        )

    async def decisions(self, table_id: int) -> list[DecisionRow]:
        """Return the moves and answers that people made themselves at a table, in order.

        Includes the lines that undo decisions and those of seats that change hands.
        """
        columns = (journal.c.seq, journal.c.kind, journal.c.seat, journal.c.move)
        own = journal.c.kind.in_(OWN) & journal.c.press.is_not(None)
        query = select(*columns).where(journal.c.table_id == table_id, own | journal.c.kind.in_(("undo", "seat")))
        rows = await self.rows(query.order_by(journal.c.seq))
        return [DecisionRow(row.seq, row.kind, row.seat, decoded(row.move) if row.move else None) for row in rows]

    async def times(self, table_id: int, most: int) -> list[TimedRow]:
        """Return the times of the last lines that are not archived, oldest first."""
        columns = (journal.c.kind, journal.c.seat, journal.c.press.is_not(None).label("pressed"), journal.c.time)
        query = select(*columns).where(journal.c.table_id == table_id).order_by(journal.c.seq.desc()).limit(most)
        return [TimedRow(row.kind, row.seat, bool(row.pressed), row.time) for row in reversed(await self.rows(query))]

    async def count(self, table_id: int, kind: str) -> int:
        """Return how many rows of a kind the journal of a running table has."""
        query = select(func.count()).where(journal.c.table_id == table_id, journal.c.kind == kind)
        return int((await self.rows(query))[0][0])

    async def _with_archive(self, table_id: int, rows: Sequence[JournalRow]) -> list[JournalRow]:
        """Add the archived lines.

        They are read after the rows, which may have been archived meanwhile.
        """
        compressed = await self.rows(select(archives.c.lines).where(archives.c.table_id == table_id))
        archived = await asyncio.to_thread(unpacked, compressed[0].lines) if compressed else []
        return sorted(({row.seq: row for row in archived} | {row.seq: row for row in rows}).values())


def _journal_row(row: Row[Any]) -> JournalRow:
    move = None if row.move is None else decoded(row.move)
    return JournalRow(
        row.seq,
        row.kind,
        row.seat,
        move,
        row.ask,
        row.press,
        row.time,
        decoded(row.events),
        decoded(row.rolls),
    )


def packed(rows: Sequence[JournalRow]) -> bytes:
    """Compress lines; slow enough to need a thread of its own."""
    return zlib.compress(encoded([list(row) for row in rows]).encode("utf-8", "surrogatepass"), _LEVEL)


def unpacked(lines: bytes) -> list[JournalRow]:
    """Return the lines that :func:`packed` has compressed; as slow as that.

    Raises UnreadableError.
    """
    try:
        return [JournalRow(*row) for row in json.loads(zlib.decompress(lines))]
    except (ValueError, TypeError, zlib.error):
        raise UnreadableError from None


# ---- writing


def archived(table_id: int, rows: Sequence[JournalRow], lines: bytes) -> list[Change]:
    """Return the changes that replace these rows, all that a finished game has, with their compressed lines."""
    return [archive(table_id, lines), *(_remove_line(table_id, row.seq) for row in rows)]


def archive(table_id: int, lines: bytes) -> Change:
    """Write all lines of a finished game, compressed with :func:`packed`."""
    return _put_archive(table_id=table_id, lines=lines)


def line(
    table_id: int,
    seq: int,
    *,
    kind: str,
    seat: int | None,
    move: Sequence[Any] | None,
    ask: str | None,
    press: int | None,
    time: float,
    events: Sequence[Any],
    rolls: Sequence[Sequence[int]],
) -> list[Change]:
    """Write a line of the journal and index the people it names; see :class:`JournalRow`."""
    stored = encoded(events)
    values = {
        "table_id": table_id,
        "seq": seq,
        "kind": kind,
        "seat": seat,
        "move": None if move is None else encoded(move),
        "ask": ask,
        "press": press,
        "time": time,
        "events": stored,
        "rolls": encoded(rolls),
    }
    return [_add_journal_row(**values), *mentioned(table_id, seq, kind, move, events, stored)]
