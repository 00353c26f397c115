"""Goals that people reach over many games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

PART = ":"


class Goal(NamedTuple):
    """A goal without effect on the rules. ``goal-<name>`` words it, ``goal-<name>-what`` says how it is reached.

    ``parts`` are reached in games of their own: the goal is reached with the last of them.
    """

    name: str
    parts: Sequence[str] = ()

    def marks(self) -> tuple[str, ...]:
        """Return what has to be reached: the goal itself, or each of its parts."""
        return tuple(mark(self.name, part) for part in self.parts) or (self.name,)


def mark(goal: str, part: str) -> str:
    """Return how a part of a goal is told and kept: ``bosses:lich-king``."""
    return goal + PART + part
