"""Hands played card by card in a forecast, compared with every order of all decks by the real rules."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from engine.kernel.menus import Move
from engine.tenefyr.cards.library import library
from engine.tenefyr.menus import REDRAW
from engine.tenefyr.odds.chances import chance_to_keep
from engine.tenefyr.state import BASICS, PlayedCard
from tests.engine.tenefyr.odds.counting import (
    ENOUGH,
    advance_to_decision,
    chance_against,
    chance_to_redraw,
    compare_with_counting,
    counted_chance,
    exact,
    position,
)

HANDS: Mapping[str, dict[str, Any]] = {
    "another hero's loot, and a card that discards": {
        "enemy": "ghoul",
        "a": {"heroes": ["barbarian", "bard"], "deck": ["fallen-priest", "hydra", "siren"]},
    },
    "loot that can help nobody, and a card that discards": {
        "enemy": "gnoll-thug",
        "a": {
            "heroes": ["thief", "cleric"],
            "deck": ["young-ogre", "basic-0", "basic-1", "wraith", "ettin"],
            "discard": ["basic-1", "cultist"],
        },
    },
    "cards put back on the deck, and cards paid from it": {
        "enemy": "kraken-spawn",
        "a": {
            "heroes": ["bard", "cleric"],
            "deck": ["phoenix", "blood-mage", "basic-0", "beholder", "bone-walker"],
            "discard": ["assassin", "skill-bard", "basic-0"],
        },
    },
    "cards put back on a deck from which a later card is paid": {
        "enemy": "kraken-spawn",
        "a": {"deck": ["titan", "ogre"]},
        "b": {"deck": ["medusa", "wight", "ogre", "basic-0"], "discard": ["basic-1", "archmage"]},
    },
    "several cards that double the same card": {
        "enemy": "kraken-spawn",
        "a": {"deck": ["ogre", "archmage", "fire-elemental", "lizard-rider"]},
        "b": {"deck": ["basic-1"]},
    },
    "a basic card put back that weakened the enemy": {
        "enemy": "gnoll-thug",
        "a": {"deck": ["wight", "kobold", "ogre", "basic-1"], "discard": ["basic-0"]},
        "b": {"deck": ["basic-1"]},
    },
    "basic cards that weaken the enemy when they are paid": {
        "enemy": "gnoll-thug",
        "a": {"deck": ["blood-mage", "ogre", "kobold", "basic-0", "basic-0", "basic-1"]},
        "b": {"deck": ["basic-1"]},
    },
    "basic cards with negative power": {
        "enemy": "wight",
        "a": {"deck": ["rat-pack", "orc", "basic-0", "basic-0", "basic-0"]},
        "b": {"deck": ["basic-0"]},
    },
    "a card put back that doubles a card which weakens the enemy": {
        "enemy": "kraken-spawn",
        "a": {
            "heroes": ["cleric"],
            "deck": ["cultist", "fallen-priest", "wyvern", "ogre"],
            "discard": ["wyrmling", "basic-1", "goblin-scout"],
        },
        "b": {"deck": ["basic-1"]},
    },
    "several cards that discard others, and a borrowed card": {
        "enemy": "ogre",
        "a": {
            "heroes": ["thief", "barbarian"],
            "deck": ["skill-thief", "ettin", "minotaur-calf", "archmage", "hill-giant", "basic-1"],
        },
    },
    "a card put back and drawn after unknown cards, one of which is discarded": {
        "enemy": "gargoyle",
        "a": {
            "heroes": ["cleric", "barbarian"],
            "deck": ["ancient-treant", "shadow-queen", "basic-1", "chimera", "lizard-rider", "sphinx", "titan"],
        },
        "b": {"deck": ["basic-1"]},
    },
    "nothing to double for a player with negative power": {
        "enemy": "wight",
        "a": {"deck": ["basic-0", "basic-0", "basic-0"]},
        "b": {"deck": ["medusa", "ogre", "basic-0", "basic-1", "kobold"]},
    },
    "several cards put back on the deck, some of which are drawn": {
        "enemy": "fallen-angel",
        "a": {"deck": ["phoenix", "basic-0"], "discard": ["cave-bat", "gnoll-thug"]},
        "b": {"deck": ["basic-1"]},
    },
}


@pytest.mark.parametrize("case", HANDS)
def test_replacing_cards_by_equivalent_cards_does_not_change_the_chance(case: str) -> None:
    players = {seat: given_ for seat, given_ in HANDS[case].items() if seat != "enemy"}
    state = position(tuple(players), dungeons=[{"cards": [HANDS[case]["enemy"], "kobold"]}], **players)
    assert chance_against(state) == pytest.approx(counted_chance(state))
    compare_with_counting(state, certain=True)


def test_an_ambush_may_empty_the_deck_before_both_turns_of_a_solo_game() -> None:
    thief = {"heroes": ["thief", "bard"], "deck": ["titan", "cultist"]}
    state = position(("a",), dungeons=[{"cards": ["assassin", "kobold"]}], a=thief)
    assert chance_against(state) == 0 == counted_chance(state)


@pytest.mark.parametrize("seed", range(6))
def test_the_chance_with_a_borrowed_card_equals_counting_all_orders_of_the_reserve(seed: int) -> None:
    random = Random(f"reserve {seed}")
    enemies = library().enemies
    first = [card for card in enemies if enemies[card].level == 1]
    later = [card for card in enemies if enemies[card].level > 1]
    deck = ["skill-thief", *random.sample(later, 2), random.choice(BASICS)]
    seats = ("a",) if seed % 2 else ("a", "b")
    players: dict[str, Any] = {"a": {"heroes": ["thief", "cleric"], "deck": deck, "discard": ["basic-0", "basic-1"]}}
    if len(seats) > 1:
        players["b"] = {"heroes": ["bard", "barbarian"], "deck": [*random.sample(later, 2), "basic-1"]}
    enemy = random.choice([card for card in later if card not in str(players)])
    reserve = {1: random.sample(first, 3)}
    state = position(seats, dungeons=[{"cards": [enemy, "kobold"]}], reserve=reserve, **players)
    assert chance_against(state) == pytest.approx(counted_chance(state))
    compare_with_counting(state)


@pytest.mark.slow
def test_cards_of_the_first_turn_count_in_the_second_turn_of_a_solo_game() -> None:
    deck = ["rat-pack", "basic-0", "basic-0", "ettin", "medusa", "hill-giant", "basic-1", "archmage"]
    state = position(("a",), dungeons=[{"cards": ["kobold", "ogre"]}], a={"deck": deck})
    advance_to_decision(state)
    assert state.fight is not None
    state.fight.turn, state.fight.played = (
        1,
        [PlayedCard("ogre", 0), PlayedCard("basic-1", 0), PlayedCard("basic-1", 0)],
    )
    chances: list[float] = []
    for weaker in range(-40, 0):
        state.fight.weakened = weaker
        chances.append(exact(chance_to_redraw(state, ENOUGH)))
        assert chances[-1] == pytest.approx(counted_chance(state, REDRAW))
        assert exact(chance_to_keep(state, ENOUGH)) == pytest.approx(counted_chance(state))
    assert any(0 < chance < 1 for chance in chances)


ORDERS: Mapping[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "a basic card is discarded, and an equal card drawn": (
        ("minotaur-calf", "goblin-scout", "basic-1"),
        {
            "heroes": ["barbarian", "cleric"],
            "deck": ["minotaur-calf", "basic-1", "goblin-scout", "bandit", "demon-general", "basic-1", "vampire-lord"],
            "discard": ["lich-apprentice", "hydra"],
        },
    ),
    "a returned card and an unknown card are discarded as payment": (
        ("basic-0", "sphinx", "medusa"),
        {
            "deck": ["basic-0", "medusa", "sphinx", "ettin", "frost-giant", "bandit", "basic-0"],
            "discard": ["ogre"],
        },
    ),
    "a card that counts basic cards comes before some of them": (
        ("basic-1", "hobgoblin", "basic-0"),
        {"deck": ["basic-1", "basic-0", "hobgoblin", "ogre", "bandit", "rat-pack"]},
    ),
    "a card that doubles comes before a card that discards others": (
        ("basic-1", "wyrmling", "ettin"),
        {"deck": ["basic-1", "wyrmling", "ettin", "ogre", "bandit", "rat-pack", "titan"]},
    ),
    "paying for a card empties the deck before a card that needs it empty": (
        ("ogre", "blood-mage", "bog-troll"),
        {"deck": ["ogre", "blood-mage", "bog-troll", "basic-1", "kobold"]},
    ),
    "a borrowed card comes before others": (
        ("basic-1", "skill-thief", "hobgoblin"),
        {"heroes": ["thief"], "deck": ["hobgoblin", "skill-thief", "basic-1", "ogre", "wight", "ettin"]},
    ),
}


@pytest.mark.parametrize("case", ORDERS)
def test_a_hand_is_played_in_the_given_order(case: str) -> None:
    order, first = ORDERS[case]
    for second in ({"deck": ["basic-1", "kobold", "basic-0"], "known": 3}, {"deck": []}):
        dungeons = [{"cards": ["titan", "ogre"]}]
        state = position(("a", "b"), dungeons=dungeons, reserve={1: ["wild-boar", "kobold"]}, a=first, b=second)
        advance_to_decision(state)
        assert state.fight is not None
        assert sorted(state.players[0].hand) == sorted(order)
        for move in (Move("play", (order[0],)), Move("play-all", (order,)), Move("play-all", (order[::-1],))):
            chances: list[float] = []
            for weaker in range(-40, 15, 1):
                state.fight.weakened = weaker
                chance = exact(chance_to_keep(state, ENOUGH, move))
                if not chances or chance != pytest.approx(chances[-1]):
                    assert chance == pytest.approx(counted_chance(state, move))
                    state.fight.weakened -= 1
                    assert not chances or chances[-1] == pytest.approx(counted_chance(state, move)), (
                        "with one power less"
                    )
                    chances.append(chance)
            assert len(chances) > 1


def test_cards_paid_for_a_borrowed_card_are_missing_afterwards() -> None:
    thief = {"heroes": ["thief"], "deck": ["titan", "medusa", "skill-thief", "basic-1", "ogre", "kobold"], "known": 3}
    state = position(
        dungeons=[{"cards": ["titan", "kobold"]}],
        completed=[1, 1, 2, 2, 3, 3],
        reserve={3: ["blood-mage", "ettin"]},
        a={"deck": ["titan", "ogre", "kobold"]},
        b=thief,
    )
    assert any(0 < chance < 1 for chance in compare_with_counting(state, certain=True))


def test_a_deck_emptied_by_paying_for_a_borrowed_card_is_empty_for_later_cards() -> None:
    thief = {"heroes": ["thief"], "deck": ["bog-troll", "ogre", "skill-thief", "basic-1", "kobold"], "known": 3}
    state = position(
        dungeons=[{"cards": ["titan", "kobold"]}],
        completed=[1, 1, 2, 2, 3, 3],
        reserve={3: ["blood-mage", "wraith"]},
        a={"deck": ["titan", "ogre", "kobold"]},
        b=thief,
    )
    assert any(0 < chance < 1 for chance in compare_with_counting(state, certain=True))  # R-088a, R-148
