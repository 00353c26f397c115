"""The HTTP side of the loopback Discord: interactions and events, signed and posted to the bot."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping
from itertools import count
from typing import Any

import aiohttp
from nacl.signing import SigningKey


class Endpoint:
    """The addresses of the bot's processes; what is posted goes to each in turn, as a load balancer sends it."""

    def __init__(self) -> None:
        self.addresses: list[str] = []
        self.proxy: str | None = None
        """The address of a proxy that spreads what is posted itself."""
        self.twice = False
        """Whether every interaction is posted a second time, to the next address."""
        self.statuses: list[int] = []
        """The statuses of all answers; 0 where nobody listened."""
        self._key = SigningKey.generate()
        self._turn = count()
        self._session: aiohttp.ClientSession | None = None
        self._posts: set[asyncio.Task[int]] = set()

    @property
    def verify_key(self) -> str:
        return bytes(self._key.verify_key).hex()

    def post_interaction(self, payload: Mapping[str, Any]) -> None:
        """Post an interaction without waiting for the answer."""
        for _ in range(2 if self.twice else 1):
            task = asyncio.create_task(self.post("/interactions", payload))
            self._posts.add(task)
            task.add_done_callback(self._posts.discard)

    async def post(
        self, path: str, payload: Mapping[str, Any], *, age: float = 0.0, signature: str | None = None
    ) -> int:
        """Post a signed request that claims to be ``age`` seconds old, and return the status of the answer."""
        body = json.dumps(payload, separators=(",", ":")).encode()
        timestamp = str(int(time.time() - age))
        headers = {
            "Content-Type": "application/json",
            "X-Signature-Timestamp": timestamp,
            "X-Signature-Ed25519": signature or self._key.sign(timestamp.encode() + body).signature.hex(),
        }
        if self._session is None:
            self._session = aiohttp.ClientSession()
        address = self.proxy or self.addresses[next(self._turn) % len(self.addresses)]
        try:
            async with self._session.post(address + path, data=body, headers=headers) as answer:
                status = answer.status
        except aiohttp.ClientError:
            status = 0
        self.statuses.append(status)
        return status

    async def close(self) -> None:
        for task in self._posts:
            task.cancel()
        if self._session is not None:
            await self._session.close()
