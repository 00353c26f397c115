"""Runs of scenarios: passing checks, differences in one readable line, and faults of files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.kernel.flow import ResolveContext
from engine.kernel.menus import PASS, Menu
from engine.kernel.text import Text
from engine.kernel.views import View
from engine.scenarios.reading import read_scenarios
from engine.scenarios.running import run_scenario
from engine.scenarios.scenario import ScenarioError
from tests.games import registered
from tests.games.pips.game import Pips, PipsTable

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
        ("then: {facts: {players.0: {}}}", "expected nothing in it"),
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
        ("then: {asked: {a: ask-lay}}", "then, asked: a is asked ask-turn, expected ask-lay"),
        ("then: {asked: {b: ask-turn}}", "then, asked: asked are ['a'], expected ['b']"),
        (
            "when: [{a: draw, then: {nothing happened: true}}]",
            "nothing happened: there is {'event-drew': {'seat': 'a'}}",
        ),
        ("dice: [1]\nwhen: [{a: roll, then: {revealed: true}}]", "revealed: nothing hidden was revealed"),
        ("when: [{a: draw, then: {revealed: false}}]", "revealed: something hidden was revealed"),
        ("dice: [1]\nwhen: [{a: roll}]\nthen: {nothing happened: true}", "nothing happened: there is {'event-rolled'"),
        ("when: [{a: duel}, {a: {lay: 2}, then: {nothing happened: {but: [hands.7]}}}]", "there is no hands.7"),
        ("then: {same view: {b: {a: [2, 3]}}}", "b: the other deal leads to the very same position"),
        ("then: {same view: {b: {a: [2, 3, 4]}}}", "with the other deal board.players.0.hand is 3 instead of 2"),
        (
            "then: {same view: {a: {a: [2, 4]}}}",
            "a: with the other deal private.hand.1 is 'card-4' instead of 'card-3'",
        ),
        ("when: [{a: draw}]\nthen: {same view: {a: {pile: [6]}}}", "a: with the other deal private.hand.2 is 'card-6'"),
        (
            "when: [{a: duel}, {a: {lay: 3}}]\nthen: {same view: {b: {a: [2, 4]}}}",
            "with the other deal the step a: lay 3 fails: refused-not-now",
        ),
    ],
)
def test_a_difference_is_one_readable_line(pips: str, tmp_path: Path, rest: str, line: str) -> None:
    reported = differences(tmp_path, GIVEN + rest)
    assert len(reported) == 1
    assert line in reported[0]


def test_what_a_position_begins_with_by_itself_happens_before_the_first_step(tmp_path: Path) -> None:
    due = "game: caravan\nname: x\ngiven: {a: [], b: [6], water: 9, agenda: [sun, storm]}\n"
    with registered("caravan"):
        expected = "then: {events: [event-sun, event-storm], rolls: [3, 6], facts: {water: 6}, asked: {b: ask-storm}}"
        assert differences(tmp_path, f"{due}dice: [3, 6]\n{expected}") == []
        [reported] = differences(tmp_path, f"{due}dice: [3]\n{expected}")
        assert reported == "given: the rules roll a W6 here, but no loaded die is left"


DRY = "game: caravan\nname: x\noptions: {water: 1}\ndice: any\nwhen: [{a: march}]\n"


def test_that_all_have_lost_together_is_no_draw(tmp_path: Path) -> None:
    with registered("caravan"):
        assert differences(tmp_path, DRY + "then: {result: {winners: [], lost: true, reason: result-thirst}}") == []
        [reported] = differences(tmp_path, DRY + "then: {result: {winners: [], reason: result-thirst}}")
        assert reported == "then, result: all have lost together"
    with registered("pips"):
        draw = "game: pips\nname: x\noptions: {turns: 1}\ndice: any\nwhen: [{a: draw}]\n"
        assert differences(tmp_path, draw + "then: {result: {winners: [], lost: false}}") == []
        [reported] = differences(tmp_path, draw + "then: {result: {lost: true}}")
        assert reported == "then, result: expected that all have lost together"


def test_a_secret_of_one_seat_makes_no_difference_to_the_others(pips: str, tmp_path: Path) -> None:
    hidden = "same view: {b: {a: [6, 6], pile: [4]}, spectator: {a: [6, 6]}}"
    assert differences(tmp_path, f"{GIVEN}then: {{{hidden}}}") == []
    assert differences(tmp_path, f"{GIVEN}then: {{same view: [a, b, spectator]}}") == []
    assert differences(tmp_path, f"{GIVEN}when: [{{a: draw}}]\nthen: {{same view: [b, spectator]}}") == []


@pytest.mark.parametrize("checked", ["[b]", "[spectator]", "{b: {a: [6, 3]}}", "{spectator: {a: [6, 3]}}"])
def test_a_view_that_reveals_a_hidden_card_is_reported(
    pips: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, checked: str
) -> None:
    honest = Pips.view

    def leaking(self: Pips, state: PipsTable, seat: int | None) -> View:
        view = honest(self, state, seat)
        return replace(view, headline=Text("headline", {"best": max(state.hands[0])}))

    monkeypatch.setattr(Pips, "view", leaking)
    reported = differences(tmp_path, f"{GIVEN}then: {{same view: {checked}}}")
    assert len(reported) == 1
    assert "headline.values.best is" in reported[0]


def test_a_question_that_reveals_a_hidden_card_is_reported(
    pips: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = GIVEN + "then: {same view: {a: {b: [1, 6]}}}"
    assert differences(tmp_path, case) == []

    def leaking(self: Pips, state: PipsTable) -> dict[int, Menu]:
        return {state.turn: Menu([PASS], Text("ask-turn", {"best": max(state.hands[1])}), PASS)}

    monkeypatch.setattr(Pips, "menus", leaking)
    [reported] = differences(tmp_path, case)
    assert "a: with the other deal asked.0.values.best is 6 instead of 4" in reported


def test_an_event_that_reveals_a_hidden_card_is_reported(
    pips: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = GIVEN + "when: [{a: draw}]\nthen: {same view: {b: {pile: [6]}}}"
    assert differences(tmp_path, case) == []
    monkeypatch.setattr(ResolveContext, "whisper", lambda io, seat, key, **values: io.announce(key, **values))
    [reported] = differences(tmp_path, case)
    assert "b: with the other deal events.1.values.card.text is 'name-card-6' instead of 'name-card-5'" in reported


def test_where_nothing_is_hidden_no_view_can_be_tried(pips: str, tmp_path: Path) -> None:
    text = "game: pips\nname: x\ngiven: {a: [3], b: [3], pile: [3]}\nthen: {same view: [b]}"
    [reported] = differences(tmp_path, text)
    assert "nothing is hidden here that could be dealt again" in reported


def test_steps_with_and_without_changes_are_distinguished(pips: str, tmp_path: Path) -> None:
    duel = GIVEN + "when: [{a: duel}, {a: {lay: 2}, then: {nothing happened: true}}]"
    assert differences(tmp_path, duel) == []
    drew = "when: [{resign: a, then: {nothing happened: {but: [playing, turn, left]}}}]"
    [reported] = differences(tmp_path, GIVEN + drew)
    assert "there is {'event-left': {'seat': 'a'}}" in reported


def test_a_silent_change_is_named_unless_it_is_excepted(
    pips: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ResolveContext, "announce", lambda io, key, **values: None)
    monkeypatch.setattr(ResolveContext, "whisper", lambda io, seat, key, **values: None)
    drew = GIVEN + "when: [{a: draw}]\nthen: {nothing happened: %s}"
    assert "now hands.0 is [2, 3, 5] instead of [2, 3]" in differences(tmp_path, drew % "true")[0]
    assert "now pile is [] instead of [5]" in differences(tmp_path, drew % "{but: [hands]}")[0]
    assert differences(tmp_path, drew % "{but: [hands, pile, turn, left]}") == []


def test_what_a_position_begins_with_has_happened_before_the_first_step(tmp_path: Path) -> None:
    begins = "game: telperinquar\nname: x\ngiven: {phase: begin, b: {}, a: {pile: [grey-wolf]}}\n"
    assert differences(tmp_path, begins + "then: {events: [event-turn, event-drew], facts: {a.hand: 1}}") == []
    assert "no 'event-turn-over'" in differences(tmp_path, begins + "then: {events: [event-turn-over]}")[0]


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
        ("name: x\ngame: pips\nthen: {asked: {z: ask-turn}}", "unknown key 'z' in then, asked; known: a, b"),
        ("name: x\ngame: pips\nthen: {asked: {a: 1}}", "then, asked, a must be a text, not 1"),
        ("name: x\ngame: pips\nthen: {result: {lost: [a]}}", "then, result, lost must be true or false, not ['a']"),
        ("name: x\ngame: pips\nthen: {same view: [z]}", "'z' is no reader; known: a, b, spectator"),
        ("name: x\ngame: pips\nthen: {same view: {b: {a: [1]}}}", "another deal needs a given"),
        ("name: x\ngame: pips\ngiven: {}\nthen: {same view: {b: {c: [1]}}}", "unknown key 'c' in given"),
        (
            "name: x\ngame: pips\nthen: {nothing happened: false}",
            "nothing happened (true, or a mapping) must be",
        ),
        ("name: x\ngame: pips\nthen: {revealed: yes please}", "revealed must be true or false, not 'yes please'"),
        ("name: x\ngame: pips\nthen: {nothing happened: {except: [turn]}}", "unknown key 'except' in then, nothing"),
        ("name: x\ngame: pips\nthen: {}\nthen: {}", "file-key-twice (key: then, line: 4)"),
        ("name: x\ngame: pips\nthen: {}\n---\nname: x\ngame: pips\nthen: {}", "two scenarios are called 'x'"),
        ("- 1", "a scenario must be a mapping, not 1"),
        ("[", "case.yaml"),
    ],
)
def test_a_wrong_file_is_named_with_the_place_that_is_wrong(pips: str, tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        differences(tmp_path, text)
    assert message in str(caught.value)
    assert "case.yaml" in str(caught.value)
