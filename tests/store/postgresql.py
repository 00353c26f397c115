"""A PostgreSQL server for the tests, where the server and its driver are installed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

import pytest
from sqlalchemy import create_engine, text

NOBODY = 65534
"""The account the server runs under: PostgreSQL does not run for the superuser."""
SERVER = shutil.which("postgres")
MISSING = [
    reason
    for reason, present in (
        ("no PostgreSQL server is installed", SERVER is not None and shutil.which("initdb") is not None),
        ("psycopg, the driver for PostgreSQL, is not installed", find_spec("psycopg") is not None),
    )
    if not present
]
needs_postgresql = pytest.mark.skipif(bool(MISSING), reason=", ".join(MISSING))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@dataclass(slots=True, frozen=True)
class PostgreSQL:
    """A server that can be stopped, as by a power cut, and started again."""

    address: str
    stop: Callable[[], None]
    start: Callable[[], None]


@contextmanager
def server(*, durable: bool = False) -> Iterator[str]:
    """Run a fresh server, removed after the test, and return its address."""
    with restartable_server(durable=durable) as postgresql:
        yield postgresql.address


@contextmanager
def restartable_server(*, durable: bool = False) -> Iterator[PostgreSQL]:
    """Run a fresh server, removed after the test.

    Its folder is not pytest's own, which only the superuser may read. It waits for the disk only where ``durable``;
    otherwise its files are kept in memory where pytest keeps its own there.
    """
    user = NOBODY if os.getuid() == 0 else None
    place = None if durable else os.environ.get("PYTEST_DEBUG_TEMPROOT")
    with TemporaryDirectory(prefix="postgresql", dir=place, ignore_cleanup_errors=True) as name:
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
        options = f"-p {port} -k {folder} -h 127.0.0.1" + ("" if durable else " -F")

        def start() -> None:
            run(*control, "-l", str(folder / "log"), "-o", options, "start")

        def stop() -> None:
            run(*control, "-m", "immediate", "stop")

        try:
            run("initdb", "-D", str(data), "-U", "keeper", "--auth=trust", "--no-sync", "--encoding=UTF8")
            start()
        except subprocess.CalledProcessError:
            pytest.skip(f"PostgreSQL cannot be run here: {said.read_text(errors='replace').strip()}")
        try:
            yield PostgreSQL(f"postgresql+psycopg://keeper@127.0.0.1:{port}/postgres", stop, start)
        finally:
            stop()


@contextmanager
def new_database(server: str, template: str = "template1") -> Iterator[str]:
    """Create a database as a copy of another one, removed after the test, and return its address."""
    name = f"games{uuid4().hex}"
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template}"))
        yield f"{server.rpartition('/')[0]}/{name}"
        with engine.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    finally:
        engine.dispose()


def database_of(request: pytest.FixtureRequest) -> str | None:
    """Return the address of a new database of the kind that a fixture's parameter names; None: the house makes it."""
    return request.getfixturevalue("migrated_address") if request.param == "postgresql" else None
