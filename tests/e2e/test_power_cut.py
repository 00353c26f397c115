"""Power cuts at random points: answered moves are stored, and so is the open question."""

from __future__ import annotations

from random import Random

from tests.e2e.chaos.tables import Tables, cut_the_power, other_prompts
from tests.e2e.conftest import System

TABLES = 4
POINTS = 9
"""``make chaos`` cuts the power more often."""


async def test_no_answered_move_is_lost_in_a_power_cut(system: System) -> None:
    random = Random(1)
    tables = Tables(system, await system.duels(TABLES))
    for _ in range(POINTS):
        await cut_the_power(system, tables, random)
        assert tables.accepted <= system.ledger.presses()
        await system.bot.start()
        assert await other_prompts(system, tables) == []
        await tables.replace_finished(system)
    assert len(tables.accepted) > POINTS
