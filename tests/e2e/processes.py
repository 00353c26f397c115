"""Bot processes: started against the loopback Discord, stopped, killed, and their logs."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
import time
from pathlib import Path

from tests.e2e.discord_server import TOKEN, DiscordServer

ROOT = Path(__file__).resolve().parents[2]

STARTED: list[BotProcess] = []
"""All processes that a test has started, so that none outlives it."""


class BotProcess:
    """One run of a bot: a Python file started with settings that connect it to the loopback server."""

    python: str | Path = sys.executable
    """The interpreter, and with it the installed packages."""
    before: tuple[str, ...] = ()
    """The words of a command that starts it, such as in a network of its own."""
    words: tuple[str, ...] = ()
    """The words that follow the script on the command line."""
    host = "127.0.0.1"
    """Where interactions can be posted to it."""

    def __init__(self, server: DiscordServer, folder: Path, script: str = "bot.py", **settings: str) -> None:
        self.server = server
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.script = script
        self.settings = settings
        self.process: asyncio.subprocess.Process | None = None
        STARTED.append(self)
        self.log = folder / "bot.log"
        self.started_at = 0.0
        self.address = ""
        """Where it receives interactions, if they are posted to it."""

    @property
    def database(self) -> Path:
        return self.folder / "games.sqlite"

    def environment(self) -> dict[str, str]:
        kept = {key: os.environ[key] for key in ("PATH", "HOME", "LANG") if key in os.environ}
        return kept | {
            "PYTHONPATH": str(ROOT),
            "PYTHONUNBUFFERED": "1",
            "DISCORD_TOKEN": TOKEN,
            "SPIELLEITER_REST_BASE": self.server.rest_base,
            "SPIELLEITER_GATEWAY": self.server.gateway_url,
            "DATABASE_URL": f"sqlite:///{self.database}",
            **self.settings,
        }

    async def start(self, seconds: float = 90, *, commands: bool = True) -> float:
        """Start it and wait until it has identified and, unless ``commands`` is False, sent its commands.

        Returns the seconds until it had identified. Raises TimeoutError, ChildProcessError.
        """
        identified = self.server.gateway.identified
        logged = len(self.logged())
        self.started_at = time.monotonic()
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *self.before,
                self.python,
                str(ROOT / self.script),
                *self.words,
                cwd=self.folder,
                env=self.environment(),
                stdout=log,
                stderr=log,
            )

        async def there() -> float:
            if self.words:
                async with asyncio.timeout(seconds):
                    while "status page" not in self.logged()[logged:]:  # noqa: ASYNC110 - another process writes it
                        await asyncio.sleep(0.02)
                return time.monotonic() - self.started_at
            if self.settings.get("TRANSPORT") == "http":
                async with asyncio.timeout(seconds):
                    while (port := _port(self.logged()[logged:])) is None:  # noqa: ASYNC110 - another process writes it
                        await asyncio.sleep(0.02)
                addresses = self.server.endpoint.addresses
                if self.address in addresses:
                    addresses.remove(self.address)
                self.address = f"http://{self.host}:{port}"
                addresses.append(self.address)
            else:
                await self.server.gateway.wait_until(lambda: self.server.gateway.identified > identified, seconds)
            took = time.monotonic() - self.started_at
            if commands:
                await self.server.wait_for_commands(seconds)
            return took

        ready = asyncio.create_task(there())
        ended = asyncio.create_task(self.process.wait())
        await asyncio.wait({ready, ended}, return_when=asyncio.FIRST_COMPLETED)
        if not ready.done():
            ready.cancel()
            raise ChildProcessError(f"{self.script} ended with {self.process.returncode}:\n{self.logged()[-3000:]}")
        ended.cancel()
        return await ready

    def status_port(self) -> int:
        """Return the port of its page for operators, from its log.

        It was started with any port and logs as JSON. Raises StopIteration if the log has no such line yet.
        """
        lines = (json.loads(line) for line in self.logged().splitlines() if line.startswith("{"))
        return next(line["port"] for line in lines if line["event"] == "status page")

    def kill(self) -> None:
        """Cut its power."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGKILL)

    async def stop(self, seconds: float = 60) -> int:
        """Ask it to end, as a supervisor does, and return its exit code."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.terminate()
        try:
            async with asyncio.timeout(seconds):
                return await self.process.wait()
        except TimeoutError:
            self.kill()
            return await self.process.wait()

    async def ended(self, seconds: float = 60) -> int:
        assert self.process is not None
        async with asyncio.timeout(seconds):
            return await self.process.wait()

    def logged(self) -> str:
        return self.log.read_text("utf-8", "replace") if self.log.exists() else ""

    def failures(self) -> list[str]:
        """Return lines of the log with failures that were not handled; a reconnect is not one."""
        failure = re.compile(r"Traceback|raised=|stray failure")
        return [line for line in self.logged().splitlines() if failure.search(line) and "a reconnect" not in line]

    def processor_seconds(self) -> float:
        """Return the processor time of all its threads so far, which other processes hardly change."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident_megabytes(self) -> float:
        """Return the present memory of the process, from /proc."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
        return int(kilobytes) / 1024


class WorkerProcess(BotProcess):
    """A process that does nothing but think; it knows neither Discord nor the token."""

    words = ("work",)

    def environment(self) -> dict[str, str]:
        logged = {"SPIELLEITER_STATUS_PORT": "0", "SPIELLEITER_LOG": "json"}
        needless = ("DISCORD_TOKEN", "SPIELLEITER_REST_BASE", "SPIELLEITER_GATEWAY")
        return {name: value for name, value in super().environment().items() if name not in needless} | logged


def _port(log: str) -> str | None:
    """Return the port on which a process receives interactions, from its log."""
    lines = [line for line in log.splitlines() if "receiving interactions" in line]
    port = re.search(r"port\W+(\d+)", re.sub(r"\x1b\[[0-9;]*m", "", lines[-1])) if lines else None
    return None if port is None else port[1]
