"""Servers that send the bot away while it is not there to be told, and invite it again."""

from __future__ import annotations

import asyncio

from simcord.backend import serializers

from tests.e2e.conftest import Hall


async def journal_tells(hall: Hall, table: int, kind: str) -> None:
    """Wait until the newest line of a table is of this kind. Raises TimeoutError."""
    async with asyncio.timeout(30):
        while hall.ledger.journal(table)[-1].kind != kind:  # noqa: ASYNC110 - the process tells nobody
            await asyncio.sleep(0.05)


async def test_a_server_that_removed_the_bot_while_it_was_stopped_finds_its_game_paused_and_goes_on(hall: Hall) -> None:
    (duel,) = await hall.duels()
    await duel.play(4)
    assert await hall.bot.stop() == 0
    backend, removed = hall.server.backend, hall.guild
    del backend.guilds[removed.id]
    await hall.bot.start()
    await journal_tells(hall, duel.table, "pause")
    backend.guilds[removed.id] = removed
    invited = dict(serializers.guild_create_payload(backend, removed))
    invited.pop("unavailable")  # is there where a server is back after an outage
    hall.server.gateway.dispatch("GUILD_CREATE", invited)
    await journal_tells(hall, duel.table, "resume")
    for player in duel.players:
        player.panel = None
    assert await duel.play(4) == 4
