"""All properties: functions that play a game and return how many checks they made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from engine.games import game
from engine.kernel.game import Game
from tests.engine.properties import cards, knowing, playing, saving, undoing, whole
from tests.engine.properties.games import Case

Property: TypeAlias = Callable[[Case], int]
"""Raises an error, mostly AssertionError, if the property does not hold."""

PROPERTIES: dict[str, Property] = {
    check.__name__.replace("_", " "): check
    for check in (
        whole.everybody_can_look_at_every_moment_of_a_game,
        whole.a_game_reaches_its_end_with_any_actions_of_its_players,
        playing.every_random_game_ends,
        playing.a_menu_offers_each_move_once_and_a_harmless_default,
        playing.every_move_of_a_menu_is_accepted,
        playing.a_move_outside_the_menu_is_refused_with_a_reason_in_words,
        playing.an_impossible_kind_of_move_has_a_reason_that_mentions_no_empty_list,
        playing.every_text_of_a_game_is_worded_in_every_language,
        playing.a_move_with_a_chance_says_what_is_at_stake_and_no_other_move_does,
        knowing.dealing_hidden_cards_again_changes_nothing_that_is_seen,
        knowing.questions_for_reactions_do_not_depend_on_cards_hidden_from_the_mover,
        knowing.an_automatic_step_asks_the_same_people_with_any_hidden_cards,
        knowing.the_secret_key_of_the_dice_is_shown_to_nobody,
        saving.loading_at_any_prompt_gives_the_same_menus_views_and_hash,
        saving.the_same_seed_and_moves_give_the_same_bytes_in_another_process,
        saving.a_game_saved_in_the_middle_of_a_move_goes_on_the_same_in_another_process,
        undoing.a_decision_taken_back_and_made_again_leads_to_the_same_position,
        undoing.a_card_that_leaves_a_hidden_stack_is_never_taken_back,
        undoing.some_decisions_reveal_nothing_and_every_revelation_is_noticed,
        cards.cards_are_conserved,
    )
}
OF_SOME: Mapping[str, Callable[[Game[Any]], bool]] = {
    "cards are conserved": lambda rules: rules.name in cards.CONSERVED,
    "an automatic step asks the same people with any hidden cards": lambda rules: rules.has_steps,
}
"""Properties of some games only, with the condition."""


def of_game(name: str) -> list[str]:
    """Return the titles of the properties of a game."""
    return [title for title in PROPERTIES if title not in OF_SOME or OF_SOME[title](game(name))]
