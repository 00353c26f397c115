"""What goes out to Discord, seen from the other end of the wire."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random

import aiohttp
from aiohttp import web

from cogs.traffic import Traffic
from host.operating.metrics import Metrics
from tests.bench.budget import most_in_a_second


@dataclass
class Elsewhere:
    """Another end that notes when what arrived; ``delays`` are seconds on the way there, in turn."""

    delays: tuple[float, ...] = (0.0,)
    arrived: list[tuple[str, float]] = field(default_factory=list)
    address: str = ""
    _luck: Random = field(default_factory=lambda: Random(3))

    async def answer(self, request: web.Request) -> web.Response:
        await asyncio.sleep(self._luck.choice(self.delays))
        self.arrived.append((request.path, time.monotonic()))
        return web.json_response({})


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
        begun = time.monotonic()
        await asyncio.gather(*(session.post(elsewhere.address + path) for path in kinds * 15 + answers * 20))
        calls = [at for path, at in elsewhere.arrived if path in kinds]
        assert len(calls) == 60
        assert most_in_a_second(calls) <= 20
        answered = [at for path, at in elsewhere.arrived if path in answers]
        assert max(answered) - begun < 2.0, "nobody waits for an answer because of boards"
