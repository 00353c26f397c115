"""Settings for all tests."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from sqlalchemy import create_engine

from engine import garbage
from store.migrating import migrate
from tests.store.postgresql import database_of, needs_postgresql, new_database, server

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
def address(postgresql: str) -> Iterator[str]:
    """Create an empty database for one test."""
    with new_database(postgresql) as address:
        yield address


@pytest.fixture(scope="session")
def template(postgresql: str) -> Iterator[str]:
    """Create a database of the newest schema, and return its name."""
    with new_database(postgresql) as address:
        engine = create_engine(address)
        with engine.begin() as connection:
            migrate(connection, lambda _version: None)
        engine.dispose()
        yield address.rpartition("/")[2]


@pytest.fixture
def migrated_address(postgresql: str, template: str) -> Iterator[str]:
    """Create a database of the newest schema for one test, in a tenth of the time that its migrations take."""
    with new_database(postgresql, template) as address:
        yield address


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=[needs_postgresql, pytest.mark.ci])])
def database(request: pytest.FixtureRequest) -> str | None:
    """Return the address of a new database of each kind; None: a SQLite file, which the house makes."""
    return database_of(request)
