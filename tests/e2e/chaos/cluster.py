"""The trials of several processes behind a proxy, with one PostgreSQL; a table's longest silence counts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext, suppress
from pathlib import Path
from random import Random
from typing import Any, LiteralString

import aiohttp
import psycopg
from simcord.backend.models import Message
from simcord.components import walk_components
from sqlalchemy import make_url

from tests.e2e.chaos.figures import TrialFigures, find_out, until_all_move
from tests.e2e.chaos.network import Network, missing, network
from tests.e2e.chaos.tables import Tables
from tests.e2e.conftest import QUICK, TRANSPORTS, System
from tests.e2e.discord_server import BUSY_PATIENCE, PATIENCE, DiscordServer
from tests.e2e.ledger import PostgresLedger
from tests.e2e.people import controls
from tests.e2e.playing import Duel, Player, read
from tests.e2e.processes import BotProcess
from tests.e2e.proxy import caddy
from tests.openapi.check import violations
from tests.store.postgresql import PostgreSQL, free_port, restartable_server

PROCESSES = 4
TABLES = 4
GAMES = ("telperinquar", "tenefyr", "talisman")
LONGEST_SILENCE = 15.0
"""Seconds after which a table at which people press in vain, or whose board is old, counts as stuck."""
LEASE = 6.0
"""Seconds after which a process that cannot reach the database must not publish."""
SHIFTED = Path(__file__).with_name("shifted_bot.py").relative_to(Path(__file__).resolve().parents[3])
_PRESSES = "SELECT count(*), count(DISTINCT press) FROM journal WHERE kind IN ('move', 'answer') AND press IS NOT NULL"
_BACKWARDS = (
    "SELECT count(*) FROM journal a JOIN journal b ON b.table_id = a.table_id AND b.seq = a.seq + 1"
    " WHERE b.time < a.time - 1"
)
_BEHIND_NAMES = ("version", "seq", "board_seq", "thread_seq", "due", "epoch", "leased")
_BEHIND = (
    "SELECT version, seq, board_seq, thread_seq, due, epoch, leased - extract(epoch FROM clock_timestamp())"
    " FROM progress WHERE table_id = %s"
)
_LISTENING = "SELECT pid FROM pg_stat_activity WHERE starts_with(query, 'LISTEN') ORDER BY pid"
_PROGRESS = (
    "SELECT p.table_id, p.seq, p.board_seq, t.status FROM progress p JOIN tables t ON t.id = p.table_id"
    " WHERE t.status IN ('running', 'over')"
)

Fault = Callable[["Cluster", Tables, Random], Awaitable[None]]
"""Something that happens while people play, and is over when it returns."""


class Cluster(System):
    """Several processes of the bot with one database, and what can happen to them."""

    def __init__(self, server: DiscordServer, folder: Path, postgresql: PostgreSQL) -> None:
        super().__init__(server, folder / "1", "http")
        self.postgresql = postgresql
        self.network: Network | None = None
        settings = QUICK | TRANSPORTS["http"]
        self.bots += [BotProcess(server, folder / str(number), **settings) for number in range(2, PROCESSES + 1)]
        for bot in self.bots:
            bot.settings |= {"DATABASE_URL": postgresql.address, "SPIELLEITER_HTTP_PORT": str(free_port())}
        self.ledger = PostgresLedger(postgresql.address)
        self.longest_silence = 0.0

    async def rows(self, query: LiteralString, *values: Any) -> list[tuple[Any, ...]]:
        address = self.postgresql.address.replace("+psycopg", "")
        async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
            return await (await connection.execute(query, values)).fetchall()

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        """Note the longest time in which a table's game or board makes no progress although it could."""
        task = asyncio.create_task(self._watch())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _watch(self) -> None:
        seen: dict[int, tuple[int, int]] = {}
        since: dict[int, float] = {}
        while True:
            with suppress(psycopg.Error, OSError):
                for table, seq, board_seq, status in await self.rows(_PROGRESS):
                    if seen.get(table) != (seq, board_seq):
                        seen[table], since[table] = (seq, board_seq), time.monotonic()
                    if status == "over" and seq == board_seq:
                        since.pop(table, None)
            now = time.monotonic()
            self.longest_silence = max(self.longest_silence, *(now - at for at in since.values()), 0.0)
            await asyncio.sleep(0.2)


@asynccontextmanager
async def running_cluster(
    folder: Path, prepare: Callable[[Cluster], None] = lambda _: None, *, networked: bool = False
) -> AsyncIterator[Cluster]:
    """Run all processes behind Caddy; ``prepare`` may change their settings, the last one may have its own network."""
    async with AsyncExitStack() as stack:
        postgresql = stack.enter_context(restartable_server(durable=True))
        server = await stack.enter_async_context(DiscordServer())
        system = Cluster(server, folder, postgresql)
        if networked:
            port = make_url(postgresql.address).port
            assert port is not None
            system.network = await stack.enter_async_context(network(port, server.port))
            _place(system.bots[-1], system.network)
        prepare(system)
        addresses = [f"{bot.host}:{bot.settings['SPIELLEITER_HTTP_PORT']}" for bot in system.bots]
        try:
            await asyncio.gather(*(bot.start() for bot in system.bots))
            server.endpoint.proxy = await stack.enter_async_context(caddy(folder, addresses))
            yield system
        finally:
            await asyncio.gather(*(bot.stop() for bot in system.bots))
        wrong = [*server.problems, *violations(server.calls)]
        assert not wrong, wrong[:3]


