"""A process that is cut off from PostgreSQL in the middle of a transaction notices it, and holds up nobody."""

from __future__ import annotations

import asyncio
import sys
import time

import psycopg
import pytest
from sqlalchemy import make_url

from tests.e2e.chaos.network import missing, network
from tests.e2e.processes import ROOT
from tests.store.postgresql import needs_postgresql

pytestmark = [needs_postgresql, pytest.mark.ci]

LATEST = 12.0
"""Seconds after the cut by which both must have happened."""
HOLDING = """
import asyncio, sys, time
from sqlalchemy import text
from store import notes
from store.database import Store
from store.errors import StoreError

async def main():
    store = await Store.open(sys.argv[1])
    await store.write(notes.note("name", "a"))
    await store.notes.read("name")

    def hold():
        with store._writer._connection.begin():
            store._writer._connection.execute(text("UPDATE notes SET value = 'b'"))
            print("holding", flush=True)
            time.sleep(60)

    holding = asyncio.get_running_loop().run_in_executor(None, hold)
    while True:
        try:
            await store.notes.read("name")
        except StoreError:
            print("noticed", flush=True)
        await asyncio.sleep(0.1)

asyncio.run(main())
"""


async def test_a_process_that_is_cut_off_notices_it_and_its_rows_are_free_again(address: str) -> None:
    if reason := missing():
        pytest.skip(reason)
    url = make_url(address)
    assert url.port is not None
    async with network(url.port, url.port) as separate:
        host, _, port = separate.database.partition(":")
        inside = url.set(host=host, port=int(port)).render_as_string()
        words = (*separate.before, sys.executable, "-c", HOLDING, inside)
        process = await asyncio.create_subprocess_exec(*words, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(60):
                assert await process.stdout.readline() == b"holding\n"
            separate.cut()
            cut = time.monotonic()
            async with (
                await psycopg.AsyncConnection.connect(address.replace("+psycopg", ""), autocommit=True) as connection,
                asyncio.timeout(60),
            ):
                await connection.execute("UPDATE notes SET value = 'c'")
                free = time.monotonic() - cut
                assert await process.stdout.readline() == b"noticed\n"
                noticed = time.monotonic() - cut
            assert free < LATEST
            assert noticed < LATEST
        finally:
            process.kill()
            await process.wait()
