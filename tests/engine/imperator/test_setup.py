"""The start of a game of Imperator, and invariants of its position."""

from __future__ import annotations

from random import Random

import pytest
from pydantic import ValidationError

from engine.games import game
from engine.imperator.cards import DECK, VALUE
from engine.imperator.options import Options
from engine.imperator.state import Trick, War, busy_cards
from engine.kernel.match import Match
from engine.kernel.menus import Move, RefusedError

KEY = b"the dice key of the tests"
TABLES = [
    {},
    {"hand": "two"},
    {"stakes": "rising"},
    {"battle": "ordered"},
    {"blind_raid": True, "perk_table": "throne", "lives": 1},
    {"battle": "ordered", "tie": "defender", "open_hands": True, "colour_bonus": 2, "round_limit": 6},
    {"carry_over": False, "round_limit": 5, "perk_table": "sixteen"},
]


def begin(seats: int, options: dict[str, object], seed: int = 0) -> Match[War]:
    return Match.new(game("imperator"), KEY + bytes([seed]), seats, options)


@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_the_game_is_for_two_to_four_players(seats: int) -> None:  # I-005
    with pytest.raises(RefusedError) as caught:
        begin(seats, {})
    assert caught.value.refusal.key == "refused-seats"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_two_of_52_different_cards_and_the_rest_is_the_pile(seats: int) -> None:  # I-005, I-006, I-036
    war = begin(seats, {"hand": "two"}).state
    dealt = [card for player in war.players for card in player.draft]
    assert len(dealt) == 2 * seats
    assert sorted(dealt + war.pile) == sorted(DECK)
    assert len(DECK) == 52


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_first_hand_of_four_has_two_high_and_two_low_cards(seats: int) -> None:  # I-037
    for seed in range(5):
        war = begin(seats, {}, seed).state
        for player in war.players:
            assert [VALUE[card] >= 8 for card in player.draft] == [True, True, False, False]
        assert sorted([card for player in war.players for card in player.draft] + war.pile) == sorted(DECK)


def test_a_sampled_first_hand_keeps_its_high_and_low_cards() -> None:  # I-037
    match = begin(3, {})
    for number in range(5):
        sample = match.determinize(0, Random(number))
        assert sample.players[0].draft == match.state.players[0].draft
        for player in sample.players:
            assert [VALUE[card] >= 8 for card in player.draft] == [True, True, False, False]


def test_a_sampled_first_hand_does_not_show_whether_a_secret_imperator_is_high() -> None:  # I-037
    match = begin(2, {})
    low, high = match.state.players[1].draft[3], match.state.players[1].draft[0]
    match.play(1, Move("choose", (low, high)))
    samples = [match.determinize(0, Random(number)).players[1].draft for number in range(20)]
    assert {VALUE[draft[0]] >= 8 for draft in samples} == {True, False}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_four_cards_everybody_may_act_in_the_first_battle(seats: int) -> None:  # I-037, I-043a
    for seed in range(20):
        match = begin(seats, {}, seed)
        random = Random(seed)
        while match.state.phase == "choice":
            seat = random.choice(list(match.menus()))
            match.play(seat, match.menus()[seat].draw(random))
        able: list[int] = []
        while match.state.phase == "battle" and match.state.round == 1:
            menus = match.menus()
            able += [seat for seat, menu in menus.items() if any(move.name != "done" for move in menu.moves)]
            seat = random.choice(list(menus))
            match.play(seat, menus[seat].draw(random))
        assert sorted(set(able)) == list(range(seats))


@pytest.mark.parametrize(
    "wrong", [{"lives": 6}, {"lives": -1}, {"perk": 5}, {"round_limit": 0}, {"battle": "wild"}, {"jokers": 2}]
)
def test_invalid_options_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        begin(2, wrong)


def cards_of(war: War) -> list[str]:
    """Return every card of the position."""
    held = [card for player in war.players for card in (player.cards() if player.imperator else player.draft)]
    return [*held, *war.pile, *war.discard, *(card for card in war.middle if card)]


def cards_in(trick: Trick) -> list[str]:
    claims = [claim.card for claim in trick.rivals]
    return [card for card in (trick.attacking, trick.black, trick.defending, trick.red, *claims) if card]


