"""Interactions and events that Discord posts to an address of the bot, instead of sending them to the gateway."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import orjson
import structlog
from aiohttp import web
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

INTERACTIONS, EVENTS = "/interactions", "/events"
"""Paths for the *Interactions Endpoint URL* and the *Webhook Events URL* of the developer portal."""
HEALTH = "/healthz"
OLDEST = 120.0
"""Seconds by which the time of a request may differ from this machine's clock."""
LARGEST = 1024 * 1024
_PING, _EVENT_PING = 1, 0
_SIGNATURE, _TIMESTAMP = "X-Signature-Ed25519", "X-Signature-Timestamp"

logger = structlog.get_logger(__name__)


class HttpInteractions:
    """An HTTP server for what Discord posts; a proxy in front of it must speak TLS.

    Each interaction is answered with 202 at once, and by the handler through Discord's callback as on the gateway.
    ``receive`` and ``learn`` take a verified interaction or event.
    """

    def __init__(
        self,
        verify_key: str,
        receive: Callable[[Mapping[str, Any]], Awaitable[None]],
        learn: Callable[[str, Mapping[str, Any]], Awaitable[None]],
        is_ready: Callable[[], bool],
    ) -> None:
        """Prepare a server; ``verify_key`` is the application's public key in hexadecimal digits.

        A proxy asks ``/healthz`` whether to send requests here; ``is_ready`` answers.
        """
        self._is_ready = is_ready
        self._key = VerifyKey(bytes.fromhex(verify_key))
        self._receive = receive
        self._learn = learn
        self._runner: web.AppRunner | None = None

    async def open(self, host: str, port: int) -> int:
        """Listen, and return the port; 0 means any free one. Raises OSError if the port is in use."""
        app = web.Application(client_max_size=LARGEST)
        app.router.add_post(INTERACTIONS, self._interaction)
        app.router.add_post(EVENTS, self._event)
        app.router.add_get(HEALTH, self._health)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError:
            await self.close()
            raise
        return self._runner.addresses[0][1]

    async def close(self) -> None:
        """Accept no new request, and finish those that have begun."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _health(self, request: web.Request) -> web.Response:
        return web.Response(status=200 if self._is_ready() else 503)

    async def _interaction(self, request: web.Request) -> web.Response:
        payload = await self._read(request)
        if payload["type"] == _PING:
            return web.json_response({"type": _PING})
        await self._receive(payload)
        return web.Response(status=202)

    async def _event(self, request: web.Request) -> web.Response:
        payload = await self._read(request)
        if payload["type"] != _EVENT_PING:
            await self._learn(payload["event"]["type"], payload["event"].get("data") or {})
        return web.Response(status=204)

    async def _read(self, request: web.Request) -> dict[str, Any]:
        """Return the body of a request from Discord. Raises HTTPUnauthorized for any other, HTTPBadRequest."""
        try:
            body = await request.read()
        except ConnectionError:  # the sender is gone, such as a proxy that stops
            raise web.HTTPBadRequest from None
        self._verify(request.headers, body)
        try:
            payload = orjson.loads(body)
        except ValueError:
            raise web.HTTPBadRequest from None
        if not isinstance(payload, dict) or not isinstance(payload.get("type"), int):
            raise web.HTTPBadRequest
        return payload

    def _verify(self, headers: Mapping[str, str], body: bytes) -> None:
        timestamp = headers.get(_TIMESTAMP, "")
        try:
            age = abs(time.time() - int(timestamp))
            self._key.verify(timestamp.encode() + body, bytes.fromhex(headers.get(_SIGNATURE, "")))
        except (BadSignatureError, ValueError):  # also digits and signatures of a wrong length
            raise web.HTTPUnauthorized from None
        if age > OLDEST:
            logger.warning("a request with an old timestamp; is the clock of this machine right?", seconds=round(age))
            raise web.HTTPUnauthorized
