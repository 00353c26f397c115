"""Every scenario of every YAML file below this folder is a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scenarios.collecting import ScenarioFile


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> pytest.Collector | None:
    return ScenarioFile.from_parent(parent, path=file_path) if file_path.suffix == ".yaml" else None
