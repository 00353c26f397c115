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
MOST_CALLS = 119
"""Function calls of a move of four random players with filled caches, a fiftieth more than were counted."""


def play_games() -> int:
    """Play games and return the number of their moves."""
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
    return tally.moves


@pytest.mark.slow
def test_a_move_of_four_players_takes_no_more_calls_than_before() -> None:
    play_games()
    profile = cProfile.Profile()
    gc.disable()  # callbacks of the garbage collector would be counted
    try:
        moves = profile.runcall(play_games)
    finally:
        gc.enable()
    assert cast("Any", pstats.Stats(profile)).total_calls / moves <= MOST_CALLS
