"""The files for hosting and for the repository's tools name what exists, and their commands start the bot."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml
from sqlalchemy import make_url

from host.settings import Settings
from tests.e2e.discord_server import DiscordServer
from tests.e2e.playing import Duel
from tests.e2e.processes import STARTED, BotProcess
from tests.store.postgresql import needs_postgresql, server

ROOT = Path(__file__).parents[1]
SETTINGS = {str(field.alias) for field in Settings.model_fields.values()}
PACKAGES = ("requirements.lock",)
DUMPS = ROOT / "deploy" / "dump-daily.sh"


def parsed(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text("utf-8"))


def instructions(name: str = "Dockerfile") -> Iterator[tuple[str, str]]:
    """Return the instructions of a Dockerfile with their arguments; continued lines are joined."""
    text = re.sub(r"\\\n\s*", "", (ROOT / name).read_text("utf-8"))
    for line in text.splitlines():
        if line and not line.startswith("#"):
            instruction, _, rest = line.partition(" ")
            yield instruction, rest.strip()


def said(instruction: str) -> list[str]:
    return [rest for name, rest in instructions() if name == instruction]


def copied() -> list[tuple[str, str]]:
    """Return what the image takes from the repository: each file or folder with its place."""
    return [(source, place) for *sources, place in map(shlex.split, said("COPY")) for source in sources]


def variables() -> dict[str, str]:
    return dict(pair.split("=", 1) for rest in said("ENV") for pair in shlex.split(rest))


def healthcheck() -> list[str]:
    [check] = said("HEALTHCHECK")
    return json.loads(check.partition("CMD ")[2])


# ---- the image


def test_the_image_contains_exactly_the_rooms_and_the_packages_they_need() -> None:
    rooms = {path.name for path in ROOT.iterdir() if (path / "__init__.py").exists()} - {"tests"}
    assert {source for source, _ in copied()} == {*rooms, "bot.py", "data", *PACKAGES}
    for source, place in copied():
        assert (ROOT / source).exists()
        assert place in ("/app/", f"/app/{source}")
    [first, _] = said("RUN")
    assert all(f"-r /app/{name}" in first for name in PACKAGES)


def test_the_build_context_has_what_the_image_copies_and_no_secrets() -> None:
    lines = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and not line.startswith("#")]
    assert lines[0] == "*"
    allowed = {line.removeprefix("!") for line in lines if line.startswith("!")}
    assert allowed == {source for source, _ in copied()}
    forbidden = [line for line in lines[1:] if not line.startswith("!")]
    assert any(fnmatch("data/spielleiter.sqlite-wal", pattern) for pattern in forbidden)


def test_the_bot_in_the_image_is_not_root_and_keeps_its_database_in_the_volume() -> None:
    assert said("USER") == ["spielleiter"]
    assert said("VOLUME") == said("WORKDIR") == ["/data"]
    assert make_url(Settings.model_fields["database_url"].default).database == "spielleiter.sqlite", (
        "in the working folder"
    )
    order = [name for name, _ in instructions()]
    assert order.index("USER") > max(n for n, name in enumerate(order) if name in ("RUN", "COPY"))
    assert set(variables()) <= SETTINGS | {"PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED"}


class Contained(BotProcess):
    """The bot as the image starts it: its files alone, its command, its variables."""

    def __init__(self, server: DiscordServer, app: Path, folder: Path) -> None:
        [command] = map(json.loads, said("CMD"))
        program, script = command
        assert program == "python"
        super().__init__(server, folder, str(app / Path(script).relative_to("/app")), **variables())

    def environment(self) -> dict[str, str]:
        inherited = super().environment()
        del inherited["PYTHONPATH"], inherited["DATABASE_URL"]
        return inherited


@pytest.fixture(autouse=True)
def no_process_stays() -> Iterator[None]:
    yield
    for bot in STARTED:
        bot.kill()
    STARTED.clear()


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """Create a folder with the content of the image."""
    app = tmp_path / "app"
    app.mkdir()
    for source, _ in copied():
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, app / source, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / source, app / source)
    return app


async def test_the_command_of_the_image_starts_the_bot_and_its_health_check_passes(
    app: Path, tmp_path: Path, unused_tcp_port: int
) -> None:
    data = tmp_path / "data"
    async with DiscordServer() as discord:
        bot = Contained(discord, app, data)
        bot.settings["SPIELLEITER_STATUS_PORT"] = str(unused_tcp_port)
        assert await healthy(bot) is False, "nothing runs yet"
        await bot.start()
        assert (data / "spielleiter.sqlite").exists()
        async with asyncio.timeout(30):
            while not await healthy(bot):  # noqa: ASYNC110
                await asyncio.sleep(0.2)
        assert await bot.stop() == 0
        assert not bot.failures()
        assert await healthy(bot) is False


async def test_the_daily_copy_of_the_documents_can_be_restored_as_they_say(
    app: Path, tmp_path: Path, unused_tcp_port: int
) -> None:
    document = (ROOT / "docs" / "operating.md").read_text("utf-8")
    [line] = re.findall(r"^17 4 \* \* \* +(.*)$", document, re.MULTILINE)
    data = tmp_path / "data"
    for old, new in (
        ("/opt/spielleiter/.venv/bin/python", sys.executable),
        ("/opt/spielleiter", str(app)),
        ("/var/lib/spielleiter", str(data)),
        ("\\%", "%"),
    ):
        line = line.replace(old, new)
    database = data / "spielleiter.sqlite"
    async with DiscordServer() as discord:
        bot = Contained(discord, app, data)
        bot.settings["SPIELLEITER_STATUS_PORT"] = str(unused_tcp_port)
        await bot.start()
        guild = discord.backend.create_guild("Server")
        await Duel(discord, guild.id, 0).begin()
        for day in range(15):
            (data / f"backup-2020-01-{day + 1:02}.sqlite").touch()
        process = await asyncio.create_subprocess_exec("sh", "-c", line, env=bot.environment())
        assert await process.wait() == 0
        copies = sorted(data.glob("backup-*.sqlite"))
        assert len(copies) == 14
        assert tables(copies[-1]) == 1
        await Duel(discord, guild.id, 1).begin()
        assert tables(database) == 2
        assert await bot.stop() == 0
        shutil.copy(copies[-1], database)
        for beside in data.glob(f"{database.name}-*"):
            beside.unlink()
        await bot.start()
        assert tables(database) == 1
        assert await bot.stop() == 0
        assert not bot.failures()


def tables(database: Path) -> int:
    """How many tables have been opened, as a database says."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT count(*) FROM tables").fetchone()[0]


