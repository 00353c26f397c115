"""Scenarios as tests: every scenario of a YAML file is a test, named by file and scenario."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

import pytest

from engine.scenarios.reading import read_scenarios
from engine.scenarios.running import run_scenario
from engine.scenarios.scenario import Scenario
from tests.scenarios.questions import unnamed_questions

NAME = re.compile(r"^(?:- )?name: (.+)$", re.MULTILINE)
"""The name of a scenario, which pytest collects without reading the rest."""


class ScenarioFailedError(Exception):
    """A game differs from a scenario."""


class ScenarioFile(pytest.File):
    """A file of scenarios: only their names are collected, and it is read where one of them runs."""

    def collect(self) -> Iterator[pytest.Item]:
        for name in self.names or [self.path.name]:  # a file without a name fails, as it is read
            yield ScenarioItem.from_parent(self, name=name)

    @cached_property
    def names(self) -> list[str]:
        return NAME.findall(self.path.read_text("utf-8"))

    @cached_property
    def scenarios(self) -> dict[str, Scenario]:
        """All scenarios by name. Raises ScenarioFailedError if other names were collected."""
        scenarios = {scenario.name: scenario for scenario in read_scenarios(self.path)}
        if list(scenarios) != self.names:
            raise ScenarioFailedError(f"the scenarios of the file begin with other names than {self.names}")
        return scenarios


class ScenarioItem(pytest.Item):
    parent: ScenarioFile

    def runtest(self) -> None:
        scenario = self.parent.scenarios[self.name]
        differences = [*unnamed_questions(scenario), *run_scenario(scenario)]
        if differences:
            raise ScenarioFailedError("\n".join([f"{scenario.name} {list(scenario.rules)}", *differences]))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        if isinstance(excinfo.value, ScenarioFailedError):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, self.name
