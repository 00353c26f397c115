"""What operators rely on, with the real process: stops in time, running alone, copies and monitoring while it runs."""

from __future__ import annotations

import asyncio
import re
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import aiohttp
import pytest
from sqlalchemy import create_engine, func, select, text

from store.database_lock import _ADVISORY
from tests.e2e.conftest import QUICK, TRANSPORTS
from tests.e2e.discord_server import DiscordServer
from tests.e2e.faults import Fault
from tests.e2e.ledger import Ledger
from tests.e2e.playing import Duel
from tests.e2e.processes import ROOT, BotProcess
from tests.store.postgresql import needs_postgresql

COUNTED = re.compile(r"spielleiter_changes_total.*\"(move|answer)\"")
MESSAGES_SENT = 'spielleiter_calls_total{kind="message",status="200"}'


@pytest.fixture
def settings(transport: str) -> Mapping[str, str]:
    """Return the settings of this transport."""
    return TRANSPORTS[transport]


def duel(server: DiscordServer) -> Duel:
    return Duel(server, next(iter(server.backend.guilds)), 0)


async def calls_come(server: DiscordServer, number: int, seconds: float = 90) -> None:
    """Wait until so many calls have come in, answered or not."""
    async with asyncio.timeout(seconds):
        while len(server.calls) < number:  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def stopped(bot: BotProcess) -> float:
    """Ask the bot to end and return the seconds it took."""
    asked = time.monotonic()
    assert await bot.stop() == 0
    return time.monotonic() - asked


