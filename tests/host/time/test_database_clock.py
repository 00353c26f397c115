"""The clock of the database is as precise as the fastest answer, however slow others are."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterator
from itertools import chain, repeat
from pathlib import Path

import pytest

from host.time.database_clock import DatabaseClock
from store.database import Store
from tests.store.new_database import new_database

PRECISION = 2.0
"""Seconds that a query may take on a busy machine."""


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    new_database(tmp_path / "games.sqlite")
    store = await Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}")
    yield store
    await store.close()


def read_late(*seconds: float) -> Iterator[float]:
    """Return by how much each reading of a process's clock is behind, none after these."""
    return chain(seconds, repeat(0.0))


@pytest.mark.parametrize("slow", [(20.0, 0.0), (0.0, -20.0)], ids=["a late answer", "an answer that was delayed"])
async def test_a_slow_answer_does_not_move_the_clock(store: Store, slow: tuple[float, float]) -> None:
    behind = read_late(0.0, 0.0, *slow)
    clock = DatabaseClock(store, lambda: time.time() - next(behind))
    await clock.compare()
    await clock.compare()
    assert clock() == pytest.approx(time.time(), abs=PRECISION)


@pytest.mark.parametrize("behind", [60.0, -60.0])
async def test_a_clock_that_is_wrong_goes_by_the_database(store: Store, behind: float) -> None:
    clock = DatabaseClock(store, lambda: time.time() - behind)
    await clock.compare()
    assert clock() == pytest.approx(time.time(), abs=PRECISION)