async def healthy(bot: BotProcess) -> bool:
    """Return the output of the image's health check."""
    program, *words = healthcheck()
    assert program == "python"
    process = await asyncio.create_subprocess_exec(
        sys.executable, *words, env=bot.environment(), stderr=asyncio.subprocess.DEVNULL
    )
    return await process.wait() == 0


# ---- compose


def test_compose_runs_one_bot_with_a_volume_and_adds_the_rest_by_profiles() -> None:
    compose = parsed("compose.yaml")
    services = compose["services"]
    profiles = {name: service.get("profiles") for name, service in services.items()}
    processes = [f"process{number}" for number in (1, 2, 3, 4)]
    assert profiles == {
        "bot": None,
        "database": ["postgres", "cluster"],
        "backups": ["postgres", "cluster"],
        **{name: ["cluster"] for name in [*processes, "worker", "upgrade", "proxy"]},
    }
    assert services["worker"] == services["process1"] | {"command": ["python", "/app/bot.py", "work"]}
    assert services["proxy"]["environment"]["SPIELLEITER_PROCESSES"].split() == [f"{name}:8080" for name in processes]
    assert services["process1"]["environment"] == services["upgrade"]["environment"]
    assert set(services["upgrade"]["environment"]) <= SETTINGS
    assert services["upgrade"]["command"] == ["python", "/app/bot.py", "upgrade"]
    bot = services["bot"]
    assert (ROOT / bot["build"] / "Dockerfile").is_file()
    assert bot["volumes"] == [f"data:{said('VOLUME')[0]}"]
    assert bot["env_file"] == ".env"
    assert not bot["depends_on"]["database"]["required"]
    for service in services.values():
        assert service.get("restart") == ("unless-stopped" if service is not services["upgrade"] else None)
        assert {"max-size", "max-file"} == set(service["logging"]["options"])
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in compose["volumes"] or (ROOT / source).is_file()
    assert services["database"]["image"] == services["backups"]["image"], "pg_dump fits its server"


