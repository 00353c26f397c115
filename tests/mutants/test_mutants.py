"""Mutants are caught by citations of their rules, survivors are reported, and equivalents fit."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from pydantic import ValidationError

from tests.mutants import trial
from tests.mutants.__main__ import choose_mutants
from tests.mutants.citations import Citations, read_citations
from tests.mutants.equivalents import Equivalent, read_equivalents, without_mutant
from tests.mutants.mutants import ROOT, Mutant, all_mutants, mutants_of
from tests.mutants.report import report
from tests.mutants.trial import TrialOutcome, load_games, try_mutants

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


def find_mutant(function: str, before: str, after: str) -> Mutant:
    """Return the mutant of Telperinquár that changes this statement of this function."""
    own = [mutant for mutant in mutants() if mutant.game == "telperinquar"]
    (match,) = [mutant for mutant in own if (mutant.function, mutant.before, mutant.after) == (function, before, after)]
    return match


def plant_scenario(folder: Path, text: str) -> Citations:
    (folder / "scenarios").mkdir(exist_ok=True)
    (folder / "scenarios" / "planted.yaml").write_text(text)
    return read_citations(folder)


@pytest.fixture
def fumble_mutant() -> Mutant:
    """Return a mutant in which the check for a fumble is reversed."""
    load_games()
    return find_mutant("carry_out", "if roll != FUMBLE:", "if roll == FUMBLE:")


def test_a_mutant_is_caught_by_a_scenario_that_cites_its_rule(fumble_mutant: Mutant, tmp_path: Path) -> None:
    (outcome,) = try_mutants([fumble_mutant], plant_scenario(tmp_path, SCENARIO + STRICT), jobs=1)
    assert outcome.caught_by.startswith("planted.yaml: a fumble misses: ")
    assert outcome.ran == 1


def test_a_survivor_is_reported_with_its_place_its_change_and_its_rule(fumble_mutant: Mutant, tmp_path: Path) -> None:
    citations = plant_scenario(tmp_path, SCENARIO + WEAK)
    lines = report([fumble_mutant], try_mutants([fumble_mutant], citations, jobs=1), []).lines
    assert lines[0].startswith(f"survived {fumble_mutant.id}  {fumble_mutant.file}:{fumble_mutant.line}  ")
    assert "T-139" in lines[0]
    assert lines[0].endswith("\n    - if roll != FUMBLE:\n    + if roll == FUMBLE:")


def test_a_scenario_that_fails_without_citing_the_rule_is_named_but_does_not_count(
    fumble_mutant: Mutant, tmp_path: Path
) -> None:
    citations = plant_scenario(tmp_path, SCENARIO.replace("T-139", "T-001") + STRICT)
    summary = report([fumble_mutant], try_mutants([fumble_mutant], citations, jobs=1), [])
    assert (summary.caught, summary.survived) == (0, 1)
    assert "noticed only by what cites none of them: planted.yaml" in summary.lines[0]


def test_a_mutant_is_caught_by_a_python_test_that_cites_its_rule(fumble_mutant: Mutant, tmp_path: Path) -> None:
    file = tmp_path / "test_planted.py"
    file.write_text(
        "import inspect\nfrom engine.games import game\nfrom engine.telperinquar.play import combat\n"
        "def test_cites_nothing() -> None:\n    raise AssertionError\n"
        "def test_a_fumble_is_looked_for() -> None:  # T-139\n"
        "    assert not combat.carry_out.__code__.co_filename.startswith('engine')\n"
    )
    citations = read_citations(tmp_path)
    assert citations.tests_of(["T-139", "T-001"]) == [f"{file}::test_a_fumble_is_looked_for"]
    (outcome,) = try_mutants([fumble_mutant], citations, jobs=1)
    assert outcome.caught_by.endswith("test_planted.py::test_a_fumble_is_looked_for")


def test_an_endless_mutant_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load_games()
    monkeypatch.setattr(trial, "SCENARIO_SECONDS", 1)
    endless_turn = find_mutant("next_turn", "break", "pass")
    citations = plant_scenario(tmp_path, "name: x\nrules: [T-171]\ngame: telperinquar\nwhen: [a: end]\n")
    (outcome,) = try_mutants([endless_turn], citations, jobs=1)
    assert outcome.caught_by


def test_modules_that_import_the_changed_module_through_a_package_are_reloaded(tmp_path: Path) -> None:
    load_games()
    subtracted_level = find_mutant("Check.carry_out", "total = roll + level", "total = roll - level")
    citations = plant_scenario(
        tmp_path,
        "name: a level helps\nrules: [T-303]\ngame: telperinquar\ngiven:\n  cards: {fear: {type: talent, play: 1,"
        " use: 1, abilities: [{target: enemy-hero, effects: [{effect: check, success: [{effect: pool, by: -1}]}]}]}}\n"
        "  a: {abilities: [fear]}\nwhen: [{a: {use: [a.fear, 1, b.hero]}, dice: [3]}]\n"
        "then: {events: [event-check-succeeded], facts: {b.actions: 2}}\n",
    )
    (outcome,) = try_mutants([subtracted_level], citations, jobs=1)
    assert outcome.caught_by.startswith("planted.yaml: a level helps: ")


def test_hypothesis_does_not_simplify_the_example_of_an_endless_mutant(
    fumble_mutant: Mutant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "TEST_SECONDS", 1)
    tried = tmp_path / "tried"
    (tmp_path / "test_planted.py").write_text(
        "from hypothesis import given\nfrom hypothesis.strategies import integers\n@given(integers())\n"
        f"def test_endless(number: int) -> None:  # T-139\n    with open({str(tried)!r}, 'a') as file:\n"
        "        file.write('x')\n    while True:\n        pass\n"
    )
    (outcome,) = try_mutants([fumble_mutant], read_citations(tmp_path), jobs=1)
    assert outcome.caught_by.endswith("test_planted.py::test_endless")
    assert tried.read_text() == "x"


def test_rules_are_read_at_the_line_at_the_statement_and_around_it(tmp_path: Path) -> None:
    file = tmp_path / "engine" / "telperinquar" / "some.py"
    file.parent.mkdir(parents=True)
    file.write_text(
        '"""About T-001."""\n\nfew = 1\nmany = 2\n"""How many (T-002)."""\n\n\n'
        'def some(x, y):\n    """Some (T-003 .. T-005)."""\n    if x:  # T-006\n        y += 3\n'
        '        y -= 4  # T-007\n    if y:\n        return Refusal("no", {}, "T-008")\n    return y\n'
    )
    rules = {(mutant.before, mutant.line): mutant.rules for mutant in mutants_of("telperinquar", file, tmp_path)}
    assert rules == {
        ("many = 2", 4): ["T-002"],
        ("if x:", 10): ["T-006", "T-007", "T-003", "T-004", "T-005"],
        ("y += 3", 11): ["T-006", "T-003", "T-004", "T-005"],
        ("y -= 4", 12): ["T-007", "T-006", "T-003", "T-004", "T-005"],
        ("if y:", 13): ["T-008", "T-003", "T-004", "T-005"],
        ("return Refusal('no', {}, 'T-008')", 14): ["T-008", "T-003", "T-004", "T-005"],
        ("return y", 15): ["T-003", "T-004", "T-005"],
    }


def test_every_mutant_has_its_own_id_which_lines_above_do_not_change(tmp_path: Path) -> None:
    assert len({mutant.id for mutant in mutants()}) == len(mutants())
    copy = tmp_path / "engine" / "telperinquar" / "play" / "combat.py"
    copy.parent.mkdir(parents=True)
    copy.write_text("# above\n" + (ROOT / "engine/telperinquar/play/combat.py").read_text(encoding="utf-8"))
    moved = [mutant.id for mutant in mutants_of("telperinquar", copy, tmp_path)]
    assert moved == [mutant.id for mutant in mutants() if mutant.file == "engine/telperinquar/play/combat.py"]


def test_every_equivalent_fits_a_mutant_and_has_a_reason() -> None:
    assert without_mutant(read_equivalents(), mutants()) == []


def test_an_equivalent_that_fits_no_mutant_or_is_caught_is_reported(fumble_mutant: Mutant, tmp_path: Path) -> None:
    entry = Equivalent(
        file=fumble_mutant.file,
        function="carry_out",
        before=fumble_mutant.before,
        after=fumble_mutant.after,
        reason="nobody can see the difference",
    )
    assert without_mutant([entry], mutants()) == []
    gone = entry.model_copy(update={"before": "if roll != 17:"})
    assert without_mutant([gone], mutants()) == [gone]
    summary = report([fumble_mutant, fumble_mutant], [TrialOutcome("something", 1), TrialOutcome("", 1)], [entry])
    assert (summary.equivalent, summary.caught, summary.survived, len(summary.wrong)) == (2, 0, 0, 1)
    with pytest.raises(ValidationError):
        Equivalent(file="", function="", before="", after="", reason="no")


def test_a_sample_is_the_same_for_the_same_seed() -> None:
    assert choose_mutants(mutants(), sample=20, seed=7) == choose_mutants(mutants(), sample=20, seed=7)
    assert choose_mutants(mutants(), sample=20, seed=7) != choose_mutants(mutants(), sample=20, seed=8)
    assert all("T-139" in mutant.rules for mutant in choose_mutants(mutants(), sample=5, seed=1, rule="T-139"))
