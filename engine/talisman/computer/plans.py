"""How bold and how single-minded a computer player of each level is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.kernel.levels import SIMPLE

STRONG = "strong"


@dataclass(frozen=True, slots=True)
class Plan:
    """What the levels differ in; all of them decide by the same values of things."""

    ready: float
    """How likely one has to get through the Inner Region before one sets out for the Crown."""
    counts_fate: bool
    """Whether fate is counted in, which is spent on the way."""
    zeal: float
    """How much more than other things a point of Strength or Craft is worth."""
    focus: float
    """How much more a point is worth of the attribute by which one goes to the Crown, and how much less of the other
    one: 0 is no difference."""
    ahead: float
    """How much of what the next turn brings from a space counts for going there."""
    resolve: float
    """What a space nearer to the Portal is worth once one has set out."""
    thrift: float
    """What fate costs, compared with what a cautious player thinks of it."""


PLANS: Mapping[str, Plan] = {
    SIMPLE: Plan(ready=0.35, counts_fate=False, zeal=1.0, focus=0.0, ahead=0.0, resolve=0.25, thrift=1.0),
    STRONG: Plan(ready=0.35, counts_fate=True, zeal=2.0, focus=0.3, ahead=0.7, resolve=1.0, thrift=1.0),
}
"""The plans by level."""
