"""A change of a table is written only for the version that was seen, and an interaction counts once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from store import journal, notes, progress, tables
from store.database import Store
from store.errors import StaleError, StoreError
from store.statements import Change
from tests.store.postgresql import needs_postgresql
from tests.store.test_store import moved, opened


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgresql)])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    sqlite = f"sqlite:///{tmp_path}/store.sqlite"
    store = await Store.open(sqlite if request.param == "sqlite" else request.getfixturevalue("address"))
    await store.write(*opened(1, 10))
    await store.write(*opened(2, 20))
    yield store
    await store.close()


async def test_of_two_changes_of_the_same_version_one_is_written(store: Store) -> None:
    outcomes = await asyncio.gather(
        store.write(progress.next_version(1, 0, 1), *moved(1, 2)),
        store.write(progress.next_version(1, 0), notes.note("late", "written")),
        store.write(progress.next_version(2, 0), *moved(2, 2)),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), StaleError, type(None)]
    assert await store.progress.version(1) == 1
    assert await store.notes.read("late") is None
    assert [row.seq for row in await store.journal.lines(1)] == [2]
    assert [row.seq for row in await store.journal.lines(2)] == [2]


async def test_lines_that_complete_a_version_are_told_apart_from_other_changes(store: Store) -> None:
    row = await store.tables.read(1)
    assert row is not None
    await store.write(progress.next_version(1, 0, 1), *moved(1, row.seq + 1))
    await store.write(progress.next_version(1, 1, 1), *moved(1, row.seq + 2))
    advance = await store.journal.advance(1, row.seq)
    assert advance is not None
    assert advance.completes(0)
    assert [line.seq for line in advance.lines] == [row.seq + 1, row.seq + 2]
    await store.write(progress.next_version(1, 2), tables.owner(1, 5))
    advance = await store.journal.advance(1, row.seq)
    assert advance is not None
    assert not advance.completes(0)
    later = await store.journal.advance(1, row.seq + 2)
    assert later is not None
    assert later.lines == []
    assert not later.completes(2)
    assert later.completes(4)
    assert await store.journal.advance(3, 0) is None


async def test_a_removed_table_takes_no_change(store: Store) -> None:
    assert await store.progress.version(3) is None
    with pytest.raises(StaleError):
        await store.write(progress.next_version(3, 0))


async def test_a_press_is_written_once_at_a_table(store: Store) -> None:
    def pressed(table_id: int, seq: int, press: int | None) -> list[Change]:
        values: dict[str, Any] = {
            "kind": "move",
            "seat": 0,
            "move": ["draw", []],
            "ask": None,
            "time": 1.0,
            "events": [],
            "rolls": [],
        }
        return journal.line(table_id, seq, press=press, **values)

    await store.write(*pressed(1, 2, 77))
    with pytest.raises(StaleError):
        await store.write(*pressed(1, 3, 77))
    await store.write(*pressed(2, 3, 77), *pressed(1, 3, None), *pressed(1, 4, None))
    assert [row.press for row in await store.journal.lines(1)] == [77, None, None]


async def test_many_who_ask_for_versions_share_a_query_and_see_what_was_written_before(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    queries: list[Any] = []
    rows = store.progress.rows

    async def counted(query: Any, values: Any) -> Any:
        queries.append(values)
        return await rows(query, values)

    monkeypatch.setattr(store.progress, "rows", counted)
    early = [asyncio.ensure_future(store.progress.version(1 + number % 3)) for number in range(30)]
    await asyncio.sleep(0)
    await store.write(progress.next_version(1, 0))
    assert await store.progress.version(1) == 2
    assert await asyncio.gather(*early[1::3], *early[2::3]) == [0] * 10 + [None] * 10
    assert len(queries) == 2


async def test_all_who_share_a_failed_query_get_its_error_and_the_next_is_answered(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(query: Any, values: Any) -> Any:
        raise StoreError("refused-store-failed")

    with monkeypatch.context() as failing:
        failing.setattr(store.progress, "rows", fail)
        outcomes = await asyncio.gather(*(store.progress.version(1) for _ in range(3)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [StoreError] * 3
    assert await store.progress.version(1) == 0
