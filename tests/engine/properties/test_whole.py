"""Whole games in which all that can happen at a table does, with everything that anybody can look at."""

from __future__ import annotations

from functools import partial

from tests.engine.properties import whole
from tests.engine.properties.trying import tried


def test_everybody_can_look_at_every_moment_of_a_game(game_name: str) -> None:
    assert tried(partial(whole.everybody_can_look_at_every_moment_of_a_game, rarely=15), game_name)


def test_whatever_people_do_at_a_table_the_game_goes_on_to_its_end(game_name: str) -> None:
    assert tried(whole.whatever_people_do_at_a_table_the_game_goes_on_to_its_end, game_name)
