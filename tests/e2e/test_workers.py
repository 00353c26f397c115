"""A worker beside a bot: it finds moves and reviews, and the bot shows them and goes on where the worker is killed."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, LiteralString

import aiohttp
import psycopg
import pytest

from store.database import Store
from tests.e2e import playing
from tests.e2e.conftest import QUICK, TRANSPORTS, System
from tests.e2e.discord_server import BUSY_PATIENCE, DiscordServer
from tests.e2e.playing import Duel
from tests.e2e.processes import BotProcess, WorkerProcess
from tests.e2e.test_operating import command_line
from tests.openapi.check import violations
from tests.store.pgbouncer import needs_pgbouncer, pool
from tests.store.postgresql import needs_postgresql

pytestmark = [needs_postgresql, pytest.mark.ci]

LONGEST_TURN = 120.0
"""Seconds for which a strong computer may be on turn; it thinks with a low priority."""
LONGEST_SILENCE = 30.0
"""Seconds after which the bot has done what a killed worker left undone, at the latest."""


class Rows:
    """The rows of a database."""

    def __init__(self, address: str) -> None:
        self.address = address.replace("+psycopg", "")

    async def read(self, query: LiteralString, *values: Any) -> list[tuple[Any, ...]]:
        async with await psycopg.AsyncConnection.connect(self.address) as connection:
            return await (await connection.execute(query, values)).fetchall()

    async def until(self, query: LiteralString, *values: Any, seconds: float = 90.0) -> None:
        """Wait until a query finds something. Raises TimeoutError."""
        async with asyncio.timeout(seconds), await psycopg.AsyncConnection.connect(self.address) as connection:
            await connection.set_autocommit(True)
            while not await (await connection.execute(query, values)).fetchall():  # noqa: ASYNC110
                await asyncio.sleep(0.01)


async def thoughts(worker: WorkerProcess, kind: str) -> float:
    """Return how many moves or reviews a worker says that it has found."""
    async with (
        aiohttp.ClientSession(f"http://127.0.0.1:{worker.status_port()}") as page,
        page.get("/metrics") as answer,
    ):
        figures = dict(line.rsplit(" ", 1) for line in (await answer.text()).splitlines() if line[0] != "#")
    return float(figures.get(f'spielleiter_thoughts_total{{kind="{kind}"}}', 0))


async def begun(duel: Duel) -> None:
    """Begin a game of Anna against a strong computer."""
    anna = duel.people[0]
    before = duel.board()
    await anna.slash(duel.channel, "game new", game=duel.game)
    await anna.slash(duel.channel, "game computer", level="strong")
    await anna.slash(duel.channel, "game start")
    await duel.server.wait_for(lambda _: duel.board() not in (None, before))
    duel.sit_down()
    del duel.players[1:]


@needs_pgbouncer
async def test_a_worker_behind_pgbouncer_finds_moves_and_reviews_and_the_bot_goes_on_when_it_is_killed(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "UNASKED", LONGEST_TURN)
    async with AsyncExitStack() as stack:
        pooled = stack.enter_context(pool(address))
        server = await stack.enter_async_context(DiscordServer(BUSY_PATIENCE))
        settings = QUICK | TRANSPORTS["http"] | {"DATABASE_URL": address}
        bot, worker = BotProcess(server, tmp_path / "bot", **settings), WorkerProcess(server, tmp_path, **settings)
        worker.settings |= {"DATABASE_URL": pooled, "DATABASE_DIRECT_URL": address}
        await bot.start()
        await worker.start()
        rows = Rows(address)
        duel = Duel(server, server.backend.create_guild("Server").id, 0)
        anna = duel.people[0]
        await rows.until("SELECT 1 FROM processes WHERE works")

        await begun(duel)
        while not (moves := await thoughts(worker, "move")):
            assert await duel.play(1) == 1
        by_computer = "SELECT seq FROM journal WHERE table_id = %s AND seat = 1 AND press IS NULL"
        await rows.until(by_computer, duel.table)
        assert len(await rows.read(by_computer, duel.table)) >= moves

        sure = (await anna.slash(duel.channel, "game resign")).message
        assert sure is not None
        await anna.press(sure, f"b:{duel.table}:resign")
        review = await anna.slash(duel.channel, "review")
        await server.wait_for(lambda _: "% done" in review.text)
        await rows.until("SELECT 1 FROM wanted_reviews WHERE share > 0")
        await server.wait_for(lambda _: "compared" in review.text)
        async with asyncio.timeout(LONGEST_SILENCE):  # it counts what it has written
            while await thoughts(worker, "review") != 1:  # noqa: ASYNC110 - another process counts
                await asyncio.sleep(0.05)
        assert await rows.read("SELECT * FROM wanted_reviews") == []

        await begun(duel)
        thinking = asyncio.create_task(
            rows.until("SELECT 1 FROM wanted_moves WHERE leased IS NOT NULL AND move IS NULL")
        )
        while not thinking.done():
            assert await duel.play(1) == 1
        worker.kill()
        await worker.ended()
        async with asyncio.timeout(LONGEST_SILENCE):
            await duel.play(2)
        await rows.until("SELECT 1 FROM progress WHERE table_id = %s AND seq = board_seq", duel.table)
        await rows.until("SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM wanted_moves)")
        assert await bot.stop() == 0
        assert not [*server.problems, *violations(server.calls), *bot.failures(), *worker.failures()]


async def test_a_worker_leaves_the_upgrade_to_a_bot_and_ends_at_once_when_asked(tmp_path: Path, address: str) -> None:
    async with DiscordServer(BUSY_PATIENCE) as server:
        worker = WorkerProcess(server, tmp_path, DATABASE_URL=address)
        starting = asyncio.create_task(worker.start())
        async with asyncio.timeout(90):
            while not worker.log.exists() or "waiting until a bot" not in worker.logged():  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        rows = Rows(address)
        assert await rows.read("SELECT 1 FROM pg_tables WHERE schemaname = 'public'") == []
        await (await Store.open(address)).close()
        await starting
        await rows.until("SELECT 1 FROM processes WHERE works")
        code, output = await command_line(worker, "status")
        assert (code, output.splitlines()[1].partition(",")[0]) == (0, "1: worker")
        async with (
            aiohttp.ClientSession(f"http://127.0.0.1:{worker.status_port()}") as page,
            page.get("/healthz") as answer,
        ):
            assert (answer.status, await answer.json()) == (200, {"database": "ok"})
            async with page.get("/metrics") as figures:
                assert "spielleiter_gateway_up" not in await figures.text(), "it would say 0 for ever"
        assert await worker.stop() == 0
        assert await rows.read("SELECT * FROM processes") == []
        assert not worker.failures()


async def test_no_process_of_thinking_outlives_a_bot_that_is_asked_to_end(system: System) -> None:
    duel = Duel(system.server, system.guild.id, 0)
    await begun(duel)
    while not (thinking := children(system.bot)):
        assert await duel.play(1) == 1
    assert await system.bot.stop() == 0
    async with asyncio.timeout(10):
        while any(map(is_alive, thinking)):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    assert "leaked" not in system.bot.logged()


def children(bot: BotProcess) -> list[str]:
    """Return the ids of the processes that a bot has started."""
    assert bot.process is not None
    threads = Path(f"/proc/{bot.process.pid}/task").glob("*/children")
    return [number for file in threads for number in file.read_text("ascii").split()]


def is_alive(number: str) -> bool:
    return Path(f"/proc/{number}").exists()


async def test_a_worker_needs_postgresql(tmp_path: Path) -> None:
    async with DiscordServer(BUSY_PATIENCE) as server:
        code, output = await command_line(BotProcess(server, tmp_path), "work")
    assert code == 2
    assert output == (
        "python bot.py work needs PostgreSQL (set DATABASE_URL). "
        "With SQLite, python bot.py alone is enough: it thinks in a process of its own.\n"
    )
