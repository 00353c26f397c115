"""Interactions that Discord posts to the bot: which requests it takes, and what it does without a gateway."""

from __future__ import annotations

import asyncio
import re
import socket
import struct
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.e2e.conftest import System

PING = {"type": 1}

pytestmark = pytest.mark.parametrize("transport", ["http"])


async def test_only_requests_that_discord_signed_a_moment_ago_are_taken(system: System) -> None:
    endpoint = system.server.endpoint
    assert await endpoint.post("/interactions", PING) == 200
    assert await endpoint.post("/interactions", PING, age=-60) == 200, "clocks may differ a little"
    for wrong in ("", "00", "0" * 128, "no digits"):
        assert await endpoint.post("/interactions", PING, signature=wrong or " ") == 401
    assert await endpoint.post("/interactions", PING, age=600) == 401
    assert await endpoint.post("/interactions", PING, age=-600) == 401
    assert await endpoint.post("/interactions", {"no": "type"}) == 400
    assert await endpoint.post("/elsewhere", PING) == 404


async def test_the_log_counts_no_servers_as_nobody_says_which_there_are(system: System) -> None:
    async with asyncio.timeout(60):
        while not (ready := re.findall(r"event='ready'.*", system.bot.logged())):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    assert ready == ["event='ready'"]


async def test_a_request_that_breaks_off_is_no_failure(system: System) -> None:
    address = urlsplit(system.server.endpoint.addresses[0])
    with socket.create_connection((address.hostname, address.port)) as half:
        half.sendall(b"POST /interactions HTTP/1.1\r\nHost: bot\r\nContent-Length: 100\r\n\r\n{")
        await asyncio.sleep(0.2)
        half.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # close with a reset
    assert await system.server.endpoint.post("/interactions", PING) == 200, "and the log has no error"


async def test_a_request_with_a_wrong_signature_makes_no_move(system: System) -> None:
    (duel,) = await system.duels()
    _, payload = duel.people[0].command(duel.channel, "game stop")
    before = len(system.server.calls)
    assert await system.server.endpoint.post("/interactions", payload, signature="0" * 128) == 401
    await duel.play(4)
    assert not [call for call in system.server.calls[before:] if payload["token"] in call.path]


async def test_an_answered_interaction_that_is_posted_again_counts_once(system: System) -> None:
    (duel,) = await system.duels()
    system.server.endpoint.twice = True
    assert await duel.play(10) == 10
    assert system.ledger.moves() == 10


async def test_other_events_that_discord_posts_are_taken_and_change_nothing(system: System) -> None:
    event: dict[str, Any] = {"type": 1, "event": {"type": "APPLICATION_AUTHORIZED", "data": {}}}
    assert await system.server.endpoint.post("/events", {"type": 0}) == 204
    assert await system.server.endpoint.post("/events", event) == 204, "added to an account, not to a server"
