"""A database file that is moved or replaced while the store is open accepts no more writes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from store import notes
from store.database import Store
from store.errors import StoreError
from tests.store.test_store import url


def moved_away(file: Path) -> None:
    file.rename(file.with_name("moved.sqlite"))


def removed(file: Path) -> None:
    file.unlink()


def replaced(file: Path) -> None:
    other = file.with_name("other.sqlite")
    other.write_bytes(file.read_bytes())
    other.replace(file)


@pytest.mark.parametrize("gone", [moved_away, removed, replaced])
async def test_nothing_is_accepted_into_a_file_that_is_not_there_any_more(
    tmp_path: Path, gone: Callable[[Path], None]
) -> None:
    store = await Store.open(url(tmp_path))
    await store.write(notes.note("first", "1"))
    assert not store.lost.done()
    await asyncio.to_thread(gone, tmp_path / "store.sqlite")
    writing = [store.write(notes.note(f"later {number}", "2")) for number in range(3)]
    results = await asyncio.gather(*writing, return_exceptions=True)
    assert [error.reason.key for error in results if isinstance(error, StoreError)] == ["refused-store-moved"] * 3
    assert store.lost.result().reason.key == "refused-store-moved"
    await store.close()


async def test_a_moved_file_contains_all_that_was_written_before(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path))
    await store.write(notes.note("first", "1"))
    await asyncio.to_thread(moved_away, tmp_path / "store.sqlite")
    await store.close()
    await asyncio.to_thread((tmp_path / "moved.sqlite").rename, tmp_path / "store.sqlite")
    store = await Store.open(url(tmp_path))
    assert await store.notes.read("first") == "1"
    await store.close()
