"""The store and its lock behind pgbouncer in transaction mode, where a transaction may get any connection."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from store import notes
from store.database import Store
from store.database_lock import database_lock
from tests.store.pgbouncer import needs_pgbouncer, pool
from tests.store.postgresql import needs_postgresql
from tests.store.test_database_lock import key_of
from tests.store.test_store import opened

pytestmark = [needs_postgresql, needs_pgbouncer]


@pytest.fixture
def pooled(address: str) -> Iterator[str]:
    with pool(address) as pooled:
        yield pooled


async def test_stores_read_and_write_the_same_statements_again_and_again_through_a_pool(
    pooled: str, address: str
) -> None:
    stores = [await Store.open(pooled, address) for _ in range(2)]
    try:
        await stores[0].write(*opened(1, 10))
        for number in range(20):
            await asyncio.gather(*(store.write(notes.note("name", f"{number}")) for store in stores))
            reading = [store.notes.read("name") for store in stores for _ in range(4)]
            assert await asyncio.gather(*reading) == [f"{number}"] * 8
            assert [await store.tables.in_channel(10) for store in stores] == [1, 1]
    finally:
        for store in stores:
            await store.close()


async def test_stores_that_open_a_new_database_at_the_same_moment_migrate_it_once(pooled: str, address: str) -> None:
    stores = await asyncio.gather(*(Store.open(pooled, address) for _ in range(3)))
    assert [await store.tables.last_id() for store in stores] == [0] * 3
    for store in stores:
        await store.close()


def test_the_lock_is_held_on_the_server_itself(pooled: str, address: str) -> None:
    with database_lock(address):
        assert key_of(address) == "refused-store-taken"
