"""A saved and loaded game is the same game, also in another process."""

from __future__ import annotations

from tests.engine.properties import saving
from tests.engine.properties.games import any_case
from tests.engine.properties.trying import tried

NEVER_ASK = ("nim", "spoils")
"""Games in which no move stops to ask."""


def test_loading_at_any_prompt_gives_the_same_menus_views_and_hash(game_name: str) -> None:
    in_motion = tried(saving.loading_at_any_prompt_gives_the_same_menus_views_and_hash, game_name)
    assert in_motion or game_name in NEVER_ASK


def test_the_same_seed_and_moves_give_the_same_bytes_in_another_process(game_name: str) -> None:
    for seed in range(2):
        saving.the_same_seed_and_moves_give_the_same_bytes_in_another_process(any_case(game_name, seed))


def test_a_game_saved_in_the_middle_of_a_move_goes_on_the_same_in_another_process(game_name: str) -> None:
    check = saving.a_game_saved_in_the_middle_of_a_move_goes_on_the_same_in_another_process
    assert sum(check(any_case(game_name, seed)) for seed in range(2, 4)) or game_name in NEVER_ASK
