"""Every scenario of the small games, in the folder ``scenarios`` of each, is a test of its own."""

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
    """Scenarios of a game that is registered while they are read and run."""

    def collect(self) -> Iterator[pytest.Item]:
        with registered():
            found = [scenario.scenario for scenario in super().collect() if isinstance(scenario, ScenarioItem)]
        for scenario in found:
            yield SmallScenarioItem.from_parent(self, name=scenario.name, scenario=scenario)


class SmallScenarioItem(ScenarioItem):
    def runtest(self) -> None:
        with registered():
            super().runtest()
