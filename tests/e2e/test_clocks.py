"""Deadlines on the real process: stops, restarts and power cuts neither lose nor double them.

The time while the bot was away counts for nobody.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random

import pytest

from tests.e2e.conftest import System
from tests.e2e.playing import Duel

pytestmark = pytest.mark.ci

DECISION = 5.0
"""Seconds of the shortest time for a decision."""
AWAY = 7.0


async def timed(system: System) -> Duel:
    """Start a game of two people who have five seconds a decision and never decide."""
    (duel,) = await system.duels(clock="5s")
    return duel


def overdue(system: System, duel: Duel) -> list[float]:
    """Return when people were reported out of time, by the journal's clock."""
    return [line.time for line in system.ledger.journal(duel.table) if line.kind == "overdue"]


async def until(holds: Callable[[], object], seconds: float = 90.0) -> None:
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110
            await asyncio.sleep(0.1)


@pytest.mark.parametrize("power_cut", [False, True])
async def test_clocks_stop_while_the_bot_is_away_and_continue_afterwards(system: System, power_cut: bool) -> None:
    duel = await timed(system)
    started = next(line.time for line in system.ledger.journal(duel.table) if line.kind == "start")
    if power_cut:
        system.bot.kill()
        await system.bot.ended()
    else:
        await system.bot.stop()
    gone = time.time()
    assert overdue(system, duel) == []
    await asyncio.sleep(AWAY)
    await system.bot.start()
    back = time.time()
    await until(lambda: overdue(system, duel))
    at = overdue(system, duel)[0]
    counted = at - started - (back - gone)
    assert counted >= DECISION - 3.0, "the stop was charged to somebody"  # starting up and stopping take their time
    assert at >= back, "nobody is late while nobody can play"
    await asyncio.sleep(2)
    assert len(overdue(system, duel)) == 1
    await system.shown(duel)


async def test_a_deadline_is_announced_once_despite_repeated_power_cuts_around_it(system: System) -> None:
    duel = await timed(system)
    random = Random(7)
    await until(lambda: overdue(system, duel))
    for _ in range(5):
        await asyncio.sleep(random.uniform(0, 1.5))
        system.bot.kill()
        await system.bot.ended()
        await system.bot.start()
    await asyncio.sleep(1)
    assert len(overdue(system, duel)) == 1
    seats, asks = system.ledger.seats(duel.table), system.ledger.asks(duel.table)
    other = next(person for person in duel.people if seats[person.id] not in asks)
    answer = await other.slash(duel.channel, "game absent", what="skip")
    assert "Skipped" in answer.text
    assert [line.kind for line in system.ledger.journal(duel.table)].count("skip") == 1
    await system.shown(duel)
