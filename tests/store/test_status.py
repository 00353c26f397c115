"""The status of a database: its processes, and what there is to do."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from store import processes, progress
from store.database import Store
from store.errors import StoreError
from store.leases import DURATION
from store.notes import note
from store.processes import ProcessRow
from store.status import read_status
from tests.store.postgresql import needs_postgresql
from tests.store.test_store import opened


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgresql)])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[Store, str]]:
    url = f"sqlite:///{tmp_path / 'store.sqlite'}"
    if request.param == "postgresql":
        url = request.getfixturevalue("address")
    store = await Store.open(url)
    yield store, url
    await store.close()


async def test_the_status_counts_processes_work_and_leases(store: tuple[Store, str]) -> None:
    opened_store, url = store
    now = await opened_store.leases.now()
    rows = [ProcessRow(number, f"process {number}", "1.0.0", now - 60.0, now, 2.5) for number in (2, 1)]
    await opened_store.write(*(processes.joined(row) for row in rows))
    await opened_store.write(*(change for table in (1, 2, 3, 4) for change in opened(table, 70 + table)))
    await opened_store.write(
        progress.published(1, 0, board_seq=1, thread_seq=0),
        progress.published(2, 0, board_seq=1, thread_seq=1),
        progress.published(3, 0, board_seq=1, thread_seq=1),
        progress.advanced(4, 1, due=True, saved=None, deadline=now - 100.0),
        note("time", f"{now:.3f} 50.000"),
    )
    await opened_store.write(progress.deadline(2, now - 100.0), progress.deadline(3, now - 20.0))
    assert await opened_store.leases.take("one", 1)
    status = await asyncio.to_thread(read_status, url)
    assert [row.number for row in status.processes] == [1, 2]
    assert (status.publishing, status.computer, status.clock, status.leases) == (2, 1, 2, 1)
    assert status.renewed is not None
    assert 0 <= status.now - status.renewed < DURATION


async def test_a_database_of_an_older_version_is_not_upgraded_by_looking_at_it(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite"
    url = f"sqlite:///{file}"
    with pytest.raises(StoreError, match="refused-backup-nothing"):
        read_status(url)
    assert not file.exists()
    await (await Store.open(url)).close()
    for version, refused in (("0004", "refused-store-older"), ("9999", "refused-store-newer")):
        with closing(sqlite3.connect(file)) as database:
            database.execute("UPDATE alembic_version SET version_num = ?", (version,))
            database.commit()
        with pytest.raises(StoreError, match=refused):
            read_status(url)
