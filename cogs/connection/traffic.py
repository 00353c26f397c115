"""Every call to Discord: limited to the bot's budget and counted. Answers to interactions never wait."""

from __future__ import annotations

import asyncio
import re
import time
from types import SimpleNamespace

import aiohttp

from cogs.connection.invalid_requests import InvalidRequests
from host.operating.metrics import UNLIMITED, Metrics
from host.publishing.rate_limit import CallSlot, RateLimit

MOST_ARRIVALS = 2000
"""How many unanswered interactions are remembered."""
LONGEST_ANSWER = 3.0
"""Seconds after which Discord accepts no answer to an interaction."""
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
_KINDS = (
    ("follow-up", re.compile(r"/webhooks/")),
    ("thread", re.compile(r"/threads$")),
    ("message", re.compile(r"/channels/\d+/messages")),
)


class Traffic:
    """Limits and counts of calls; ``trace`` is the client's ``http_trace``. One instance serves all clients."""

    def __init__(self, metrics: Metrics, calls_per_second: int, invalid: InvalidRequests | None = None) -> None:
        self._metrics = metrics
        self._invalid = invalid or InvalidRequests()
        self._rate_limit = RateLimit(calls_per_second)
        self._arrivals: dict[int, float] = {}
        metrics.watch_waiting(lambda: self._rate_limit.waiting)
        metrics.watch_invalid(lambda: self._invalid.number)

    def limit(self, calls_per_second: int) -> None:
        """Set the limit; 0: none."""
        self._rate_limit.most = calls_per_second

    def arrived(self, interaction_id: int) -> None:
        """Note that an interaction has come in and awaits its answer."""
        self._arrivals[interaction_id] = time.monotonic()
        if len(self._arrivals) > MOST_ARRIVALS:
            del self._arrivals[next(iter(self._arrivals))]

    async def wait_until_answered(self, seconds: float) -> None:
        """Wait until all interactions are answered that may still be, at most so many seconds."""
        until = time.monotonic() + seconds
        while (now := time.monotonic()) < until:
            if not any(arrived > now - LONGEST_ANSWER for arrived in self._arrivals.values()):
                return
            await asyncio.sleep(0.02)

    @property
    def trace(self) -> aiohttp.TraceConfig:
        """The hooks for aiohttp that hold back and count calls."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._request_started)
        trace.on_request_end.append(self._request_ended)
        trace.on_request_exception.append(self._request_failed)
        return trace

    async def _request_started(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, call: aiohttp.TraceRequestStartParams
    ) -> None:
        path = call.url.path
        context.callback = _CALLBACK.search(path)
        context.kind = "callback" if context.callback is not None else _kind(path)
        if context.kind not in UNLIMITED:
            await self._invalid.wait_until_few()
            context.slot = await self._rate_limit.acquire()

    async def _request_ended(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, call: aiohttp.TraceRequestEndParams
    ) -> None:
        self._release(context)
        self._invalid.answered(call.response.status, call.response.headers.get("X-RateLimit-Scope"))
        self._metrics.count_call(context.kind, str(call.response.status))
        answer: re.Match[str] | None = context.callback
        arrived = self._arrivals.pop(int(answer[1]), None) if answer is not None else None
        if arrived is not None:
            self._metrics.observe_answer(time.monotonic() - arrived)

    async def _request_failed(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, call: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._release(context)
        self._metrics.count_call(context.kind, "failed")

    def _release(self, context: SimpleNamespace) -> None:
        slot: CallSlot | None = getattr(context, "slot", None)
        if slot is not None:
            self._rate_limit.release(slot)


def _kind(path: str) -> str:
    """Return the kind of a call that answers no interaction."""
    return next((kind for kind, pattern in _KINDS if pattern.search(path)), "other")
