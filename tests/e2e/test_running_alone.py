"""An environment with only ``requirements.txt`` is enough to run the bot; ``.ci/run`` makes a fresh one."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import aiohttp
import pytest

from tests.e2e.conftest import QUICK, TRANSPORTS
from tests.e2e.discord_server import BUSY_PATIENCE, DiscordServer
from tests.e2e.playing import Duel
from tests.e2e.processes import BotProcess

GIVEN = "RUN_ENVIRONMENT"

pytestmark = pytest.mark.skipif(GIVEN not in os.environ, reason=f"{GIVEN} names no environment; .ci/run makes one")


class Alone(BotProcess):
    """A bot that has only the packages of the given environment."""

    @property
    def python(self) -> Path:
        return Path(os.environ[GIVEN]) / "bin" / "python"

    def environment(self) -> dict[str, str]:
        return {key: value for key, value in super().environment().items() if key != "PYTHONPATH"}


async def imports(bot: Alone, module: str) -> bool:
    """Return whether the environment has such a module."""
    process = await asyncio.create_subprocess_exec(
        bot.python, "-I", "-c", f"import {module}", stderr=asyncio.subprocess.DEVNULL
    )
    return await process.wait() == 0


async def healthy(bot: BotProcess, seconds: float = 60) -> None:
    """Wait until the bot reports health on its status port.

    Raises TimeoutError.
    """
    async with aiohttp.ClientSession(f"http://127.0.0.1:{bot.status_port()}") as page, asyncio.timeout(seconds):
        while True:
            async with page.get("/healthz") as answer:
                if answer.status == 200:
                    return
            await asyncio.sleep(0.1)


async def test_the_bot_starts_and_a_game_is_played_with_requirements_txt_alone(tmp_path: Path, transport: str) -> None:
    async with DiscordServer(BUSY_PATIENCE) as server:
        settings = QUICK | TRANSPORTS[transport]
        bot = Alone(server, tmp_path, SPIELLEITER_STATUS_PORT="0", SPIELLEITER_LOG="json", **settings)
        assert await imports(bot, "discord")
        assert not await imports(bot, "simcord"), "the environment holds what only the tests need"
        await bot.start()
        await healthy(bot)
        duel = Duel(server, server.backend.create_guild("Server").id, 0)
        await duel.begin()
        assert await duel.play(6) == 6
        await server.wait_for(lambda call: "board.png" in str(call.body))
        assert await bot.stop() == 0
        assert not bot.failures()


async def test_without_a_token_one_line_says_what_the_playground_needs(tmp_path: Path) -> None:
    async with DiscordServer(BUSY_PATIENCE) as server:
        bot = Alone(server, tmp_path, DISCORD_TOKEN="")
        with pytest.raises(ChildProcessError):
            await bot.start()
        assert await bot.ended() == 2
        assert bot.logged().strip().splitlines()[-1].endswith("pip install -r requirements-playground.txt")
        assert "Traceback" not in bot.logged()
