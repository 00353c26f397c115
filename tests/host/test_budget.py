"""How much the bot asks of the chat in a second."""

from __future__ import annotations

import asyncio

from host.showing.budget import Pace

SPAN = 0.05


async def test_no_span_of_a_pace_holds_more_turns_than_it_grants() -> None:
    pace = Pace(3, SPAN)
    now = asyncio.get_running_loop().time
    taken: list[float] = []
    begun = now()

    async def take() -> None:
        await pace.turn()
        taken.append(now())

    await asyncio.gather(*(take() for _ in range(20)))
    assert pace.waiting == 0
    assert taken == sorted(taken)
    assert all(at >= begun + number // 3 * SPAN * 0.99 for number, at in enumerate(taken))


async def test_the_bots_own_pace_stays_within_its_budget_even_in_its_first_second() -> None:
    pace = Pace.of_calls(40)
    now = asyncio.get_running_loop().time
    until = now() + 1.0
    turns = 0
    while now() < until:
        await pace.turn()
        turns += 1
    assert 20 < turns <= 40
