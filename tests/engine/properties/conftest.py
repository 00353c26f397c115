"""Fixtures for properties of every game of the house and of the small games of the tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine import games
from tests.games import SMALL, registered

VARIANTS = ("telperinquar-draft",)
"""Variants with tests of their own; all other options occur among the examples of their games."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game_name" in metafunc.fixturenames:
        metafunc.parametrize("game_name", sorted({*games.GAMES, *VARIANTS, *SMALL}))


@pytest.fixture(autouse=True)
def _small_games_too() -> Iterator[None]:
    """Register the small games while these tests run."""
    with registered():
        yield
