"""A copy of the database: made beside the running store, complete, private, and never in place of another file."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from store.backup import back_up
from store.database import Store
from store.errors import StoreError
from tests.store.test_store import moved, opened, url


def key_of(database: str, target: Path) -> str:
    with pytest.raises(StoreError) as raised:
        back_up(database, target)
    return raised.value.reason.key


async def test_a_copy_made_while_the_store_writes_contains_all_earlier_changes(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path))
    await store.write(*opened(1, 10))
    answered = 1
    stop = asyncio.Event()

    async def write_on() -> None:
        nonlocal answered
        while not stop.is_set():
            await store.write(*moved(1, answered + 1))
            answered += 1

    writing = asyncio.create_task(write_on())
    for number in range(5):
        await asyncio.sleep(0.02)
        before = answered
        copied = await asyncio.to_thread(back_up, url(tmp_path), tmp_path / f"copy-{number}.sqlite")
        assert copied.tables == 1
        again = await Store.open(f"sqlite:///{tmp_path}/copy-{number}.sqlite")
        rows = await again.journal.lines(1)
        assert len(rows) >= before - 1
        row = await again.tables.read(1)
        assert row is not None
        assert row.seq == (rows[-1].seq if rows else 1)
        await again.close()
    assert answered > 5, "the writer was held up"
    stop.set()
    await writing
    await store.close()


async def test_a_copy_is_one_private_file_and_replaces_nothing(tmp_path: Path) -> None:
    await (await Store.open(url(tmp_path))).close()
    target = tmp_path / "safe" / "copy.sqlite"
    assert key_of(url(tmp_path), target) == "refused-backup-unwritable"
    target.parent.mkdir()
    copied = back_up(url(tmp_path), target)
    assert copied.size == target.stat().st_size
    assert stat.S_IMODE(target.stat().st_mode) == 0o600, "it holds the keys of the dice"
    assert os.listdir(target.parent) == ["copy.sqlite"]
    before = target.read_bytes()
    assert key_of(url(tmp_path), target) == "refused-backup-exists"
    assert target.read_bytes() == before


def test_a_refused_copy_names_its_reason_and_leaves_nothing_behind(tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite"
    assert key_of(url(tmp_path), target) == "refused-backup-nothing"
    assert key_of("postgresql+psycopg://someone@somewhere/games", target) == "refused-backup-elsewhere"
    assert key_of("nonsense", target) == "refused-store-url"
    (tmp_path / "store.sqlite").write_bytes(b"this is no database" * 100)
    assert key_of(url(tmp_path), target) == "refused-store-corrupt"
    with closing(sqlite3.connect(tmp_path / "other.sqlite")) as other:
        other.execute("CREATE TABLE something (else_ TEXT)")
    assert key_of(f"sqlite:///{tmp_path}/other.sqlite", target) == "refused-store-corrupt"
    assert not target.exists()
    assert not list(tmp_path.glob("*.part"))
