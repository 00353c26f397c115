"""What cites a rule: scenarios, and Python tests down to the single test."""

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
from tests.mutants.rules import ids


@dataclass(slots=True)
class Citations:
    """Rule -> the scenarios that cite it, and rule -> the tests, named as pytest names them."""

    scenarios: dict[str, list[Scenario]] = field(default_factory=dict[str, list[Scenario]])
    tests: dict[str, list[str]] = field(default_factory=dict[str, list[str]])

    def scenarios_of(self, rules: Iterable[str], game: str) -> list[Scenario]:
        """The scenarios that cite any of these rules, each once."""
        found = (each for rule in rules for each in self.scenarios.get(rule, ()) if each.game == game)
        return list({(each.file, each.name): each for each in found}.values())

    def others(self, rules: Iterable[str], game: str) -> list[Scenario]:
        """The scenarios of a game that cite none of these rules."""
        citing = {(each.file, each.name) for each in self.scenarios_of(rules, game)}
        return [each for each in self.scenarios_of(self.scenarios, game) if (each.file, each.name) not in citing]

    def tests_of(self, rules: Iterable[str]) -> list[str]:
        """The tests that cite any of these rules, each once."""
        return list(dict.fromkeys(each for rule in rules for each in self.tests.get(rule, ())))


def read_citations(tests: Path) -> Citations:
    """Look through a folder of scenarios and tests."""
    found = Citations()
    for file in sorted((tests / "scenarios").rglob("*.yaml")):
        for scenario in read_scenarios(file):
            for rule in scenario.rules:
                found.scenarios.setdefault(rule, []).append(scenario)
    for file in sorted(tests.rglob("test_*.py")):
        for rule, names in _cited(file).items():
            found.tests.setdefault(rule, []).extend(names)
    return found


def _cited(file: Path) -> Mapping[str, Sequence[str]]:
    """Rule -> the tests of a file in or above which a comment names it; the whole file where that is no test's."""
    source = file.read_text(encoding="utf-8")
    comments = {
        token.start[0]: token.string for token in generate_tokens(StringIO(source).readline) if token.type == COMMENT
    }
    cited = {line: [each for game in GAMES for each in ids(game, text)] for line, text in comments.items()}
    if not any(cited.values()):
        return {}
    tests = [
        node
        for node in ast.parse(source).body
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test_")
    ]
    found: dict[str, list[str]] = {}
    for line, rules in cited.items():
        first = (min([node.lineno, *(each.lineno for each in node.decorator_list)]) for node in tests)
        within = [node for start, node in zip(first, tests, strict=True) if start <= line <= (node.end_lineno or 0)]
        name = f"{file}::{within[0].name}" if within else str(file)
        for rule in rules:
            if name not in found.setdefault(rule, []):
                found[rule].append(name)
    return found
