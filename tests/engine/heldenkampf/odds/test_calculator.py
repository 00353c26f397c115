"""Input and results of the fight calculator."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

from engine.games import game
from engine.heldenkampf.odds.calculator import MOST, current_fight_odds, planned_fight_odds
from engine.heldenkampf.state import Fight, Fighter, HeldenkampfState
from engine.kernel.match import Match
from engine.kernel.menus import RefusedError
from engine.kernel.odds import OddsWord
from engine.kernel.views import Item

GALAN = [OddsWord("galan"), OddsWord("dragon-curse-axe")]


def side(item: Item, index: int) -> dict[str, Any]:
    return item.face["sides"][index]


def test_cards_have_their_printed_values() -> None:  # H-082
    item = planned_fight_odds(GALAN, [OddsWord("sigrid", 4), OddsWord("chain-mail"), OddsWord("decorative-shield")])
    assert (side(item, 0)["sum"], side(item, 0)["protection"], side(item, 0)["life"]) == (12, 0, 8)
    assert (side(item, 1)["sum"], side(item, 1)["protection"], side(item, 1)["life"]) == (10, 3, 4)


def test_numbers_replace_the_values_of_cards_and_ranges_can_be_ignored() -> None:  # H-082, H-041
    plain = planned_fight_odds([*GALAN, OddsWord("weapon", 1)], [OddsWord("strength", 5), OddsWord("life", 3)])
    assert (side(plain, 0)["sum"], side(plain, 1)["sum"]) == (11, 5)
    without = planned_fight_odds([*GALAN, OddsWord("no-ranges")], [OddsWord("strength", 5), OddsWord("life", 3)])
    assert side(without, 0)["sum"] == 10


def test_waived_dice_narrow_the_difference() -> None:  # H-082, H-039
    item = planned_fight_odds([*GALAN, OddsWord("waive")], [OddsWord("xerr"), OddsWord("waive")])
    spread = next(line for line in item.lines if line.key == "odds-next")
    assert (spread.values["low"], spread.values["high"]) == (4, 4)


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ([], "refused-odds-strength"),
        ([OddsWord("troll-club")], "refused-odds-strength"),
        ([OddsWord("strength", 3)], "refused-odds-life"),
        ([OddsWord("galan", 0)], "refused-odds-number"),
        ([OddsWord("galan", 21)], "refused-odds-number"),
        ([OddsWord("galan"), OddsWord("armour", 9999)], "refused-odds-number"),
        ([OddsWord("galan"), OddsWord("strength", 21)], "refused-odds-number"),
        ([OddsWord("bread")], "refused-odds-card"),
    ],
)
def test_incomplete_and_impossible_descriptions_are_refused(words: list[OddsWord], key: str) -> None:  # H-082
    for sides in ((words, GALAN), (GALAN, words)):
        with pytest.raises(RefusedError) as caught:
            planned_fight_odds(*sides)
        assert caught.value.refusal.key == key


@pytest.mark.parametrize("number", [1, 20])
def test_life_points_from_1_to_20_are_calculated(number: int) -> None:  # H-082
    assert side(planned_fight_odds([OddsWord("galan", number)], GALAN), 0)["life"] == number
    assert side(planned_fight_odds([OddsWord("galan"), OddsWord("strength", 20)], GALAN), 0)["sum"] == 20


def test_odds_of_the_current_fight_include_wounds_and_begin_with_the_next_strike() -> None:  # H-048, H-081
    match: Match[HeldenkampfState] = Match.new(game("heldenkampf"), b"the dice key of the tests", 2, {})
    quest = match.state
    assert current_fight_odds(quest) is None
    quest.fight = Fight("bridge", Fighter(0, "galan", "dragon-curse-axe"), Fighter(1, "sigrid"))
    quest.wounds = {"sigrid": 2}
    first = current_fight_odds(quest)
    assert first is not None
    assert [(fighter["sum"], fighter["life"]) for fighter in first.face["sides"]] == [(12, 8), (10, 4)]
    quest.fight.returning = True
    second = current_fight_odds(quest)
    assert second is not None
    assert [(fighter["sum"], fighter["life"]) for fighter in second.face["sides"]] == [(10, 4), (12, 8)]


@pytest.mark.parametrize("waives", [[], [OddsWord("waive")]])
def test_the_odds_of_the_longest_possible_fight_take_less_than_a_second(waives: list[OddsWord]) -> None:
    words = [OddsWord("strength", MOST), OddsWord("life", MOST)]
    before = process_time()
    item = planned_fight_odds([*words, *waives], words)
    assert process_time() - before < 1
    assert item.face["strikes"].values["whole"] > 5
