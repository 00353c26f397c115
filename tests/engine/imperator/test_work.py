"""The work of a game, counted in function calls, which are the same on every machine."""

from __future__ import annotations

import cProfile
import gc
import pstats
import time
from typing import Any, cast

import pytest

from engine.commands.simulate import read_players, simulate
from engine.games import game

GAMES = 20
MOST_CALLS = 23_600
"""Function calls of a game between four random players with filled caches."""


def play_games() -> None:
    tally = simulate(
        game("imperator"),
        games=GAMES,
        seats=4,
        seed="x",
        players=read_players("random", 4),
        options={},
        max_moves=5_000,
        clock=time.process_time,
    )
    assert tally.unfinished == 0


@pytest.mark.slow
def test_a_game_between_four_players_takes_no_more_calls_than_before() -> None:
    play_games()
    profile = cProfile.Profile()
    gc.disable()  # callbacks of the garbage collector would be counted
    try:
        profile.runcall(play_games)
    finally:
        gc.enable()
    assert cast("Any", pstats.Stats(profile)).total_calls / GAMES <= MOST_CALLS
