from __future__ import annotations

from collections.abc import Iterator
from uuid import uuid4

import pytest
from sqlalchemy import create_engine, text

from tests.store.postgresql import server


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a fresh PostgreSQL server that forgets everything with the tests."""
    with server() as address:
        yield address


@pytest.fixture
def address(postgresql: str) -> str:
    """A database of one test's own."""
    name = f"games{uuid4().hex}"
    engine = create_engine(postgresql, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return f"{postgresql.rpartition('/')[0]}/{name}"
