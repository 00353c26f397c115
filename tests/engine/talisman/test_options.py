"""Options of a table and their defaults (M-354 .. M-369)."""

from __future__ import annotations

import pytest

from engine.kernel.text import Text
from engine.talisman.options import Options
from render.languages import Reader
from tests.engine.talisman.adventures import new_match
from tests.wording import strict_languages


def test_an_ordinary_game_has_no_alternative_rules() -> None:
    plain = Options()
    assert (plain.trophies, plain.round_limit) == ("7", 0)
    assert (plain.last_round, Options(round_limit=999).last_round) == (200, 999)  # M-369
    alternatives = ("evening", "head_start", "slaughter", "command_by_players", "sudden_end", "inherit")
    rulings = ("no_return", "no_second_visit", "toads_keep")
    assert not any(getattr(plain, name) for name in (*alternatives, *rulings, "evade_unfriendly"))


def test_an_evening_sets_the_options_that_shorten_a_game() -> None:
    evening = Options.model_validate({"evening": "true"})
    assert (evening.trophies, evening.round_limit) == ("5", 44)
    assert evening.head_start
    assert evening.even_start
    assert evening.sudden_end
    assert not evening.slaughter


def test_an_explicit_option_overrides_the_one_of_an_evening() -> None:
    chosen = Options.model_validate({"evening": True, "trophies": "6", "sudden_end": False})
    assert (chosen.trophies, chosen.sudden_end, chosen.head_start) == ("6", False, True)


def test_saved_options_are_the_same_after_loading() -> None:
    evening = Options.model_validate({"evening": True, "round_limit": 0})
    assert Options.model_validate(evening.model_dump()) == evening


@pytest.mark.parametrize(("rounds", "words"), [(12, "Round 12, 32 more, then the points"), (44, "Round 44, the last")])
def test_an_evening_says_how_many_rounds_are_left(rounds: int, words: str) -> None:
    match = new_match(2, 1, evening=True)
    match.state.rounds = rounds
    text = match.rules.board_footer(match.state)
    assert text is not None
    assert strict_languages().say_to(text, Reader("en", "talisman")).startswith(words)


def test_the_choice_of_characters_says_what_an_even_start_changes() -> None:
    for even, limits in (("true", {"strength": 5, "lives": 4}), ("false", {"strength": 0, "lives": 0})):
        menus = new_match(2, 1, characters="choose", even_start=even).menus()
        assert [menu.question for menu in menus.values()] == [Text("ask-character", limits)] * 2
