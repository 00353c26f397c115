"""Caddy with the file of the project, in front of several processes of the bot."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from tests.e2e.processes import ROOT
from tests.store.postgresql import free_port

CADDY = shutil.which("caddy")
needs_caddy = pytest.mark.skipif(CADDY is None, reason="Caddy is not installed")


@asynccontextmanager
async def caddy(folder: Path, processes: Sequence[str]) -> AsyncIterator[str]:
    """Run Caddy with the file of the project in front of processes, and return its address."""
    assert CADDY is not None
    address = f"http://127.0.0.1:{free_port()}"
    environment = os.environ | {
        "HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "SPIELLEITER_SITE": address,
        "SPIELLEITER_PROCESSES": " ".join(processes),
        "SPIELLEITER_CADDY_ADMIN": "off",
    }
    words = (CADDY, "run", "--adapter", "caddyfile", "--config", str(ROOT / "deploy" / "Caddyfile"))
    with (folder / "caddy.log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(*words, env=environment, stdout=log, stderr=log)
    try:
        async with aiohttp.ClientSession() as session, asyncio.timeout(20):
            while True:
                try:
                    async with session.post(address + "/interactions") as answer:
                        if answer.status == 401:
                            break
                except aiohttp.ClientError:
                    pass
                await asyncio.sleep(0.1)
            async with session.get(address + "/healthz") as answer:
                assert answer.status == 404, "only what Discord needs is reachable from outside"
        yield address
    finally:
        process.terminate()
        await process.wait()