async def command_line(bot: BotProcess, *words: str) -> tuple[int, str]:
    """Run ``bot.py`` with these words beside a running bot; return its exit code and output."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(ROOT / "bot.py"),
        *words,
        cwd=bot.folder,
        env=bot.environment(),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    async with asyncio.timeout(60):
        printed, _ = await process.communicate()
    return process.returncode or 0, printed.decode()


async def test_the_bot_stops_within_five_seconds_even_while_every_call_is_stuck(
    server: DiscordServer, tmp_path: Path, settings: Mapping[str, str]
) -> None:
    bot = BotProcess(server, tmp_path, **settings)
    await bot.start()
    table = duel(server)
    server.faults.append(Fault("*", "*", times=None, delay=60.0))
    seen = len(server.calls)
    for person in table.people:
        server.interact(*person.command(table.channel, "game new", game="telperinquar"))
    await calls_come(server, seen + 2)
    server.gateway.hearing.clear()
    assert await stopped(bot) < 5


async def test_the_bot_stops_within_five_seconds_while_its_first_call_is_stuck(
    server: DiscordServer, tmp_path: Path, settings: Mapping[str, str]
) -> None:
    server.faults.append(Fault("*", "*", times=None, delay=60.0))
    bot = BotProcess(server, tmp_path, **settings)
    starting = asyncio.create_task(bot.start())
    await calls_come(server, 1)
    assert await stopped(bot) < 5
    starting.cancel()


async def test_a_second_process_on_one_database_is_refused_in_one_clear_line(
    server: DiscordServer, tmp_path: Path, settings: Mapping[str, str]
) -> None:
    bot = BotProcess(server, tmp_path, **settings)
    await bot.start()
    address = f"sqlite:///{bot.database}"
    second = BotProcess(server, tmp_path / "second", LANGUAGE="de", DATABASE_URL=address, **settings)
    with pytest.raises(ChildProcessError):
        await second.start()
    assert await second.ended() == 2
    assert second.logged().strip().splitlines() == [
        "Die Datenbank lässt sich nicht benutzen. Ein anderer Prozess des Bots benutzt sie schon; beende ihn zuerst."
    ]
    bot.kill()
    await bot.ended()
    await second.start()
    assert await second.stop() == 0


async def test_a_bot_whose_database_is_moved_away_stops_and_says_why(
    server: DiscordServer, tmp_path: Path, settings: Mapping[str, str]
) -> None:
    bot = BotProcess(server, tmp_path, LANGUAGE="de", SPIELLEITER_BEAT="0.5", **settings)
    await bot.start()
    await asyncio.to_thread(bot.database.rename, tmp_path / "moved.sqlite")
    assert await bot.ended() == 2
    assert bot.logged().strip().splitlines()[-1] == (
        "Die Datenbank lässt sich nicht benutzen. Die Datenbank wurde verschoben oder ersetzt, während der Bot "
        "lief. Es wird nichts mehr angenommen, und der Bot hält an. Leg die richtige Datei an ihren Platz und "
        "starte den Bot neu."
    )
    assert not bot.failures()


@needs_postgresql
async def test_a_bot_whose_lock_another_process_has_got_stops_and_says_why(
    server: DiscordServer, tmp_path: Path, address: str
) -> None:
    """Over HTTP several processes share one PostgreSQL, so this is about the gateway alone."""
    bot = BotProcess(server, tmp_path, DATABASE_URL=address, SPIELLEITER_BEAT="0.5")
    await bot.start()
    engine = create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as other, engine.connect() as operator:
        waiting = asyncio.create_task(asyncio.to_thread(other.execute, select(func.pg_advisory_lock(_ADVISORY))))
        locks = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND "
        while not operator.execute(text(locks + "NOT granted")).all():  # noqa: ASYNC110 - the server tells nobody
            await asyncio.sleep(0.02)
        held = operator.execute(text(locks + "granted")).scalar_one()
        operator.execute(select(func.pg_terminate_backend(held)))
        await waiting
        assert await bot.ended() == 2
    engine.dispose()
    assert bot.logged().strip().splitlines()[-1] == (
        "The database cannot be used. Another process of the bot is already using it; stop that one first."
    )
    assert not bot.failures()


async def test_a_damaged_database_is_refused_with_the_way_back_in_one_line(
    server: DiscordServer, tmp_path: Path, settings: Mapping[str, str]
) -> None:
    bot = BotProcess(server, tmp_path, **settings)
    await asyncio.to_thread(bot.database.write_bytes, b"These are only words. " * 500)
    with pytest.raises(ChildProcessError):
        await bot.start()
    assert await bot.ended() == 2
    [line] = bot.logged().strip().splitlines()
    assert line == (
        "The database cannot be used. games.sqlite is damaged. To go back to a backup, put it in place of games.sqlite,"
        " remove games.sqlite-wal and games.sqlite-shm if they are there, and start the bot again."
    )


async def test_the_database_of_a_running_bot_is_copied(
    server: DiscordServer, tmp_path: Path, settings: Mapping[str, str]
) -> None:
    bot = BotProcess(server, tmp_path, **settings)
    await bot.start()
    table = duel(server)
    await table.begin()
    code, output = await command_line(bot, "backup", "copy.sqlite")
    assert (code, output.count("\n")) == (0, 1)
    assert re.fullmatch(r"Copied to copy\.sqlite: \d+ KB, one table so far\.\n", output)
    assert Ledger(tmp_path / "copy.sqlite").asks(table.table) == Ledger(bot.database).asks(table.table)
    code, output = await command_line(bot, "backup")
    words = "backup FILE, status, upgrade, work, check-running COPY, or move SOURCE TARGET"
    usage = f"Usage: python bot.py, or python bot.py with {words}\n"
    assert (code, output) == (2, usage)
    await bot.stop()


async def test_the_status_of_a_running_bot_is_read_from_its_database(
    server: DiscordServer, tmp_path: Path, settings: Mapping[str, str]
) -> None:
    bot = BotProcess(server, tmp_path, SPIELLEITER_BEAT="0.5", **QUICK | settings)
    assert await command_line(bot, "status") == (2, "The status cannot be read. There is no database yet.\n")
    assert await command_line(bot, "upgrade") == (0, "The database fits this version.\n")
    code, output = await command_line(bot, "status")
    assert (code, output.splitlines()[0]) == (0, "No process of the bot uses this database.")
    await bot.start()
    table = duel(server)
    await table.begin()
    code, output = await command_line(bot, "status")
    first, process, *rest = output.splitlines()
    assert (code, first) == (0, "One process uses this database:")
    assert re.fullmatch(
        r"1: version \S+, since \d{4}-\d\d-\d\d \d\d:\d\d UTC, last beat .+ ago, calls .+: \d+", process
    )
    assert [line.partition(":")[0] for line in rest] == [
        "Tables due",
        "Tables being worked for",
        "Calls of Discord a second, all together",
    ]
    await bot.stop()
    code, output = await command_line(bot, "status")
    assert (code, output.splitlines()[0]) == (0, "No process of the bot uses this database.")


async def test_operators_see_the_status_on_this_computer_only(
    server: DiscordServer, tmp_path: Path, settings: Mapping[str, str]
) -> None:
    bot = BotProcess(server, tmp_path, SPIELLEITER_STATUS_PORT="0", SPIELLEITER_LOG="json", **QUICK | settings)
    await bot.start()
    table = duel(server)
    await table.begin()
    assert await table.play(6) == 6
    refused = await table.people[0].slash(table.channel, "game join")
    assert refused.text
    port = bot.status_port()
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as page:
        async with page.get("/healthz") as answer:
            assert (answer.status, await answer.json()) == (200, {"gateway": "ok", "database": "ok"})
        async with asyncio.timeout(90):  # they are counted after the answer, and the board is posted even later
            while True:
                async with page.get("/metrics") as answer:
                    figures = dict(line.rsplit(" ", 1) for line in (await answer.text()).splitlines() if line[0] != "#")
                made = [line for line in Ledger(bot.database).journal(table.table) if line.kind in ("move", "answer")]
                assert sum(line.press is not None for line in made) == 6
                counted = sum(float(n) for name, n in figures.items() if COUNTED.match(name))
                if counted == len(made) and float(figures.get(MESSAGES_SENT, 0)) >= 2:
                    break  # including automatic moves
                await asyncio.sleep(0.1)
        assert float(figures['spielleiter_refusals_total{key="refused-already-seated"}']) == 1
        assert float(figures["spielleiter_answer_seconds_count"]) >= 10
        assert float(figures['spielleiter_tables{status="running"}']) == 1
        assert float(figures["spielleiter_gateway_up"]) == 1
    with pytest.raises(ChildProcessError, match=rf"Port {port} "):
        await BotProcess(server, tmp_path / "other", SPIELLEITER_STATUS_PORT=str(port), **settings).start()
    await bot.stop()


async def test_operators_see_that_the_gateway_is_away(server: DiscordServer, tmp_path: Path) -> None:
    bot = BotProcess(server, tmp_path, SPIELLEITER_STATUS_PORT="0", SPIELLEITER_LOG="json", **QUICK)
    await bot.start()
    await server.gateway.drop(refuse=True)
    async with aiohttp.ClientSession(f"http://127.0.0.1:{bot.status_port()}") as page, asyncio.timeout(90):
        while True:
            async with page.get("/healthz") as answer:
                if answer.status == 503:
                    assert await answer.json() == {"gateway": "down", "database": "ok"}
                    break
    await bot.stop()
