"""What several processes know of one person: what is spent through one counts in the others, and so do preferences."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from engine.kernel.menus import RefusedError
from host.budget import ALLOWANCES, UNWRITTEN, Allowance, LimitedUse
from host.people import Place
from host.time.clocks import DAY, HOUR
from store.errors import StoreError
from tests.host.house import ANNA, BEN, House, refused, unwritten
from tests.host.test_budget import COUNTED, spend


@pytest.mark.parametrize("use", COUNTED)
async def test_what_is_spent_through_one_process_counts_in_all(houses: tuple[House, House], use: LimitedUse) -> None:
    one, two = houses
    table, other = await one.running(), await two.running(Place(7, 71))
    for number in range(int(ALLOWANCES[use].most)):
        await spend(houses[number % 2].master.budget, use, ANNA, table.id)
    for house in houses:
        assert await refused(spend(house.master.budget, use, ANNA, table.id)) == "refused-budget"
        assert not await house.master.budget.allows(use, ANNA.id, table.id)
    await spend(two.master.budget, use, BEN, table.id)
    await spend(one.master.budget, use, ANNA, other.id)


async def test_processes_that_spend_at_the_same_moment_do_not_exceed_the_limit(houses: tuple[House, House]) -> None:
    for round_ in range(5):
        tried = [spend(houses[number % 2].master.budget, LimitedUse.MENTION, ANNA, round_) for number in range(20)]
        done = await asyncio.gather(*tried, return_exceptions=True)
        assert sum(result is None for result in done) == ALLOWANCES[LimitedUse.MENTION].most
        assert all(result is None or isinstance(result, RefusedError) for result in done)


async def test_a_failed_use_is_returned_for_all_processes_but_not_to_the_next_period(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ALLOWANCES, LimitedUse.REVIEW, Allowance(1, HOUR))
    one, two = houses

    async def fail(house: House, meanwhile: Coroutine[Any, Any, object]) -> None:
        async with house.master.budget.spending(LimitedUse.REVIEW, ANNA.id):
            await meanwhile
            raise StoreError("refused-store-failed")

    assert await unwritten(fail(one, refused(spend(two.master.budget, LimitedUse.REVIEW)))) == "refused-store-failed"

    async def begin_the_next_period() -> None:
        one.now += HOUR + 1
        await spend(one.master.budget, LimitedUse.REVIEW)

    assert await unwritten(fail(two, begin_the_next_period())) == "refused-store-failed"
    assert await refused(spend(one.master.budget, LimitedUse.REVIEW)) == "refused-budget"


async def test_computing_through_one_process_counts_in_all_but_for_a_second(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ALLOWANCES, LimitedUse.COMPUTING, Allowance(5.0, DAY))
    one, two = houses
    seconds = 0.0
    monkeypatch.setattr("host.budget.time.perf_counter", lambda: seconds)

    async def compute(house: House, took: float) -> None:
        nonlocal seconds
        async with house.master.budget.computing(ANNA.id):
            seconds += took

    await compute(one, 3.9)
    await compute(two, UNWRITTEN * 0.9)
    await compute(one, UNWRITTEN * 0.9)
    await compute(one, UNWRITTEN * 0.9)  # with these seconds all of one's are written
    for house in houses:
        assert await refused(compute(house, 1.0)) == "refused-budget"
    async with two.master.budget.computing(BEN.id):
        pass


async def test_what_no_longer_counts_is_removed_once_by_any_process(houses: tuple[House, House]) -> None:
    one, two = houses
    await spend(one.master.budget, LimitedUse.OPENING)
    await spend(two.master.budget, LimitedUse.MENTION)
    one.now += HOUR
    await asyncio.gather(one.master.budget.tidy(), two.master.budget.tidy())
    assert [row.what for row in await two.store.budget.all()] == ["mention"]
