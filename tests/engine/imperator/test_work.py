"""How much work a game is, in calls of functions, which are the same on every machine."""

from __future__ import annotations

import cProfile
import gc
import pstats
import time
from typing import Any, cast

from engine.commands.simulate import read_players, simulate
from engine.games import game

GAMES = 20
MOST_CALLS = 23_600
"""Calls of functions in a game between four random players, once all caches are filled."""


def play() -> None:
    played = simulate(
        game("imperator"),
        games=GAMES,
        seats=4,
        seed="x",
        players=read_players("random", 4),
        options={},
        max_moves=5_000,
        clock=time.process_time,
    )
    assert played.unfinished == 0


def test_a_game_of_imperator_between_four_takes_no_more_calls_than_before() -> None:
    play()
    profile = cProfile.Profile()
    gc.disable()  # a library may have it call functions of its own, which would count
    try:
        profile.runcall(play)
    finally:
        gc.enable()
    assert cast("Any", pstats.Stats(profile)).total_calls / GAMES <= MOST_CALLS
