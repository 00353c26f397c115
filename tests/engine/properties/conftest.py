"""The properties hold for every game of the house and for the tiny one of the tests."""

from __future__ import annotations

import pytest

from engine import games

VARIANTS = ("telperinquar-draft",)
"""Variants that are tried apart; the options of all others come up among the examples of their games."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game_name" in metafunc.fixturenames:
        metafunc.parametrize("game_name", sorted({*games.GAMES, *VARIANTS, "pips"}))


@pytest.fixture(autouse=True)
def _tiny_game_too(pips: str) -> None:
    """The tiny game is registered while these tests run."""
