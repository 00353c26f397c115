"""The trials: each causes a fault while people play, and measures its cost."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from random import Random

from tests.e2e.chaos.figures import TrialFigures, find_out, until_all_move
from tests.e2e.chaos.tables import Tables, cut_the_power, other_prompts
from tests.e2e.conftest import TRANSPORTS, System, running
from tests.e2e.faults import Fault
from tests.e2e.processes import BotProcess

TABLES = 3
GAMES = ("telperinquar", "tenefyr", "talisman")
"""The games at the tables, in turn."""
ROUTES = ("/channels/*", "/interactions/*", "/webhooks/*", "/users/*")
POLITE = ("Nothing was accepted", "Nothing has changed")

Trial = Callable[[Path, float, str], Awaitable[TrialFigures]]
"""A trial runs in a folder of its own, with a share of its full length, over a transport."""


async def kills(folder: Path, share: float, transport: str, seed: int = 0) -> TrialFigures:
    """Cut the power at random points under load."""
    times = max(3, round(150 * share))
    random = Random(seed)
    figures = TrialFigures(f"killed under load, run {seed + 1}", times)
    async with running(folder, transport=transport) as system:
        tables = Tables(system, await system.duels(TABLES, games=GAMES))
        wrong: list[str] = []
        for _ in range(times):
            await cut_the_power(system, tables, random)
            seconds = await system.bot.start()
            wrong += await other_prompts(system, tables)
            figures.recovery = max(figures.recovery, seconds)
            await tables.replace_finished(system)
        figures.problems = tuple(wrong)
        await find_out(system, tables, figures)
        figures.prompts += len(wrong)
    return figures


async def disk_full(folder: Path, share: float, transport: str) -> TrialFigures:
    """Let no file grow any more, not even the log."""

    @contextmanager
    def full(system: System) -> Iterator[None]:
        process = system.bot.process
        assert process is not None
        before = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
        yield
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, before)

    return await _unwritable(folder, share, transport, "disk full", full)


async def locked(folder: Path, share: float, transport: str) -> TrialFigures:
    """Let another program hold the database."""

    @contextmanager
    def lock(system: System) -> Iterator[None]:
        with closing(sqlite3.connect(system.bot.database, timeout=10, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")

    return await _unwritable(folder, share, transport, "database locked", lock)


async def _unwritable(
    folder: Path, share: float, transport: str, name: str, failure: Callable[[System], AbstractContextManager[None]]
) -> TrialFigures:
    figures = TrialFigures(name, 0)
    async with running(folder, transport=transport) as system:
        tables = Tables(system, await system.duels(TABLES, games=GAMES))
        for _ in range(max(1, round(4 * share))):
            await _play(tables, 2)
            await system.server.wait_until_quiet()
            with failure(system):
                moves = system.ledger.moves()
                seen = len(system.server.calls)
                await _play(tables, 5)
                refusals = [
                    call for call in system.server.calls[seen:] if any(words in str(call.body) for words in POLITE)
                ]
                if system.ledger.moves() != moves:
                    figures.problems += ("something was written all the same",)
                if not refusals:
                    figures.problems += ("nobody got a refusal",)
                figures.times += len(refusals)
            figures.recovery = max(figures.recovery, await until_all_move(tables))
        figures.note = "times: polite refusals"
        return await find_out(system, tables, figures)


async def read_only(folder: Path, share: float, transport: str) -> TrialFigures:
    """Start the bot on a database it cannot write to, then on the same one with its rights restored."""
    figures = TrialFigures("database read-only", 0, note="times: polite refusals")
    async with running(folder, transport=transport) as system:
        tables = Tables(system, await system.duels(TABLES, games=GAMES))
        await _play(tables, 2)
        assert await system.bot.stop() == 0
        system.bot.settings["DATABASE_URL"] = f"sqlite:///file:{system.bot.database}?mode=ro&uri=true"
        await system.bot.start()
        seen = len(system.server.calls)
        await _play(tables, 4)
        figures.times = sum(any(words in str(call.body) for words in POLITE) for call in system.server.calls[seen:])
        if not figures.times:
            figures.problems = ("nobody got a refusal",)
        assert await system.bot.stop() == 0
        del system.bot.settings["DATABASE_URL"]
        started = time.monotonic()
        await system.bot.start()
        await until_all_move(tables)
        figures.recovery = time.monotonic() - started
        return await find_out(system, tables, figures)


async def busy(folder: Path, share: float, transport: str) -> TrialFigures:
    """Answer every third call of each kind with a 429."""
    faults = [Fault("*", path, 429, times=None, share=0.3, retry_after=0.5, rng=Random(path)) for path in ROUTES]
    faults.append(Fault("*", "*", 429, times=5, share=0.02, retry_after=1.0, global_limit=True))
    return await _spoilt(folder, 30 * share, transport, "429 storm", faults)


async def broken(folder: Path, share: float, transport: str) -> TrialFigures:
    """Answer one call in twenty with a 5xx, half of them after Discord did what was requested."""
    faults = [
        Fault("*", path, 503, times=None, share=0.025, carried_out=late, rng=Random(f"{path}{late}"))
        for path in ROUTES
        for late in (False, True)
    ]
    return await _spoilt(folder, 40 * share, transport, "5xx on 5 % of all routes", faults)


async def _spoilt(folder: Path, seconds: float, transport: str, name: str, faults: list[Fault]) -> TrialFigures:
    async with running(folder, transport=transport) as system:
        tables = Tables(system, await system.duels(TABLES, games=GAMES))
        system.server.faults += faults
        await _play(tables, max(3.0, seconds))
        spoilt = sum(fault.used for fault in faults)
        system.server.faults.clear()
        recovery = await until_all_move(tables)
        figures = TrialFigures(
            name, spoilt, recovery=recovery, note=f"times: spoilt calls; {tables.unanswered} unanswered"
        )
        return await find_out(system, tables, figures)


async def twice(folder: Path, share: float, transport: str) -> TrialFigures:
    """Deliver every event twice, and let every callback be sent again, as its answer got lost."""
    async with running(folder, transport=transport) as system:
        tables = Tables(system, await system.duels(TABLES, games=GAMES))
        system.server.gateway.twice = system.server.endpoint.twice = True
        again = Fault("POST", "/interactions/*/callback", 502, times=None, carried_out=True, first_only=True)
        system.server.faults.append(again)
        await _play(tables, max(6.0, 20 * share))
        system.server.faults.clear()
        system.server.gateway.twice = system.server.endpoint.twice = False
        moves, presses = system.ledger.moves_and_presses()
        figures = TrialFigures("everything delivered twice", again.used, note="times: callbacks sent again")
        if moves != presses:
            figures.problems = (f"{moves} moves by {presses} presses",)
        figures.recovery = await until_all_move(tables)
        return await find_out(system, tables, figures)


async def gateway_down(folder: Path, share: float, transport: str) -> TrialFigures:
    """Shut the gateway down for a minute, so that nobody can connect."""
    seconds = max(5.0, 60 * share)
    async with running(folder, transport=transport) as system:
        tables = Tables(system, await system.duels(TABLES, games=GAMES))
        await _play(tables, 2)
        await system.server.gateway.drop(refuse=True)
        await asyncio.sleep(seconds)
        system.server.gateway.accept_again()
        recovery = await until_all_move(tables)
        figures = TrialFigures(f"gateway down for {seconds:.0f} s", recovery=recovery)
        return await find_out(system, tables, figures)


async def first_connect(folder: Path, share: float, transport: str) -> TrialFigures:
    """Start the bot while nothing of Discord can be reached."""
    async with running(folder, transport=transport) as system:
        tables = Tables(system, await system.duels(TABLES, games=GAMES))
        await _play(tables, 2)
        assert await system.bot.stop() == 0
        system.server.faults.append(Fault("*", "*", 503, times=None))
        await system.server.gateway.drop(refuse=True)
        starting = asyncio.create_task(system.bot.start(seconds=90))
        await asyncio.sleep(max(4.0, 8 * share))
        system.server.faults.clear()
        began = time.monotonic()
        await asyncio.sleep(1.5)  # REST first, then the gateway
        system.server.gateway.accept_again()
        await starting
        await until_all_move(tables)
        figures = TrialFigures("first connect refused", recovery=time.monotonic() - began)
        return await find_out(system, tables, figures)


async def two_processes(folder: Path, share: float, transport: str) -> TrialFigures:
    """Start a second process on the same database while people play."""
    async with running(folder, transport=transport) as system:
        tables = Tables(system, await system.duels(TABLES, games=GAMES))
        address = f"sqlite:///{system.bot.database}"
        second = BotProcess(system.server, folder / "second", DATABASE_URL=address, **TRANSPORTS[transport])
        figures = TrialFigures("two processes, one database", note="the second refuses")
        async with tables.playing():
            try:
                await second.start()
                figures.problems += ("a second process works on the same database",)
                second.kill()
            except ChildProcessError:
                code = await second.ended()
                if code != 2 or second.logged().count("\n") != 1:
                    figures.problems += (f"the second ended with {code}: {second.logged()[:100]}",)
        figures.recovery = await until_all_move(tables)
        return await find_out(system, tables, figures)


async def _play(tables: Tables, seconds: float) -> None:
    async with tables.playing():
        await asyncio.sleep(seconds)


TRIALS: dict[str, Trial] = {
    "kills": kills,
    "more-kills": lambda folder, share, transport: kills(folder, share, transport, seed=1),
    "full": disk_full,
    "read-only": read_only,
    "locked": locked,
    "busy": busy,
    "broken": broken,
    "twice": twice,
    "gateway": gateway_down,
    "first": first_connect,
    "second": two_processes,
}
GATEWAY_ONLY = ("gateway", "first")
"""The trials about the gateway itself."""
