"""Scenarios as tests: every scenario of a YAML file is a test, named by file and scenario."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.scenarios.reading import read_scenarios
from engine.scenarios.running import run_scenario
from engine.scenarios.scenario import Scenario
from tests.scenarios.questions import unnamed_questions


class ScenarioFailedError(Exception):
    """A game differs from a scenario."""


class ScenarioFile(pytest.File):
    def collect(self) -> Iterator[pytest.Item]:
        for scenario in read_scenarios(self.path):
            yield ScenarioItem.from_parent(self, name=scenario.name, scenario=scenario)


class ScenarioItem(pytest.Item):
    def __init__(self, *, scenario: Scenario, **more: object) -> None:
        super().__init__(**more)  # type: ignore[arg-type]
        self.scenario = scenario

    def runtest(self) -> None:
        differences = [*unnamed_questions(self.scenario), *run_scenario(self.scenario)]
        if differences:
            raise ScenarioFailedError("\n".join(differences))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        if isinstance(excinfo.value, ScenarioFailedError):
            return f"{self.scenario.name} {list(self.scenario.rules)}\n{excinfo.value}"
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, self.name
