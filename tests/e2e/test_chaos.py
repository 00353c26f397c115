"""A small sample of the trials of ``make chaos``: nothing is lost, nobody is stuck, nothing secret is shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.chaos.trials import TRIALS

pytestmark = pytest.mark.ci


@pytest.mark.parametrize("trial", ["full", "locked", "broken", "gateway"])
async def test_a_small_sample_of_faults_costs_nothing(trial: str, tmp_path: Path) -> None:
    figures = await TRIALS[trial](tmp_path, 0.05)
    assert figures.problems == ()
    assert figures.well
    assert figures.accepted > 0
