"""Chances of fights equal the shares found by counting: playing every order of all decks by the real rules."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from engine.kernel.dice import Dice
from engine.kernel.flow import ResolveContext
from engine.kernel.menus import Move
from engine.kernel.text import Text
from engine.tenefyr.cards.library import library
from engine.tenefyr.menus import REDRAW
from engine.tenefyr.odds.chances import chance_to_keep, chances_against
from engine.tenefyr.odds.wording import chance, odds_now
from engine.tenefyr.state import BASICS, BOSS
from tests.engine.tenefyr.odds.counting import (
    ENOUGH,
    TENEFYR,
    advance_to_decision,
    all_orders,
    carry_out,
    chance_against,
    chance_to_redraw,
    compare_with_counting,
    counted_chance,
    exact,
    position,
)

PLAIN = ["basic-1", "basic-0", "basic-1", "kobold", "basic-0"]
DRAWING = ["orc", "basic-0", "basic-1", "basic-0", "kobold"]
COUNTING = ["hobgoblin", "archmage", "basic-1", "basic-0", "basic-1"]


FIGHTS: Mapping[str, dict[str, Any]] = {
    "plain cards": {"a": {"deck": PLAIN}, "b": {"deck": ["basic-1", "kobold", "basic-0", "basic-0"]}},
    "cards that draw": {"a": {"deck": DRAWING}, "b": {"deck": ["bandit", "basic-1", "basic-0", "ogre", "basic-0"]}},
    "cards that count others": {"a": {"deck": COUNTING}, "b": {"deck": ["wyrmling", "basic-1", "basic-0", "orc"]}},
    "a deck that becomes empty": {
        "dungeons": [{"cards": ["ghoul", "kobold"]}],
        "a": {"deck": ["orc", "basic-1", "basic-0", "kobold"]},
        "b": {"deck": ["basic-1", "ogre", "basic-0", "orc", "basic-0"]},
    },
    "an ambush, and cards that come back": {
        "dungeons": [{"cards": ["harpy", "kobold"]}],
        "a": {"heroes": ["cleric"], "deck": ["phoenix", "basic-0", "basic-1", "skill-cleric", "kobold"]},
        "b": {"deck": ["basic-1", "basic-1", "basic-0", "orc", "basic-0"]},
    },
    "weaker basics": {
        "dungeons": [{"cards": ["wight", "kobold"]}],
        "a": {"deck": ["basic-1", "wyrmling", "basic-0", "kobold", "ogre"]},
        "b": {"deck": ["basic-1", "basic-1", "basic-0", "kobold"]},
    },
    "no skills": {
        "dungeons": [{"cards": ["siren", "kobold"]}],
        "a": {"heroes": ["barbarian"], "deck": ["skill-barbarian", "ogre", "basic-1", "basic-0", "orc"]},
        "b": {"deck": ["basic-1", "basic-0", "kobold", "ogre"]},
    },
    "inspired, readied, and a weaker enemy": {
        "a": {"heroes": ["bard"], "deck": ["skill-bard", "harpy", "basic-0", "basic-0", "wyvern"]},
        "b": {"deck": ["basic-1", "basic-0", "basic-0", "kobold", "basic-1"]},
    },
    "a condition": {
        "dungeons": [{"cards": ["assassin", "kobold"]}],
        "a": {"deck": ["ogre", "basic-0", "kobold", "basic-1", "basic-1"]},
        "b": {"deck": ["medusa", "basic-1", "basic-0", "basic-0", "kobold", "basic-1"]},
    },
    "a Miss thrown away against the haunted": {
        "dungeons": [{"cards": ["gnoll-thug", "kobold"]}],
        "a": {"deck": ["bandit", "basic-0", "basic-0", "basic-1", "basic-0"]},
        "b": {"deck": ["basic-0", "basic-0", "basic-1", "basic-0"]},
    },
    "fewer cards": {"dungeons": [{"cards": ["giant-spider", "kobold"]}], "a": {"deck": PLAIN}, "b": {"deck": DRAWING}},
}


@pytest.mark.slow
@pytest.mark.parametrize("case", FIGHTS)
def test_the_chance_against_an_enemy_equals_counting(case: str) -> None:
    state = position(**FIGHTS[case])
    assert chance_against(state) == pytest.approx(counted_chance(state))


@pytest.mark.slow
@pytest.mark.parametrize("case", FIGHTS)
def test_the_chances_of_keeping_and_redrawing_a_hand_equal_counting(case: str) -> None:
    chances = compare_with_counting(position(**FIGHTS[case]))
    assert any(0 < chance < 1 for chance in chances), "the case is not trivial"


def test_both_turns_of_a_solo_game_use_the_same_deck() -> None:  # R-164, R-166a
    deck = ["skill-bard", "basic-1", "basic-0", "archmage", "basic-0", "basic-1", "orc"]
    state = position(("a",), a={"heroes": ["bard", "thief"], "deck": deck})
    assert chance_against(state) == pytest.approx(counted_chance(state))
    assert any(0 < share < 1 for share in compare_with_counting(state))


def test_cards_played_in_earlier_turns_count_in_the_last_of_three_turns() -> None:
    state = position(
        ("a", "b", "c"),
        a={"deck": ["basic-1", "basic-1", "basic-1"]},
        b={"deck": ["basic-0", "basic-0", "basic-0", "basic-1"]},
        c={"deck": ["kobold", "basic-0", "basic-1", "basic-0", "orc"]},
    )
    assert chance_against(state) == pytest.approx(counted_chance(state))
    advance_to_decision(state)
    assert state.fight is not None
    assert state.fight.turn == 1
    assert exact(chance_to_redraw(state, ENOUGH)) == pytest.approx(counted_chance(state, REDRAW))


def test_known_cards_on_top_of_a_deck_are_drawn_first() -> None:
    state = position(a={"deck": ["titan", "basic-0", "basic-0", "basic-0", "basic-0"], "known": 1}, b={"deck": []})
    assert chance_against(state) == 1
    hidden = position(a={"deck": ["titan", "basic-0", "basic-0", "basic-0", "basic-0"]}, b={"deck": []})
    assert chance_against(hidden) == pytest.approx(3 / 5)


def test_the_chance_does_not_depend_on_a_hidden_order() -> None:
    state = position(**FIGHTS["cards that draw"])
    chances = {chance_against(dealt) for _, dealt in zip(range(50), all_orders(state), strict=False)}
    assert len(chances) == 1


def test_only_moves_of_the_active_player_in_a_fight_have_a_chance() -> None:
    state = position(**FIGHTS["plain cards"])
    advance_to_decision(state)
    hand = tuple(state.players[0].hand)
    estimate = chance(state, 0, Move("play-all", (hand,)))
    assert estimate is not None
    assert estimate.share == pytest.approx(counted_chance(state))
    assert chance(state, 1, Move("play-all", (hand,))) is None
    assert chance(state, 0, Move("pick", (hand,))) is None


@pytest.mark.parametrize("seed", range(12))
def test_the_chance_with_random_decks_equals_counting(seed: int) -> None:
    random = Random(f"decks {seed}")
    cards = [card for card in library().played if card not in (*BASICS, "skill-thief")]
    random.shuffle(cards)
    seats = ("a",) if seed % 3 == 0 else ("a", "b")
    heroes = random.sample(list(library().heroes), 4)
    players: dict[str, Any] = {}
    for seat in seats:
        deck = [cards.pop() if random.random() < 0.6 else random.choice(BASICS) for _ in range(6 - len(seats))]
        players[seat] = {"heroes": heroes[:2], "deck": deck, "discard": [cards.pop()]}
        heroes = heroes[2:]
    enemy = random.choice(list(library().enemies))
    state = position(seats, dungeons=[{"cards": [enemy, "kobold"]}], **players)
    assert chance_against(state) == pytest.approx(counted_chance(state))
    compare_with_counting(state)


@pytest.mark.slow
def test_the_second_turn_of_a_solo_game_depends_on_the_draws_of_the_first() -> None:  # R-164, R-166a
    deck = ["thorn-sprite", "gargoyle", "kobold", "basic-1", "basic-0", "wyrmling", "titan"]
    state = position(("a",), dungeons=[{"cards": ["titan", "kobold"]}], a={"heroes": ["bard", "thief"], "deck": deck})
    assert chance_against(state) == pytest.approx(counted_chance(state))
    assert any(0 < share < 1 for share in compare_with_counting(state))


def test_an_enemy_that_moves_away_can_be_beaten_only_in_the_first_turn() -> None:  # R-155, R-157a
    weak, strong = {"deck": ["basic-1", "basic-0", "kobold", "basic-0"]}, {"deck": ["titan"] * 3}
    state = position(dungeons=[{"cards": ["night-rider", "kobold"]}], a=weak, b=strong)
    assert chance_against(state) == 0 == counted_chance(state)
    last = position(place=0, boss_deck=["night-rider"], a=weak, b=strong)
    assert chance_against(last, BOSS) == 1, "the last card of a boss deck goes nowhere"


def test_the_chance_to_win_at_once_is_shown_only_before_the_last_turn() -> None:
    state = position(a={"deck": PLAIN}, b={"deck": PLAIN})
    keys: list[list[str]] = []
    for turn in range(2):
        advance_to_decision(state)
        assert state.fight is not None
        assert state.fight.turn == turn
        item = odds_now(state)
        assert item is not None
        keys.append([label.key for line in item.lines if isinstance(label := line.values.get("label"), Text)])
        hand = tuple(state.players[turn].hand)
        carry_out(state, TENEFYR.resolve(state, turn, Move("play-all", (hand,)), ResolveContext(Dice(b"odds"))))
    assert keys == [["odds-keep", "odds-at-once", "odds-redraw", "odds-at-once"], ["odds-keep", "odds-redraw"]]


def test_the_chance_to_win_at_once_is_left_out_where_there_is_none_at_all() -> None:
    state = position(dungeons=[{"cards": ["titan"]}], a={"deck": PLAIN}, b={"deck": PLAIN})
    advance_to_decision(state)
    item = odds_now(state)
    assert item is not None
    keys = [label.key for line in item.lines if isinstance(label := line.values.get("label"), Text)]
    assert keys == ["odds-keep", "odds-redraw"]


def test_a_chance_says_which_hands_it_assumes() -> None:
    for seats, follower in ((("a",), "own"), (("a", "b"), "others")):
        decks = {seat: {"deck": PLAIN} for seat in seats}
        state, camp = position(seats, **decks), position(seats, place=-1, agenda=[], **decks)
        advance_to_decision(state)
        running = state.fight
        assert running is not None
        moves = {"this": Move("play-all", (tuple(state.players[0].hand),)), "next": REDRAW}
        assumed = [TENEFYR.chance(state, 0, move) for move in moves.values()]
        assumed.append(TENEFYR.chance(camp, 0, Move("enter", (1,))))
        assert [chance and chance.text.values["hand"] for chance in assumed] == [*moves, "each"]
        for order, follows in ((running.order, follower), (running.order[:1], "none")):
            running.order = order
            item = odds_now(state)
            assert item is not None
            labels = [label for line in item.lines if isinstance(label := line.values.get("label"), Text)]
            kept, renewed = (label for label in labels if label.key != "odds-at-once")
            assert (kept, renewed) == (
                Text("odds-keep", {"follows": follows}),
                Text("odds-redraw", {"follows": follows}),
            )


def test_each_order_of_a_hand_has_its_own_chance() -> None:
    state = position(a={"deck": ["hobgoblin", "basic-1", "basic-1"]}, b={"deck": []})
    advance_to_decision(state)
    assert state.fight is not None
    last, first = ("basic-1", "basic-1", "hobgoblin"), ("hobgoblin", "basic-1", "basic-1")
    for weakened, chances in ((0, (1, 0)), (2, (1, 1))):
        state.fight.weakened = weakened
        estimates = [chance_to_keep(state, ENOUGH, Move("play-all", (order,))) for order in (last, first)]
        assert tuple(map(exact, estimates)) == chances


def test_borrowed_cards_come_from_the_reserve_or_from_closed_cards_of_that_level() -> None:
    thief = {"heroes": ["thief"], "deck": ["skill-thief", "basic-0", "basic-0"]}
    dungeons = [{"cards": ["kobold"]}, {"cards": ["orc", "goblin-scout"]}]
    state = position(dungeons=dungeons, reserve={1: ["thorn-sprite"]}, a=thief, b={"deck": []})
    assert chance_against(state) == pytest.approx(1 / 2), "power 2 from the reserve, power 1 from the dungeon"
    empty = position(dungeons=dungeons, a=thief, b={"deck": []})
    assert chance_against(empty) == 0


def test_doubling_comes_before_a_penalty_unless_the_player_holds_the_card_back() -> None:
    others = {"deck": ["medusa", "basic-1", "basic-1", "basic-0", "basic-0"], "known": 5}
    basics = {"deck": ["basic-1", "basic-1", "basic-1"]}
    state = position(dungeons=[{"cards": ["wight", "kobold"]}], a=basics, b=others)
    assert chance_against(state) == 1 == counted_chance(state)
    advance_to_decision(state)
    assert exact(chance_to_keep(state, ENOUGH, Move("hold-back", ("medusa",)))) == 0
    assert exact(chance_to_keep(state, ENOUGH, Move("play", ("medusa",)))) == 1


@pytest.mark.slow
def test_chances_against_several_enemies_equal_those_against_a_single_enemy() -> None:
    state = position(**FIGHTS["an ambush, and cards that come back"])
    enemies = [*library().levels[1], *library().levels[2], "lich-crown"]
    together = chances_against(state, [(1, enemy) for enemy in enemies], ENOUGH)
    for enemy, estimate in zip(enemies, together, strict=True):
        assert exact(estimate) == pytest.approx(chance_against(state, enemy=enemy)), enemy
        if enemy in ("cave-bat", "marsh-light", "gnoll-thug", "hedge-witch"):
            state.dungeons[0].cards[-1] = enemy
            assert exact(estimate) == pytest.approx(counted_chance(state)), enemy


def test_during_a_fight_the_chance_against_another_enemy_uses_the_current_decks() -> None:
    state = position(dungeons=[{"cards": ["titan", "kobold"]}], a={"deck": PLAIN}, b={"deck": PLAIN})
    advance_to_decision(state)
    left = [player.deck for player in state.players]
    rested = position(dungeons=[{"cards": ["orc", "kobold"]}], a={"deck": left[0]}, b={"deck": left[1]})
    share = chance_against(state, enemy="orc")
    assert share == pytest.approx(counted_chance(rested))
    assert 0 < share < 1
    assert state.fight is not None
    assert len(state.players[0].hand) == 3, "nothing has changed"
