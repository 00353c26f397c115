"""What newcomers read: the next goal, and why the computer plays or throws away a hand."""

from __future__ import annotations

import pytest

from engine.kernel.dice import Dice
from engine.kernel.menus import Move
from engine.kernel.text import Text, name
from engine.tenefyr.game import Tenefyr
from engine.tenefyr.scenario import given
from engine.tenefyr.state import BOSS, Expedition


def against_ogre(hand: list[str], deck: list[str]) -> Expedition:
    """Return a fight against power 6 in which the first player has a turn."""
    data = {"place": 1, "dungeons": [{"cards": ["ogre"]}], "fight": True, "a": {"hand": hand, "deck": deck}, "b": {}}
    return given(data, ("a", "b"), Dice(b"")).state


def test_before_the_boss_the_goal_is_loot() -> None:
    state = against_ogre(["basic-1"], [])
    assert Tenefyr().guidance(state, 0) == Text("guidance-dungeons", {"left": state.skull - state.pawn})


def test_at_the_boss_the_goal_is_the_number_of_its_cards_even_if_dungeons_are_left() -> None:
    state = against_ogre(["basic-1"], [])
    state.boss, state.boss_deck.cards, state.place = "void-prophet", ["void-mask", "void-gate"], BOSS
    assert Tenefyr().guidance(state, 0) == Text("guidance-boss", {"boss": _boss(), "left": 2})


def _boss() -> Text:
    return name("void-prophet")


@pytest.mark.parametrize(
    ("hand", "deck", "helps", "power"),
    [
        (["titan"], [], "enough", 7),
        (["basic-1", "basic-0"], ["basic-1"], "some", 1),
        (["basic-0"], ["basic-1"], "none", 0),
        (["skill-bard"], [], "some", 0),
        (["basic-0"], [], "last", 0),
    ],
)
def test_the_computer_says_what_its_hand_does(hand: list[str], deck: list[str], helps: str, power: int) -> None:
    state = against_ogre(hand, deck)
    effects = "yes" if hand == ["skill-bard"] else "no"
    values = {"missing": 6, "power": power, "effects": effects}
    assert Tenefyr().explain(state, 0, Move("play", (hand[0],))) == Text(
        "explain-play", {"helps": helps, "follows": "others", **values}
    )
    assert Tenefyr().explain(state, 0, Move("redraw")) == Text("explain-redraw", values)


def test_the_computer_says_what_is_particular_about_going_on_or_leaving() -> None:
    state = against_ogre(["basic-1"], ["basic-1", "basic-0"])
    state.players[1].deck = ["basic-1"]
    left = {"count": 3, "least": 1, "players": 2, "level": 2}
    assert Tenefyr().explain(state, 0, Move("withdraw")) == Text("explain-rest", {**left, "risk": "high"})
    risky = Text("explain-next-enemy", {**left, "last": "no", "risk": "yes"})
    assert Tenefyr().explain(state, 0, Move("go-on")) == risky
    assert Tenefyr().explain(state, 0, Move("enter", (BOSS,))) == Text("explain-boss", {"count": 3})
    state.dungeons[0].reward = "map-2"
    last = Text("explain-next-enemy", {**left, "last": "yes", "risk": "yes"})
    assert Tenefyr().explain(state, 0, Move("go-on")) == last


def test_the_computer_calls_a_fight_a_risk_unless_the_decks_are_likely_to_win() -> None:
    state = against_ogre([], ["titan"] * 9)
    state.players[1].deck = ["titan"] * 4
    sure = {"count": 13, "least": 4, "players": 2, "level": 2, "last": "no", "risk": "no"}
    assert Tenefyr().explain(state, 0, Move("go-on")) == Text("explain-next-enemy", sure)
    assert Tenefyr().explain(state, 0, Move("withdraw")) == Text(
        "explain-rest", {"count": 13, "least": 4, "players": 2, "level": 2, "risk": "low"}
    )


@pytest.mark.parametrize(("deck", "risk"), [(["titan"] * 40, "no"), (["basic-0"] * 3, "yes")])
def test_the_computer_names_the_enemy_of_the_dungeon_it_chooses_and_the_risk(deck: list[str], risk: str) -> None:
    state = against_ogre([], deck)
    values = {"enemy": name("ogre"), "level": 2, "last": "no", "risk": risk}
    assert Tenefyr().explain(state, 0, Move("enter", (1,))) == Text("explain-dungeon", values)
    assert Tenefyr().explain(state, 0, Move("take", ("scout",))) == Text("explain-reward", {"word": "scout"})
