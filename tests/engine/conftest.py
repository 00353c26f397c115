"""Makes the small games of the tests known to the house."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games import registered


@pytest.fixture
def pips() -> Iterator[str]:
    """Register the tiny game; return its name."""
    with registered("pips"):
        yield "pips"
