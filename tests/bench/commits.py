"""How fast accepted moves become durable: at many tables at once, and at one alone."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from engine.kernel.dice import seal_of
from store import journal, progress, tables
from store.database import Store
from tests.bench.report import Row

TABLES = 50
SECRET = bytes(32)
SAVED = b"x" * 12_000
"""A value about the size of a saved duel."""


async def _open_tables(store: Store) -> None:
    for table in range(1, TABLES + 1):
        new = tables.opened(
            table,
            guild_id=1,
            channel_id=table,
            game="telperinquar",
            owner=1,
            options={},
            created=time.time(),
            seal=seal_of(SECRET),
            secret=SECRET,
        )
        await store.write(*new)


async def _play(store: Store, table: int, seconds: float) -> int:
    """Commit moves at one table for so long, each a journal row and the match; return how many."""
    started = time.monotonic()
    seq = 1
    while time.monotonic() - started < seconds:
        seq += 1
        row = journal.line(
            table,
            seq,
            kind="move",
            seat=0,
            move=["attack", [1, 2]],
            ask="0-1",
            press=seq,
            time=0.0,
            events=[],
            rolls=[],
        )
        await store.write(*row, progress.advanced(table, seq, due=False, saved=SAVED))
    return seq - 1


async def measure(folder: Path, seconds: float = 3) -> list[Row]:
    """Measure durable commits: moves a second at fifty tables at once, and at one alone."""
    store = await Store.open(f"sqlite:///{folder / 'commits.sqlite'}")
    try:
        await _open_tables(store)
        alone = await _play(store, 1, seconds)
        started = time.monotonic()
        together = sum(await asyncio.gather(*(_play(store, table, seconds) for table in range(2, TABLES + 1))))
        rate = together / (time.monotonic() - started)
    finally:
        await store.close()
    return [
        Row("Durable commits, 50 tables at once", f"{rate:,.0f} moves/s"),
        Row("Durable commits, one table alone", f"{alone / seconds:,.0f} moves/s"),
    ]
