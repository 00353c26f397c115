"""The journal: a line for each change of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Row, func, select

from store.encoding import decoded, encoded
from store.reading import Reader
from store.schema import journal
from store.statements import Adding, Change

_add_journal_row = Adding(journal)


class JournalRow(NamedTuple):
    """One line of a table's journal.

    ``kind`` is start, move, answer, resign, back (the move in progress was given up after a change of the rules),
    question (answered by a die) or what else happens at a table; ``move`` is [name, arguments]; ``press`` the
    interaction that brought it; ``events`` the public texts as data; ``rolls`` [counter, faces, face] each.
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


# ---- reading


class Journal(Reader):
    """Reads the lines of tables. Every method may raise StoreError."""

    async def lines(self, table_id: int, after: int = 0) -> list[JournalRow]:
        """Return the journal from the row that follows number ``after``."""
        query = select(journal).where(journal.c.table_id == table_id, journal.c.seq > after).order_by(journal.c.seq)
        return [_journal_row(row) for row in await self.rows(query)]

    async def recent(self, table_id: int, most: int) -> list[JournalRow]:
        """Return the last rows of the journal, oldest first."""
        query = select(journal).where(journal.c.table_id == table_id).order_by(journal.c.seq.desc()).limit(most)
        return [_journal_row(row) for row in reversed(await self.rows(query))]

    async def count(self, table_id: int, kind: str) -> int:
        """Return how many rows of a kind a table's journal has."""
        query = select(func.count()).where(journal.c.table_id == table_id, journal.c.kind == kind)
        return int((await self.rows(query))[0][0])


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


# ---- writing


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
) -> Change:
    """Write a line of the journal; see :class:`JournalRow`."""
    values = {
        "table_id": table_id,
        "seq": seq,
        "kind": kind,
        "seat": seat,
        "move": None if move is None else encoded(move),
        "ask": ask,
        "press": press,
        "time": time,
        "events": encoded(events),
        "rolls": encoded(rolls),
    }
    return _add_journal_row(**values)
