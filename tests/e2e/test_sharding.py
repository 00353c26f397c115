"""A bot on more servers than one connection may carry connects in shards, without any setting."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from tests.e2e.conftest import System
from tests.e2e.discord_server import BUSY_PATIENCE, DiscordServer
from tests.e2e.playing import Duel

pytestmark = pytest.mark.ci

SHARDS = 2


def one_server_in_each_shard(system: System) -> list[int]:
    """Return a server in each shard; new ones are created until there are."""
    by_shard: dict[int, int] = {}
    while len(by_shard) < SHARDS:
        guild = system.server.backend.create_guild("Server", id=(1000 + len(by_shard)) << 22)
        by_shard[(guild.id >> 22) % SHARDS] = guild.id
    return [by_shard[shard] for shard in range(SHARDS)]


async def test_games_are_played_in_the_servers_of_all_shards_and_a_lost_shard_comes_back(tmp_path: Path) -> None:
    async with DiscordServer(BUSY_PATIENCE) as server:
        server.gateway.shards_needed = SHARDS
        system = System(server, tmp_path, "gateway")
        guilds = one_server_in_each_shard(system)
        await system.bot.start()
        await server.gateway.wait_until(lambda: len(server.gateway.sessions) == SHARDS)
        duels = [Duel(server, guild, number) for number, guild in enumerate(guilds)]
        for duel in duels:
            await duel.begin()
            assert await duel.play(4) == 4
        assert sorted(session.shard or [] for session in server.gateway.sessions) == [[0, SHARDS], [1, SHARDS]]
        apart = [after - before for before, after in pairwise(server.gateway.identified_at)]
        assert min(apart) > 4.9, apart
        await server.gateway.drop()
        await server.gateway.wait_until(lambda: server.gateway.resumed == SHARDS)
        for duel in duels:
            assert await duel.play(4) == 4
        assert await system.bot.stop() == 0
        assert not system.bot.failures()
