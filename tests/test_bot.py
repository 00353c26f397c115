"""The start of the program."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).parents[1]

SELDOM_NEEDED = {"alembic", "aiohttp.web", "simcord"}
"""Libraries that take long to load and that a usual start does without."""
LOADED = """
import bot, sys
from engine.games import GAMES, verbs_of
from host.play.commands import play_commands
bot.load_languages()
play_commands({name: verbs_of(name) for name in GAMES})
print(*sys.modules)
"""

UNFINISHED = """
import bot, cogs.startup
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

pool = ProcessPoolExecutor(1, get_context("spawn"))
pool.submit(abs, 1).result()
"""


def run(words: str) -> str:
    return subprocess.run([sys.executable, "-c", words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_a_drawing_thread_yields_to_the_event_loop_within_a_millisecond() -> None:
    printed = run("import bot, sys; bot.main(['nothing known']); print(sys.getswitchinterval())")
    assert float(printed) <= 0.001


def test_a_start_loads_neither_games_nor_rarely_used_modules() -> None:
    loaded = run(LOADED).split()
    games = {module.partition(":")[0] for module in GAMES.values()}
    assert "cogs.client" in loaded
    assert {name for name in loaded if name in games | SELDOM_NEEDED} == set()
    assert len([name for name in loaded if name.startswith(tuple(f"engine.{game}." for game in GAMES))]) == len(GAMES)


@pytest.mark.parametrize("end", ["bot.leave(0)", "cogs.startup._stop_at_once()"])
def test_a_process_that_is_left_in_the_middle_of_thinking_leaves_nothing_behind(end: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", UNFINISHED + end], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")
