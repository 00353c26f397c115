"""Garbage is looked for while nobody waits for an answer."""

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
    """Something that only a look for garbage takes away."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def nothing_by_itself(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(garbage_collection, "PAUSE", 0.01)
    monkeypatch.setattr(priority, "PATIENCE", 60.0)
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
async def here() -> AsyncIterator[Priority]:
    """Priority for answers, and somebody who tidies up when it is over."""
    here = Priority()
    task = asyncio.create_task(collect_garbage(here))
    yield here
    task.cancel()


class Departure:
    """Knows when the only ring that was left behind is taken away."""

    def __init__(self, ring: Ring) -> None:
        self.gone = asyncio.Event()
        self._ring = weakref.ref(ring, lambda _: self.gone.set())

    async def taken_away(self) -> None:
        async with asyncio.timeout(5):
            await self.gone.wait()


async def test_what_is_left_behind_in_a_rush_is_taken_away_when_it_is_over(here: Priority) -> None:
    with here.answering():
        left = Departure(Ring())
        kept = [[number] for number in range(YOUNG_OBJECTS)]
        await asyncio.sleep(0.05)
        assert not left.gone.is_set()
    await left.taken_away()
    assert len(kept) == YOUNG_OBJECTS


async def test_for_a_few_objects_nobody_looks(here: Priority) -> None:
    left = Departure(Ring())
    await asyncio.sleep(0.05)
    assert not left.gone.is_set()


async def test_what_has_grown_old_is_looked_through_too(here: Priority, monkeypatch: pytest.MonkeyPatch) -> None:
    ring = Ring()
    left = Departure(ring)
    gc.collect()
    del ring
    gc.collect(1)
    assert not left.gone.is_set(), "it is too old to be found among the young"
    monkeypatch.setattr(garbage_collection, "YOUNG_COLLECTIONS", 1)
    await left.taken_away()
