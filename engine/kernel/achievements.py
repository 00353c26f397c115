"""What a game may offer beside its rules: goals that people collect over many games, and games that all win or lose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol, runtime_checkable

from engine.kernel.text import Seat

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


@runtime_checkable
class AchievementRules(Protocol):
    """Rules with goals."""

    goals: Sequence[Goal]

    def reached(self, state: Any, seat: Seat) -> Sequence[str]:
        """Return which marks of goals a seat has reached by the end of this game; ``state`` is over."""
        ...


@runtime_checkable
class CooperativeRules(Protocol):
    """Rules of a game that all win or lose together: groups have records in it, and nobody is rated."""

    kinds: Sequence[str]
    """The kinds of games of which records are kept apart, such as difficulties, the hardest first; ``kind-<kind>``
    words them."""

    def kind(self, options: Any) -> str:
        """Return of which kind a game with these options is."""
        ...


@lru_cache(maxsize=64)
def achievement_rules(rules: Any) -> AchievementRules | None:
    """Return these rules where they have goals."""
    return rules if isinstance(rules, AchievementRules) else None


@lru_cache(maxsize=64)
def cooperative_rules(rules: Any) -> CooperativeRules | None:
    """Return these rules where all win or lose together."""
    return rules if isinstance(rules, CooperativeRules) else None
