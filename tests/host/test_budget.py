"""How much the bot asks of the chat in a second."""

from __future__ import annotations

import asyncio

from host.showing.budget import CALLS_A_SECOND, Pace

SPAN = 0.05


async def test_no_span_of_a_pace_holds_more_turns_than_it_grants() -> None:
    pace = Pace(3, SPAN)
    now = asyncio.get_running_loop().time
    taken: list[float] = []

    async def take() -> None:
        await pace.turn()
        taken.append(now())

    await asyncio.gather(*(take() for _ in range(20)))
    assert pace.waiting == 0
    assert taken == sorted(taken)
    assert all(later - earlier >= SPAN * 0.99 for earlier, later in zip(taken, taken[3:], strict=False))


async def test_the_bots_own_pace_stays_within_its_budget_even_in_its_first_second() -> None:
    pace = Pace()
    now = asyncio.get_running_loop().time
    until = now() + 1.0
    turns = 0
    while now() < until:
        await pace.turn()
        turns += 1
    assert CALLS_A_SECOND / 2 < turns <= CALLS_A_SECOND
