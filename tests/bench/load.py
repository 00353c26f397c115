"""Load on a bot over loopback: people who act again as soon as they are answered."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from engine import garbage
from tests.e2e.processes import BotProcess
from tests.e2e.starting import StartingLine

Act = Callable[[], Awaitable[float]]
"""One interaction; returns the seconds from its dispatch to its answer."""


@dataclass(slots=True, frozen=True)
class Load:
    """The result of a run: how many interactions in how many seconds, and how long each took.

    ``work`` is the bot's processor time for them in seconds (0 where it was not measured).
    """

    seconds: float
    latencies: Sequence[float]
    work: float = 0.0

    @property
    def per_second(self) -> float:
        return len(self.latencies) / self.seconds

    def percentile(self, share: float) -> float:
        """Return the milliseconds within which this share of all was answered."""
        ordered = sorted(self.latencies)
        return ordered[min(int(len(ordered) * share), len(ordered) - 1)] * 1000

    @property
    def work_each(self) -> float:
        """Processor time of one interaction in milliseconds."""
        return self.work * 1000 / len(self.latencies)

    @property
    def words(self) -> str:
        return f"{self.per_second:,.0f}/s, median {self.percentile(0.5):.1f} ms, p99 {self.percentile(0.99):.0f} ms"


@contextmanager
def without_gc_pauses() -> Iterator[None]:
    """Run without the pauses of this process's own garbage collection.

    They delay the people and not the bot: this process keeps every call, and searching all of them takes a third of a
    second.
    """
    with garbage.reduced_gc():
        gc.disable()
        try:
            yield
        finally:
            gc.enable()


async def in_bursts(start: StartingLine, acts: Sequence[Act], times: int, pause: Callable[[], Awaitable[None]]) -> Load:
    """Run all acts at the same moment; then pause until everything is quiet, and repeat.

    Each act is one press, and all are ready before the first is dispatched.
    """
    latencies: list[float] = []
    busy = 0.0
    for _ in range(times):
        async with start.held_for(len(acts)):
            pressing = [asyncio.ensure_future(act()) for act in acts]
        started = time.monotonic()
        latencies += await asyncio.gather(*pressing)
        busy += time.monotonic() - started
        await pause()
    return Load(busy, latencies)


async def at_once(acts: Sequence[Act], seconds: float, bot: BotProcess | None = None) -> Load:
    """Run all acts at the same time, each repeatedly for this many seconds."""
    worked = bot.processor_seconds() if bot is not None else 0.0
    latencies: list[float] = []
    started = time.monotonic()

    async def again_and_again(act: Act) -> None:
        while time.monotonic() - started < seconds:
            latencies.append(await act())

    await asyncio.gather(*map(again_and_again, acts))
    work = bot.processor_seconds() - worked if bot is not None else 0.0
    return Load(time.monotonic() - started, latencies, work)


async def one_at_a_time(acts: Sequence[Act], times: int) -> Load:
    """Run one act after another, in turn, with nothing else going on."""
    started = time.monotonic()
    latencies = [await acts[number % len(acts)]() for number in range(times)]
    return Load(time.monotonic() - started, latencies)
