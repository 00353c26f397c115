"""The texts of the house and its games, read once for all tests of a process."""

from __future__ import annotations

from functools import cache

from render.languages import Languages


@cache
def strict_languages() -> Languages:
    """Return all texts; a missing one is an error."""
    return Languages(strict=True)
