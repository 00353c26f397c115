"""Which rules are shown by scenarios and tests: ``python -m engine rules``."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from engine.commands.rules import Coverage, coverage
from engine.rulebook import rulebook
from render.console import main

Capture = pytest.CaptureFixture[str]


@cache
def duel_coverage() -> Coverage:
    return coverage("telperinquar")


def test_every_statement_is_shown_by_a_scenario_or_a_test() -> None:
    result = duel_coverage()
    assert len(rulebook("telperinquar").statements("en")) > 360
    assert result.uncited == []


def test_nothing_cites_a_statement_that_does_not_exist() -> None:
    assert duel_coverage().unknown == []


def test_the_list_is_printed_as_json(capsys: Capture) -> None:
    assert main(["rules", "telperinquar", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert {"total", "cited", "uncited", "untestable"} <= result.keys()
    assert result["total"] == len(result["statements"]) == len(rulebook("telperinquar").statements("en"))
    assert any("critical_hits.yaml" in place for place in result["statements"]["T-142"])


def test_the_list_is_printed_for_a_person(capsys: Capture) -> None:
    assert main(["rules", "telperinquar"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("T-001")
    assert lines[-1].startswith("total ")


def test_scenarios_and_tests_of_a_folder_are_looked_through(tmp_path: Path) -> None:
    scenarios = tmp_path / "tests" / "scenarios"
    scenarios.mkdir(parents=True)
    (scenarios / "one.yaml").write_text("name: x\nrules: [T-001, T-999]\ngame: telperinquar\nthen: {}\n")
    (tmp_path / "tests" / "test_two.py").write_text("def test_y() -> None:  # T-001, T-002\n    ...\n")
    result = coverage("telperinquar", tmp_path)
    assert result.cited == ["T-001", "T-002"]
    assert list(result.cited_by["T-001"]) == ["scenarios/one.yaml: x", "test_two.py"]
    assert result.unknown == ["T-999"]
