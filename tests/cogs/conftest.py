"""A bot in a simulated Discord with a table channel and three people."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from discord.state import ConnectionState
from simcord.env import Env

from cogs.client import Spielleiter
from cogs.connection.command_sync import SENT
from host.settings import Settings
from render.languages import Languages
from render.pictures import Pictures
from store.database import Store
from store.notes import note
from tests.cogs.world import Make, World, use_own_locales
from tests.e2e.calls import Call
from tests.openapi.check import violations
from tests.simulated import PatientEnv, hide_component_files
from tests.store.new_database import new_database
from tests.wording import strict_languages

hide_component_files()

SETTLING = 20.0
"""Seconds after which the simulated Discord gives up on a bot that is still at work.

It waits in real time for tasks that are due within them: a deleted board is due in 30, lines of the thread in 60.
A task that is due just before they end makes it give up, so nothing that repeats may be due while a test runs."""

_sent: list[tuple[str, dict[Any, Any]]] = []
"""The digest and the commands that the bot of the first test sent.

Discord knows them in the other tests, as after a restart: to send them takes longer than to play.
"""


@pytest.fixture(scope="session")
def languages() -> Languages:
    return strict_languages()


@pytest.fixture(scope="session")
def pictures(languages: Languages) -> Pictures:
    return Pictures(languages)


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal and roll every game the same way: secrets are constant, and the words for the dice repeat."""
    words = cycle(("00088c", "00088c", "026705"))
    monkeypatch.setattr("host.seating.sealing.secrets.token_bytes", lambda count: bytes(range(count)))
    monkeypatch.setattr("host.seating.sealing.secrets.token_hex", lambda _count: next(words))


@pytest.fixture(autouse=True)
def quick_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send pictures of panels at once."""
    monkeypatch.setattr("cogs.ui.panel.show.PICTURE_PAUSE", 0.0)


@pytest.fixture
def plain_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw no real pictures, for tests in which they would take most of the time and are not checked."""

    async def draw(_thread: Any, _work: Any) -> bytes:
        return b"\x89PNG"

    monkeypatch.setattr("render.drawing_thread.DrawingThread.draw", draw)


@pytest.fixture
def drawn_pictures() -> None:
    """Draw pictures in a test as in use."""


@pytest.fixture(autouse=True)
def undrawn_pictures(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Make pictures of the template and the data that typst would draw, so that pictures differ where these do.

    Typst itself draws in the tests of ``render/``, of whole processes, and with :func:`drawn_pictures`.
    """
    if "drawn_pictures" in request.fixturenames:
        return

    def compile_picture(_pictures: Pictures, path: Path, data: str) -> bytes:
        return f"\x89PNG {path}\n{data}".encode()

    monkeypatch.setattr(Pictures, "_compile", compile_picture)


@pytest.fixture(autouse=True)
def late_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the next notice, the first clean-up of finished games and the second look for daily puzzles far away.

    The simulated Discord waits for tasks that are due within :data:`SETTLING`.
    """
    monkeypatch.setattr("host.commits.timing.GRACE", 3600.0)
    monkeypatch.setattr("host.record.retention.FIRST_DELAY", 3600.0)
    monkeypatch.setattr("host.learning.daily_puzzles.REST", 3600.0)


@pytest.fixture(params=["gateway", "http"])
def with_and_without_gateway(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Run a test with servers that the gateway has described, and with none, as with ``TRANSPORT=http``."""
    if request.param == "http":
        monkeypatch.setenv("TRANSPORT", "http")
        monkeypatch.setattr(ConnectionState, "_add_guild", lambda _state, _guild: None)
        monkeypatch.setattr("cogs.connection.servers.KEPT", -1.0)
    return request.param


@pytest.fixture
def every_game_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count games of any length, and list people after one opponent, for tests of what lists show."""
    monkeypatch.setattr("host.record.results.enough", lambda _rules, _seats: 0)
    monkeypatch.setattr("host.record.ratings.LISTED", 1)
    monkeypatch.setattr("host.record.ratings.LISTED_EVERYWHERE", 1)


def quiet_settings() -> Settings:
    """Return the settings of a bot without pauses."""
    return Settings(
        _env_file=None,  # pyright: ignore[reportCallIssue]
        discord_token=None,
        board_interval=0.0,
        thread_quiet=0.0,
        turn_wait=0.0,
        question_wait=0.0,
        panel_watch=0.0,
        computer_delay=0.0,
        pass_delay=0.0,
        openings_per_minute=1000,
        beat=3600.0,
        calls_per_second=0,
    )


@pytest.fixture
async def make(tmp_path: Path, languages: Languages, pictures: Pictures) -> AsyncIterator[Make]:
    """Return a function that makes bots with the same database, like one bot before and after a restart."""
    new_database(tmp_path / "games.sqlite")
    store = await Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}")
    yield lambda: Spielleiter(store, languages, pictures, quiet_settings())
    await store.close()


@pytest.fixture
def first_start() -> None:
    """Let Discord know no commands of the bot."""
    _sent.clear()


@pytest.fixture
async def env(make: Make) -> AsyncIterator[Env]:
    """Run a simulated Discord; at the end, check all calls of the bot against Discord's limits and API description."""
    bot = make()
    env = PatientEnv(bot, settle_timeout=SETTLING)
    if _sent:
        digest, env.backend.commands[None] = _sent[0]
        await bot.store.write(note(SENT, digest))
    await env.start()
    await bot.syncing.attempted.wait()
    if not _sent and (digest := await bot.store.notes.read(SENT)):
        _sent.append((digest, env.backend.commands[None]))
    yield env
    await env.shutdown()
    env.raise_errors()
    calls = [Call(sent.method, sent.path, sent.path.strip("/"), sent.json, [], 0.0, 0) for sent in env.http_requests]
    assert violations(calls) == []


@pytest.fixture
def world(env: Env, make: Make, monkeypatch: pytest.MonkeyPatch) -> World:
    world = World(env, make)
    use_own_locales(world, monkeypatch)
    return world
