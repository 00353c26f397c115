"""Whole games with all events of a table and everything that people can look at."""

from __future__ import annotations

from functools import partial

from tests.engine.properties import whole
from tests.engine.properties.trying import tried


def test_everybody_can_look_at_every_moment_of_a_game(game_name: str) -> None:
    assert tried(partial(whole.everybody_can_look_at_every_moment_of_a_game, rarely=15), game_name)


def test_a_game_reaches_its_end_with_any_actions_of_its_players(game_name: str) -> None:
    assert tried(whole.a_game_reaches_its_end_with_any_actions_of_its_players, game_name)
