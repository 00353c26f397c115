"""Pytest hooks that collect every scenario of the small games as a test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games import registered
from tests.scenarios.collecting import ScenarioFile, ScenarioItem


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> pytest.Collector | None:
    if file_path.suffix != ".yaml" or file_path.parent.name != "scenarios":
        return None
    return SmallScenarioFile.from_parent(parent, path=file_path)


class SmallScenarioFile(ScenarioFile):
    """A file of scenarios of a small game, which is registered while they are read and run."""

    def collect(self) -> Iterator[pytest.Item]:
        with registered():
            scenarios = [item.scenario for item in super().collect() if isinstance(item, ScenarioItem)]
        for scenario in scenarios:
            yield SmallScenarioItem.from_parent(self, name=scenario.name, scenario=scenario)


class SmallScenarioItem(ScenarioItem):
    def runtest(self) -> None:
        with registered():
            super().runtest()
