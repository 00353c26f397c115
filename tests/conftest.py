"""Settings for all tests."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from hypothesis import settings
from sqlalchemy import create_engine, text

from engine import garbage
from tests.store.postgresql import server

IN_MEMORY = Path("/dev/shm")
ENOUGH = 1 << 30
"""Bytes that must be free where files are kept in memory."""

if os.access(IN_MEMORY, os.W_OK) and shutil.disk_usage(IN_MEMORY).free > ENOUGH:
    # each commit of the thousands that tests make would wait some milliseconds for a disk
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(IN_MEMORY))

gc.disable()  # nothing loaded by the collection is garbage, and looking for it would take half of the time

settings.register_profile("untimed", settings(), deadline=None)
settings.load_profile("untimed")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start tests of whole processes first.

    Short tests fill the time in which they wait, so that no long test is left at the end.
    """
    items.sort(key=lambda item: _room(item) != "e2e")


def pytest_collection_finish() -> None:
    """Look for garbage again, as seldom as the bot does, and only in what the tests make."""
    gc.freeze()
    gc.set_threshold(garbage.YOUNG, garbage.OLDER, garbage.ALL)
    gc.enable()


def _room(item: pytest.Item) -> str:
    """Return the folder of ``tests`` that contains a test."""
    tests = Path(__file__).parent
    return item.path.relative_to(tests).parts[0] if item.path.is_relative_to(tests) else ""


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """Run a fresh PostgreSQL server, removed after the tests, and return its address."""
    with server() as address:
        yield address


@pytest.fixture
def address(postgresql: str) -> str:
    """Create a database for one test."""
    name = f"games{uuid4().hex}"
    engine = create_engine(postgresql, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return f"{postgresql.rpartition('/')[0]}/{name}"
