"""The chances of fights: exactly what counting every order of all decks gives, played by the real rules."""

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
    against,
    carry_out,
    chance_to_redraw,
    compared,
    counted,
    exact,
    orders,
    position,
    to_a_decision,
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
    "Basic 0 thrown away against the haunted": {
        "dungeons": [{"cards": ["gnoll-thug", "kobold"]}],
        "a": {"deck": ["bandit", "basic-0", "basic-0", "basic-1", "basic-0"]},
        "b": {"deck": ["basic-0", "basic-0", "basic-1", "basic-0"]},
    },
    "fewer cards": {"dungeons": [{"cards": ["giant-spider", "kobold"]}], "a": {"deck": PLAIN}, "b": {"deck": DRAWING}},
}


@pytest.mark.parametrize("told", FIGHTS)
def test_the_chance_against_an_enemy_is_what_counting_all_orders_gives(told: str) -> None:
    state = position(**FIGHTS[told])
    assert against(state) == pytest.approx(counted(state))


@pytest.mark.parametrize("told", FIGHTS)
def test_the_chance_of_the_present_hand_and_of_a_new_one_is_what_counting_all_orders_gives(told: str) -> None:
    found = compared(position(**FIGHTS[told]))
    assert any(0 < each < 1 for each in found), "chances that could be anything"


def test_alone_both_turns_are_from_one_deck() -> None:  # R-164, R-166a
    deck = ["skill-bard", "basic-1", "basic-0", "archmage", "basic-0", "basic-1", "orc"]
    state = position(("a",), a={"heroes": ["bard", "thief"], "deck": deck})
    assert against(state) == pytest.approx(counted(state))
    assert any(0 < each < 1 for each in compared(state))


def test_in_the_last_turn_of_three_what_has_been_played_counts() -> None:
    state = position(
        ("a", "b", "c"),
        a={"deck": ["basic-1", "basic-1", "basic-1"]},
        b={"deck": ["basic-0", "basic-0", "basic-0", "basic-1"]},
        c={"deck": ["kobold", "basic-0", "basic-1", "basic-0", "orc"]},
    )
    assert against(state) == pytest.approx(counted(state))
    to_a_decision(state)
    assert state.fight is not None
    assert state.fight.turn == 1
    assert exact(chance_to_redraw(state, ENOUGH)) == pytest.approx(counted(state, REDRAW))


def test_cards_that_are_known_on_top_are_drawn_first() -> None:
    state = position(a={"deck": ["titan", "basic-0", "basic-0", "basic-0", "basic-0"], "known": 1}, b={"deck": []})
    assert against(state) == 1
    hidden = position(a={"deck": ["titan", "basic-0", "basic-0", "basic-0", "basic-0"]}, b={"deck": []})
    assert against(hidden) == pytest.approx(3 / 5)


def test_the_chance_depends_on_no_order_that_nobody_knows() -> None:
    state = position(**FIGHTS["cards that draw"])
    found = {against(dealt) for _, dealt in zip(range(50), orders(state), strict=False)}
    assert len(found) == 1


def test_moves_that_decide_no_fight_have_no_chance() -> None:
    state = position(**FIGHTS["plain cards"])
    to_a_decision(state)
    hand = tuple(state.players[0].hand)
    found = chance(state, 0, Move("play-all", (hand,)))
    assert found is not None
    assert found.share == pytest.approx(counted(state))
    assert chance(state, 1, Move("play-all", (hand,))) is None
    assert chance(state, 0, Move("pick", (hand,))) is None


@pytest.mark.parametrize("seed", range(12))
def test_whatever_lies_in_the_decks_the_chance_is_what_counting_all_orders_gives(seed: int) -> None:
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
    assert against(state) == pytest.approx(counted(state))
    compared(state)


def test_alone_the_second_turn_is_reckoned_from_what_the_first_may_have_brought() -> None:  # R-164, R-166a
    deck = ["thorn-sprite", "gargoyle", "kobold", "basic-1", "basic-0", "wyrmling", "titan"]
    state = position(("a",), dungeons=[{"cards": ["titan", "kobold"]}], a={"heroes": ["bard", "thief"], "deck": deck})
    assert against(state) == pytest.approx(counted(state))
    assert any(0 < each < 1 for each in compared(state))


