"""The tested system: a loopback Discord and the real bot process with a fresh database."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from tests.e2e.discord_server import BUSY_PATIENCE, PATIENCE, DiscordServer
from tests.e2e.ledger import Ledger
from tests.e2e.people import Person
from tests.e2e.playing import GAME, Duel, begin_all
from tests.e2e.processes import STARTED, BotProcess
from tests.openapi.check import violations

QUICK = {
    "SPIELLEITER_BOARD_INTERVAL": "0.2",
    "SPIELLEITER_THREAD_QUIET": "0.3",
    "SPIELLEITER_TURN_WAIT": "0",
    "SPIELLEITER_QUESTION_WAIT": "1",
    "SPIELLEITER_COMPUTER_DELAY": "0",
    "SPIELLEITER_PASS_DELAY": "0",
    "SPIELLEITER_OPENINGS_PER_MINUTE": "1000",
}
"""The bot's delays, shortened so that tests need not wait as people do."""


TRANSPORTS = {"gateway": {}, "http": {"TRANSPORT": "http", "SPIELLEITER_HTTP_PORT": "0", "SPIELLEITER_DRAIN": "0"}}
"""The settings of each way in which interactions reach the bot."""

gateway_only = pytest.mark.parametrize("transport", ["gateway"])
"""For tests of the gateway itself; all others run over both transports."""


class System:
    """A Discord server, the bot running in it, and its database."""

    def __init__(self, server: DiscordServer, folder: Path, transport: str) -> None:
        self.server = server
        self.bot = BotProcess(server, folder, **QUICK | TRANSPORTS[transport])
        self.bots = [self.bot]
        """All processes of the bot."""
        self.ledger = Ledger(self.bot.database)
        self.guild = server.backend.create_guild("Server")
        self._tables = 0

    async def shown(self, duel: Duel, seconds: float = 90) -> None:
        """Wait until board and thread show all that is in the journal.

        Raises TimeoutError.
        """
        async with asyncio.timeout(seconds):  # noted in the database after the call, so no call shows it
            while (shown := self.ledger.shown(duel.table)).seq > min(shown.board_seq, shown.thread_seq):  # noqa: ASYNC110
                await asyncio.sleep(0.05)

    def logged(self) -> str:
        return "".join(bot.logged() for bot in self.bots)

    def failures(self) -> list[str]:
        return [line for bot in self.bots for line in bot.failures()]

    def person(self, name: str) -> Person:
        return Person(self.server, self.guild.id, name)

    async def duels(
        self,
        number: int = 1,
        locale: str = "en-US",
        *,
        private: bool = True,
        games: Sequence[str] = (GAME,),
        **options: str,
    ) -> list[Duel]:
        """Begin so many of these games in turn, each in its own channel, with these options of ``/game new``.

        ``private`` False: with people who take no private messages.
        """
        first, self._tables = self._tables, self._tables + number
        duels = [
            Duel(self.server, self.guild.id, first + n, locale=locale, game=games[n % len(games)], **options)
            for n in range(number)
        ]
        if not private:
            self.server.closed_dms.update(person.id for duel in duels for person in duel.people)
        await begin_all(duels)
        return duels


@pytest.fixture(autouse=True)
def no_process_stays() -> Iterator[None]:
    """End all processes that a failed test has left running."""
    yield
    for bot in STARTED:
        if bot.process is not None and bot.process.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(bot.process.pid, signal.SIGKILL)  # its event loop may be gone already
    STARTED.clear()


@asynccontextmanager
async def running(folder: Path, patience: float = PATIENCE, transport: str = "gateway") -> AsyncIterator[System]:
    """Run a bot, and stop it afterwards.

    What it sent must keep Discord's rules, and its log must show no unhandled failure.
    """
    async with DiscordServer(patience) as server:
        system = System(server, folder, transport)
        await system.bot.start()
        try:
            yield system
        finally:
            await system.bot.stop()
        wrong = [*server.problems, *violations(server.calls), *system.bot.failures()]
        assert not wrong, wrong[:3]


@pytest.fixture(params=["gateway", pytest.param("http", marks=pytest.mark.ci)])
def transport(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
async def server() -> AsyncIterator[DiscordServer]:
    """Return a Discord with one server, for tests that start their bots themselves."""
    async with DiscordServer(BUSY_PATIENCE) as server:
        server.backend.create_guild("Server")
        yield server
        server.faults.clear()


@pytest.fixture
async def system(tmp_path: Path, transport: str) -> AsyncIterator[System]:
    async with running(tmp_path, BUSY_PATIENCE, transport) as system:
        yield system
