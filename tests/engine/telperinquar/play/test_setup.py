"""Setup of a duel with options, and refused options."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from engine.games import game
from engine.kernel.match import Match
from engine.kernel.menus import RefusedError
from engine.telperinquar.cards.library import card_set
from engine.telperinquar.cards.models import Deck
from engine.telperinquar.state import Duel


def begin(seats: int = 2, **options: Any) -> Match[Duel]:
    return Match.new(game("telperinquar"), b"key", seats, options)


def refusal(seats: int = 2, **options: Any) -> tuple[str, Any]:
    with pytest.raises(RefusedError) as caught:
        begin(seats, **options)
    return caught.value.refusal.key, caught.value.refusal.values


def test_two_to_four_play() -> None:  # T-024
    for seats in (0, 1, 5):
        key, values = refusal(seats)
        assert key == "refused-seats"
        assert values == {"low": 2, "high": 4, "seats": seats}
    for seats in (2, 3, 4):
        state = begin(seats).state
        heroes = [state.cards[player.hero].kind for player in state.players]
        assert len(dict.fromkeys(heroes)) == seats


def test_the_pile_is_shuffled_and_the_hand_drawn_from_it() -> None:  # T-014, T-018
    deck = next(key for key, ready in card_set().decks.items() if not ready.second_hero)
    orders: list[list[str]] = []
    for key in (b"one", b"another"):
        match: Match[Duel] = Match.new(game("telperinquar"), key, 2, {"decks": [deck, None]})
        player = match.state.players[0]
        orders.append([*player.pile, *player.hand])
    assert sorted(orders[0]) == sorted(orders[1])
    assert orders[0] != orders[1]
    grouped = [sorted(order, key=order.index) for order in orders]
    assert orders[0] != grouped[0], "equal cards lie apart"


def test_a_chosen_deck_is_not_dealt_to_another_player() -> None:  # T-001, T-004
    ready = [key for key, deck in card_set().decks.items() if not deck.second_hero]
    for chosen in ready:
        state = begin(2, decks=[chosen, None]).state
        heroes = [state.cards[player.hero].kind for player in state.players]
        assert heroes[0] == card_set().decks[chosen].hero != heroes[1]


def test_two_against_two_needs_four() -> None:  # T-230
    for seats in (2, 3):
        assert refusal(seats, teams=True) == ("refused-teams", {"needed": 4, "seats": seats})
    assert begin(4, teams="true").state.teams


def test_an_unknown_deck_is_refused_with_a_list_of_the_known_ones() -> None:  # T-001, T-004
    key, values = refusal(decks=["no such deck"])
    assert (key, values["deck"]) == ("refused-deck", "no such deck")
    assert len(values["decks"]) == sum(not deck.second_hero for deck in card_set().decks.values())
    assert len(refusal(decks=["no such deck"], double_class=True)[1]["decks"]) == len(card_set().decks)


def test_a_first_seat_that_does_not_exist_is_refused() -> None:  # T-015
    assert refusal(first=2)[0] == "refused-first"


def test_wrong_options_are_named() -> None:
    wrong: list[dict[str, Any]] = [{"reactions": "slow"}, {"round_limit": -1}, {"first": "a"}, {"speed": 1}]
    for options in wrong:
        with pytest.raises(ValidationError, match=next(iter(options))):
            begin(**options)


def test_decks_are_chosen_as_a_list_or_one_by_one() -> None:
    decks = list(card_set().decks.values())
    asked: list[dict[str, Any]] = [
        {"decks": [decks[2].id, decks[1].id]},
        {"deck-0": decks[2].id, "deck-1": decks[1].id},
    ]
    for options in asked:
        state = begin(**options).state
        heroes = [state.cards[player.hero].kind for player in state.players]
        assert heroes == [decks[2].hero, decks[1].hero]


def test_without_a_choice_the_decks_differ() -> None:
    state = begin().state
    assert state.cards[state.players[0].hero].kind != state.cards[state.players[1].hero].kind


def test_a_deck_without_a_level_card_is_invalid() -> None:  # T-005, T-291
    deck = next(iter(card_set().decks.values())).model_dump()
    with pytest.raises(ValidationError, match="levels"):
        Deck.model_validate({**deck, "levels": 0})


def test_more_than_ten_level_cards_may_be_in_a_deck() -> None:  # T-006, T-008
    deck = next(iter(card_set().decks.values())).model_dump()
    assert Deck.model_validate({**deck, "levels": 30}).levels == 30


def test_the_same_key_deals_the_same_cards_and_another_key_deals_different_ones() -> None:
    first, again = begin(), begin()
    assert first.save() == again.save()
    other = Match.new(game("telperinquar"), b"another key", 2)
    assert other.state.players[0].hand != first.state.players[0].hand


def test_a_player_who_resigns_loses_at_once() -> None:
    match = begin()
    match.resign(1)
    result = match.result()
    assert result is not None
    assert result.winners == (0,)


def test_a_tournament_has_overtime_and_a_round_limit_unless_another_is_set() -> None:  # T-245, T-248a
    asked: list[tuple[dict[str, Any], int]] = [
        ({"tournament": "true"}, 40),
        ({"tournament": True, "round_limit": 12}, 12),
    ]
    for options, limit in asked:
        state = begin(**options).state
        assert (state.tournament, state.round_limit) == (True, limit)
    state = begin(tournament="false").state
    assert (state.tournament, state.round_limit) == (False, 0)