def test_an_enemy_that_moves_away_after_the_first_turn_is_beaten_in_it_or_not_at_all() -> None:  # R-155, R-157a
    weak, strong = {"deck": ["basic-1", "basic-0", "kobold", "basic-0"]}, {"deck": ["titan"] * 3}
    state = position(dungeons=[{"cards": ["night-rider", "kobold"]}], a=weak, b=strong)
    assert against(state) == 0 == counted(state)
    last = position(place=0, boss_deck=["night-rider"], a=weak, b=strong)
    assert against(last, BOSS) == 1, "the last card of a boss deck goes nowhere"


def test_what_a_hand_brings_at_once_is_told_as_long_as_others_come_after() -> None:
    state = position(a={"deck": PLAIN}, b={"deck": PLAIN})
    told: list[list[str]] = []
    for turn in range(2):
        to_a_decision(state)
        assert state.fight is not None
        assert state.fight.turn == turn
        item = odds_now(state)
        assert item is not None
        told.append([label.key for line in item.lines if isinstance(label := line.values.get("label"), Text)])
        hand = tuple(state.players[turn].hand)
        carry_out(state, TENEFYR.resolve(state, turn, Move("play-all", (hand,)), ResolveContext(Dice(b"odds"))))
    assert told == [["odds-keep", "odds-at-once", "odds-redraw", "odds-at-once"], ["odds-keep", "odds-redraw"]]


def test_the_order_of_the_cards_has_its_own_chance() -> None:
    state = position(a={"deck": ["hobgoblin", "basic-1", "basic-1"]}, b={"deck": []})
    to_a_decision(state)
    assert state.fight is not None
    last, first = ("basic-1", "basic-1", "hobgoblin"), ("hobgoblin", "basic-1", "basic-1")
    for weakened, chances in ((0, (1, 0)), (2, (1, 1))):
        state.fight.weakened = weakened
        found = [chance_to_keep(state, ENOUGH, Move("play-all", (order,))) for order in (last, first)]
        assert tuple(map(exact, found)) == chances


def test_what_may_be_borrowed_lies_in_the_reserve_or_closed_in_a_dungeon_of_that_level() -> None:
    thief = {"heroes": ["thief"], "deck": ["skill-thief", "basic-0", "basic-0"]}
    dungeons = [{"cards": ["kobold"]}, {"cards": ["orc", "goblin-scout"]}]
    state = position(dungeons=dungeons, reserve={1: ["thorn-sprite"]}, a=thief, b={"deck": []})
    assert against(state) == pytest.approx(1 / 2), "power 2 from the reserve, power 1 from the dungeon"
    empty = position(dungeons=dungeons, a=thief, b={"deck": []})
    assert against(empty) == 0


def test_against_what_takes_power_away_the_whole_is_doubled_first_unless_one_chooses_otherwise() -> None:
    others = {"deck": ["medusa", "basic-1", "basic-1", "basic-0", "basic-0"], "known": 5}
    ones = {"deck": ["basic-1", "basic-1", "basic-1"]}
    state = position(dungeons=[{"cards": ["wight", "kobold"]}], a=ones, b=others)
    assert against(state) == 1 == counted(state)
    to_a_decision(state)
    assert exact(chance_to_keep(state, ENOUGH, Move("hold-back", ("medusa",)))) == 0
    assert exact(chance_to_keep(state, ENOUGH, Move("play", ("medusa",)))) == 1


def test_several_enemies_at_once_have_the_chances_that_each_has_alone() -> None:
    state = position(**FIGHTS["an ambush, and cards that come back"])
    enemies = [*library().levels[1], *library().levels[2], "lich-crown"]
    together = chances_against(state, [(1, enemy) for enemy in enemies], ENOUGH)
    for enemy, found in zip(enemies, together, strict=True):
        assert exact(found) == pytest.approx(against(state, enemy=enemy)), enemy
        if enemy in ("cave-bat", "marsh-light", "gnoll-thug", "hedge-witch"):
            state.dungeons[0].cards[-1] = enemy
            assert exact(found) == pytest.approx(counted(state)), enemy


def test_in_a_fight_the_chance_against_another_enemy_is_that_of_the_decks_as_they_are() -> None:
    state = position(dungeons=[{"cards": ["titan", "kobold"]}], a={"deck": PLAIN}, b={"deck": PLAIN})
    to_a_decision(state)
    left = [player.deck for player in state.players]
    rested = position(dungeons=[{"cards": ["orc", "kobold"]}], a={"deck": left[0]}, b={"deck": left[1]})
    found = against(state, enemy="orc")
    assert found == pytest.approx(counted(rested))
    assert 0 < found < 1
    assert state.fight is not None
    assert len(state.players[0].hand) == 3, "nothing has changed"
