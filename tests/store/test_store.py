"""The store: answered changes are on disk, changes that do not fit harm nobody else, and failures have names."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, event
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import OperationalError
from sqlalchemy.schema import CreateIndex, CreateTable
from sqlalchemy.sql import ClauseElement

from store import journal, people, progress, seats, servers, tables
from store.database import Store
from store.errors import StoreError
from store.schema import metadata
from store.statements import STATEMENTS, Change

sqlite_only = pytest.mark.parametrize("database", [None])
"""For tests that look into the file."""


def url(folder: Path) -> str:
    return f"sqlite:///{folder}/store.sqlite"


@pytest.fixture
async def store(tmp_path: Path, database: str | None) -> AsyncIterator[Store]:
    store = await Store.open(database or url(tmp_path))
    yield store
    await store.close()


def opened(table_id: int, channel_id: int, **other: Any) -> list[Change]:
    values = {"guild_id": 1, "game": "pips", "owner": 5, "options": {"a": 1}, "created": 2.0}
    return [
        *tables.opened(table_id, channel_id=channel_id, seal="", secret=b"", **{**values, **other}),
        *seats.seating(table_id, [seats.SeatHolder(5, ""), seats.SeatHolder(None, "simple")]),
        people.person(5, "Anna", "de"),
    ]


def moved(table_id: int, seq: int) -> list[Change]:
    row = journal.line(
        table_id,
        seq,
        kind="move",
        seat=0,
        move=["play", ["grey-wolf", 3]],
        ask="0-1",
        press=70 + seq,
        time=3.5,
        events=[{"text": "event-x", "values": {}}],
        rolls=[[1, 10, 7]],
    )
    return [*row, progress.advanced(table_id, seq, due=False, saved=b"{}")]


async def closed_error(opening: Any) -> str:
    with pytest.raises(StoreError) as caught:
        await opening
    return caught.value.reason.key


async def test_what_was_written_is_read_again_after_reopening(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path))
    await store.write(*opened(1, 70))
    await store.write(*moved(1, 2))
    await store.close()
    store = await Store.open(url(tmp_path))
    table = await store.tables.read(1)
    assert table is not None
    assert (table.channel_id, table.options, table.seq, table.saved) == (70, {"a": 1}, 2, b"{}")
    assert [(seat.person_id, seat.name, seat.level) for seat in table.seats] == [(5, "Anna", ""), (None, "", "simple")]
    (row,) = await store.journal.lines(1)
    assert (row.move, row.press, row.rolls) == (["play", ["grey-wolf", 3]], 72, [[1, 10, 7]])
    assert row.events == [{"text": "event-x", "values": {}}]
    assert await store.tables.last_id() == 1
    assert await store.tables.read(2) is None
    await store.close()


async def test_a_channel_has_one_active_table_and_remembers_the_last_one_played(store: Store) -> None:
    await store.write(*opened(1, 70))
    with pytest.raises(StoreError):
        await store.write(*opened(2, 70))
    over = tables.status(1, status="over", active_channel=None, owner=5, commitment="x")
    await store.write(over)
    assert await store.tables.in_channel(70) == 1
    await store.write(*opened(2, 70))
    assert await store.tables.in_channel(70) == 2
    await store.write(tables.shown(2, thread_id=700, board_message=1, board_posted=0.0))
    assert await store.tables.in_channel(700) == 2
    assert await store.tables.in_channel(71) is None


async def test_of_changes_in_one_commit_only_the_invalid_ones_fail(store: Store) -> None:
    await store.write(*opened(1, 70))
    writing = [store.write(*opened(number, 60 + number)) for number in range(2, 30)]
    results = await asyncio.gather(*writing, return_exceptions=True)
    failed = [number for number, result in enumerate(results, 2) if result is not None]
    assert failed == [10]
    assert await store.tables.read(10) is None
    assert await store.tables.read(11) is not None


async def test_words_that_are_not_text_harm_nobody_else(store: Store) -> None:
    results = await asyncio.gather(
        store.write(*opened(1, 70)),
        store.write(*opened(2, 71, game="\ud800")),
        store.write(*opened(3, 72), people.person(5, "half \ud83d of a smile", "de")),
        return_exceptions=True,
    )
    assert [result is None for result in results] == [True, False, True]
    table = await store.tables.read(3)
    assert table is not None
    assert table.seats[0].name == "half ? of a smile"


async def test_all_changes_of_a_caller_are_written_or_none(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.write(*opened(1, 70), *moved(99, 2))
    assert await store.tables.read(1) is None


async def test_tables_that_lag_behind_are_returned(store: Store) -> None:
    await store.write(*opened(1, 70), *opened(2, 71), *opened(3, 72))
    for number in (1, 2, 3):
        await store.write(progress.published(number, 0, board_seq=1, thread_seq=1))
    assert await store.progress.pending() == []
    await store.write(*moved(2, 2))
    await store.write(progress.advanced(3, 1, due=True, saved=b"{}"))
    assert await store.progress.pending() == [2, 3]


async def test_names_and_languages_are_replaced(store: Store) -> None:
    await store.write(*opened(1, 70))
    await store.write(people.person(5, "Annabella", "en-GB"), servers.language(1, "de"))
    await store.write(servers.language(1, "en"))
    table = await store.tables.read(1)
    assert table is not None
    assert (table.seats[0].name, table.seats[0].locale) == ("Annabella", "en-GB")
    assert await store.servers.language(1) == "en"
    assert await store.servers.language(2) is None


async def test_the_migrated_database_is_the_schema(tmp_path: Path) -> None:
    await (await Store.open(url(tmp_path))).close()
    engine = create_engine(f"sqlite:///{tmp_path}/store.sqlite")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


@sqlite_only
async def test_a_search_for_tables_that_lag_behind_does_not_read_every_table(store: Store, tmp_path: Path) -> None:
    await store.write(*opened(1, 70))
    with sqlite3.connect(tmp_path / "store.sqlite") as database:
        plan = database.execute(
            "explain query plan select table_id from progress where seq > board_seq or seq > thread_seq or due is true"
        ).fetchall()
    assert "ix_progress_pending" in str(plan)
    database.close()


@sqlite_only
async def test_lines_that_name_a_person_are_found_without_reading_every_journal(store: Store, tmp_path: Path) -> None:
    await store.write(*opened(1, 70), *moved(1, 2))
    left = {"text": "event-left-seat", "values": {"person": {"text": "person", "values": {"person": 5}}}}
    values = {"seat": 0, "ask": None, "press": None, "time": 1.0, "rolls": []}
    await store.write(
        *journal.line(1, 3, kind="seat", move=["leave", []], events=[left], **values),
        *journal.line(1, 4, kind="pause", move=["pause", [5]], events=[], **values),
        *journal.line(1, 5, kind="pause", move=["pause", ["away"]], events=[], **values),
    )
    asked: list[tuple[str, Any]] = []

    def note(*statement: Any) -> None:
        asked.append((statement[2], statement[3]))

    event.listen(store.personal_data._readers._engine, "before_cursor_execute", note)
    lines = await store.personal_data.naming(5)
    assert [line.seq for line in lines] == [3, 4]
    assert len(asked) == 2
    with closing(sqlite3.connect(tmp_path / "store.sqlite")) as database:
        plans = [database.execute(f"explain query plan {words}", values).fetchall() for words, values in asked]
    assert "SCAN" not in str(plans), plans


async def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    await (await Store.open(url(tmp_path))).close()
    with sqlite3.connect(tmp_path / "store.sqlite") as database:
        database.execute("update alembic_version set version_num = '9999'")
    database.close()
    assert await closed_error(Store.open(url(tmp_path))) == "refused-store-newer"


async def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "store.sqlite").write_bytes(b"These are only words. " * 500)
    assert await closed_error(Store.open(url(tmp_path))) == "refused-store-damaged"


async def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    assert await closed_error(Store.open(url(tmp_path / "nowhere"))) == "refused-store-no-folder"


async def test_a_database_that_must_not_be_written_is_refused(tmp_path: Path) -> None:
    await (await Store.open(url(tmp_path))).close()
    readonly = f"sqlite:///file:{tmp_path}/store.sqlite?mode=ro&uri=true"
    store = await Store.open(readonly)
    with pytest.raises(StoreError, match="refused-store-unwritable"):
        await store.write(*opened(1, 70))
    await store.close()


@pytest.mark.parametrize("wrong", ["nonsense", "chess://host/database"])
async def test_an_address_that_is_not_understood_is_refused(wrong: str) -> None:
    assert await closed_error(Store.open(wrong)) == "refused-store-url"


@sqlite_only
async def test_a_locked_database_is_reported_and_used_again_when_it_is_free(store: Store, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "store.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="refused-store-locked"):
        await store.write(*opened(1, 70))
    other.execute("ROLLBACK")
    other.close()
    await store.write(*opened(1, 70))


async def test_a_closed_store_refuses_changes_and_queries(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path))
    waiting = asyncio.create_task(store.write(*opened(1, 70)))
    await asyncio.sleep(0)
    await store.close()
    await waiting
    with pytest.raises(StoreError):
        await store.write(*opened(2, 71))
    with pytest.raises(StoreError):
        await store.tables.active_in(1)


@pytest.mark.parametrize(("moment", "succeeds"), [("before_cursor_execute", True), ("commit", False)])
async def test_a_write_whose_connection_ends_is_repeated_unless_it_may_be_committed(
    store: Store, moment: str, succeeds: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine, execute = store._writer._engine, store._writer._execute
    tries: list[object] = []

    def counted(grouped: Any, until: float) -> None:
        tries.append(grouped)
        execute(grouped, until)

    def cut(*_: object) -> None:
        event.remove(engine, moment, cut)
        raise OperationalError("", None, sqlite3.OperationalError("cut off"), connection_invalidated=True)

    monkeypatch.setattr(store._writer, "_execute", counted)
    event.listen(engine, moment, cut)
    with nullcontext() if succeeds else pytest.raises(StoreError, match="refused-store-failed"):
        await store.write(*opened(1, 10))
    assert (await store.tables.read(1) is not None) is succeeds
    assert len(tries) == (2 if succeeds else 1)


async def test_fifty_writers_share_commits(store: Store) -> None:
    for number in range(1, 51):
        await store.write(*opened(number, 100 + number))

    async def many(number: int) -> None:
        for seq in range(2, 22):
            await store.write(*moved(number, seq))

    await asyncio.gather(*(many(number) for number in range(1, 51)))
    for number in (1, 25, 50):
        assert [row.seq for row in await store.journal.lines(number)] == list(range(2, 22))


async def test_the_last_rows_of_a_journal_come_oldest_first(store: Store) -> None:
    await store.write(*opened(1, 70))
    for seq in range(2, 12):
        await store.write(*moved(1, seq))
    assert [row.seq for row in await store.journal.recent(1, 3)] == [9, 10, 11]
    assert [row.seq for row in await store.journal.lines(1, 9)] == [10, 11]


def test_schema_and_statements_can_be_compiled_for_postgresql() -> None:
    dialect = postgresql.dialect()
    for table in metadata.sorted_tables:
        assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=dialect))
        for index in table.indexes:
            assert "CREATE" in str(CreateIndex(index).compile(dialect=dialect))
    for statement in STATEMENTS:
        compiled = statement.compile_for("postgresql")
        assert isinstance(compiled, ClauseElement)
        assert str(compiled.compile(dialect=dialect))
