"""A bot in a simulated Discord with a table channel and three people."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord.env import Env

from cogs.client import Spielleiter
from host.settings import Settings
from render.languages import Languages
from render.pictures import Pictures
from store.database import Store
from tests.cogs.world import Make, World, speak


@pytest.fixture(scope="session")
def languages() -> Languages:
    return Languages(strict=True)


@pytest.fixture(scope="session")
def pictures(languages: Languages) -> Pictures:
    return Pictures(languages)


@pytest.fixture
async def make(tmp_path: Path, languages: Languages, pictures: Pictures) -> AsyncIterator[Make]:
    """Makes bots that share one database, as the same bot does before and after a restart."""
    settings = Settings(
        _env_file=None,  # pyright: ignore[reportCallIssue]
        discord_token=None,
        board_interval=0.0,
        thread_quiet=0.0,
        computer_delay=0.0,
    )
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}")
    yield lambda: Spielleiter(store, languages, pictures, settings)
    await store.close()


@pytest.fixture
async def env(make: Make) -> AsyncIterator[Env]:
    env = Env(make(), settle_timeout=20.0)
    await env.start()
    yield env
    await env.shutdown()
    env.raise_errors()


@pytest.fixture
def world(env: Env, make: Make, monkeypatch: pytest.MonkeyPatch) -> World:
    world = World(env, make)
    speak(world, monkeypatch)
    return world
