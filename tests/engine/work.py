"""Work that does not depend on how quick the machine is: calls of functions, Python's own and others."""

from __future__ import annotations

import cProfile
import pstats
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def counted(work: Callable[[], T]) -> tuple[T, int]:
    """What the work returns, and how many calls it took."""
    profile = cProfile.Profile()
    result = profile.runcall(work)
    return result, pstats.Stats(profile).total_calls  # pyright: ignore[reportAttributeAccessIssue]: it is there
