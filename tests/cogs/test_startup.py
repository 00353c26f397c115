"""Starting: each error is reported in one line, and its exit code says whether somebody must correct it first."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import make_url

from tests.e2e.discord_server import DiscordServer
from tests.e2e.processes import BotProcess
from tests.locales import ALL
from tests.store.postgresql import free_port, needs_postgresql

ROOT = Path(__file__).resolve().parents[2]


async def run(folder: Path, *words: str, seconds: float = 60, root: Path = ROOT, **settings: str) -> tuple[int, str]:
    """Start ``bot.py`` in an empty folder, and return its exit code and its standard error."""
    kept = {key: os.environ[key] for key in ("PATH", "HOME", "LANG") if key in os.environ}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(root / "bot.py"),
        *words,
        cwd=folder,
        env=kept | {"PYTHONPATH": str(root)} | settings,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(seconds):
        _, errors = await process.communicate()
    return process.returncode or 0, errors.decode()


KNOWN = ", ".join(ALL)
ELSEWHERE = {"SPIELLEITER_REST_BASE": "http://127.0.0.1:9/api/v10", "SPIELLEITER_GATEWAY": "ws://127.0.0.1:9/"}


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"SPIELLEITER_REST_BASE": "http://127.0.0.1:9"}, "belong together"),
        ({"SPIELLEITER_BOARD_INTERVAL": "soon"}, "SPIELLEITER_BOARD_INTERVAL"),
        (
            {"LANGUAGE": "klingon"},
            f"LANGUAGE is set to “klingon”, but there is no such language. You can choose from: {KNOWN}",
        ),
        ({"LANGUAGE": "fr"}, KNOWN),
        ({"LANGUAGE": ""}, KNOWN),
        ({"DATABASE_URL": "sqlite:////proc/nowhere/games.sqlite", **ELSEWHERE}, "database"),
        (
            {"DATABASE_URL": "sqlite:////proc/nowhere/games.sqlite", "LANGUAGE": "xx:de:en", **ELSEWHERE},
            "Datenbank",
        ),
        ({"DATABASE_URL": "nonsense", **ELSEWHERE}, "database"),
        ({"SPIELLEITER_THEME": "nowhere"}, "SPIELLEITER_THEME"),
    ],
)
async def test_a_wrong_setting_or_database_is_one_clear_line(
    tmp_path: Path, settings: dict[str, str], words: str
) -> None:
    code, errors = await run(tmp_path, DISCORD_TOKEN="secret-token", **settings)
    assert code == 2
    assert words in errors
    assert len(errors.strip().splitlines()) == 1
    assert "secret-token" not in errors


MOVE = "move {database} sqlite:///games.sqlite"
WORDS = ["", *(pytest.param(words, marks=pytest.mark.ci) for words in ("work", "upgrade", "status", MOVE))]


@needs_postgresql
@pytest.mark.parametrize("words", WORDS)
async def test_a_database_that_cannot_be_reached_may_come_back_and_a_wrong_address_may_not(
    tmp_path: Path, address: str, words: str
) -> None:
    away = f"postgresql+psycopg://keeper:secret word@127.0.0.1:{free_port()}/games"
    wrong = make_url(address).set(database="missing").render_as_string(hide_password=False)
    for database, expected, line in ((away, 1, "cannot be reached: Connection refused"), (wrong, 2, "has no database")):
        written = [word.format(database=database) for word in words.split()]
        code, errors = await run(tmp_path, *written, DISCORD_TOKEN="x", DATABASE_URL=database, **ELSEWHERE)
        assert code == expected, errors
        assert line in errors
        assert len(errors.strip().splitlines()) == 1
        assert "secret word" not in errors


async def test_every_slip_in_a_theme_is_one_clear_line(tmp_path: Path) -> None:
    names = tmp_path / "theme" / "tenefyr" / "en" / "names.yaml"
    names.parent.mkdir(parents=True)
    names.write_text("goblin-scuot: Tax Collector\nkobold: Page\n")
    (tmp_path / "theme" / "notes.txt").write_text("")
    code, errors = await run(tmp_path, DISCORD_TOKEN="secret-token", SPIELLEITER_THEME="theme")
    assert code == 2
    first, second = errors.strip().splitlines()
    assert "notes.txt" in first
    assert "goblin-scuot" in second


async def test_a_file_that_is_no_database_is_reported(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_bytes(b"this is no database" * 100)
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    code, errors = await run(tmp_path, DISCORD_TOKEN="x", DATABASE_URL=url, **ELSEWHERE)
    assert code == 2
    assert len(errors.strip().splitlines()) == 1


async def test_a_bad_card_file_is_named_with_its_card_and_field(tmp_path: Path) -> None:
    root = tmp_path / "copy"
    root.mkdir()
    for room in ("bot.py", "cogs", "host", "render", "store", "engine", "data"):
        source = ROOT / room
        if source.is_dir():
            shutil.copytree(source, root / room, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, root / room)
    cards = next((root / "data" / "telperinquar" / "cards").glob("creatures.yaml"))
    cards.write_text(cards.read_text("utf-8").replace("play:", "paly:", 1), "utf-8")
    code, errors = await run(tmp_path, root=root, DISCORD_TOKEN="x", **ELSEWHERE)
    assert code == 2
    *logged, missing, unknown = errors.strip().splitlines()
    assert all("level=" in line for line in logged), "meanwhile only the log shows that Discord is unreachable"
    assert "creatures.yaml" in unknown
    assert "paly" in unknown
    assert "play: is required" in missing


async def test_every_fault_of_a_card_pack_is_a_line_of_its_own(tmp_path: Path) -> None:
    packs = tmp_path / "my-packs"
    packs.mkdir()
    (packs / "dragons.yaml").write_text("- {id: dragon, name: {en: Dragon, de: Drache}, type: dragon, play: 99}\n")
    code, errors = await run(tmp_path, DISCORD_TOKEN="x", SPIELLEITER_PACKS=str(packs), LANGUAGE="de", **ELSEWHERE)
    assert code == 2
    first, second = errors.strip().splitlines()
    assert first.startswith("Eine Kartendatei stimmt nicht. my-packs/dragons.yaml · dragon · type: „dragon“")
    assert second.startswith("Eine Kartendatei stimmt nicht. my-packs/dragons.yaml · dragon · play: 99")
    code, errors = await run(tmp_path, DISCORD_TOKEN="x", SPIELLEITER_PACKS=str(packs / "nowhere"), **ELSEWHERE)
    assert (code, errors.strip()) == (2, "A card file has a mistake. nowhere: there is no such folder.")


async def test_a_wrong_token_is_one_clear_line(tmp_path: Path) -> None:
    async with DiscordServer() as server:
        bot = BotProcess(server, tmp_path, DISCORD_TOKEN="wrong-token")
        with pytest.raises(ChildProcessError):
            await bot.start()
        assert await bot.ended() == 2
        logged = bot.logged()
        assert "DISCORD_TOKEN" in logged
        assert "wrong-token" not in logged
        assert len(logged.strip().splitlines()) == 1


SLOW_END = """
import time

