"""Broken rules are caught by what cites them, survivors are named with their rule, and equivalents fit."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from pydantic import ValidationError

from tests.mutants import trial
from tests.mutants.__main__ import chosen
from tests.mutants.citations import Citations, read_citations
from tests.mutants.equivalents import Equivalent, read_equivalents, without_mutant
from tests.mutants.mutants import ROOT, Mutant, all_mutants, mutants_of
from tests.mutants.report import report
from tests.mutants.trial import Outcome, try_out, warm_up

SCENARIO = """
name: a fumble misses
rules: [T-139]
game: telperinquar
given:
  cards: {sword: {type: weapon, play: 2, use: 2, attack: {bonus: 3}}}
  a: {equipment: [blade: sword]}
when:
  - a: {attack: [blade, b.hero]}
    dice: [1]
"""
STRICT = "then: {facts: {b.life: 20}}\n"
WEAK = "then: {asked: [b]}\n"


@cache
def mutants() -> list[Mutant]:
    return all_mutants()


def broken(function: str, before: str, after: str) -> Mutant:
    """The mutant of Telperinquár that changes this statement of this function."""
    own = [m for m in mutants() if m.game == "telperinquar"]
    (found,) = [m for m in own if (m.function, m.before, m.after) == (function, before, after)]
    return found


def cited(folder: Path, text: str) -> Citations:
    (folder / "scenarios").mkdir(exist_ok=True)
    (folder / "scenarios" / "planted.yaml").write_text(text)
    return read_citations(folder)


@pytest.fixture
def planted() -> Mutant:
    """The roll of a fumble is looked at the wrong way round."""
    warm_up()
    return broken("carry_out", "if roll != FUMBLE:", "if roll == FUMBLE:")


def test_a_broken_rule_is_caught_by_the_scenario_that_shows_it(planted: Mutant, tmp_path: Path) -> None:
    (outcome,) = try_out([planted], cited(tmp_path, SCENARIO + STRICT), jobs=1)
    assert outcome.caught_by.startswith("planted.yaml: a fumble misses: ")
    assert outcome.ran == 1


def test_a_survivor_is_reported_with_its_place_its_change_and_its_rule(planted: Mutant, tmp_path: Path) -> None:
    citations = cited(tmp_path, SCENARIO + WEAK)
    lines = report([planted], try_out([planted], citations, jobs=1), []).lines
    assert lines[0].startswith(f"survived {planted.id}  {planted.file}:{planted.line}  ")
    assert "T-139" in lines[0]
    assert lines[0].endswith("\n    - if roll != FUMBLE:\n    + if roll == FUMBLE:")


def test_what_notices_a_change_without_citing_its_rule_is_named_and_does_not_count(
    planted: Mutant, tmp_path: Path
) -> None:
    citations = cited(tmp_path, SCENARIO.replace("T-139", "T-001") + STRICT)
    found = report([planted], try_out([planted], citations, jobs=1), [])
    assert (found.caught, found.survived) == (0, 1)
    assert "noticed only by what cites none of them: planted.yaml" in found.lines[0]


def test_python_tests_that_cite_a_rule_catch_too(planted: Mutant, tmp_path: Path) -> None:
    file = tmp_path / "test_planted.py"
    file.write_text(
        "import inspect\nfrom engine.games import game\nfrom engine.telperinquar.play import combat\n"
        "def test_cites_nothing() -> None:\n    raise AssertionError\n"
        "def test_a_fumble_is_looked_for() -> None:  # T-139\n"
        "    assert not combat.carry_out.__code__.co_filename.startswith('engine')\n"
    )
    citations = read_citations(tmp_path)
    assert citations.tests_of(["T-139", "T-001"]) == [f"{file}::test_a_fumble_is_looked_for"]
    (outcome,) = try_out([planted], citations, jobs=1)
    assert outcome.caught_by.endswith("test_planted.py::test_a_fumble_is_looked_for")


def test_what_never_ends_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    warm_up()
    monkeypatch.setattr(trial, "SCENARIOS_TAKE", 1)
    nobody_is_next = broken("next_turn", "break", "pass")
    citations = cited(tmp_path, "name: x\nrules: [T-171]\ngame: telperinquar\nwhen: [a: end]\n")
    (outcome,) = try_out([nobody_is_next], citations, jobs=1)
    assert outcome.caught_by


def test_what_a_package_hands_on_is_loaded_anew(tmp_path: Path) -> None:
    warm_up()
    level = "game.players[card_use.seat].best_level"
    level_is_taken_away = broken("Check.carry_out", f"total = roll + {level}", f"total = roll - {level}")
    citations = cited(
        tmp_path,
        "name: a level helps\nrules: [T-303]\ngame: telperinquar\ngiven:\n  cards: {fear: {type: talent, play: 1,"
        " use: 1, abilities: [{target: enemy-hero, effects: [{effect: check, success: [{effect: pool, by: -1}]}]}]}}\n"
        "  a: {abilities: [fear]}\nwhen: [{a: {use: [a.fear, 1, b.hero]}, dice: [3]}]\n"
        "then: {events: [event-check-succeeded], facts: {b.actions: 2}}\n",
    )
    (outcome,) = try_out([level_is_taken_away], citations, jobs=1)
    assert outcome.caught_by.startswith("planted.yaml: a level helps: ")


def test_no_simpler_example_is_looked_for_of_what_never_ends(
    planted: Mutant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "TESTS_TAKE", 1)
    tried = tmp_path / "tried"
    (tmp_path / "test_planted.py").write_text(
        "from hypothesis import given\nfrom hypothesis.strategies import integers\n@given(integers())\n"
        f"def test_endless(number: int) -> None:  # T-139\n    with open({str(tried)!r}, 'a') as file:\n"
        "        file.write('x')\n    while True:\n        pass\n"
    )
    (outcome,) = try_out([planted], read_citations(tmp_path), jobs=1)
    assert outcome.caught_by.endswith("test_planted.py::test_endless")
    assert tried.read_text() == "x"


def test_rules_stand_at_the_line_at_the_statement_or_around_it(tmp_path: Path) -> None:
    file = tmp_path / "engine" / "telperinquar" / "some.py"
    file.parent.mkdir(parents=True)
    file.write_text(
        '"""About T-001."""\n\nfew = 1\nmany = 2\n"""How many (T-002)."""\n\n\n'
        'def some(x, y):\n    """Some (T-003 .. T-005)."""\n    if x:  # T-006\n        y += 3\n'
        '        y -= 4  # T-007\n    if y:\n        return Refusal("no", {}, "T-008")\n    return y\n'
    )
    found = {(each.before, each.line): each.rules for each in mutants_of("telperinquar", file, tmp_path)}
    assert found == {
        ("many = 2", 4): ["T-002"],
        ("if x:", 10): ["T-006", "T-007", "T-003", "T-004", "T-005"],
        ("y += 3", 11): ["T-006", "T-003", "T-004", "T-005"],
        ("y -= 4", 12): ["T-007", "T-006", "T-003", "T-004", "T-005"],
        ("if y:", 13): ["T-008", "T-003", "T-004", "T-005"],
        ("return Refusal('no', {}, 'T-008')", 14): ["T-008", "T-003", "T-004", "T-005"],
        ("return y", 15): ["T-003", "T-004", "T-005"],
    }


def test_every_mutant_has_a_name_of_its_own_that_lines_above_do_not_change(tmp_path: Path) -> None:
    assert len({mutant.id for mutant in mutants()}) == len(mutants())
    copy = tmp_path / "engine" / "telperinquar" / "play" / "combat.py"
    copy.parent.mkdir(parents=True)
    copy.write_text("# above\n" + (ROOT / "engine/telperinquar/play/combat.py").read_text(encoding="utf-8"))
    moved = [each.id for each in mutants_of("telperinquar", copy, tmp_path)]
    assert moved == [each.id for each in mutants() if each.file == "engine/telperinquar/play/combat.py"]


def test_every_equivalent_fits_a_mutant_and_has_a_reason() -> None:
    assert without_mutant(read_equivalents(), mutants()) == []


def test_an_equivalent_that_fits_nothing_or_is_caught_is_pointed_out(planted: Mutant, tmp_path: Path) -> None:
    entry = Equivalent(
        file=planted.file,
        function="carry_out",
        before=planted.before,
        after=planted.after,
        reason="nobody can see the difference",
    )
    assert without_mutant([entry], mutants()) == []
    gone = entry.model_copy(update={"before": "if roll != 17:"})
    assert without_mutant([gone], mutants()) == [gone]
    found = report([planted, planted], [Outcome("something", 1), Outcome("", 1)], [entry])
    assert (found.equivalent, found.caught, found.survived, len(found.wrong)) == (2, 0, 0, 1)
    with pytest.raises(ValidationError):
        Equivalent(file="", function="", before="", after="", reason="no")


def test_a_sample_is_the_same_for_the_same_seed() -> None:
    assert chosen(mutants(), sample=20, seed=7) == chosen(mutants(), sample=20, seed=7)
    assert chosen(mutants(), sample=20, seed=7) != chosen(mutants(), sample=20, seed=8)
    assert all("T-139" in each.rules for each in chosen(mutants(), sample=5, seed=1, rule="T-139"))
