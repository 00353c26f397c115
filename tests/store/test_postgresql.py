"""The store and the lease on a PostgreSQL server of the test's own, where the server and its driver are installed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

import pytest
from sqlalchemy import create_engine, text

from store import notes
from store.database import Store
from tests.store.test_lease import holder, key_of
from tests.store.test_store import moved, opened

NOBODY = 65534
"""PostgreSQL does not run for the superuser."""
SERVER = shutil.which("postgres")
pytestmark = [
    pytest.mark.skipif(SERVER is None or shutil.which("initdb") is None, reason="no PostgreSQL server is installed"),
    pytest.mark.skipif(find_spec("psycopg") is None, reason="psycopg, the driver for PostgreSQL, is not installed"),
]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """The address of a fresh server that forgets everything with the test.

    Its folder is not pytest's own, into which nobody but the superuser may look.
    """
    user = NOBODY if os.getuid() == 0 else None
    with TemporaryDirectory(prefix="postgresql", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if user is not None:
            os.chown(folder, user, user)
        port = free_port()
        data = folder / "data"

        said = folder / "said"

        def run(*command: str) -> None:
            with said.open("wb") as output:  # a file: the server keeps a pipe of its parent open
                subprocess.run(command, stdout=output, stderr=subprocess.STDOUT, user=user, cwd=folder, check=True)

        control = ("pg_ctl", "-D", str(data), "-w")
        try:
            run("initdb", "-D", str(data), "-U", "keeper", "--auth=trust", "--no-sync", "--encoding=UTF8")
            run(*control, "-l", str(folder / "log"), "-o", f"-p {port} -k {folder} -h 127.0.0.1", "start")
        except subprocess.CalledProcessError:
            pytest.skip(f"PostgreSQL cannot be run here: {said.read_text(errors='replace').strip()}")
        try:
            yield f"postgresql+psycopg://keeper@127.0.0.1:{port}/postgres"
        finally:
            run(*control, "-m", "immediate", "stop")


@pytest.fixture
def address(server: str) -> str:
    """A database of one test's own."""
    name = f"games{uuid4().hex}"
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return f"{server.rpartition('/')[0]}/{name}"


async def test_a_table_and_its_journal_are_there_after_the_store_is_opened_again(address: str) -> None:
    store = await Store.open(address)
    await store.write(*opened(1, 10))
    for seq in range(2, 5):
        await store.write(*moved(1, seq))
    await store.write(notes.note("commands", "a"), notes.note("commands", "b"))
    await store.close()
    store = await Store.open(address)
    try:
        found = await store.tables.in_channel(10)
        assert found == 1
        assert [row.seq for row in await store.journal.lines(1)][-3:] == [2, 3, 4]
        assert await store.notes.read("commands") == "b"
        assert await store.tables.active_servers() == [1]
    finally:
        await store.close()


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


def test_a_server_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert key_of(f"postgresql+psycopg://keeper@127.0.0.1:{free_port()}/games") == "refused-store-failed"
