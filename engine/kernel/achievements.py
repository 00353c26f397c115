"""Goals that people reach over many games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

PART = ":"


class Goal(NamedTuple):
    """A goal that has no effect on the rules.

    ``goal-<name>`` is the key of its text, ``goal-<name>-what`` says how to reach it. ``parts`` are reached in
    separate games; the goal is reached with the last of them.
    """

    name: str
    parts: Sequence[str] = ()

    def marks(self) -> tuple[str, ...]:
        """Return the marks to reach: the goal itself, or all of its parts."""
        return tuple(mark(self.name, part) for part in self.parts) or (self.name,)


def mark(goal: str, part: str) -> str:
    """Return the mark of a part of a goal, as it is published and stored: ``bosses:lich-king``."""
    return goal + PART + part