def _place(bot: BotProcess, network: Network) -> None:
    """Let a process run in a network of its own."""
    bot.before, bot.host = network.before, network.host
    bot.settings |= {
        "SPIELLEITER_HTTP_HOST": "0.0.0.0",
        "SPIELLEITER_REST_BASE": f"http://{network.discord}/api/v10",
        "DATABASE_URL": make_url(bot.settings["DATABASE_URL"])
        .set(host=network.database.partition(":")[0], port=int(network.database.partition(":")[2]))
        .render_as_string(),
    }


async def _trial(
    name: str,
    folder: Path,
    times: int,
    fault: Fault,
    prepare: Callable[[Cluster], None] = lambda _: None,
    *,
    networked: bool = False,
    playing: bool = True,
) -> TrialFigures:
    """Let people play while a fault happens again and again, and find out what it has cost.

    ``playing`` False: the fault itself lets them press.
    """
    random = Random(name)
    figures = TrialFigures(name, times)
    async with running_cluster(folder, prepare, networked=networked) as system:
        system.server.patience = BUSY_PATIENCE
        tables = Tables(system, await system.duels(TABLES, games=GAMES))
        for _ in range(times):
            system.server.patience = PATIENCE
            async with system.watched(), tables.playing() if playing else nullcontext():
                await fault(system, tables, random)
                await asyncio.sleep(2)
            system.server.patience = BUSY_PATIENCE  # what follows is not measured
            await tables.replace_finished(system)
        figures.recovery = await until_all_move(tables)
        moves, presses = (await system.rows(_PRESSES))[0]
        if moves != presses:
            figures.problems += (f"{moves} moves by {presses} presses",)
        if (backwards := (await system.rows(_BACKWARDS))[0][0]) != 0:
            figures.problems += (f"{backwards} lines are older than the ones before",)
        figures.problems += tuple(await _wrong_boards(system, tables))
        await find_out(system, tables, figures)
        figures.stuck += system.longest_silence > LONGEST_SILENCE
        figures.note = f"longest silence {system.longest_silence:.1f} s, {tables.unanswered} unanswered"
        return figures


async def _wrong_boards(system: Cluster, tables: Tables) -> list[str]:
    """Return the boards that are not what the database says, or that a table has not exactly once."""
    problems = await asyncio.gather(*(_wrong_board(system, duel) for duel in tables.duels))
    return [problem for of_table in problems for problem in of_table]


async def _wrong_board(system: Cluster, duel: Duel) -> list[str]:
    try:
        await _shown(system, duel.table)
        before = [_look(board) for board in _boards(system, duel)]
        await system.rows("UPDATE progress SET board_seq = seq - 1 WHERE table_id = %s RETURNING 1", duel.table)
        await _shown(system, duel.table)
        after = [_look(board) for board in _boards(system, duel)]
    except TimeoutError:
        (row,) = await system.rows(_BEHIND, duel.table)
        return [f"table {duel.table}: the board is not shown: {dict(zip(_BEHIND_NAMES, row, strict=True))}"]
    problems: list[str] = []
    if len(before) != 1 or before != after:
        problems.append(f"table {duel.table}: {len(before)} boards; drawn again it reads {after} and not {before}")
    backend = system.server.backend
    threads = [channel.id for channel in backend.channels.values() if channel.parent_id == duel.channel]
    if len(threads) > 1:
        problems.append(f"table {duel.table}: {len(threads)} threads")
    return problems


async def _shown(system: Cluster, table: int) -> None:
    async with asyncio.timeout(60):
        while (shown := system.ledger.shown(table)).seq > shown.board_seq:  # noqa: ASYNC110 - another process does it
            await asyncio.sleep(0.05)


def _boards(system: Cluster, duel: Duel) -> list[Message]:
    messages = system.server.backend.messages[duel.channel].values()
    return [m for m in messages if not m.is_ephemeral and any(control.kind == "b" for control in read(m))]


def _look(board: Message) -> tuple[str, ...]:
    """Return what the pictures of a board show, and its buttons; its news depend on who looks at it when."""
    shown = [
        item.get("description") or "" for part in walk_components(board.components) for item in part.get("items") or []
    ]
    return (*shown, *(str(control["custom_id"]) for control in controls(board)))


# ---- faults


