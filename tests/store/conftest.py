from __future__ import annotations

from collections.abc import Iterator
from uuid import uuid4

import pytest
from sqlalchemy import create_engine, text

from tests.store.postgresql import server


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
