"""The booster draft: its heroes, its boosters, and the duel it leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

from engine.kernel.dice import Dice, Roll, verify
from engine.kernel.match import Match
from engine.kernel.menus import Move, RefusedError
from engine.telperinquar.cards.library import check_deck
from engine.telperinquar.decks.rating import card_worth, weakest
from engine.telperinquar.draft.boosters import fill_booster
from tests.engine.telperinquar.draft.drafting import SEATS, begin, drafting, to_the_decks
from tests.engine.telperinquar.playing import rules

# ---- heroes


def test_the_heroes_of_a_draft_differ_only_in_their_looks() -> None:  # T-249, T-258a
    first, *others = rules().cards.draft_heroes.values()
    looks = {"id", "name", "hero_class"}
    assert len(others) >= 3
    for hero in others:
        assert hero.model_dump(exclude=looks) == first.model_dump(exclude=looks)


def test_the_table_of_a_draft_hero_is_that_of_the_rules() -> None:
    for hero in rules().cards.draft_heroes.values():
        rows = hero.levels
        assert [row.maximum for row in rows] == [20, 22, 25, 29, 34, 40, 47, 55, 64, 74]  # T-250, T-252
        assert [row.gain for row in rows[1:]] == list(range(2, 11))  # T-251
        assert [row.actions for row in rows] == [3, 3, 4, 5, 7, 7, 9, 9, 11, 12]  # T-253
        assert all((row.resistance, row.armour) == (0, 0) for row in rows)  # T-254
        for level, row in enumerate(rows, 1):
            assert row.strength == row.reflex == row.mind == row.aura == 3 * level  # T-255
        assert hero.unarmed == -5  # T-259
        assert hero.every_class  # T-258


def test_the_actions_of_a_draft_hero_are_those_of_all_heroes() -> None:  # T-253
    tables = {
        tuple(row.actions for row in hero.levels)
        for hero in (*rules().cards.heroes.values(), *rules().cards.draft_heroes.values())
    }
    assert len(tables) == 1


def test_an_own_deck_may_not_have_a_draft_hero() -> None:  # T-249
    ready = next(iter(rules().cards.decks.values()))
    deck = ready.model_copy(update={"hero": "draft-fighter"})
    assert [refusal.key for refusal in check_deck(deck, rules().cards)] == ["refused-deck-hero"]


# ---- boosters


@pytest.mark.parametrize("seed", range(20))
def test_a_booster_has_ten_different_cards_of_all_types_in_the_order_of_lists(seed: int) -> None:  # T-260
    cards = rules().cards
    booster = fill_booster(cards, Dice(bytes([seed])).deal)
    assert len(booster) == len(set(booster)) == 10
    types = Counter(cards.cards[card].type for card in booster)
    assert types["creature"] in (4, 5)
    assert all(types[card_type] >= 1 for card_type in ("weapon", "spell", "talent"))
    assert booster == fill_booster(cards, lambda items, count: sorted(set(items) & set(booster))[:count])


def test_boosters_come_from_the_dice_that_can_be_verified() -> None:  # T-260
    match = begin(3)
    rolls: list[Roll] = [*match.opening().rolls]
    for seat in range(3):
        rolls += match.play(seat, Move("pick", ("draft-rogue",))).rolls
    assert len(rolls) == 30
    assert verify(match.dice.key, rolls) is None


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_takes_thirty_cards_of_three_boosters_and_no_card_is_lost(seats: int) -> None:  # T-260
    match = begin(seats, seed=seats)
    draft = to_the_decks(match)
    assert [len(drafter.picks) for drafter in draft.drafters] == [30] * seats
    assert len(draft.boosters) == 3 * seats
    assert all(len(booster.taken) == 10 and not booster.cards for booster in draft.boosters)
    taken = Counter(taken.kind for booster in draft.boosters for taken in booster.taken)
    assert taken == Counter(kind for drafter in draft.drafters for kind in drafter.picks)
    for booster in draft.boosters:
        hands = [taken.seat for taken in booster.taken]
        step = 1 if booster.number % 2 else -1
        assert [(hands[0] + step * number) % seats for number in range(10)] == hands, "passed round, then back"


@pytest.mark.parametrize("seats", SEATS)
def test_a_draft_takes_as_many_questions_as_there_are_choices(seats: int) -> None:  # T-260
    match = begin(seats)
    asked = Counter(seat for _ in drafting(match, 1) for seat in match.menus())
    assert set(asked) == set(range(seats))
    decisions = sum(1 for _ in drafting(begin(seats), 1))
    assert decisions == seats * (1 + 3 * 9 + 1), (
        "a hero, nine cards of each booster as the last one comes by itself, a deck"
    )


def test_the_duel_is_played_with_what_was_taken() -> None:  # T-260
    match = begin(2, seed=5)
    draft = to_the_decks(match)
    owned = [Counter(drafter.picks) - Counter(drafter.left_out) for drafter in draft.drafters]
    match.play(1, Move("ready"))
    match.play(0, Move("ready"))
    for player, cards in zip(match.state.players, owned, strict=True):
        dealt = Counter(player.hand + player.pile)
        assert dealt.pop("level") == 9  # T-013
        assert dealt == cards
        assert sum(cards.values()) == 29


def test_a_drafted_deck_may_have_any_number_of_copies() -> None:  # T-260, T-010
    match = begin(2)
    draft = to_the_decks(match)
    draft.drafters[0].picks = ["grey-wolf"] * 30
    draft.drafters[0].left_out = ["grey-wolf"]
    for seat in (0, 1):
        match.play(seat, Move("ready"))
    player = match.state.players[0]
    assert Counter(player.hand + player.pile)["grey-wolf"] == 29


# ---- leaving, options, computers


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("moment", [0, 1, 4, 40, 85])
def test_when_a_player_leaves_a_draft_the_game_goes_on_or_ends(seats: int, moment: int) -> None:
    match = begin(seats, seed=moment)
    for number, _ in enumerate(drafting(match, moment)):
        if number == moment:
            match.resign(seats - 1)
            break
    if match.state.draft is None:
        return
    for draft in drafting(match, moment + 1):
        assert seats - 1 not in match.menus()
        holding = [booster.holder for booster in draft.boosters if booster.holder >= 0]
        assert seats - 1 not in holding
    if seats == 2:
        result = match.result()
        assert result is not None
        assert result.winners == (0,)
    else:
        assert [player.out for player in match.state.players] == [False] * (seats - 1) + [True]
        assert match.result() is None


@pytest.mark.parametrize("other", [{"decks": ["fighter"]}, {"double_class": True}])
def test_a_draft_cannot_be_combined_with_options_about_other_decks(other: Mapping[str, Any]) -> None:
    with pytest.raises(ValidationError) as caught:
        begin(2, **other)
    (error,) = caught.value.errors()
    assert error["type"] == "options_together"
    assert error.get("ctx") == {"option": "draft", "other": next(iter(other))}


def test_a_draft_with_too_few_cards_is_refused() -> None:
    few = replace(rules().cards, booster=())
    with pytest.raises(RefusedError) as caught:
        Match.new(type(rules())(few), b"key", 2, {"draft": True})
    assert caught.value.refusal.key == "refused-no-boosters"


def test_computers_draft_decks_that_can_be_played() -> None:
    match = begin(2, seed=8)
    draft = to_the_decks(match, computers=(0, 1))
    cards = rules().cards.cards
    for drafter in draft.drafters:
        types = Counter(cards[kind].type for kind in drafter.picks)
        assert types["creature"] >= 9
        assert sum(cards[kind].play <= 2 for kind in drafter.picks) >= 15


def test_computers_take_better_cards_than_random_players() -> None:
    kinds = rules().catalog.kinds
    for seed in range(3):
        draft = to_the_decks(begin(2, seed=seed), seed, computers=(0,))
        clever, blind = (sum(card_worth(kinds[kind]) for kind in drafter.picks) for drafter in draft.drafters)
        assert clever > blind + 15


def test_the_first_deck_leaves_out_the_weakest_card() -> None:
    picks = ["sun-lion"] * 14 + ["grey-wolf"] * 15 + ["paper-imp"]
    kinds = rules().catalog.kinds
    out = weakest(picks, 1, rules().catalog)
    assert card_worth(kinds[out[0]]) == min(card_worth(kinds[kind]) for kind in picks)


def test_a_whole_game_after_a_draft_comes_to_its_end() -> None:
    match = begin(3, seed=9)
    random = Random(9)
    for _ in range(4000):
        if not match.menus():
            break
        seat = random.choice(list(match.menus()))
        match.play(seat, random.choice(list(match.menus()[seat].moves)))
    assert match.result() is not None
