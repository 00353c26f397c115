"""A network of its own for one process, whose way to the database can be cut while Discord stays reachable."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress

NAME = f"chaos{os.getpid()}"
HOST, INSIDE = "10.213.{}.1", "10.213.{}.2"
DATABASE, DISCORD = 0, 1
"""The two links between the machine and the process's network."""


class Network:
    """A network namespace with one link for the database and one for everything else."""

    before = ("ip", "netns", "exec", NAME)
    """The words that start a process in it."""
    host = INSIDE.format(DISCORD)
    """The address of the process, seen from the machine."""

    def __init__(self, database: str, discord: str) -> None:
        self.database = database
        self.discord = discord

    def cut(self) -> None:
        """Let nothing through between the process and the database; no end of the connections notices."""
        _run("ip", "link", "set", _link(DATABASE), "down")

    def heal(self) -> None:
        _run("ip", "link", "set", _link(DATABASE), "up")


def missing() -> str:
    """Return why there can be no such network here; empty where there can be one."""
    if shutil.which("ip") is None:
        return "the command ip is not installed"
    try:
        _run("ip", "netns", "add", NAME)
        _run("ip", "netns", "delete", NAME)
    except subprocess.CalledProcessError as error:
        return f"no network namespaces: {error.stderr.decode().strip()}"
    return ""


@asynccontextmanager
async def network(database: int, discord: int) -> AsyncIterator[Network]:
    """Set up a network from which two ports of this machine can be reached, each over a link of its own."""
    try:
        _run("ip", "netns", "add", NAME)
        _run("ip", "-n", NAME, "link", "set", "lo", "up")
        for number in (DATABASE, DISCORD):
            inside = f"{_link(number)}b"
            _run("ip", "link", "add", _link(number), "type", "veth", "peer", "name", inside, "netns", NAME)
            _run("ip", "address", "add", f"{HOST.format(number)}/24", "dev", _link(number))
            _run("ip", "link", "set", _link(number), "up")
            _run("ip", "-n", NAME, "address", "add", f"{INSIDE.format(number)}/24", "dev", inside)
            _run("ip", "-n", NAME, "link", "set", inside, "up")
        async with AsyncExitStack() as relays:
            ports = [
                await relays.enter_async_context(_relay(HOST.format(number), port))
                for number, port in ((DATABASE, database), (DISCORD, discord))
            ]
            addresses = [f"{HOST.format(number)}:{ports[number]}" for number in (DATABASE, DISCORD)]
            yield Network(addresses[DATABASE], addresses[DISCORD])
    finally:
        for number in (DATABASE, DISCORD):
            with suppress(subprocess.CalledProcessError):
                _run("ip", "link", "delete", _link(number))
        with suppress(subprocess.CalledProcessError):
            _run("ip", "netns", "delete", NAME)


def _link(number: int) -> str:
    return f"ch{os.getpid()}{number}"


def _run(*command: str) -> None:
    subprocess.run(command, capture_output=True, check=True)


@asynccontextmanager
async def _relay(host: str, target: int) -> AsyncIterator[int]:
    """Pass on connections to a port of this machine; yield the port to connect to."""
    tasks: set[asyncio.Task[None]] = set()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", target)
        for source, sink in ((reader, back), (there, writer)):
            task = asyncio.create_task(_pass_on(source, sink))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    relay = await asyncio.start_server(connected, host, 0)
    try:
        yield relay.sockets[0].getsockname()[1]
    finally:
        relay.close()
        for task in tasks:
            task.cancel()


async def _pass_on(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await source.read(1 << 16):
            sink.write(data)
            await sink.drain()
    with suppress(OSError, RuntimeError):
        sink.close()
