"""Several real processes on one PostgreSQL: whichever gets an interaction plays, and none is needed for the rest."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, LiteralString

import psycopg
import pytest
from simcord.backend.models import Guild

from engine.kernel.text import text_from_data
from tests.e2e.conftest import QUICK, TRANSPORTS
from tests.e2e.discord_server import BUSY_PATIENCE, DiscordServer
from tests.e2e.people import words
from tests.e2e.playing import Duel, read
from tests.e2e.processes import BotProcess
from tests.openapi.check import violations
from tests.store.postgresql import needs_postgresql

pytestmark = [needs_postgresql, pytest.mark.ci]

LONGEST_SILENCE = 15.0
"""Seconds after which another process has done what a killed one left undone, at the latest."""


class Cluster:
    """Two processes with one database."""

    def __init__(self, server: DiscordServer, folder: Path, address: str) -> None:
        self.server = server
        self.address = address.replace("+psycopg", "")
        self.guild: Guild = server.backend.create_guild("Server")
        settings = QUICK | TRANSPORTS["http"] | {"DATABASE_URL": address}
        self.bots = [BotProcess(server, folder / name, **settings) for name in ("one", "two")]

    async def start(self) -> None:
        """Start both at the same moment, on a database that is new."""
        await asyncio.gather(*(bot.start() for bot in self.bots))

    async def rows(self, query: LiteralString, *values: Any) -> list[tuple[Any, ...]]:
        async with await psycopg.AsyncConnection.connect(self.address) as connection:
            return await (await connection.execute(query, values)).fetchall()

    async def until(self, query: LiteralString, *values: Any, seconds: float = LONGEST_SILENCE) -> None:
        """Wait until a query finds something. Raises TimeoutError."""
        async with asyncio.timeout(seconds):
            while not await self.rows(query, *values):  # noqa: ASYNC110 - another process changes them
                await asyncio.sleep(0.05)

    async def shown(self, table: int) -> None:
        """Wait until the board shows the newest change, and the thread too a while later. Raises TimeoutError."""
        shown = "SELECT 1 FROM progress WHERE table_id = %s AND seq = board_seq"
        await self.until(shown, table)
        await self.until(shown + " AND seq = thread_seq", table, seconds=90)

    async def leave_only(self, bot: BotProcess) -> None:
        """Kill the other process; from now on interactions reach this one alone."""
        (other,) = (each for each in self.bots if each is not bot)
        other.kill()
        await other.ended()
        self.server.endpoint.addresses = [bot.address]

    async def assert_published_once(self, duel: Duel) -> None:
        """Check that one board is left, and that the thread has a line for every public event."""
        lines = await self.rows("SELECT events FROM journal WHERE table_id = %s ORDER BY seq", duel.table)
        events = [text for (data,) in lines for text in text_from_data(json.loads(data))]
        backend = self.server.backend
        threads = [channel for channel in backend.channels.values() if channel.parent_id == duel.channel]
        assert len(threads) == 1
        said = [line for message in backend.messages[threads[0].id].values() for line in message.content.splitlines()]
        assert said
        assert len(said) <= len(events)
        boards = [message for message in backend.messages[duel.channel].values() if not message.is_ephemeral]
        assert len([board for board in boards if any(control.kind == "b" for control in read(board))]) == 1


@pytest.fixture
async def cluster(tmp_path: Path, address: str) -> AsyncIterator[Cluster]:
    async with DiscordServer(BUSY_PATIENCE) as server:
        cluster = Cluster(server, tmp_path, address)
        await cluster.start()
        try:
            yield cluster
        finally:
            for bot in cluster.bots:
                await bot.stop()
        wrong = [
            *server.problems,
            *violations(server.calls),
            *(line for bot in cluster.bots for line in bot.failures()),
        ]
        assert not wrong, wrong[:3]


async def begun(cluster: Cluster, clock: str = "none") -> Duel:
    duel = Duel(cluster.server, cluster.guild.id, 0)
    anna, bert = duel.people
    await anna.slash(duel.channel, "game new", game=duel.game, clock=clock)
    await bert.slash(duel.channel, "game join")
    await anna.slash(duel.channel, "game start")
    await cluster.server.wait_for(lambda _: duel.board() is not None)
    duel.sit_down()
    return duel


async def test_a_table_is_played_to_its_end_through_two_processes_that_both_get_every_press(cluster: Cluster) -> None:
    duel = await begun(cluster)
    cluster.server.endpoint.twice = True
    moves = await duel.play(2_000)
    assert await cluster.rows("SELECT 1 FROM tables WHERE id = %s AND status = 'over'", duel.table)
    query = "SELECT count(*), count(DISTINCT press) FROM journal WHERE kind IN ('move', 'answer') AND press IS NOT NULL"
    assert await cluster.rows(query) == [(moves, moves)]
    await cluster.shown(duel.table)
    await cluster.assert_published_once(duel)
    assert set(cluster.server.endpoint.statuses) == {202}


async def test_what_a_killed_process_has_not_published_is_published_by_the_other(cluster: Cluster) -> None:
    duel = await begun(cluster)
    one, two = cluster.bots
    cluster.server.endpoint.addresses = [one.address]
    assert await duel.play(5) == 5
    await cluster.leave_only(two)
    await cluster.shown(duel.table)
    assert await duel.play(5) == 5
    await cluster.shown(duel.table)
    await cluster.assert_published_once(duel)


async def test_the_deadline_of_a_killed_process_is_kept_by_the_other(cluster: Cluster) -> None:
    duel = await begun(cluster, clock="5s")
    await cluster.leave_only(cluster.bots[1])
    overdue = "SELECT 1 FROM journal WHERE table_id = %s AND kind = 'overdue'"
    await cluster.until(overdue, duel.table)
    await cluster.shown(duel.table)
    assert len(await cluster.rows(overdue, duel.table)) == 1


async def test_a_panel_of_one_process_follows_the_moves_made_through_the_other(cluster: Cluster) -> None:
    duel = await begun(cluster)
    one, two = cluster.bots
    cluster.server.endpoint.addresses = [one.address]
    mover = await duel.to_move()
    assert mover is not None
    (reader,) = (player for player in duel.players if player is not mover)
    await reader.open()
    assert reader.panel is not None
    shown, before = reader.panel.id, words(reader.panel)
    unleased = "SELECT 1 FROM progress WHERE table_id = %s AND leased < extract(epoch FROM clock_timestamp())"
    await cluster.until(unleased, duel.table, seconds=90)
    cluster.server.endpoint.addresses = [two.address]
    assert await duel.play(1) == 1
    async with asyncio.timeout(LONGEST_SILENCE):
        while words(cluster.server.backend.messages[duel.channel][shown]) == before:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
