"""Values of loot, rewards and steps of the boss pawn for the computer player, measured in power points."""

from __future__ import annotations

from engine.tenefyr.state import Dungeon, Expedition

CAREFUL, BOLD = 9.0, 3.0
"""Value of one step of the boss pawn to the simple and to the strong computer player.

The gain of a visit to a dungeon is about 9, but players who risk a step more often win more often.
"""
REWARD = 4.0
"""Value of a reward."""


def loot_of_level(level: int) -> float:
    """Return the value of the loot of an enemy of this level."""
    return 0.6 + 1.0 * level


def worth_of_completing(here: Dungeon) -> float:
    """Return the value of defeating the last enemy of a dungeon, in addition to its loot."""
    return REWARD if here.reward else 0.0


def cost_of_defeat(state: Expedition, step: float) -> float:
    """Return the cost of the pawn's second step after a lost fight; 0 if the boss attacks anyway (R-108, R-130)."""
    return 0.0 if state.skull - state.pawn <= 1 else step
