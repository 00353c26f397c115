"""Rate limit of the calls of the chat."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from random import Random

import pytest

from host.publishing.rate_limit import Pace, RateLimit
from tests.bench.budget import most_in_a_second

SPAN = 0.05


async def test_no_span_of_a_pace_holds_more_permits_than_it_allows() -> None:
    pace = Pace(3, SPAN)
    taken: list[float] = []
    begun = time.monotonic()

    async def take() -> None:
        await pace.wait_for_permit()
        taken.append(time.monotonic())

    await asyncio.gather(*(take() for _ in range(20)))
    assert taken == sorted(taken)
    assert all(at >= begun + number // 3 * SPAN * 0.99 for number, at in enumerate(taken))


async def test_permits_missed_during_a_stall_are_not_made_up_for() -> None:
    pace = Pace(1, SPAN)
    taken: list[float] = []

    async def take() -> None:
        await pace.wait_for_permit()
        taken.append(time.monotonic())

    takers = [asyncio.create_task(take()) for _ in range(10)]
    await asyncio.sleep(SPAN / 2)
    time.sleep(SPAN * 6)  # noqa: ASYNC251 - something keeps the whole process busy
    await asyncio.gather(*takers)
    assert all(later - earlier >= SPAN * 0.95 for earlier, later in pairwise(taken))


async def test_the_bots_own_pace_stays_within_its_budget_even_in_its_first_second() -> None:
    pace = Pace.of_calls(40)
    taken: list[float] = []
    async with asyncio.timeout(10):
        for _ in range(60):
            await pace.wait_for_permit()
            taken.append(time.monotonic())
    assert most_in_a_second(taken) <= 40


async def test_no_more_calls_arrive_in_a_second_than_the_budget_allows_even_if_some_are_delayed() -> None:
    limit = RateLimit(20)
    rng = Random(7)
    arrived: list[float] = []

    async def call() -> None:
        slot = await limit.acquire()
        await asyncio.sleep(rng.choice((0.0, 0.0, 0.4)))
        arrived.append(time.monotonic())
        await asyncio.sleep(rng.random() * 0.1)
        limit.release(slot)

    calls = [asyncio.create_task(call()) for _ in range(70)]
    await asyncio.sleep(0.2)
    time.sleep(0.3)  # noqa: ASYNC251 - something keeps the whole process busy
    await asyncio.gather(*calls)
    assert len(arrived) == 70
    assert most_in_a_second(arrived) <= 20
    assert limit.waiting == 0


async def test_a_chat_that_does_not_answer_does_not_block_all_calls() -> None:
    limit = RateLimit(2, seconds=SPAN, longest=SPAN)
    async with asyncio.timeout(5):
        for _ in range(6):
            await limit.acquire()


async def test_a_cancelled_call_leaves_its_place_in_the_queue_to_the_others() -> None:
    limit = RateLimit(1, seconds=SPAN)
    first = await limit.acquire()
    waiting = [asyncio.create_task(limit.acquire()) for _ in range(2)]
    await asyncio.sleep(0)
    assert limit.waiting == 2
    waiting[0].cancel()
    limit.release(first)
    async with asyncio.timeout(5):
        await waiting[1]
    with pytest.raises(asyncio.CancelledError):
        await waiting[0]
    assert limit.waiting == 0


async def test_without_a_budget_nobody_waits() -> None:
    limit, pace = RateLimit(0), Pace.of_calls(0)
    async with asyncio.timeout(5):
        for _ in range(1000):
            await pace.wait_for_permit()
            await limit.acquire()
