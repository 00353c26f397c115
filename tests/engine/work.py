"""Work that does not depend on how quick the machine is: calls of functions, Python's own and others."""

from __future__ import annotations

import cProfile
import pstats
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def counted(work: Callable[[], T]) -> tuple[T, int]:
    """Return the result of the work and the number of function calls."""
    profile = cProfile.Profile()
    result = profile.runcall(work)
    return result, pstats.Stats(profile).total_calls  # pyright: ignore[reportAttributeAccessIssue]: it is there
