"""Makes the small games of the tests known to the house."""

from __future__ import annotations

import pytest

from engine import games


@pytest.fixture
def pips(monkeypatch: pytest.MonkeyPatch) -> str:
    """The tiny game, registered; its name."""
    monkeypatch.setitem(games.GAMES, "pips", "tests.games.pips.rules:Pips")
    return "pips"
