"""Garbage is collected while nobody waits for an answer."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Iterator

import pytest

from host.background import priority
from host.background.priority import Priority
from host.operating import garbage_collection
from host.operating.garbage_collection import YOUNG_OBJECTS, collect_garbage


class Ring:
    """A cycle that only the garbage collector removes."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def no_automatic_collection(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(garbage_collection, "PAUSE", 0.01)
    monkeypatch.setattr(priority, "PATIENCE", 60.0)
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
async def here() -> AsyncIterator[Priority]:
    """Provide the priority of answers, with a task that collects garbage."""
    here = Priority()
    task = asyncio.create_task(collect_garbage(here))
    yield here
    task.cancel()


class Departure:
    """Watcher that notices when the ring is collected."""

    def __init__(self, ring: Ring) -> None:
        self.gone = asyncio.Event()
        self._ring = weakref.ref(ring, lambda _: self.gone.set())

    async def wait_until_collected(self) -> None:
        async with asyncio.timeout(5):
            await self.gone.wait()


async def test_garbage_of_a_busy_moment_is_collected_when_it_is_over(here: Priority) -> None:
    with here.answering():
        left = Departure(Ring())
        kept = [[number] for number in range(YOUNG_OBJECTS)]
        await asyncio.sleep(0.05)
        assert not left.gone.is_set()
    await left.wait_until_collected()
    assert len(kept) == YOUNG_OBJECTS


async def test_a_few_objects_are_not_collected(here: Priority) -> None:
    left = Departure(Ring())
    await asyncio.sleep(0.05)
    assert not left.gone.is_set()


async def test_old_objects_are_collected_too(here: Priority, monkeypatch: pytest.MonkeyPatch) -> None:
    ring = Ring()
    left = Departure(ring)
    gc.collect()
    del ring
    gc.collect(1)
    assert not left.gone.is_set(), "it is too old to be found among the young"
    monkeypatch.setattr(garbage_collection, "YOUNG_COLLECTIONS", 1)
    await left.wait_until_collected()
