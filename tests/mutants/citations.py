"""Citations of rules in scenarios and in Python tests."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from tokenize import COMMENT, generate_tokens

from engine.games import GAMES
from engine.scenarios.reading import read_scenarios
from engine.scenarios.scenario import Scenario
from tests.mutants.rules import rule_ids


@dataclass(slots=True)
class Citations:
    """The scenarios and tests that cite each rule; tests by their pytest names."""

    scenarios: dict[str, list[Scenario]] = field(default_factory=dict[str, list[Scenario]])
    tests: dict[str, list[str]] = field(default_factory=dict[str, list[str]])

    def scenarios_of(self, rules: Iterable[str], game: str) -> list[Scenario]:
        """Return the scenarios that cite any of these rules, without repetition."""
        citing = (scenario for rule in rules for scenario in self.scenarios.get(rule, ()) if scenario.game == game)
        return list({(scenario.file, scenario.name): scenario for scenario in citing}.values())

    def others(self, rules: Iterable[str], game: str) -> list[Scenario]:
        """Return the scenarios of a game that cite none of these rules."""
        citing = {(scenario.file, scenario.name) for scenario in self.scenarios_of(rules, game)}
        every = self.scenarios_of(self.scenarios, game)
        return [scenario for scenario in every if (scenario.file, scenario.name) not in citing]

    def tests_of(self, rules: Iterable[str]) -> list[str]:
        """Return the tests that cite any of these rules, without repetition."""
        return list(dict.fromkeys(test for rule in rules for test in self.tests.get(rule, ())))


def read_citations(tests: Path) -> Citations:
    """Read the citations in a folder of scenarios and tests."""
    citations = Citations()
    for file in sorted((tests / "scenarios").rglob("*.yaml")):
        for scenario in read_scenarios(file):
            for rule in scenario.rules:
                citations.scenarios.setdefault(rule, []).append(scenario)
    for file in sorted(tests.rglob("test_*.py")):
        for rule, names in _citing_tests(file).items():
            citations.tests.setdefault(rule, []).extend(names)
    return citations


def _citing_tests(file: Path) -> Mapping[str, Sequence[str]]:
    """Return, by rule, the tests in or above which a comment names it; the whole file for comments elsewhere."""
    source = file.read_text(encoding="utf-8")
    comments = {
        token.start[0]: token.string for token in generate_tokens(StringIO(source).readline) if token.type == COMMENT
    }
    cited = {line: [rule for game in GAMES for rule in rule_ids(game, text)] for line, text in comments.items()}
    if not any(cited.values()):
        return {}
    tests = [
        node
        for node in ast.parse(source).body
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test_")
    ]
    citing: dict[str, list[str]] = {}
    for line, rules in cited.items():
        first = (min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]) for node in tests)
        within = [node for start, node in zip(first, tests, strict=True) if start <= line <= (node.end_lineno or 0)]
        name = f"{file}::{within[0].name}" if within else str(file)
        for rule in rules:
            if name not in citing.setdefault(rule, []):
                citing[rule].append(name)
    return citing
