"""Discord on loopback: REST and gateway over simcord's world, for an unmodified bot process.

Many people may act at the same moment, because interactions are dispatched here directly and answers are recorded as
they come in. Every call is recorded with its body, files and times; faults are injected by
:class:`tests.e2e.faults.Fault` and by the methods of :class:`tests.e2e.gateway.Gateway`.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from aiohttp import web
from simcord._clock import Clock
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError, unknown_interaction
from simcord.backend.models import Interaction
from simcord.backend.ops import messages as simcord_messages
from simcord.components import walk_components
from simcord.http import _helpers as simcord_helpers
from simcord.http.router import RequestContext, RouteNotImplemented, UnsupportedField

from tests.e2e.calls import Call, RouteMatch, match, read
from tests.e2e.endpoint import Endpoint
from tests.e2e.faults import Fault, Limit
from tests.e2e.gateway import Gateway
from tests.e2e.starting import StartingLine
from tests.simulated import hide_component_files

PREFIX = "/api/v10"
TOKEN = "loopback.token.of-nobody"
KEPT_FILES = 2_000
PATIENCE = 3.0
"""Seconds after which Discord accepts no first answer to an interaction."""
BUSY_PATIENCE = 60.0
"""The same for tests whose subject is not time and which must not depend on the load of the machine.

The speed of answers is measured by ``make bench`` and by the tests of crowds and faults.
"""

hide_component_files()


def trust_components() -> None:
    """Turn simcord's own checks of components off in this process, for measurements.

    They copy each tree twice and would be most of the server's work. What was sent can be checked afterwards
    (:mod:`tests.openapi.check`).
    """

    def trusted(components: Any, *_: Any, **__: Any) -> Any:
        return components

    def resolved(components: Any, attachments: Any) -> Any:
        addresses = {f"attachment://{file['filename']}": file["url"] for file in attachments}
        for part in walk_components(components) if addresses else ():
            for item in part.get("items") or ():
                item["media"]["url"] = addresses.get(item["media"]["url"], item["media"]["url"])
        return components

    simcord_helpers.validate_message_state = trusted
    simcord_helpers.resolve_attachment_references = resolved
    simcord_messages.validate_message_state = trusted


class WallClock(Clock):
    """simcord's world on the real clock, so that the three seconds for an answer are three seconds."""

    def now(self) -> datetime:
        return datetime.now(UTC)


@dataclass(slots=True, eq=False)
class _Waiter:
    test: Callable[[Call], bool]
    call: asyncio.Future[Call]


class _Kept(dict[str, bytes]):
    """The newest of the sent pictures, so that a long measurement does not fill the memory."""

    def __setitem__(self, key: str, value: bytes) -> None:
        super().__setitem__(key, value)
        if len(self) > KEPT_FILES:
            del self[next(iter(self))]