class Slow:
    def __del__(self, sleep=time.sleep):
        sleep(20)

slow = Slow()
"""


async def test_the_bot_ends_however_long_the_interpreter_would_need_to_take_itself_apart(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(SLOW_END)
    async with DiscordServer() as server:
        bot = BotProcess(server, tmp_path, PYTHONPATH=f"{tmp_path}:{ROOT}")
        await bot.start()
        asked = time.monotonic()
        assert await bot.stop() == 0
        assert time.monotonic() - asked < 10


async def test_the_bot_stops_cleanly_when_asked_even_while_discord_is_away(tmp_path: Path) -> None:
    kept = {key: os.environ[key] for key in ("PATH", "HOME", "LANG") if key in os.environ}
    settings = {"DISCORD_TOKEN": "x", "DATABASE_URL": f"sqlite:///{tmp_path / 'x.sqlite'}", **ELSEWHERE}
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(ROOT / "bot.py"), cwd=tmp_path, env=kept | settings, stderr=asyncio.subprocess.PIPE
    )
    assert process.stderr is not None
    async with asyncio.timeout(60):
        line = b""
        while b"not connected" not in line:  # it tries again and again
            line = await process.stderr.readline()
            assert line, "ended instead of trying again"
        process.send_signal(signal.SIGTERM)
        await process.communicate()
    assert process.returncode == 0
