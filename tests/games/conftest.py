"""Pytest hooks that collect every scenario of the small games as a test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest

from tests.games import registered
from tests.scenarios.collecting import ScenarioFile, ScenarioItem


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> pytest.Collector | None:
    if file_path.suffix != ".yaml" or file_path.parent.name != "scenarios":
        return None
    return ScenarioFile.from_parent(parent, path=file_path)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Register the small games while a scenario of theirs is read and run."""
    with registered() if isinstance(item, ScenarioItem) else nullcontext():
        yield