def test_the_settings_that_the_documents_give_for_postgresql_fit_compose() -> None:
    document = (ROOT / "docs" / "operating.md").read_text("utf-8")
    _, compose = document.split("### With Docker Compose")  # servers of one's own have another address further below
    compose = compose.split("\n### ")[0]
    settings = dict(re.findall(r"^(COMPOSE_PROFILES|POSTGRES_PASSWORD|DATABASE_URL)=(.*)$", compose, re.MULTILINE))
    services = parsed("compose.yaml")["services"]
    url = make_url(settings["DATABASE_URL"])
    assert settings["COMPOSE_PROFILES"] in services["database"]["profiles"]
    assert url.password == settings["POSTGRES_PASSWORD"]
    assert url.host == services["backups"]["environment"]["PGHOST"] == "database"
    assert url.username == services["database"]["environment"]["POSTGRES_USER"]
    assert url.database == services["database"]["environment"]["POSTGRES_DB"]


@needs_postgresql
def test_the_daily_dump_can_be_restored_and_old_dumps_go(tmp_path: Path) -> None:
    backups = tmp_path / "backups"
    backups.mkdir()
    for day in ("01", "02", "03"):
        (backups / f"spielleiter-2026-01-{day}T040000.dump").write_text("old")
    with server() as address:
        url = make_url(address)
        where = {
            "PGHOST": str(url.host),
            "PGPORT": str(url.port),
            "PGUSER": str(url.username),
            "PGDATABASE": "postgres",
        }
        environment = os.environ | where | {"BACKUPS": str(backups), "KEEP": "2"}

        def run(*command: str) -> str:
            return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

        run("psql", "-c", "CREATE TABLE games AS SELECT 42 AS number")
        run("sh", str(DUMPS), "once")
        oldest, dump = sorted(backups.iterdir())
        assert oldest.name == "spielleiter-2026-01-03T040000.dump"
        assert dump.stat().st_mode & 0o077 == 0
        run("psql", "-c", "UPDATE games SET number = 0")
        run("pg_restore", "--clean", "--if-exists", "--dbname=postgres", str(dump))
        assert run("psql", "-At", "-c", "SELECT number FROM games").strip() == "42"
    failed = subprocess.run(["sh", str(DUMPS), "once"], env=environment, capture_output=True, text=True, check=False)
    assert failed.returncode == 1
    assert sorted(backups.iterdir()) == [oldest, dump], "a dump that fails leaves nothing, and removes nothing"


@needs_postgresql
def test_the_line_for_crontab_that_the_documents_give_makes_a_dump(tmp_path: Path) -> None:
    document = (ROOT / "docs" / "operating.md").read_text("utf-8")
    [line] = re.findall(r"^27 4 \* \* \*  (.*dump-daily.*)$", document, re.MULTILINE)
    assert "%" not in line, "cron would end the line there"
    with server() as address:
        url = make_url(address)
        for written, meant in {
            "=localhost ": f"={url.host} PGPORT={url.port} ",
            "PGUSER=spielleiter ": f"PGUSER={url.username} ",
            "PGDATABASE=spielleiter ": f"PGDATABASE={url.database} ",
            "/var/lib/spielleiter/backups ": f"{tmp_path} ",
            "/opt/spielleiter/": f"{ROOT}/",
        }.items():
            assert written in line
            line = line.replace(written, meant)
        subprocess.run(["sh", "-c", line], check=True)
    assert [path.suffix for path in tmp_path.iterdir()] == [".dump"]


# ---- systemd


def test_the_systemd_unit_starts_and_restarts_the_bot(tmp_path: Path) -> None:
    text = (ROOT / "deploy" / "spielleiter.service").read_text("utf-8")
    fields = dict(re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE))
    assert fields["ExecStart"] == "/opt/spielleiter/.venv/bin/python /opt/spielleiter/bot.py"
    assert fields["WorkingDirectory"] == "/var/lib/" + fields["StateDirectory"]
    assert fields["Restart"] == "on-failure"
    assert fields["RestartPreventExitStatus"] == "2"
    verify = shutil.which("systemd-analyze")
    if verify is not None:
        unit = tmp_path / "spielleiter.service"
        unit.write_text(text.replace("/opt/spielleiter/.venv/bin/python", sys.executable), "utf-8")
        checked = subprocess.run([verify, "verify", str(unit)], capture_output=True, text=True, check=False)
        assert (checked.returncode, checked.stderr) == (0, "")


