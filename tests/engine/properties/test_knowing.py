"""What a seat may not know makes no difference to anything it is shown or asked."""

from __future__ import annotations

import pytest

from tests.engine.properties import knowing
from tests.engine.properties.trying import tried


def test_dealing_the_unknown_anew_changes_nothing_that_is_seen(game_name: str) -> None:
    assert tried(knowing.dealing_the_unknown_anew_changes_nothing_that_is_seen, game_name)


def test_who_is_asked_for_a_reaction_does_not_depend_on_what_the_mover_cannot_know(game_name: str) -> None:
    assert tried(knowing.who_is_asked_for_a_reaction_does_not_depend_on_what_the_mover_cannot_know, game_name)


@pytest.mark.parametrize("stepped", ["caravan", "talisman", "tenefyr"])
def test_an_automatic_step_asks_the_same_people_with_any_hidden_cards(stepped: str) -> None:
    assert tried(knowing.an_automatic_step_asks_the_same_people_with_any_hidden_cards, stepped)


def test_the_secret_key_of_the_dice_is_shown_to_nobody(game_name: str) -> None:
    assert tried(knowing.the_secret_key_of_the_dice_is_shown_to_nobody, game_name)