def assert_invariants(war: War, options: Options) -> None:
    """Assert what holds in every position of any game."""
    assert sorted(cards_of(war)) == sorted(DECK)
    for player in war.players:
        if not player.imperator:
            continue
        # I-013, I-017: roles by the number of cards won
        assert len(player.attackers) == 1 + (player.additions + 1) // 2 <= 5
        assert len(player.buffs) == player.additions // 2 <= 4
        assert 0 < player.lives <= (options.lives or 2)
        assert 0 <= player.damage.get(player.imperator, 0) < 28
        if player.draft:
            assert sorted(player.draft) == sorted(player.cards())  # I-096
    in_tricks = [card for trick in war.tricks for card in cards_in(trick)]
    assert len(in_tricks) == len(dict.fromkeys(in_tricks))  # I-044, I-047
    assert sorted(in_tricks) == sorted(busy_cards(war))
    assert war.round <= options.round_limit  # I-078a


@pytest.mark.parametrize("options", TABLES, ids=lambda options: ", ".join(options) or "usual")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_are_conserved_and_hands_keep_their_shape_in_every_battle(seats: int, options: dict[str, object]) -> None:
    # I-057, I-058, I-060
    for seed in range(3):
        random = Random(seed)
        match = begin(seats, options, seed)
        for _ in range(20_000):
            menus = match.menus()
            if not menus:
                break
            assert_invariants(match.state, match.state.options)
            seat = random.choice(list(menus))
            if random.random() < 0.002 and len(match.state.living()) > 2 and not match.state.players[seat].out:
                match.resign(seat)
                continue
            match.play(seat, menus[seat].draw(random))
        assert match.result() is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_free_battle_nobody_waits_for_a_seat_that_has_nothing_to_answer(seats: int) -> None:  # I-041, I-069
    random = Random(seats)
    match = begin(seats, {}, 1)
    for _ in range(5_000):
        menus = match.menus()
        if not menus:
            break
        assert any(not menu.optional for menu in menus.values())
        seat = random.choice(list(menus))
        match.play(seat, menus[seat].draw(random))


@pytest.mark.parametrize("seed", range(4))
def test_the_result_ranks_the_losers_by_the_order_in_which_they_went_out(seed: int) -> None:  # I-001, I-003
    match = begin(4, {"lives": 1}, seed)
    random = Random(seed)
    losers: list[int] = []
    while (menus := match.menus()) and match.state.round < 60:
        seat = random.choice(sorted(menus))
        match.play(seat, menus[seat].draw(random))
        losers += [seat for seat, player in enumerate(match.state.players) if player.out and seat not in losers]
    result = match.result()
    assert result is not None
    last_to_first = [result.places[seat] for seat in losers]
    assert last_to_first == sorted(last_to_first, reverse=True)
    assert len(set(last_to_first)) > 1
    assert all(result.places[seat] == 1 for seat in result.winners)


def test_at_the_round_limit_survivors_are_ranked_by_lives_and_then_life_points() -> None:  # I-078a
    match = begin(4, {})
    war = match.state
    war.phase, war.ending = "over", "limit"
    for player, lives, damage in zip(war.players, (1, 2, 1, 0), (0, 0, 1, 0), strict=True):
        player.imperator, player.lives = "h7", lives
        player.damage = {"h7": damage}
    war.players[3].out = True
    result = match.rules.result(war)
    assert result is not None
    assert result.places == (2, 1, 3, 4)


def test_the_description_of_a_card_gives_its_value_life_points_and_colour() -> (
    None
):  # I-007, I-008, I-019, I-030, I-032
    items = {card: game("imperator").describe(card) for card in ("s7", "h14")}
    lines = {card: {line.key: line.values for line in item.lines} for card, item in items.items()}
    assert lines["s7"] == {"card-value": {"value": 7}, "card-life": {"life": 14}, "card-colour": {"colour": "black"}}
    assert lines["h14"] == {"card-value": {"value": 14}, "card-life": {"life": 28}, "card-colour": {"colour": "red"}}
    with pytest.raises(KeyError):
        game("imperator").describe("s15")
