"""An undone and repeated decision gives the same game; a decision that can be undone reveals nothing."""

from __future__ import annotations

from tests.engine.properties import undoing
from tests.engine.properties.trying import tried


def test_a_decision_taken_back_and_made_again_leads_to_the_same_position(game_name: str) -> None:
    assert tried(undoing.a_decision_taken_back_and_made_again_leads_to_the_same_position, game_name)


def test_a_card_that_leaves_a_hidden_stack_is_never_taken_back(game_name: str) -> None:
    checked = tried(undoing.a_card_that_leaves_a_hidden_stack_is_never_taken_back, game_name)
    assert checked or game_name in ("nim", "spoils"), "only these games have no stack"


def test_some_decisions_reveal_nothing_and_every_revelation_is_noticed(game_name: str) -> None:
    assert tried(undoing.some_decisions_reveal_nothing_and_every_revelation_is_noticed, game_name)
