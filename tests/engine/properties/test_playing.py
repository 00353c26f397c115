"""Random games end, and menus, reasons and texts are consistent."""

from __future__ import annotations

from engine.games import GAMES, game
from tests.engine.properties import playing
from tests.engine.properties.trying import tried
from tests.engine.properties.wording import Speaking


def test_every_random_game_ends(game_name: str) -> None:
    assert tried(playing.every_random_game_ends, game_name)


def test_a_menu_offers_each_move_once_and_a_harmless_default(game_name: str) -> None:
    assert tried(playing.a_menu_offers_each_move_once_and_a_harmless_default, game_name)


def test_every_move_of_a_menu_is_accepted(game_name: str) -> None:
    assert tried(playing.every_move_of_a_menu_is_accepted, game_name)


def test_a_move_outside_the_menu_is_refused_with_a_reason_in_words(game_name: str) -> None:
    assert tried(playing.a_move_outside_the_menu_is_refused_with_a_reason_in_words, game_name)


def test_an_impossible_kind_of_move_has_a_reason_that_mentions_no_empty_list(game_name: str) -> None:
    check = playing.an_impossible_kind_of_move_has_a_reason_that_mentions_no_empty_list
    assert tried(check, game_name) or game_name == "pips"


def test_every_text_of_a_game_is_worded_in_every_language(game_name: str) -> None:
    assert tried(playing.every_text_of_a_game_is_worded_in_every_language, game_name)


def test_a_move_with_a_chance_says_what_is_at_stake_and_no_other_move_does(game_name: str) -> None:
    assert tried(playing.a_move_with_a_chance_says_what_is_at_stake_and_no_other_move_does, game_name)


def test_every_content_item_can_be_described_in_words() -> None:
    for name in GAMES:
        speaking = Speaking(name, 2)
        for identifier in game(name).names():
            speaking.check(list(game(name).describe(identifier)))
