"""Scenarios: what holds passes, what does not is told in one readable line, and a wrong file is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.scenarios.reading import BadScenario, read_scenarios
from engine.scenarios.running import run_scenario

GIVEN = "game: pips\nname: x\ngiven: {a: [2, 3], b: [1, 4], pile: [5], turn: a}\n"


def differences(tmp_path: Path, text: str) -> list[str]:
    file = tmp_path / "case.yaml"
    file.write_text(text)
    return [line for scenario in read_scenarios(file) for line in run_scenario(scenario)]


def test_scenarios_that_hold_show_no_difference(pips: str) -> None:
    scenarios = read_scenarios(Path(__file__).parent / "good.yaml")
    assert [scenario.name for scenario in scenarios][1] == "two scenarios may share what is given"
    for scenario in scenarios:
        assert run_scenario(scenario) == []


@pytest.mark.parametrize(
    ("rest", "line"),
    [
        ("when: [{a: draw}]\nthen: {facts: {a.hand: 4}}", "then, facts: a.hand is 3, expected 4"),
        ("when: [{a: draw}]\nthen: {facts: {a.hands: 4}}", "then, facts: a.hands is nothing, expected 4"),
        ("then: {facts: {pile: {at least: 2}}}", "then, facts: pile is 1, expected at least 2"),
        ("then: {facts: {players: {length: 3}}}", "expected length 3"),
        ("then: {facts: {nothing.at.all: {not: 1}}}", "nothing.at.all is nothing, expected not 1"),
        ("then: {state: {points: [0, 1]}}", "then, state: points.1 is 0, expected 1"),
        ("then: {private: {a: {hand: {contains: card-4}}}}", "expected contains 'card-4'"),
        ("then: {private: {a: {hand: {lacks: card-2}}}}", "expected lacks 'card-2'"),
        ("then: {sees: {spectator: [card-2]}}", "then, sees: spectator does not see card-2"),
        ("then: {does not see: {a: [card-2]}}", "then, does not see: a sees card-2"),
        ("then: {asked: [b]}", "then, asked: asked are ['a'], expected ['b']"),
        ("then: {menus: {b: {contains: [roll]}}}", "b is not asked; asked are ['a']"),
        ("then: {menus: {a: none}}", "a is asked ask-turn, expected no question"),
        ("then: {menus: {a: {lacks: [duel]}}}", "there is duel among: roll, draw, duel"),
        ("then: {menus: {a: {only: [roll]}}}", "the moves are: roll, draw, duel; expected only: roll"),
        ("then: {menus: {a: {question: ask-lay}}}", "the question is ask-turn, expected ask-lay"),
        ("then: {menus: {a: {contains: [{lay: a.hero}]}}}", "then, menus: there is no a.hero now"),
        ("then: {result: {winners: [a]}}", "the game goes on, expected that it is over"),
        ("when: [{resign: b}]\nthen: {result: none}", "the game is over (result-alone)"),
        ("when: [{resign: b}]\nthen: {result: {winners: [b]}}", "winners are ['a'], expected ['b']"),
        ("when: [{b: roll}]", "step 1 (b: roll): refused: refused-not-your-turn {'seat': 'a'}"),
        ("when: [{a: draw, refused: refused-empty-pile}]", "the move was allowed, expected refused-empty-pile"),
        ("when: [{b: roll, refused: refused-over}]", "refused: refused-not-your-turn ({'seat': 'a'}), expected"),
        ("when: [{b: roll, refused: {rule: P-9}}]", "refused: rule none, expected P-9"),
        ("when: [{a: roll}]", "step 1 (a: roll): the rules roll a W6 here, but no loaded die is left"),
        ("dice: [W10: 1]\nwhen: [{a: roll}]", "the rules roll a W6 here, but the next loaded die is a W10"),
        ("dice: [2]\nwhen: [{a: draw}]", "dice: [2] were loaded but never rolled"),
        ("dice: [7]\nwhen: [{a: roll}]", "ValueError: loaded 7 on a die with 6 faces"),
        ("dice: [1]\nwhen: [{a: roll, rolls: [2]}]", "rolls: rolled [1], expected [2]"),
        ("when: [{a: draw, then: {events: [event-rolled]}}]", "no 'event-rolled' (in this order) among"),
        ("when: [{a: draw, then: {no events: [event-drew]}}]", "there is {'event-drew': {'seat': 'a'}}"),
        ("when: [{a: draw, then: {not told: {a: [event-your-card]}}}]", "not told: a: there is"),
        ("when: [{a: draw, then: {told: {b: [event-your-card]}}}]", "told: b: no 'event-your-card'"),
    ],
)
def test_a_difference_is_one_readable_line(pips: str, tmp_path: Path, rest: str, line: str) -> None:
    found = differences(tmp_path, GIVEN + rest)
    assert len(found) == 1
    assert line in found[0]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name: x\ngame: chess\nthen: {}", "unknown game 'chess'; known:"),
        ("name: x\ngame: pips", "x: nothing happens and nothing is checked"),
        ("game: pips\nthen: {}", "name must be a text"),
        ("name: x\ngame: pips\nthen: {}\nthan: {}", "unknown key 'than' in a scenario; known: name,"),
        ("name: x\ngame: pips\nthen: {fact: {}}", "unknown key 'fact' in then; known: facts,"),
        ("name: x\ngame: pips\nwhen: [{c: roll}]", "unknown key 'c' in when, step 1; known: a, b, resign"),
        ("name: x\ngame: pips\nwhen: [{a: roll, b: roll}]", "when, step 1 has several actors: a, b"),
        ("name: x\ngame: pips\nwhen: [{dice: [1]}]", "when, step 1 has no actor"),
        ("name: x\ngame: pips\nwhen: [{a: [1]}]", "a move is a word or one word with arguments, not 1"),
        ("name: x\ngame: pips\nwhen: [{resign: c}]", "'c' is no seat; known: a, b"),
        ("name: x\ngame: pips\nwhen: [{a: [roll, roll], refused: y}]", "refused goes with exactly one move"),
        ("name: x\ngame: pips\nwhen: [{a: roll, refused: {why: y}}]", "unknown key 'why' in when, step 1, refused"),
        ("name: x\ngame: pips\ngiven: {c: [1]}\nthen: {}", "x: unknown key 'c' in given"),
        ("name: x\ngame: pips\noptions: {turns: 0}\nthen: {}", "greater than or equal to 1"),
        ("name: x\ngame: pips\noptions: {}\ngiven: {}\nthen: {}", "options are for games set up in the ordinary way"),
        ("name: x\ngame: pips\ndice: 4\nthen: {}", "dice must be a list, not 4"),
        ("name: x\ngame: pips\ndice: any\nwhen: [{a: roll, dice: [1]}]", "dice: any leaves nothing to be loaded"),
        ("name: x\ngame: pips\ndice: [six]\nthen: {}", "dice: a die is a number, or a kind of die with a number"),
        ("name: x\ngame: pips\nthen: {asked: [z]}", "'z' is no seat"),
        ("name: x\ngame: pips\nthen: {}\nthen: {}", "the key 'then' stands here twice"),
        ("name: x\ngame: pips\nthen: {}\n---\nname: x\ngame: pips\nthen: {}", "two scenarios are called 'x'"),
        ("- 1", "a scenario must be a mapping, not 1"),
        ("[", "case.yaml"),
    ],
)
def test_a_wrong_file_is_named_with_the_place_that_is_wrong(pips: str, tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(BadScenario) as caught:
        differences(tmp_path, text)
    assert message in str(caught.value)
    assert "case.yaml" in str(caught.value)
