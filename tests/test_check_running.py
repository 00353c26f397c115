"""``python bot.py check-running COPY`` names only the running games that do not go on under this version."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot import check_running_games
from cogs.startup import StartupError
from engine.games import game
from host.record.running_games import check_file
from store.database import Store
from tests.released.house import FOLDER, released

ROOT = Path(__file__).parents[1]
STANDS: dict[str, Any] = json.loads((FOLDER / "1.0.0" / "asked.json").read_text("utf-8"))
PROGRAM = """
import sys
import bot
from engine.telperinquar.game import Telperinquar

menus = Telperinquar.menus

def without_the_move(rules, state):
    return {{
        seat: menu._replace(moves=[move for move in menu.moves if [move.name, list(move.args)] != {forbidden}])
        for seat, menu in menus(rules, state).items()
    }}

if {forbidden} is not None:
    Telperinquar.menus = without_the_move
sys.exit(bot.main(["check-running", sys.argv[1]]))
"""
"""The bot, in which a move of the duel may be forbidden."""


def checked(file: Path, *, forbidden: list[Any] | None = None, **settings: str) -> tuple[int, list[str]]:
    """Run a check in a process of its own, without the ``forbidden`` move; return its exit code and its lines."""
    call = [sys.executable, "-c", PROGRAM.format(forbidden=forbidden), str(file)]
    environment = {**os.environ, "SPIELLEITER_LOG": "plain", **settings}
    ended = subprocess.run(call, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False)
    return ended.returncode, (ended.stdout + ended.stderr).splitlines()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Copy the database of the first release, with a running game of each kind."""
    return released(tmp_path, "1.0.0").file


def test_games_that_go_on_are_counted(file: Path) -> None:
    assert checked(file) == (0, ["The 5 running games all go on under this version."])


def test_a_game_with_a_move_that_the_rules_no_longer_allow_is_named(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        newest = "SELECT kind, move FROM journal WHERE table_id = 1 ORDER BY seq DESC LIMIT 1"
        kind, in_progress = database.execute(newest).fetchone()
    assert kind == "move", "the frozen duel is in the middle of a move"
    code, lines = checked(file, forbidden=json.loads(in_progress), LANGUAGE="de")
    assert code == 1
    assert lines == [
        "Tisch 1, Telperinquár, in Kanal 71: Der angefangene Zug passt nicht mehr zu den Regeln und würde "
        "zurückgenommen.",
        "Eine von 5 laufenden Partien ginge unter dieser Version nicht weiter. Aktualisiere erst, wenn sie vorbei ist, "
        "beende sie mit `/aufsicht beenden` oder warne alle, die sie spielen.",
    ]


def test_a_file_that_is_not_a_database_is_named(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("These are only words.", "utf-8")
    code, lines = checked(words)
    assert (code, len(lines)) == (2, 1)
    assert f"The running games in {words} cannot be checked." in lines[0]
    with pytest.raises(StartupError) as missing:
        check_running_games(tmp_path / "nothing")
    assert missing.value.texts[0].key == "front-check-nothing"


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("""UPDATE journal SET move = '["fly",[]]' WHERE {last}""", "verify-other-move"),
        ("UPDATE journal SET rolls = '[[1,6,7]]' WHERE table_id = 2 AND kind = 'start'", "verify-other-roll"),
        ("DELETE FROM journal WHERE {last}", "verify-other-end"),
        ("UPDATE progress SET saved = 'null' WHERE table_id = 2", "check-unreadable"),
        ("UPDATE tables SET game = 'chess' WHERE id = 2", "check-unreadable"),
        ("UPDATE progress SET times = replace(times, '{asked}', '0-999') WHERE table_id = 2", "check-other-questions"),
    ],
)
async def test_a_game_that_differs_is_named_with_the_difference(file: Path, statement: str, reason: str) -> None:
    asked = next(iter(STANDS["2"]["asks"].values()))["id"]
    last = "table_id = 2 AND seq = (SELECT seq FROM progress WHERE table_id = 2)"
    with closing(sqlite3.connect(file)) as database, database:
        assert database.execute(statement.format(asked=asked, last=last)).rowcount == 1
    games = await check_file(file, game)
    assert (games.running, [(stuck.table, stuck.channel_id, stuck.reason.key) for stuck in games.stuck]) == (
        5,
        [(2, 72, reason)],
    )


async def test_a_database_without_running_games_passes(tmp_path: Path) -> None:
    file = tmp_path / "new.sqlite"
    await (await Store.open(f"sqlite:///{file}")).close()
    assert (await check_file(file, game)).running == 0
