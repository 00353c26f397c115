"""A small sample of the trials of ``make chaos``: nothing is lost, nobody is stuck, nothing secret is shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.chaos import cluster
from tests.e2e.chaos.trials import TRIALS
from tests.e2e.proxy import needs_caddy
from tests.store.postgresql import needs_postgresql

pytestmark = pytest.mark.ci


@pytest.mark.parametrize("trial", ["full", "locked", "broken"])
async def test_a_small_sample_of_faults_costs_nothing(trial: str, tmp_path: Path, transport: str) -> None:
    await costs_nothing(trial, tmp_path, transport)


async def test_a_gateway_that_is_away_for_a_moment_costs_nothing(tmp_path: Path) -> None:
    await costs_nothing("gateway", tmp_path, "gateway")


async def costs_nothing(trial: str, folder: Path, transport: str) -> None:
    figures = await TRIALS[trial](folder, 0.05, transport)
    assert figures.problems == ()
    assert figures.well
    assert figures.accepted > 0


@needs_postgresql
@needs_caddy
async def test_processes_that_are_killed_lose_and_double_nothing_while_the_others_play_on(tmp_path: Path) -> None:
    figures = await cluster.kills(tmp_path, 0.05)
    assert figures.problems == ()
    assert (figures.lost, figures.prompts, figures.secrets) == (0, 0, 0)
    assert figures.accepted > 0
