"""One, two and four processes with one PostgreSQL: presses over HTTP, beside one process with the gateway.

All of it runs on one machine, the simulated Discord with its people in this process; so the rows say how many cores
were busy, and with what.
"""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg
from psycopg.sql import SQL, Identifier

from tests.bench.load import Load, at_once, without_gc_pauses
from tests.bench.report import Row
from tests.bench.stack import Crowd
from tests.e2e.conftest import TRANSPORTS
from tests.e2e.discord_server import DiscordServer
from tests.e2e.playing import Duel, begin_all
from tests.e2e.processes import BotProcess
from tests.openapi.check import violations
from tests.store.postgresql import server

TABLES = 50
SECONDS = 10.0
RUNS = (("gateway", 1), ("http", 1), ("http", 2), ("http", 4))
GAIN_OF_TWO = 1.6
_MOVES = "SELECT count(*) FROM journal WHERE kind IN ('move', 'answer') AND press IS NOT NULL"


@dataclass(slots=True, frozen=True)
class Run:
    """The measurements of so many processes; cores are the mean number that were busy."""

    load: Load
    moves: int
    lost: int
    calls: int
    megabytes: float
    bots: float
    people: float
    machine: float
    wrong: list[str]

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.load.seconds

    @property
    def words(self) -> str:
        return (
            f"{self.moves_per_second:,.0f} moves/s, p99 {self.load.percentile(0.99):.0f} ms, "
            f"{self.calls / self.load.seconds:,.0f} calls/s, {self.megabytes:.0f} MB each"
        )

    @property
    def busy(self) -> str:
        return (
            f"processes {self.bots:.2f}, people and Discord {self.people:.2f}, "
            f"all together {self.machine:.2f} of {os.cpu_count()}"
        )


async def measure(folder: Path) -> list[Row]:
    rows: list[Row] = []
    runs: dict[tuple[str, int], Run] = {}
    with server(durable=True) as address:
        for transport, processes in RUNS:
            name = f"{transport}_{processes}"
            async with await _connected(address) as connection:
                await connection.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
            database = address.rpartition("/")[0] + "/" + name
            run = runs[transport, processes] = await _run(folder / name, database, transport, processes)
            rows += [
                Row(f"PostgreSQL, {transport}, {processes} at {TABLES} tables", run.words),
                Row("… busy cores", run.busy),
                Row("… nobody unanswered, Discord's rules kept", str(run.lost + len(run.wrong)), "0", not run.lost),
            ]
    gain = runs["http", 2].moves_per_second / runs["http", 1].moves_per_second
    rows.append(Row("Moves of two processes beside one", f"{gain:.2f} times", f">= {GAIN_OF_TWO}", gain >= GAIN_OF_TWO))
    beside = runs["http", 1].moves_per_second / runs["gateway", 1].moves_per_second
    rows.append(Row("Moves over HTTP beside the gateway, one process", f"{beside:.2f} times"))
    return rows


async def _run(folder: Path, address: str, transport: str, processes: int) -> Run:
    settings = TRANSPORTS[transport] | {"DATABASE_URL": address}
    async with DiscordServer() as discord:
        guild = discord.backend.create_guild("Bench")
        bots = [BotProcess(discord, folder / str(number), **settings) for number in range(processes)]
        await asyncio.gather(*(bot.start() for bot in bots))
        try:
            duels = [Duel(discord, guild.id, number) for number in range(TABLES)]
            await begin_all(duels)
            crowd = Crowd(duels)
            await at_once(crowd.acts(), 2)
            async with await _connected(address) as connection:

                async def moves() -> int:
                    ((count,),) = await (await connection.execute(_MOVES)).fetchall()
                    return int(count)

                with without_gc_pauses():
                    before, calls = await moves(), len(discord.calls)
                    worked, own, busy = sum(bot.processor_seconds() for bot in bots), time.process_time(), _busy()
                    load = await at_once(crowd.acts(), SECONDS)
                    worked = sum(bot.processor_seconds() for bot in bots) - worked
                    own, busy = time.process_time() - own, _busy() - busy
                    calls, made = len(discord.calls) - calls, await moves() - before
            megabytes = sum(map(_megabytes, bots)) / processes
        finally:
            await asyncio.gather(*(bot.stop() for bot in bots))
        wrong = [*discord.problems, *violations(discord.calls), *(line for bot in bots for line in bot.failures())]
    seconds = load.seconds
    return Run(load, made, crowd.lost, calls, megabytes, worked / seconds, own / seconds, busy / seconds, wrong)


async def _connected(address: str) -> psycopg.AsyncConnection[tuple[Any, ...]]:
    return await psycopg.AsyncConnection.connect(address.replace("+psycopg", ""), autocommit=True)


def _busy() -> float:
    """Return the seconds that all cores together have worked since the machine started."""
    user, nice, system = map(int, Path("/proc/stat").read_text("ascii").split()[1:4])
    return (user + nice + system) / os.sysconf("SC_CLK_TCK")


def _megabytes(bot: BotProcess) -> float:
    assert bot.process is not None
    pages = Path(f"/proc/{bot.process.pid}/statm").read_text("ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6