def test_the_units_of_several_processes_differ_from_that_of_one_only_where_they_must(tmp_path: Path) -> None:
    deploy = ROOT / "deploy"
    one, many, work, upgrade = (
        dict(re.findall(r"^(\w+)=(.*)$", (deploy / f"spielleiter{name}.service").read_text("utf-8"), re.MULTILINE))
        for name in ("", "@", "-work@", "-upgrade")
    )
    assert {name for name in one if one[name] != many.get(name)} == {"Description", "Wants", "After", "TimeoutStopSec"}
    assert {name for name in one if one[name] != work.get(name)} == {"Description", "After", "ExecStart"}
    assert work["ExecStart"] == one["ExecStart"] + " work"
    assert "spielleiter-upgrade.service" in many["Wants"].split()
    assert "Requires" not in many, "a database that cannot be reached would keep it from being started again"
    assert {pair.split("=")[0] for unit in (many, work) for pair in unit["Environment"].split()} <= SETTINGS
    assert float(many["TimeoutStopSec"]) > Settings.model_fields["drain"].default + 5
    assert upgrade["ExecStart"] == one["ExecStart"] + " upgrade"
    ports = re.findall(r"127\.0\.0\.1:(\d+)", (deploy / "caddy-spielleiter.conf").read_text("utf-8"))
    assert ports == [f"808{number}" for number in (1, 2, 3, 4)]
    verify = shutil.which("systemd-analyze")
    if verify is not None:
        for name in ("@", "-work@", "-upgrade"):
            text = (deploy / f"spielleiter{name}.service").read_text("utf-8")
            (tmp_path / f"spielleiter{name}.service").write_text(
                text.replace("/opt/spielleiter/.venv/bin/python", sys.executable), "utf-8"
            )
        for name in ("", "-work"):
            (tmp_path / f"spielleiter{name}@1.service").symlink_to(tmp_path / f"spielleiter{name}@.service")
        units = [str(tmp_path / f"spielleiter{name}.service") for name in ("@1", "-work@1", "-upgrade")]
        checked = subprocess.run([verify, "verify", *units], capture_output=True, text=True, check=False)
        assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.parametrize("name", ["", "@", "-work@", "-upgrade"])
def test_the_units_wait_for_a_database_on_the_same_machine(name: str) -> None:
    text = (ROOT / "deploy" / f"spielleiter{name}.service").read_text("utf-8")
    [after] = re.findall(r"^After=(.*)$", text, re.MULTILINE)
    assert {"postgresql.service", "pgbouncer.service"} <= set(after.split())


def test_the_documents_name_the_ports_of_the_units_and_wait_for_them() -> None:
    document = (ROOT / "docs" / "operating.md").read_text("utf-8")
    many, work = ((ROOT / "deploy" / f"spielleiter{name}@.service").read_text("utf-8") for name in ("", "-work"))
    assert "946%i" in many
    assert "947%i" in work
    assert "ports 9461, 9462" in document
    assert "workers at 9471" in document
    _, started = document.split("enable --now spielleiter@1")
    waiting, _ = started.split("bot.py status", 1)
    assert "until curl --silent --fail http://127.0.0.1:808$number/healthz" in waiting, "they need seconds to start"


# ---- the tools of the repository


