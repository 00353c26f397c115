"""Processes behind Caddy are restarted one after another while people play: nobody's press is refused."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from tests.e2e.discord_server import BUSY_PATIENCE, DiscordServer
from tests.e2e.playing import Duel, begin_all
from tests.e2e.processes import ROOT, BotProcess
from tests.e2e.test_several_processes import Cluster
from tests.openapi.check import violations
from tests.store.postgresql import free_port, needs_postgresql

CADDY = shutil.which("caddy")
PRESSES = 500
TABLES = 8

pytestmark = [
    needs_postgresql,
    pytest.mark.skipif(CADDY is None, reason="Caddy is not installed"),
    pytest.mark.ci,
]


@asynccontextmanager
async def caddy(folder: Path, ports: list[int]) -> AsyncIterator[str]:
    """Run Caddy with the file of the project in front of these ports, and return its address."""
    assert CADDY is not None
    address = f"http://127.0.0.1:{free_port()}"
    environment = os.environ | {
        "HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "SPIELLEITER_SITE": address,
        "SPIELLEITER_PROCESSES": " ".join(f"127.0.0.1:{port}" for port in ports),
        "SPIELLEITER_CADDY_ADMIN": "off",
    }
    words = (CADDY, "run", "--adapter", "caddyfile", "--config", str(ROOT / "deploy" / "Caddyfile"))
    with (folder / "caddy.log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(*words, env=environment, stdout=log, stderr=log)
    try:
        async with aiohttp.ClientSession() as session, asyncio.timeout(20):
            while True:
                try:
                    async with session.post(address + "/interactions") as answer:
                        if answer.status == 401:
                            break
                except aiohttp.ClientError:
                    pass
                await asyncio.sleep(0.1)
            async with session.get(address + "/healthz") as answer:
                assert answer.status == 404, "only what Discord needs is reachable from outside"
        yield address
    finally:
        process.terminate()
        await process.wait()


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
        async with caddy(tmp_path, ports) as proxy:
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
