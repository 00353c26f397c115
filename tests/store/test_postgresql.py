"""The store and its lock on a PostgreSQL server of the tests, where the server and its driver are installed."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, make_url

from store import journal, notes, progress, retention, tables
from store.database import Store
from store.database_lock import database_lock
from store.errors import StaleError, StoreError
from store.schema import metadata
from tests.store.postgresql import needs_postgresql, restartable_server
from tests.store.test_database_lock import holder, key_of
from tests.store.test_store import moved, opened

pytestmark = needs_postgresql


async def test_a_table_and_its_journal_are_there_after_the_store_is_opened_again(address: str) -> None:
    store = await Store.open(address)
    await store.write(*opened(1, 10))
    for seq in range(2, 5):
        await store.write(*moved(1, seq))
    await store.write(notes.note("commands", "a"), notes.note("commands", "b"))
    await store.close()
    store = await Store.open(address)
    try:
        assert await store.tables.in_channel(10) == 1
        assert [row.seq for row in await store.journal.lines(1)][-3:] == [2, 3, 4]
        assert await store.notes.read("commands") == "b"
        lines = await store.journal.lines(1)
        await store.write(tables.ended(1, 5.0, "played"), *journal.archived(1, lines, journal.packed(lines)))
        assert await store.journal.lines(1) == lines
        assert await store.journal.recent(1, 2) == lines[-2:]
        assert await store.retention.uncompressed(0, 5.0) is None
        assert await store.retention.expired(5.0) == 1
        assert await store.personal_data.naming(5) == []
        await store.write(retention.server_left(1, 6.0))
        assert await store.retention.server_left(6.0) == 1
        assert await store.retention.known_servers() == {1}
        await store.write(*retention.table_removed(1, 1), *retention.server_removed(1))
        assert await store.tables.read(1) is None
        assert await store.tables.last_id() == 1
        assert await store.retention.known_servers() == set()
    finally:
        await store.close()


async def test_the_migrated_database_is_the_schema(address: str) -> None:
    await (await Store.open(address)).close()
    engine = create_engine(address)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_second_process_is_refused_until_the_first_is_gone_even_if_it_was_killed(address: str) -> None:
    first = holder(address)
    try:
        assert key_of(address) == "refused-store-taken"
    finally:
        first.kill()
        first.wait()
    second = holder(address)
    second.kill()
    second.wait()


def test_processes_that_share_a_database_keep_one_out_that_wants_it_alone(address: str) -> None:
    with database_lock(address, shared=True), database_lock(address, shared=True):
        assert key_of(address) == "refused-store-taken"
    taken = pytest.raises(StoreError, match="refused-store-taken")
    with database_lock(address), taken, database_lock(address, shared=True):
        pass


async def test_the_lock_is_taken_again_after_a_restart_of_the_server_unless_another_process_has_it() -> None:
    with restartable_server() as postgresql, database_lock(postgresql.address) as take_again:
        store = await Store.open(postgresql.address, check=take_again)
        postgresql.stop()
        with pytest.raises(StoreError, match="refused-store"):
            await store.write(notes.note("commands", "a"))
        assert not store.lost.done(), "the server may come back"
        postgresql.start()
        await store.write(notes.note("commands", "b"))
        assert key_of(postgresql.address) == "refused-store-taken"
        postgresql.stop()
        postgresql.start()
        with database_lock(postgresql.address):
            with pytest.raises(StoreError, match="refused-store-taken"):
                await store.write(notes.note("commands", "c"))
            assert store.lost.result().reason.key == "refused-store-taken"
            assert await store.notes.read("commands") == "b"
        await store.close()


async def test_the_first_query_and_the_first_write_after_a_restart_of_the_server_succeed() -> None:
    with restartable_server() as postgresql:
        store = await Store.open(postgresql.address)
        await store.write(notes.note("commands", "a"))
        assert await store.notes.read("commands") == "a"
        postgresql.stop()
        postgresql.start()
        assert await store.notes.read("commands") == "a"
        await store.write(notes.note("commands", "b"))
        assert await store.notes.read("commands") == "b"
        await store.close()


async def test_news_of_other_processes_arrive_with_a_password_of_any_characters(address: str) -> None:
    odd = make_url(address).set(password="se cret@%&#?+ß/:").render_as_string(hide_password=False)
    stores = [await Store.open(odd) for _ in range(2)]
    heard: asyncio.Queue[Collection[int] | None] = asyncio.Queue()
    listening = [
        asyncio.create_task(store.listen(name, hear))
        for store, name, hear in zip(stores, ("one", "two"), (heard.put_nowait, lambda tables: None), strict=True)
    ]
    try:
        async with asyncio.timeout(10):
            assert await heard.get() is None, "it hears from now on"
            await stores[1].write(*opened(1, 10))
            await stores[1].write(progress.next_version(1, 0))
            assert await heard.get() == [1]
    finally:
        for task in listening:
            task.cancel()
        for store in stores:
            await store.close()


async def test_processes_that_open_a_new_database_at_the_same_moment_migrate_it_once(address: str) -> None:
    stores = await asyncio.gather(*(Store.open(address) for _ in range(4)))
    await stores[0].write(notes.first_note("key", "a"))
    with pytest.raises(StaleError):
        await stores[1].write(notes.first_note("key", "b"))
    assert [await store.notes.read("key") for store in stores] == ["a"] * 4
    for store in stores:
        await store.close()
