"""Hidden information does not influence views and questions."""

from __future__ import annotations

import pytest

from tests.engine.properties import knowing
from tests.engine.properties.trying import tried


def test_dealing_hidden_cards_again_changes_nothing_that_is_seen(game_name: str) -> None:
    assert tried(knowing.dealing_hidden_cards_again_changes_nothing_that_is_seen, game_name)


def test_questions_for_reactions_do_not_depend_on_cards_hidden_from_the_mover(game_name: str) -> None:
    assert tried(knowing.questions_for_reactions_do_not_depend_on_cards_hidden_from_the_mover, game_name)


@pytest.mark.parametrize("stepped", ["caravan", "talisman", "tenefyr"])
def test_an_automatic_step_asks_the_same_people_with_any_hidden_cards(stepped: str) -> None:
    assert tried(knowing.an_automatic_step_asks_the_same_people_with_any_hidden_cards, stepped)


def test_the_secret_key_of_the_dice_is_shown_to_nobody(game_name: str) -> None:
    assert tried(knowing.the_secret_key_of_the_dice_is_shown_to_nobody, game_name)
