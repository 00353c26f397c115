"""Traffic to Discord, seen from a server that receives it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random

import aiohttp
import pytest
from aiohttp import web
from structlog.testing import capture_logs

from cogs.connection.invalid_requests import InvalidRequests
from cogs.connection.traffic import Traffic
from host.operating.metrics import Metrics
from tests.bench.budget import most_in_a_second


@dataclass
class Elsewhere:
    """A server that records the arrival of calls; ``delays`` are their transit times in seconds, in turn."""

    delays: tuple[float, ...] = (0.0,)
    arrived: list[tuple[str, float]] = field(default_factory=list)
    address: str = ""
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    _luck: Random = field(default_factory=lambda: Random(3))

    async def answer(self, request: web.Request) -> web.Response:
        await asyncio.sleep(self._luck.choice(self.delays))
        self.arrived.append((request.path, time.monotonic()))
        return web.json_response({}, status=self.status, headers=self.headers)


@asynccontextmanager
async def listening(elsewhere: Elsewhere) -> AsyncIterator[Elsewhere]:
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", elsewhere.answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    elsewhere.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield elsewhere
    finally:
        await runner.cleanup()


async def test_calls_of_all_kinds_share_one_budget_where_they_arrive_and_answers_go_beside_it() -> None:
    traffic = Traffic(Metrics(), 20)
    kinds = ("/channels/1/messages", "/channels/2/messages/3", "/users/@me/channels", "/channels/1/messages/2/threads")
    answers = ("/interactions/1/token/callback", "/webhooks/1/token/messages/@original")
    async with (
        listening(Elsewhere((0.0, 0.0, 0.35))) as elsewhere,
        aiohttp.ClientSession(trace_configs=[traffic.trace]) as session,
    ):
        await asyncio.gather(*(session.post(elsewhere.address + path) for path in kinds * 15 + answers * 20))
        calls = [at for path, at in elsewhere.arrived if path in kinds]
        assert len(calls) == 60
        assert most_in_a_second(calls) <= 20
        answered = [at for path, at in elsewhere.arrived if path in answers]
        assert max(answered) < sorted(calls)[40], "nobody waits for an answer because of boards"


MESSAGES, CALLBACK = "/channels/1/messages", "/interactions/1/token/callback"
REFUSED = 20


@pytest.mark.parametrize("status", [401, 403, 429])
async def test_after_too_many_invalid_requests_background_calls_pause_until_they_are_few_again(status: int) -> None:
    window = 1.5
    traffic = Traffic(Metrics(), 0, InvalidRequests(REFUSED, window))
    async with (
        listening(Elsewhere(status=status)) as elsewhere,
        aiohttp.ClientSession(trace_configs=[traffic.trace]) as session,
    ):
        for _ in range(REFUSED + 1):
            await session.post(elsewhere.address + CALLBACK)
        first = elsewhere.arrived[0][1]
        elsewhere.status = 200
        calling = asyncio.create_task(session.post(elsewhere.address + MESSAGES))
        for _ in range(5):
            await session.post(elsewhere.address + CALLBACK)
        assert len(elsewhere.arrived) == REFUSED + 6, "answers to people go on"
        async with asyncio.timeout(10):
            await calling
        path, at = elsewhere.arrived[-1]
        assert path == MESSAGES
        assert at - first >= window


async def test_errors_that_are_not_the_bots_fault_cause_no_pause() -> None:
    traffic = Traffic(Metrics(), 0, InvalidRequests(REFUSED, 600.0))
    shared = {"X-RateLimit-Scope": "shared"}
    async with (
        listening(Elsewhere()) as elsewhere,
        aiohttp.ClientSession(trace_configs=[traffic.trace]) as session,
        asyncio.timeout(20),
    ):
        for elsewhere.status, elsewhere.headers in ((429, shared), (404, {}), (400, {}), (503, {})):
            for _ in range(REFUSED + 1):
                await session.post(elsewhere.address + MESSAGES)
        elsewhere.status, elsewhere.headers = 429, {"X-RateLimit-Scope": "user"}
        for _ in range(REFUSED):
            await session.post(elsewhere.address + MESSAGES)
        await session.post(elsewhere.address + MESSAGES)


async def test_the_bot_pauses_long_before_discord_bans_its_address() -> None:
    invalid = InvalidRequests()
    with capture_logs() as logged:
        for _ in range(5_000):
            invalid.answered(403, None)
        async with asyncio.timeout(5):
            await invalid.wait_until_few()
        assert logged == []
        invalid.answered(403, None)
        pausing = [asyncio.create_task(invalid.wait_until_few()) for _ in range(3)]
        await asyncio.sleep(0.05)
        assert not any(task.done() for task in pausing)
        for task in pausing:
            task.cancel()
    assert [line["number"] for line in logged] == [5_001], "it is logged once"
