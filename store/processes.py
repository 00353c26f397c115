"""The processes of the bot that use the database, each with a row of its own as long as it beats."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, case, delete, exists, select

from store.leases import DatabaseTime
from store.reading import StoreReader
from store.schema import processes
from store.statements import Change, Delete, Expect, Insert, Prepared

QUIET = 6.0
"""Seconds without a beat after which nobody relies on a worker any more."""

has_workers = exists().where(processes.c.works, processes.c.beat > DatabaseTime() - QUIET)
"""Whether a worker has beaten lately."""

_has_workers = select(has_workers)
_add_process = Insert(processes)
_beat = Expect(processes, ("number", "identity"), ("beat", "calls"))
_remove = Delete(processes, "number", "identity")
_before = case((processes.c.works, bindparam("workers_before")), else_=bindparam("bots_before"))
_silent = (processes.c.beat < _before) & (processes.c.identity != bindparam("but"))
_remove_silent = Prepared(processes, delete(processes).where(_silent))


class ProcessRow(NamedTuple):
    """One process; times are seconds since 1970 by the clock of the database."""

    number: int
    identity: str
    version: str
    started: float
    beat: float
    calls: float
    """Calls of Discord a second since the beat before, without answers to interactions."""
    works: bool = False
    """Whether it is a worker, which does nothing but think."""


# ---- reading


class Processes(StoreReader):
    """Reads the processes. Every method may raise StoreError."""

    async def read(self) -> list[ProcessRow]:
        """Return all processes by number."""
        rows = await self.rows(select(*(processes.c[name] for name in ProcessRow._fields)).order_by(processes.c.number))
        return [ProcessRow(*row) for row in rows]

    async def has_workers(self) -> bool:
        """Return whether a worker has beaten lately."""
        return bool((await self.rows(_has_workers))[0][0])


# ---- writing


def joined(row: ProcessRow) -> Change:
    """Write a new process; the write raises StaleError if its number is taken."""
    return _add_process(**row._asdict())


def beat(row: ProcessRow) -> Change:
    """Write that a process is alive; the write raises StaleError if it has been removed."""
    return _beat(row.number, row.identity, beat=row.beat, calls=row.calls)


def left(row: ProcessRow) -> Change:
    """Remove a process that ends."""
    return _remove(row.number, row.identity)


def silent(bots_before: float, workers_before: float, but: str) -> Change:
    """Remove all bots and workers that have not beaten since, but not the process that writes this."""
    return _remove_silent(bots_before=bots_before, workers_before=workers_before, but=but)
