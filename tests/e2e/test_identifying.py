"""Discord sends what the library cannot read, or no session: the bot stays alive and tries less and less often."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path

import pytest

from tests.e2e.conftest import QUICK
from tests.e2e.discord_server import DiscordServer
from tests.e2e.gateway import FirstEvents
from tests.e2e.playing import Duel
from tests.e2e.processes import BotProcess

pytestmark = pytest.mark.ci

FIRST = 0.5
"""Seconds of the first pause; each next one is twice as long."""
UNREADABLE = ("CHANNEL_CREATE", {"nothing": "that a channel has"})


@pytest.fixture
async def bot(server: DiscordServer, tmp_path: Path) -> AsyncIterator[BotProcess]:
    bot = BotProcess(server, tmp_path, **QUICK | {"SPIELLEITER_IDENTIFY_PAUSE": str(FIRST)})
    yield bot
    assert await bot.stop() == 0
    assert "Traceback" not in bot.logged()


async def pauses_grow(server: DiscordServer, bot: BotProcess, sessions: int = 4, first: float = FIRST) -> None:
    """Wait until it has asked for so many sessions; between them there must be pauses, each twice as long."""
    await server.gateway.wait_until(lambda: server.gateway.identified >= sessions)
    pauses = [after - before for before, after in pairwise(server.gateway.identified_at)]
    shortest = [first * 2**number for number in range(sessions - 1)]
    assert all(pause > least for pause, least in zip(pauses, shortest, strict=False)), pauses
    assert bot.process is not None
    assert bot.process.returncode is None


async def plays_again(server: DiscordServer) -> None:
    duel = Duel(server, next(iter(server.backend.guilds)), 0)
    await duel.begin()
    assert await duel.play(4) == 4


async def test_after_an_unreadable_dispatch_the_bot_identifies_with_growing_pauses(
    server: DiscordServer, bot: BotProcess
) -> None:
    server.gateway.altered = lambda events: [*events, UNREADABLE]
    await bot.start()
    await pauses_grow(server, bot)
    server.gateway.altered = lambda events: events
    await server.gateway.wait_until(lambda: server.gateway.identified > 4)
    await plays_again(server)


async def test_the_bot_stays_alive_when_the_very_first_dispatches_are_unreadable(
    server: DiscordServer, bot: BotProcess
) -> None:
    def without_a_session(events: FirstEvents) -> FirstEvents:
        return [("READY", {"v": 10}), *events[1:]]

    server.gateway.altered = without_a_session
    await bot.start()
    await pauses_grow(server, bot, sessions=3)
    server.gateway.altered = lambda events: events
    await server.gateway.wait_until(lambda: server.gateway.identified > 3)
    await plays_again(server)


async def test_refused_sessions_are_requested_with_growing_pauses(server: DiscordServer, tmp_path: Path) -> None:
    first = 3.0  # the library itself always waits for five seconds
    bot = BotProcess(server, tmp_path, **QUICK | {"SPIELLEITER_IDENTIFY_PAUSE": str(first)})
    server.gateway.refuse_sessions = True
    await bot.start()
    await pauses_grow(server, bot, sessions=3, first=first)
    assert await bot.stop() == 0
    assert "Traceback" not in bot.logged()


async def test_resuming_needs_no_pause(server: DiscordServer, bot: BotProcess) -> None:
    await bot.start()
    for number in range(1, 6):
        await server.gateway.drop()
        await server.gateway.wait_until(lambda number=number: server.gateway.resumed == number)
    await asyncio.sleep(2 * FIRST)
    assert server.gateway.identified == 1