class DiscordServer:
    """A loopback Discord; ``async with DiscordServer() as server`` listens on a free port."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.endpoint = Endpoint()
        """Where interactions are posted; they go to the gateway as long as it has no address."""
        self.backend = Backend(clock=WallClock())
        self.backend.transcript = _Nothing()
        self.backend.cdn._blobs = _Kept()
        self.backend.subscribers.append(self._emit)
        self.gateway = Gateway(self._first_events)
        self.calls: list[Call] = []
        self.problems: list[str] = []
        """What a test should fail for: routes or fields simcord does not know, wrong tokens, crashes in here."""
        self.faults: list[Fault] = []
        self.limit: Limit | None = None
        self.closed_dms: set[int] = set()
        self.start = StartingLine()
        self.dispatched: dict[int, float] = {}
        """Interaction id -> when it was dispatched first."""
        self._waiters: list[_Waiter] = []
        self._answers: dict[int, asyncio.Future[Call]] = {}
        self._runner: web.AppRunner | None = None
        self.port = 0

    async def __aenter__(self) -> DiscordServer:
        app = web.Application(client_max_size=30 * 1024 * 1024)
        app.router.add_get(PREFIX + "/gateway/bot", self._gateway_of_bot)
        app.router.add_route("*", PREFIX + "/{path:.*}", self._rest)
        app.router.add_get("/gw/", self.gateway.handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._runner is not None
        await self.gateway.drop()
        await self.endpoint.close()
        await self._runner.cleanup()

    # ---- where the bot finds it

    @property
    def rest_base(self) -> str:
        return f"http://127.0.0.1:{self.port}{PREFIX}"

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gw/"

    # ---- what happened

    async def wait_for(self, test: Callable[[Call], bool], *, since: int = 0, seconds: float = 90) -> Call:
        """Wait for the first answered call from number ``since`` on that passes the test, and return it.

        Raises TimeoutError.
        """
        for call in self.calls[since:]:
            if call.finished and test(call):
                return call
        waiter = _Waiter(test, asyncio.get_running_loop().create_future())
        self._waiters.append(waiter)
        try:
            async with asyncio.timeout(seconds):
                return await waiter.call
        finally:
            self._waiters.remove(waiter)

    async def wait_until_quiet(self, quiet: float = 0.5, seconds: float = 90) -> None:
        """Wait until the bot has made no call for ``quiet`` seconds."""
        async with asyncio.timeout(seconds):
            while True:
                newest = max((call.finished for call in self.calls[-20:]), default=0.0)
                unanswered = any(not call.finished for call in self.calls[-200:])
                age = time.monotonic() - newest
                if age >= quiet and not unanswered:
                    return
                await asyncio.sleep(max(quiet - age, 0.02))

    async def wait_for_commands(self, seconds: float = 90) -> None:
        """Wait until the bot's commands are known.

        Raises TimeoutError.
        """
        if not self.backend.commands.get(None):
            await self.wait_for(lambda call: call.route.endswith("/commands") and call.status == 200, seconds=seconds)

    async def wait_for_calls(self, number: int, seconds: float = 90) -> None:
        """Wait until so many calls have been recorded.

        Raises TimeoutError.
        """
        if len(self.calls) < number:
            await self.wait_for(lambda _: len(self.calls) >= number, since=len(self.calls), seconds=seconds)

    def answer_to(self, interaction_id: int) -> Call | None:
        """Return the call that answered an interaction, if there is one."""
        answered = self._answers.get(interaction_id)
        return answered.result() if answered is not None and answered.done() and not answered.cancelled() else None

    def interaction_of(self, token: str) -> Interaction:
        """Return an interaction of any age by its token."""
        return self.backend.interactions[self.backend.interaction_tokens[token]]

    def interact(self, record: Interaction, payload: dict[str, Any]) -> asyncio.Future[Call]:
        """Dispatch an interaction; the future resolves to the call that first answered it."""
        answered = self._answers[record.id] = asyncio.get_running_loop().create_future()
        self.dispatched[record.id] = time.monotonic()
        if self.endpoint.addresses:
            self.endpoint.post_interaction(payload)
        else:
            self.gateway.dispatch("INTERACTION_CREATE", payload)
        return answered

    # ---- gateway

    def _emit(self, event: str, payload: Mapping[str, Any]) -> None:
        self.gateway.dispatch(event, payload)

    def _first_events(self, session: str, shard: Any) -> list[tuple[str, Mapping[str, Any]]]:
        guilds = list(self.backend.guilds.values())
        if shard is not None:
            guilds = [guild for guild in guilds if (guild.id >> 22) % shard[1] == shard[0]]
        ready: dict[str, Any] = {
            "v": 10,
            "user": serializers.user_payload(self.backend.bot_user),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session,
            "resume_gateway_url": self.gateway_url,
            "application": {"id": str(self.backend.application_id), "flags": 0},
        }
        if shard is not None:
            ready["shard"] = shard
        return [
            ("READY", ready),
            *(("GUILD_CREATE", serializers.guild_create_payload(self.backend, guild)) for guild in guilds),
        ]

    # ---- REST

    async def _gateway_of_bot(self, _request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        shards = self.gateway.shards_needed or 1
        answer = {"url": self.gateway_url, "shards": shards, "session_start_limit": limit}
        return web.Response(body=json.dumps(answer).encode(), headers={"Content-Type": "application/json"})

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        call, route = await self._record(request)
        headers: dict[str, str] = {}
        fault = next((f for f in self.faults if f.matches(call.method, call.path)), None)
        if fault is not None:
            fault.used += 1
            if fault.delay:
                await asyncio.sleep(fault.delay)
        if request.headers.get("Authorization", f"Bot {TOKEN}") != f"Bot {TOKEN}":
            return self._finish(call, 401, {"code": 0, "message": "401: Unauthorized"}, headers)
        if fault is not None and fault.status is not None and not fault.carried_out:
            return self._spoil(call, fault, headers)
        if self.limit is not None and call.path.startswith("/channels/") and call.method in ("POST", "PATCH"):
            allowed, headers = self.limit.take(f"{call.method}-{call.route.count('/')}:{call.path.split('/')[2]}")
            if not allowed:
                retry_after = float(headers["X-RateLimit-Reset-After"])
                spoilt = Fault(call.method, call.path, 429, retry_after=retry_after)
                return self._spoil(call, spoilt, headers)
        status, answer = self._carry_out(request, call, route)
        if status < 300 and call.route.endswith("/callback"):
            self._answered(call)
        if fault is not None and fault.status is not None:
            return self._spoil(call, fault, headers)
        return self._finish(call, status, answer, headers)

    async def _record(self, request: web.Request) -> tuple[Call, RouteMatch | None]:
        started = time.monotonic()
        body, files, size = await read(request)
        path = "/" + request.match_info["path"]
        route = match(request.method, path)
        call = Call(
            request.method, path, route.template if route else path, body, files, started, size, host=request.host
        )
        self.calls.append(call)
        return call, route

    def _carry_out(self, request: web.Request, call: Call, route: RouteMatch | None) -> tuple[int, Any]:
        if route is None:
            self.problems.append(f"no route for {call.method} {call.path}")
            return 404, {"code": 0, "message": "404: Not Found"}
        context = RequestContext(
            self.backend,
            route.args,
            json=call.body,
            params=dict(request.query),
            files=call.files,
            reason=request.headers.get("X-Audit-Log-Reason"),
            method=call.method,
            path=call.path,
        )
        try:
            self._check_closed_dm(call, route)
            self._check_three_seconds(call, route)
            answer = route.handler(context)
        except (RouteNotImplemented, UnsupportedField) as error:
            self.problems.append(f"simcord: {error}")
            return 400, {"code": 0, "message": str(error)}
        except BackendError as error:
            return error.status, error.to_json()
        except Exception as error:
            self.problems.append(f"{call.method} {call.path}: {error!r}")
            return 500, {"code": 0, "message": "500: Internal Server Error"}
        if route.template == "oauth2/applications/@me":
            answer["verify_key"] = self.endpoint.verify_key
        silent = route.template.endswith("/callback") and "with_response" not in request.query
        return (204, None) if answer is None or silent else (200, answer)

    def _check_closed_dm(self, call: Call, route: RouteMatch) -> None:
        if call.method != "POST" or route.template != "channels/{channel_id}/messages":
            return
        channel = self.backend.channels.get(int(route.args["channel_id"]))
        if channel is not None and self.closed_dms.intersection(channel.recipient_ids):
            raise BackendError(403, 50007, "Cannot send messages to this user")

    def _check_three_seconds(self, call: Call, route: RouteMatch) -> None:
        if route.template.endswith("/callback"):
            dispatched = self.dispatched.get(int(route.args["interaction_id"]))
            if dispatched is None or call.started - dispatched > self.patience:
                raise unknown_interaction()

    def _spoil(self, call: Call, fault: Fault, headers: dict[str, str]) -> web.Response:
        assert fault.status is not None
        if fault.status == 429:
            headers |= {"Via": "1.1 google", "Retry-After": str(int(fault.retry_after) + 1)}
            answer: dict[str, Any] = {
                "message": "You are being rate limited.",
                "retry_after": fault.retry_after,
                "global": fault.global_limit,
            }
        else:
            answer = {"code": fault.code, "message": f"{fault.status}: spoilt on purpose"}
            if fault.errors is not None:
                answer["errors"] = fault.errors
        return self._finish(call, fault.status, answer, headers)

    def _answered(self, call: Call) -> None:
        """Show people what Discord has carried out, even where the bot gets another answer."""
        answered = self._answers.get(int(call.path.split("/")[2]))
        if answered is not None and not answered.done():
            answered.set_result(call)

    def _finish(self, call: Call, status: int, answer: Any, headers: dict[str, str]) -> web.Response:
        call.finished = time.monotonic()
        call.status = status
        call.answer = answer
        for waiter in list(self._waiters):
            if not waiter.call.done() and waiter.test(call):
                waiter.call.set_result(call)
        if answer is None:
            return web.Response(status=status, headers=headers)
        body = json.dumps(answer, separators=(",", ":")).encode()
        return web.Response(body=body, status=status, headers=headers | {"Content-Type": "application/json"})


class _Nothing(list[Any]):
    """A transcript for simcord that keeps nothing: calls and dispatches are recorded here already."""

    def append(self, item: Any) -> None:
        return
