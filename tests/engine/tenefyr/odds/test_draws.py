"""Samples of draws, if there are too many to play all: reproducible, and close to the exact chance."""

from __future__ import annotations

from collections.abc import Mapping
from time import process_time
from typing import Any

import pytest

from engine.tenefyr.cards.library import library
from engine.tenefyr.menus import REDRAW
from engine.tenefyr.odds.chances import Effort, chances_against
from engine.tenefyr.odds.forecast import Forecast
from engine.tenefyr.odds.wording import ANSWER, BUTTON, chance, odds_now
from tests.engine.tenefyr.odds.counting import advance_to_decision, chance_against, position

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
    "three who help each other": {
        "a": {"heroes": ["bard"], "deck": ["skill-bard", "harpy", "bandit", "wight", "orc", *BASICS]},
        "b": {"heroes": ["thief"], "deck": ["hobgoblin", "gargoyle", "wyvern", "siren", *BASICS]},
        "c": {"heroes": ["cleric"], "deck": ["titan", "ogre", "lich-apprentice", *BASICS]},
    },
    "both turns from one deck": {
        "a": {"heroes": ["cleric", "thief"], "deck": ["wyrmling", "ogre", "orc", "titan", *BASICS[3:]]},
    },
}
"""Positions in which all draws can be played, but not with a small effort."""


@pytest.mark.parametrize("case", FEW)
def test_the_exact_chance_is_within_the_margin_of_a_sample(case: str) -> None:
    given = FEW[case]
    state = position(tuple(given), **given)
    for enemy in ("hill-giant", "iron-golem", "beholder"):
        exact = chance_against(state, enemy=enemy)
        for steps in (300, 600, 1_200):
            (about,) = chances_against(state, [(1, enemy)], Effort(steps, sampling=True))
            assert about is not None
            assert about.fights > 0, "not all draws are played"
            assert abs(float(about.share) - exact) * 100 < about.margin, (enemy, steps)
        assert 0.01 < exact < 0.99, "the case is not trivial"


@pytest.mark.slow
def test_margins_hold_in_about_nineteen_of_twenty_cases() -> None:
    given = FEW["three who help each other"]
    state = position(tuple(given), **given)
    enemies = [enemy for level in (4, 5) for enemy in library().levels[level]]
    off = [
        abs(float(about.share) - exact) * 100 > about.margin
        for enemy in enemies
        if 0.02 < (exact := chance_against(state, enemy=enemy)) < 0.98
        for about in chances_against(state, [(1, enemy)], Effort(900, sampling=True))
        if about is not None and about.fights
    ]
    assert len(off) > 10
    assert sum(off) <= 2


def test_samples_are_reproducible() -> None:
    state = position(tuple(LATE), dungeons=[{"cards": ["red-dragon", "kobold"]}], **LATE)
    first, second = (chances_against(state, [(1, "red-dragon")], ANSWER) for _ in range(2))
    assert first == second
    assert first[0] is not None
    assert first[0].fights > 100


def test_a_button_shows_an_estimate_if_there_are_too_many_draws() -> None:
    state = position(tuple(LATE), dungeons=[{"cards": ["red-dragon", "kobold"]}], **LATE)
    (estimate,) = chances_against(state, [(1, "red-dragon")], BUTTON)
    assert estimate is not None
    assert estimate.fights > 10
    advance_to_decision(state)
    redraw = chance(state, 0, REDRAW)
    assert redraw is not None
    assert redraw.text.key == "chance-wins-about"


def test_a_sample_does_not_depend_on_the_order_of_hidden_cards() -> None:
    state = position(
        tuple(LATE), dungeons=[{"cards": ["red-dragon", "kobold"]}], reserve={1: ["kobold", "mudling"]}, **LATE
    )
    item = odds_now(state)
    for player in state.players:
        player.deck.reverse()
    state.reserve[0].reverse()
    assert odds_now(state) == item


CAMPS: Mapping[str, Mapping[str, dict[str, Any]]] = {
    "four late in the game": LATE,
    "alone with the cards of all four": {
        "a": {"heroes": ["barbarian", "thief"], "deck": [card for player in LATE.values() for card in player["deck"]]}
    },
    "alone with every card": {
        "a": {"heroes": ["cleric", "thief"], "deck": [*library().enemies, *BASICS, "skill-cleric", "skill-thief"]}
    },
}


@pytest.mark.parametrize("case", CAMPS)
def test_an_answer_takes_a_limited_number_of_steps_and_shows_its_margin(case: str, steps: list[int]) -> None:
    players = CAMPS[case]
    tops = ("red-dragon", "siren", "gnoll-thug", "titan", "wight", "behemoth", "marsh-light", "cultist", "vampire-lord")
    dungeons = [{"cards": [top, "kobold"]} for top in tops]
    state = position(tuple(players), dungeons=dungeons, place=-1, agenda=[], reserve={1: ["orc"]}, **players)
    before = process_time()
    item = odds_now(state)
    assert process_time() - before < 5, "seconds of processor time; well below one on an idle machine"
    assert sum(steps) < 1.2 * ANSWER.steps
    assert item is not None
    *lines, how = item.lines
    assert "odds-line-about" in [line.key for line in lines]
    assert all(line.values["margin"] in range(1, 25) for line in lines if line.key == "odds-line-about")
    assert how.key == "odds-how-about"


@pytest.mark.parametrize("case", CAMPS)
def test_the_chances_of_a_hand_take_a_limited_number_of_steps(case: str, steps: list[int]) -> None:
    players = CAMPS[case]
    state = position(tuple(players), dungeons=[{"cards": ["red-dragon", "kobold"]}], reserve={1: ["orc"]}, **players)
    advance_to_decision(state)
    item = odds_now(state)
    assert item is not None
    assert [line.key for line in item.lines].count("odds-line-about") > 0
    assert 0 < sum(steps) < 1.2 * ANSWER.steps


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Record the steps of each simulated turn."""
    counts: list[int] = []
    play_hand = Forecast.play_hand

    def counting(game: Forecast) -> None:
        before = game.steps
        play_hand(game)
        counts.append(game.steps - before)

    monkeypatch.setattr(Forecast, "play_hand", counting)
    return counts
