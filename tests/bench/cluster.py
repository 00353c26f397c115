"""One, two and four processes with one PostgreSQL: presses over HTTP, beside one process with the gateway.

:func:`measure_servers` does it on few servers and on many. All of it runs on one machine, the simulated Discord with
its people in this process; so the rows say how many cores were busy, and with what.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Any

import psycopg
from psycopg.sql import SQL, Identifier

from tests.bench.load import Act, Load, at_once, without_gc_pauses
from tests.bench.report import Row
from tests.bench.stack import Crowd
from tests.e2e.conftest import TRANSPORTS
from tests.e2e.discord_server import DiscordServer
from tests.e2e.playing import Duel, begin_all
from tests.e2e.processes import BotProcess
from tests.openapi.check import violations
from tests.store.postgresql import server

PEOPLE = 50
"""Those who press at the same time; where there are more tables each goes from one to the next."""
SECONDS = 10.0
ONE = (("gateway", 1), ("http", 1))
RUNS = (*ONE, ("http", 2), ("http", 4))
GAIN_OF_TWO = 1.6
FEW_SERVERS, MANY_SERVERS, MANY_TABLES = 100, 10_000, 2_000
MOST_GROWTH = 1.1
BEGUN_AT_ONCE = 20
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
    def work_each(self) -> float:
        """Processor time of the processes for one move in milliseconds."""
        return self.bots * self.load.seconds * 1000 / self.moves

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
    """Measure fifty busy tables of one server."""
    rows: list[Row] = []
    runs: dict[tuple[str, int], Run] = {}
    with server(durable=True) as address:
        for transport, processes in RUNS:
            name = f"{transport}_{processes}"
            run = (await _runs(folder / name, address, name, 1, PEOPLE, ((transport, processes),)))[0]
            runs[transport, processes] = run
            rows += _rows(f"PostgreSQL, {transport}, {processes} at {PEOPLE} tables", run)
    rows.append(_gain_of_two(runs))
    beside = runs["http", 1].moves_per_second / runs["gateway", 1].moves_per_second
    rows.append(Row("Moves over HTTP beside the gateway, one process", f"{beside:.2f} times"))
    return rows


async def measure_servers(folder: Path) -> list[Row]:
    """Measure fifty busy tables on few and on many servers, then many tables on many servers."""
    rows: list[Row] = []
    with server(durable=True) as address:
        few, many = [
            await _runs(folder / str(servers), address, f"servers_{servers}", servers, PEOPLE, ONE)
            for servers in (FEW_SERVERS, MANY_SERVERS)
        ]
        for (transport, _), before, after in zip(ONE, few, many, strict=True):
            for servers, run in ((FEW_SERVERS, before), (MANY_SERVERS, after)):
                rows += _rows(f"PostgreSQL, {transport}, 1 at {PEOPLE} tables of {servers:,} servers", run)
            growth = after.work_each / before.work_each
            words = f"{growth:.2f} times ({before.work_each:.1f} and {after.work_each:.1f} ms)"
            rows.append(Row("… work for a move on many servers", words, f"<= {MOST_GROWTH}", growth <= MOST_GROWTH))
        busy = await _runs(folder / "busy", address, "busy", MANY_SERVERS, MANY_TABLES, RUNS)
    for (transport, processes), run in zip(RUNS, busy, strict=True):
        rows += _rows(f"PostgreSQL, {transport}, {processes} at {MANY_TABLES:,} tables", run)
    rows.append(_gain_of_two(dict(zip(RUNS, busy, strict=True))))
    return rows


def _rows(name: str, run: Run) -> list[Row]:
    return [
        Row(name, run.words),
        Row("… busy cores", run.busy),
        Row("… nobody unanswered, Discord's rules kept", str(run.lost + len(run.wrong)), "0", not run.lost),
    ]


def _gain_of_two(runs: dict[tuple[str, int], Run]) -> Row:
    gain = runs["http", 2].moves_per_second / runs["http", 1].moves_per_second
    return Row("Moves of two processes beside one", f"{gain:.2f} times", f">= {GAIN_OF_TWO}", gain >= GAIN_OF_TWO)


async def _runs(
    folder: Path, address: str, name: str, servers: int, tables: int, wanted: Sequence[tuple[str, int]]
) -> list[Run]:
    """Measure one transport and number of processes after another, at the same tables."""
    async with await _connected(address) as connection:
        await connection.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
    database = address.rpartition("/")[0] + "/" + name
    async with DiscordServer() as discord:
        guilds = [discord.backend.create_guild(f"Bench {number}").id for number in range(servers)]
        duels = [Duel(discord, guilds[number % servers], number) for number in range(tables)]
        return [
            await _run(folder / f"{transport}_{processes}", database, transport, processes, duels)
            for transport, processes in wanted
        ]


async def _run(folder: Path, address: str, transport: str, processes: int, duels: list[Duel]) -> Run:
    """Measure so many processes at these duels, and begin those that have not begun."""
    settings = TRANSPORTS[transport] | {"DATABASE_URL": address}
    discord, first_call = duels[0].server, len(duels[0].server.calls)
    bots = [BotProcess(discord, folder / str(number), **settings) for number in range(processes)]
    await asyncio.gather(*(bot.start() for bot in bots))
    try:
        await begin_all([duel for duel in duels if duel.board() is None], BEGUN_AT_ONCE)
        crowd = Crowd(duels)
        acts = crowd.acts()
        people = [_in_turn(acts[number::PEOPLE]) for number in range(PEOPLE)]
        await at_once(people, 2)
        async with await _connected(address) as connection:

            async def moves() -> int:
                ((count,),) = await (await connection.execute(_MOVES)).fetchall()
                return int(count)

            with without_gc_pauses():
                before, calls = await moves(), len(discord.calls)
                worked, own, busy = sum(bot.processor_seconds() for bot in bots), time.process_time(), _busy()
                load = await at_once(people, SECONDS)
                worked = sum(bot.processor_seconds() for bot in bots) - worked
                own, busy = time.process_time() - own, _busy() - busy
                calls, made = len(discord.calls) - calls, await moves() - before
        megabytes = sum(map(_megabytes, bots)) / processes
    finally:
        await asyncio.gather(*(bot.stop() for bot in bots))
        discord.endpoint.addresses.clear()
    logged = [line for bot in bots for line in bot.failures()]
    wrong = [*discord.problems, *violations(discord.calls[first_call:]), *logged]
    seconds = load.seconds
    return Run(load, made, crowd.lost, calls, megabytes, worked / seconds, own / seconds, busy / seconds, wrong)


def _in_turn(acts: Sequence[Act]) -> Act:
    """Return an act that does the next of these each time."""
    turns = cycle(acts)
    return lambda: next(turns)()


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
