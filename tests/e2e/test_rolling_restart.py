"""Processes behind Caddy are restarted one after another while people play: nobody's press is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
import pytest

from tests.e2e.discord_server import BUSY_PATIENCE, DiscordServer
from tests.e2e.playing import Duel, begin_all
from tests.e2e.processes import BotProcess
from tests.e2e.proxy import caddy, needs_caddy
from tests.e2e.test_several_processes import Cluster
from tests.openapi.check import violations
from tests.store.postgresql import free_port, needs_postgresql

PRESSES = 500
TABLES = 8

pytestmark = [
    needs_postgresql,
    needs_caddy,
    pytest.mark.ci,
]


async def health(bot: BotProcess) -> int:
    async with aiohttp.ClientSession() as session:
        try:
            async with session.get(bot.address + "/healthz") as answer:
                return answer.status
        except aiohttp.ClientError:
            return 0


async def restart(bot: BotProcess) -> None:
    """Restart a process as a supervisor does, once the proxy sends requests to it."""
    assert await health(bot) == 200
    stopping = asyncio.create_task(bot.stop())
    seen = [200]
    while not stopping.done():
        if (status := await health(bot)) != seen[-1]:
            seen.append(status)
        await asyncio.sleep(0.02)
    assert seen == [200, 503, 0], "it says that it is to stop, and still listens for a while"
    assert await stopping == 0
    assert "stopped without waiting" not in bot.logged()
    await bot.start()
    async with asyncio.timeout(20):
        while await health(bot) != 200:  # noqa: ASYNC110 - another process answers
            await asyncio.sleep(0.05)
    await asyncio.sleep(1)  # until the proxy has asked


async def test_no_press_is_refused_while_the_processes_are_restarted(tmp_path: Path, address: str) -> None:
    async with DiscordServer(BUSY_PATIENCE) as server:
        cluster = Cluster(server, tmp_path, address)
        ports = [free_port(), free_port()]
        for bot, port in zip(cluster.bots, ports, strict=True):
            bot.settings |= {"SPIELLEITER_HTTP_PORT": str(port), "SPIELLEITER_DRAIN": "2"}
        await cluster.start()
        async with caddy(tmp_path, [f"127.0.0.1:{port}" for port in ports]) as proxy:
            server.endpoint.proxy = proxy
            duels = [Duel(server, cluster.guild.id, number) for number in range(TABLES)]
            await begin_all(duels)
            restarted = False

            async def play(duel: Duel) -> int:
                moves = 0
                while not restarted or len(server.endpoint.statuses) < PRESSES:
                    made = await duel.play(3)
                    moves += made
                    if made < 3:  # the game is over
                        return moves
                return moves

            playing = [asyncio.create_task(play(duel)) for duel in duels]
            for bot in cluster.bots:
                await restart(bot)
            restarted = True
            moves = sum(await asyncio.gather(*playing))
            statuses = server.endpoint.statuses
            assert set(statuses) == {202}
            assert len(statuses) >= PRESSES
            kept = "SELECT count(*) FROM journal WHERE kind IN ('move', 'answer') AND press IS NOT NULL"
            assert await cluster.rows(kept) == [(moves,)]
            for duel in duels:
                await cluster.shown(duel.table)
        for bot in cluster.bots:
            await bot.stop()
        assert not [*server.problems, *violations(server.calls), *(line for b in cluster.bots for line in b.failures())]
