"""The websocket side of the loopback Discord: sessions with numbered dispatches, replayed after RESUME."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import aiohttp
import discord
from aiohttp import web
from simcord import intents as simcord_intents

HEARTBEAT_MILLISECONDS = 20_000
ACKNOWLEDGED_AFTER = 0.1
CLOSE_TO_RESUME = 4000
SHARDING_REQUIRED = 4011
REMEMBERED = 5_000
INVALID_SESSION = '{"op":9,"s":null,"d":false}'

FirstEvents: TypeAlias = list[tuple[str, Mapping[str, Any]]]


class Session:
    """One identified session: the events dispatched to it in order, and its present connection."""

    def __init__(self, identifier: str, intents: int, shard: Sequence[int] | None = None) -> None:
        self.identifier = identifier
        self.shard = shard
        """The number of the shard and the number of all shards."""
        self.sequence = 0
        self.log: deque[tuple[int, str]] = deque(maxlen=REMEMBERED)
        self.outbox: asyncio.Queue[str] | None = None
        self._intents = discord.Intents(intents)

    def is_for(self, event: str, payload: Mapping[str, Any]) -> bool:
        """Return whether an event belongs to this session's share of the servers."""
        if self.shard is None:
            return True
        number, count = self.shard
        guild_id = payload.get("id" if event.startswith("GUILD_") and "guild_id" not in payload else "guild_id")
        return (int(guild_id or 0) >> 22) % count == number

    def dispatch(self, event: str, payload: Mapping[str, Any]) -> None:
        """Record an event with its number; send it now if the session is connected."""
        gate = simcord_intents.required_intent(event, payload)
        if gate is not None and not getattr(self._intents, gate):
            return
        self.sequence += 1
        text = json.dumps({"op": 0, "t": event, "s": self.sequence, "d": payload}, separators=(",", ":"))
        self.log.append((self.sequence, text))
        if self.outbox is not None:
            self.outbox.put_nowait(text)


class Gateway:
    """All sessions of one bot. ``first_events(session, shard)`` returns what follows an IDENTIFY."""

    def __init__(self, first_events: Callable[[str, Any], FirstEvents]) -> None:
        self._first_events = first_events
        self._sockets: set[web.WebSocketResponse] = set()
        self._refuse_connections = False
        self.shards_needed: int | None = None
        """The number of connections that Discord requires; None: one will do."""
        self.twice = False
        """Whether every event is delivered a second time."""
        self.hearing = asyncio.Event()
        """While it is clear, the gateway receives nothing, not even the end of a connection."""
        self.hearing.set()
        self.altered: Callable[[FirstEvents], FirstEvents] = lambda events: events
        """A change of the first events on their way, including READY."""
        self.refuse_sessions = False
        """Whether every IDENTIFY and RESUME is answered with an invalid session."""
        self.sessions: list[Session] = []
        self.identified_at: list[float] = []
        """The moments of all IDENTIFYs, by the monotonic clock."""
        self.resumed = 0
        self.changed = asyncio.Event()
        """Set whenever a session is identified or resumed; waiters clear it."""

    @property
    def identified(self) -> int:
        """The number of IDENTIFYs so far."""
        return len(self.identified_at)

    @property
    def session(self) -> Session | None:
        return self.sessions[-1] if self.sessions else None

    def dispatch(self, event: str, payload: Mapping[str, Any]) -> None:
        newest = {None if session.shard is None else session.shard[0]: session for session in self.sessions}
        for session in newest.values() if self.shards_needed else self.sessions[-1:]:
            if session.is_for(event, payload):
                for _ in range(2 if self.twice else 1):
                    session.dispatch(event, payload)

    async def drop(self, *, resumable: bool = True, refuse: bool = False) -> None:
        """Cut the connection; while ``refuse`` lasts, refuse new ones with a 503."""
        self._refuse_connections = refuse
        if not resumable:
            self.sessions.clear()
        for socket in list(self._sockets):
            await socket.close(code=CLOSE_TO_RESUME)

    def accept_again(self) -> None:
        self._refuse_connections = False

    async def wait_until(self, condition: Callable[[], bool], seconds: float = 90) -> None:
        """Wait for a change of the sessions.

        Raises TimeoutError.
        """
        async with asyncio.timeout(seconds):
            while not condition():
                self.changed.clear()
                await self.changed.wait()

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one websocket connection from HELLO to its close."""
        if self._refuse_connections:
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=0, heartbeat=None, compress=False)
        await socket.prepare(request)
        outbox: asyncio.Queue[str] = asyncio.Queue()
        outbox.put_nowait(json.dumps({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MILLISECONDS}, "s": None}))
        writer = asyncio.create_task(self._write(socket, outbox))
        self._sockets.add(socket)
        try:
            async for message in socket:
                await self.hearing.wait()
                if message.type is aiohttp.WSMsgType.TEXT:
                    received = json.loads(message.data)
                    if received["op"] == 2 and self.shards_needed and received["d"].get("shard") is None:
                        await socket.close(code=SHARDING_REQUIRED)
                    else:
                        self._receive(received, outbox)
        finally:
            self._sockets.discard(socket)
            writer.cancel()
            for session in self.sessions:
                if session.outbox is outbox:
                    session.outbox = None
        return socket

    @staticmethod
    async def _write(socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
        while True:
            text = await outbox.get()
            try:
                await socket.send_str(text)
            except (ConnectionError, RuntimeError):
                return

    def _receive(self, message: dict[str, Any], outbox: asyncio.Queue[str]) -> None:
        data = message.get("d")
        match message["op"]:
            case 1:
                acknowledged = '{"op":11,"s":null,"d":null}'
                # not at once: discord.py looks at its clock only after it has sent the heartbeat
                asyncio.get_running_loop().call_later(ACKNOWLEDGED_AFTER, outbox.put_nowait, acknowledged)
            case 2:
                self._identify(data, outbox)
            case 6:
                self._resume(data, outbox)
            case _:  # presence, voice, member requests: not needed here
                pass

    def _identify(self, data: dict[str, Any], outbox: asyncio.Queue[str]) -> None:
        session = Session(f"session-{self.identified}", data.get("intents", 0), data.get("shard"))
        session.outbox = outbox
        self.identified_at.append(time.monotonic())
        self.changed.set()
        if self.refuse_sessions:
            outbox.put_nowait(INVALID_SESSION)
            return
        self.sessions.append(session)
        for event, payload in self.altered(self._first_events(session.identifier, data.get("shard"))):
            if event != "GUILD_CREATE" or session.is_for(event, payload):
                session.dispatch(event, payload)

    def _resume(self, data: dict[str, Any], outbox: asyncio.Queue[str]) -> None:
        session = next((s for s in self.sessions if s.identifier == data["session_id"]), None)
        if session is None or self.refuse_sessions:
            outbox.put_nowait(INVALID_SESSION)
            return
        for sequence, text in session.log:
            if sequence > data["seq"]:
                outbox.put_nowait(text)
        session.outbox = outbox
        session.dispatch("RESUMED", {})
        self.resumed += 1
        self.changed.set()
