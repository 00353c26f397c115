"""Discord refuses the commands: running games go on, the log says why, and the bot tries again later."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.calls import Call
from tests.e2e.conftest import QUICK, TRANSPORTS, System
from tests.e2e.discord_server import DiscordServer
from tests.e2e.faults import Fault
from tests.e2e.playing import Duel
from tests.e2e.processes import BotProcess

pytestmark = pytest.mark.ci

BAD_LENGTH = {"_errors": [{"code": "BASE_TYPE_BAD_LENGTH", "message": "Must be 100 or fewer in length."}]}
HOUR = 3600.0


def refusal(status: int, code: int = 0, **more: Any) -> Fault:
    return Fault("PUT", "/applications/*/commands", status=status, code=code, **{"times": None} | more)


def sent(server: DiscordServer) -> list[Call]:
    return [call for call in server.calls if call.route.endswith("/commands")]


def notes(bot: BotProcess, **values: str) -> dict[str, str]:
    """Return what the database remembers of the commands, after it was changed."""
    with closing(sqlite3.connect(bot.database)) as database:
        for name, value in values.items():
            database.execute("INSERT OR REPLACE INTO notes (name, value) VALUES (?, ?)", (f"commands{name}", value))
        database.commit()
        return dict(database.execute("SELECT name, value FROM notes WHERE name LIKE 'commands%'").fetchall())


def logged(bot: BotProcess, event: str) -> list[dict[str, Any]]:
    """Return the lines of a JSON log about an event."""
    lines = [json.loads(line) for line in bot.logged().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == event]


async def wait_for_log(bot: BotProcess, event: str, times: int = 1, seconds: float = 90) -> list[dict[str, Any]]:
    """Wait until the log has an event so often.

    Raises TimeoutError.
    """
    async with asyncio.timeout(seconds):
        while len(lines := logged(bot, event)) < times:  # noqa: ASYNC110 - the process sends no signal
            await asyncio.sleep(0.05)
    return lines


@pytest.fixture
def bot(server: DiscordServer, tmp_path: Path, transport: str) -> BotProcess:
    return BotProcess(server, tmp_path, **QUICK | TRANSPORTS[transport] | {"SPIELLEITER_LOG": "json"})


@pytest.mark.parametrize(
    ("fault", "expected"),
    [
        (
            refusal(400, 50035, errors={"2": {"options": {"0": {"description": BAD_LENGTH}}}}),
            {"status": 400, "code": 50035, "path": ["2.options.0.description"]},
        ),
        (refusal(429, retry_after=HOUR), {"status": 429, "retry_after": HOUR}),
    ],
    ids=["a wrong field", "an hour"],
)
async def test_a_game_goes_on_although_discord_refuses_the_commands(
    server: DiscordServer, bot: BotProcess, fault: Fault, expected: dict[str, Any]
) -> None:
    await bot.start()
    duel = Duel(server, next(iter(server.backend.guilds)), 0)
    await duel.begin()
    assert await duel.play(2) == 2
    await bot.stop()
    notes(bot, **{"": "what the version before had sent"})
    server.faults.append(fault)
    before = len(sent(server))
    await bot.start()
    assert await duel.play(4) == 4
    (line,) = await wait_for_log(bot, "Discord rejected the commands")
    assert expected.items() <= line.items()
    assert bool(line["command"]) == ("path" in expected)
    assert line["try_again_in"] >= (HOUR - 1 if "retry_after" in expected else 59)
    assert len(sent(server)) == before + 1
    assert await bot.stop() == 0
    assert not bot.failures()


async def test_commands_that_were_refused_are_sent_again_with_growing_pauses(
    server: DiscordServer, bot: BotProcess, transport: str
) -> None:
    bot.settings |= {"SPIELLEITER_SYNC_PAUSE": "0.4"}
    server.faults.append(refusal(400, 30034, times=3))
    await bot.start()  # waits until the commands are registered
    times = [call.started for call in sent(server)]
    assert [call.status for call in sent(server)] == [400, 400, 400, 200]
    assert all(after - before >= 0.4 * 2**n for n, (before, after) in enumerate(pairwise(times)))
    assert await wait_for_log(bot, "commands sent")
    assert notes(bot)["commands-refused"] == ""
    assert server.gateway.identified == (transport == "gateway")
    await bot.stop()


async def test_a_restart_sends_new_commands_at_once_but_not_refused_ones(
    server: DiscordServer, bot: BotProcess
) -> None:
    server.faults.append(refusal(400, 50035, errors={"0": {"name": BAD_LENGTH}}))
    await bot.start(commands=False)
    await wait_for_log(bot, "Discord rejected the commands")
    await bot.stop()
    await bot.start(commands=False)
    await wait_for_log(bot, "the commands were refused; retrying later")
    assert len(sent(server)) == 1
    await bot.stop()
    remembered = json.loads(notes(bot)["commands-refused"])
    notes(bot, **{"-refused": json.dumps(remembered | {"digest": "of the version before"})})
    await bot.start(commands=False)
    await wait_for_log(bot, "Discord rejected the commands", times=2)
    assert len(sent(server)) == 2
    await bot.stop()
    notes(bot, **{"-refused": json.dumps(remembered | {"digest": "of the version before", "limited": True})})
    await bot.start(commands=False)
    await wait_for_log(bot, "the commands were refused; retrying later", times=2)
    assert len(sent(server)) == 2
    await bot.stop()


async def test_commands_are_sent_although_the_note_about_them_is_unreadable(
    server: DiscordServer, bot: BotProcess
) -> None:
    await bot.start()
    await wait_for_log(bot, "commands sent")
    await bot.stop()
    notes(bot, **{"": "", "-refused": '{"nonsense": 1}'})
    await bot.start()
    await wait_for_log(bot, "commands sent", times=2)
    await bot.stop()


async def test_people_do_not_wait_while_commands_are_sent_slowly(system: System) -> None:
    (duel,) = await system.duels()
    await system.bot.stop()
    notes(system.bot, **{"": "what the version before had sent"})
    system.server.faults.append(Fault("PUT", "/applications/*/commands", delay=60.0))
    await system.bot.start()
    assert await duel.play(3) == 3
