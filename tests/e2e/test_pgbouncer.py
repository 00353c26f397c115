"""Several real processes behind pgbouncer in transaction mode play a game on one PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.e2e.discord_server import BUSY_PATIENCE, DiscordServer
from tests.e2e.test_several_processes import Cluster, begun
from tests.openapi.check import violations
from tests.store.pgbouncer import needs_pgbouncer, pool
from tests.store.postgresql import needs_postgresql

pytestmark = [needs_postgresql, needs_pgbouncer, pytest.mark.ci]

MOVES = 30


async def test_two_processes_play_a_game_through_pgbouncer(tmp_path: Path, address: str) -> None:
    with pool(address) as pooled:
        async with DiscordServer(BUSY_PATIENCE) as server:
            cluster = Cluster(server, tmp_path, address)
            for bot in cluster.bots:
                bot.settings |= {"DATABASE_URL": pooled, "DATABASE_DIRECT_URL": address}
            await cluster.start()
            duel = await begun(cluster)
            moves = await duel.play(MOVES)
            kept = "SELECT count(*) FROM journal WHERE kind IN ('move', 'answer') AND press IS NOT NULL"
            assert await cluster.rows(kept) == [(moves,)]
            await cluster.shown(duel.table)
            await cluster.assert_published_once(duel)
            locked = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock'"
            assert await cluster.rows(locked) == [(2,)], "each process holds its lock, on a connection of its own"
            assert await asyncio.gather(*(bot.stop() for bot in cluster.bots)) == [0, 0]
            wrong = [
                *server.problems,
                *violations(server.calls),
                *(line for bot in cluster.bots for line in bot.failures()),
            ]
            assert not wrong, wrong[:3]
            assert all("nothing written" not in bot.logged() for bot in cluster.bots)