def test_ci_runs_make_test_on_the_oldest_supported_python() -> None:
    workflow = parsed(".github/workflows/ci.yml")
    [job] = workflow["jobs"].values()
    assert [step["run"] for step in job["steps"] if "run" in step] == ["make test ALL=1"]
    oldest = re.search(r'requires-python = ">=([\d.]+)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    assert oldest is not None
    assert oldest[1] in job["strategy"]["matrix"]["python"]
    [image] = said("FROM")
    assert image == f"python:{oldest[1]}-slim"


def test_dependabot_checks_every_kind_of_dependency() -> None:
    config = parsed(".github/dependabot.yml")
    assert config["version"] == 2
    looked_at = {update["package-ecosystem"] for update in config["updates"]}
    assert looked_at == {"pip", "docker", "docker-compose", "github-actions"}
    assert all(update["directory"] == "/" for update in config["updates"])


def test_pre_commit_runs_the_checks_of_make_lint() -> None:
    [repository] = parsed(".pre-commit-config.yaml")["repos"]
    entries = [shlex.split(hook["entry"]) for hook in repository["hooks"]]
    makefile = (ROOT / "Makefile").read_text("utf-8")
    lint = re.search(r"^lint:.*\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    assert lint is not None
    checks = [line.strip().replace("$(BIN)", ".venv/bin").removesuffix(" .") for line in lint[1].splitlines()]
    assert [" ".join(entry).removesuffix(" --force-exclude") for entry in entries] == checks
    assert all((ROOT / entry[0]).exists() for entry in entries)


def test_every_pinned_package_is_in_one_file_only() -> None:
    named = [
        line.partition("==")[0].partition("[")[0].lower()
        for path in sorted(ROOT.glob("requirements*.txt"))
        for line in path.read_text("utf-8").splitlines()
        if "==" in line
    ]
    assert sorted(named) == sorted(set(named))


def pinned(*names: str) -> dict[str, str]:
    """Return the distributions that these files name, each with its version."""
    lines = [line for name in names for line in (ROOT / name).read_text("utf-8").splitlines()]
    pins = [re.match(r"([\w.-]+)(?:\[[\w,]+\])?==([\w.]+)", line) for line in lines]
    return {pin[1].lower().replace("_", "-").replace(".", "-"): pin[2] for pin in pins if pin is not None}


@pytest.mark.parametrize(
    ("lock", "sources"),
    [
        ("requirements.lock", ["requirements.txt", "requirements-postgresql.txt"]),
        ("requirements-playground.lock", ["requirements-playground.txt"]),
    ],
)
def test_a_lock_has_every_distribution_with_version_and_hashes(lock: str, sources: list[str]) -> None:
    locked = pinned(lock)
    assert pinned(*sources).items() <= locked.items(), "run `make lock` after a change of the requirements"
    entries = re.split(r"\n(?=\w)", (ROOT / lock).read_text("utf-8").partition("\n\n")[0])
    assert len(locked) > len(pinned(*sources)), "what they need in turn is locked too"
    assert all("--hash=sha256:" in entry for entry in entries if not entry.startswith("#"))
    assert "://" not in (ROOT / lock).read_text("utf-8"), "it names no registry"


def test_both_locks_agree() -> None:
    bot, playground = pinned("requirements.lock"), pinned("requirements-playground.lock")
    assert [name for name in bot.keys() & playground.keys() if bot[name] != playground[name]] == []


# ---- make


@pytest.fixture
def makefile(tmp_path: Path) -> Path:
    """Create a folder with the Makefile and the lists of packages, without an environment."""
    for source in (ROOT / "Makefile", *ROOT.glob("requirements*")):
        shutil.copy(source, tmp_path)
    return tmp_path


def made(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}  # of another make
    return subprocess.run(["make", *words], cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_make_play_installs_what_running_and_the_playground_need_and_no_tools(makefile: Path) -> None:
    planned = made(makefile, "--dry-run", "play").stdout
    assert re.findall(r"-r (\S+)", planned) == ["requirements.lock", "requirements-playground.lock"]
    assert "--require-hashes" in planned
    assert "requirements-dev.txt" in made(makefile, "--dry-run", "test").stdout


@pytest.mark.parametrize(("lacks", "words"), [("version_info", "Python 3.11 or newer"), ("ensurepip", "python3-venv")])
def test_make_names_missing_requirements(makefile: Path, lacks: str, words: str) -> None:
    python = makefile / "python"
    python.write_text(f'#!/bin/sh\ncase "$*" in *{lacks}*) exit 1;; esac\n')
    python.chmod(0o755)
    ended = made(makefile, "play", f"PYTHON={python}")
    assert ended.returncode != 0
    assert words in ended.stderr.splitlines()[0]
    assert not (makefile / ".venv").exists()
