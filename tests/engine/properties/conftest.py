"""The properties hold for every game of the house and for the small ones of the tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine import games
from tests.games import SMALL, registered

VARIANTS = ("telperinquar-draft",)
"""Variants that are tried apart; the options of all others come up among the examples of their games."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game_name" in metafunc.fixturenames:
        metafunc.parametrize("game_name", sorted({*games.GAMES, *VARIANTS, *SMALL}))


@pytest.fixture(autouse=True)
def _small_games_too() -> Iterator[None]:
    """The small games are registered while these tests run."""
    with registered():
        yield