async def _kill_one(system: Cluster, tables: Tables, random: Random) -> None:
    bot = random.choice(system.bots)
    await asyncio.sleep(random.uniform(0.5, 2))
    bot.kill()
    await bot.ended()
    await asyncio.sleep(random.uniform(0, 4))
    await bot.start()


async def _restart_database(system: Cluster, tables: Tables, random: Random) -> None:
    await asyncio.sleep(random.uniform(1, 3))
    await asyncio.to_thread(system.postgresql.stop)
    await asyncio.sleep(random.uniform(0, 2))
    await asyncio.to_thread(system.postgresql.start)
    await asyncio.sleep(2)


async def _cut(system: Cluster, tables: Tables, random: Random) -> None:
    """Cut one process off from the database; it must not publish once the others may."""
    assert system.network is not None
    await asyncio.sleep(random.uniform(1, 3))
    bot, cut = system.bots[-1], time.monotonic()
    system.network.cut()
    await _until_healthy(bot, 503)
    await asyncio.sleep(cut + 20 - time.monotonic())
    system.network.heal()
    await _until_healthy(bot, 200)
    calls = [call for call in system.server.calls if call.host == system.network.discord and not call.is_callback]
    late = [call for call in calls if call.started > cut + LEASE]
    assert not late, f"published without the database: {late[0].method} {late[0].path}"
    await asyncio.sleep(2)


async def _until_healthy(bot: BotProcess, status: int) -> None:
    """Wait until the process reports this status to the proxy. Raises TimeoutError."""
    async with aiohttp.ClientSession() as session, asyncio.timeout(LONGEST_SILENCE):
        while True:
            async with session.get(bot.address + "/healthz") as answer:
                if answer.status == status:
                    return
            await asyncio.sleep(0.1)


async def _deafen(system: Cluster, tables: Tables, random: Random) -> None:
    """End the connection on which a process is notified of the others' moves, ten times."""
    async with asyncio.timeout(10 * LONGEST_SILENCE):
        for _ in range(10):
            await asyncio.sleep(random.uniform(0, 2))
            while not (listening := await system.rows(_LISTENING)):  # noqa: ASYNC110 - another process opens it
                await asyncio.sleep(0.1)
            await system.rows("SELECT pg_terminate_backend(%s)", random.choice(listening)[0])


async def _play(system: Cluster, tables: Tables, random: Random) -> None:
    await asyncio.sleep(20)


async def kills(folder: Path, share: float) -> TrialFigures:
    """Kill one of the processes again and again, and start it again."""
    return await _trial("one of four killed", folder, max(2, round(30 * share)), _kill_one)


async def database(folder: Path, share: float) -> TrialFigures:
    """Cut the power of PostgreSQL, and start it again."""
    return await _trial("PostgreSQL restarted", folder, max(1, round(10 * share)), _restart_database)


async def cut(folder: Path, share: float) -> TrialFigures:
    """Cut the network between one process and PostgreSQL."""
    if reason := missing():
        return TrialFigures("network cut", 0, note=f"skipped: {reason}")
    return await _trial("network cut for 20 s", folder, max(1, round(5 * share)), _cut, networked=True)


async def deaf(folder: Path, share: float) -> TrialFigures:
    """End the connections for notifications again and again; they are opened again, and the sweep does the rest."""
    return await _trial("LISTEN ended ten times", folder, max(1, round(10 * share)), _deafen)


async def clocks(folder: Path, share: float) -> TrialFigures:
    """Run processes whose clocks are a minute apart."""

    def shift(system: Cluster) -> None:
        for number, bot in enumerate(system.bots):
            bot.script = str(SHIFTED)
            bot.settings["SHIFTED_BY"] = str((-30, 30)[number % 2])

    return await _trial("clocks a minute apart", folder, max(1, round(3 * share)), _play, shift)


async def twice(folder: Path, share: float) -> TrialFigures:
    """Deliver every press to two processes."""

    def double(system: Cluster) -> None:
        system.server.endpoint.twice = True

    return await _trial("presses delivered twice", folder, max(1, round(3 * share)), _play, double)


async def together(folder: Path, share: float) -> TrialFigures:
    """Let both people of each table press at the same moment, through any process."""

    async def press(tables: Tables, player: Player) -> None:
        try:
            if player.ways():
                tables.note(await player.step())
            else:
                await player.open()
        except TimeoutError:
            tables.unanswered += 1
            player.panel = None

    async def both(system: Cluster, tables: Tables, random: Random) -> None:
        until = time.monotonic() + 20
        while time.monotonic() < until:
            players = [player for duel in tables.duels for player in duel.players]
            await asyncio.gather(*(press(tables, player) for player in players))

    return await _trial("two people at once", folder, max(1, round(3 * share)), both, playing=False)


TRIALS: dict[str, Callable[[Path, float], Awaitable[TrialFigures]]] = {
    "cluster-kills": kills,
    "cluster-database": database,
    "cluster-cut": cut,
    "cluster-deaf": deaf,
    "cluster-clocks": clocks,
    "cluster-twice": twice,
    "cluster-together": together,
}
