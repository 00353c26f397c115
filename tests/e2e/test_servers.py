"""Servers that remove the bot while it is not running, and invite it again."""

from __future__ import annotations

import asyncio

from simcord.backend import serializers

from tests.e2e.conftest import System


async def wait_for_journal(system: System, table: int, kind: str) -> None:
    """Wait until the newest line of a table is of this kind.

    Raises TimeoutError.
    """
    async with asyncio.timeout(90):
        while system.ledger.journal(table)[-1].kind != kind:  # noqa: ASYNC110 - the process sends no signal
            await asyncio.sleep(0.05)


async def test_the_game_of_a_server_that_removed_the_stopped_bot_is_paused_until_it_returns(
    system: System, transport: str
) -> None:
    """Without a gateway the bot notices it when it can no longer show that somebody is late."""
    (duel,) = await system.duels(clock="10s")
    await duel.play(4)
    assert await system.bot.stop() == 0
    backend, removed = system.server.backend, system.guild
    del backend.guilds[removed.id]
    await system.bot.start()
    await wait_for_journal(system, duel.table, "pause")
    backend.guilds[removed.id] = removed
    if transport == "gateway":
        invited = dict(serializers.guild_create_payload(backend, removed))
        invited.pop("unavailable")  # only present where a server is back after an outage
        system.server.gateway.dispatch("GUILD_CREATE", invited)
    else:
        event = {"type": 1, "event": {"type": "APPLICATION_AUTHORIZED", "data": {"guild": {"id": str(removed.id)}}}}
        assert await system.server.endpoint.post("/events", event, signature="0" * 128) == 401
        assert system.ledger.journal(duel.table)[-1].kind == "pause"
        assert await system.server.endpoint.post("/events", event) == 204
    await wait_for_journal(system, duel.table, "resume")
    await system.shown(duel)
    for player in duel.players:
        player.panel = None
    assert await duel.play(4) == 4
