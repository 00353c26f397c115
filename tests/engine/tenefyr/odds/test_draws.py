"""Where chance takes too many ways to follow them all, turns are drawn: always the same, and close to the truth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.tenefyr.odds.chances import chance_against, chance_to_keep, chance_to_redraw
from engine.tenefyr.odds.following import outcomes
from engine.tenefyr.odds.told import DRAWS, odds_now
from tests.engine.tenefyr.odds.counting import ENOUGH, position, to_a_decision

BASICS = ["basic-1"] * 5 + ["basic-0"] * 3
LATE: Mapping[str, dict[str, Any]] = {
    "a": {
        "heroes": ["barbarian"],
        "deck": [*BASICS, "skill-barbarian", "rat-pack", "hobgoblin", "ettin", "orc"],
    },
    "b": {
        "heroes": ["bard"],
        "deck": [*BASICS, "skill-bard", "hydra", "siren", "wild-boar", "cave-bat"],
    },
    "c": {"heroes": ["cleric"], "deck": [*BASICS, "skill-cleric", "phoenix", "sphinx", "bandit", "wyrmling", "harpy"]},
    "d": {"heroes": ["thief"], "deck": [*BASICS, "titan", "chimera", "basilisk", "hill-giant", "medusa", "dire-wolf"]},
}
FEW: Mapping[str, dict[str, Any]] = {
    "four who help each other": {
        "dungeons": [{"cards": ["iron-golem", "kobold"]}],
        "a": {
            "heroes": ["bard", "cleric"],
            "deck": ["skill-bard", "harpy", "bandit", "orc", "ettin", "wight", "sphinx", "phoenix", *BASICS],
        },
        "b": {"deck": ["night-rider", "hobgoblin", "gargoyle", "wyvern", "chimera", *BASICS]},
        "c": {"deck": ["titan", "young-ogre", "hydra", *BASICS]},
        "d": {"deck": ["ogre", "mudling", "lich-apprentice", *BASICS]},
    },
    "both turns from one deck": {
        "dungeons": [{"cards": ["hill-giant", "kobold"]}],
        "a": {
            "heroes": ["cleric", "thief"],
            "deck": ["wyrmling", "ogre", "orc", "titan", *BASICS[3:]],
        },
    },
}


@pytest.mark.parametrize("told", FEW)
def test_a_chance_from_draws_is_close_to_the_exact_one(told: str) -> None:
    given = FEW[told]
    state = position([seat for seat in given if seat != "dungeons"], **given)
    exact = chance_against(state, 1, most=ENOUGH)
    about = chance_against(state, 1, most=16, draws=DRAWS // 2)
    assert exact is not None
    assert about is not None
    assert exact != about, "turns are drawn"
    assert 0.1 < exact < 0.9, "a chance that could be missed"
    assert abs(exact - about) < 0.04


def test_the_same_draws_come_again() -> None:
    state = position(tuple(LATE), dungeons=[{"cards": ["red-dragon", "kobold"]}], **LATE)
    first = chance_against(state, 1, most=DRAWS, draws=DRAWS)
    outcomes.cache_clear()
    assert first is not None
    assert chance_against(state, 1, most=DRAWS, draws=DRAWS) == first


def test_alone_in_a_late_camp_something_is_told_about_every_enemy_and_said_to_be_drawn() -> None:
    cards = [["red-dragon"], ["siren"], ["gnoll-thug"], ["titan"]]
    dungeons = [{"cards": [*each, "kobold"][::-1]} for each in cards]
    deck = [card for player in LATE.values() for card in player["deck"]]
    alone = {"heroes": ["barbarian", "thief"], "deck": deck}
    state = position(("a",), dungeons=dungeons, place=-1, agenda=[], a=alone)
    item = odds_now(state)
    assert item is not None
    keys = [line.key for line in item.lines]
    assert keys[:-1] == ["odds-line-about"] * len(keys[:-1])
    assert keys[-1] == "odds-how-about"


def test_a_hand_of_late_decks_and_a_new_one_are_told_too() -> None:
    state = position(tuple(LATE), dungeons=[{"cards": ["red-dragon", "kobold"]}], **LATE)
    to_a_decision(state)
    for reckoned in (chance_to_keep, chance_to_redraw):
        found = reckoned(state, most=DRAWS, draws=DRAWS)
        assert found is not None
        assert 0 < found < 1
