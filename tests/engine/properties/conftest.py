"""The properties hold for every game of the house and for the tiny one of the tests."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from engine import games
from tests.engine.properties.games import VARIANTS

settings.register_profile(
    "house",
    deadline=None,
    derandomize=True,
    max_examples=int(os.environ.get("PROPERTY_EXAMPLES", "4")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game_name" in metafunc.fixturenames:
        metafunc.parametrize("game_name", sorted({*games.GAMES, *VARIANTS, "pips"}))


@pytest.fixture(autouse=True)
def _tiny_game_too(pips: str) -> None:
    """The tiny game is registered while these tests run."""
