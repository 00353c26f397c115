"""What things are worth to the computer player, in power: loot, rewards, steps of the boss pawn."""

from __future__ import annotations

from engine.tenefyr.state import Dungeon, Expedition

STEP = 9.0
"""What one step of the boss pawn is worth: about as much as a visit to a dungeon brings."""
REWARD = 4.0
"""What a reward is worth."""


def loot_of_level(level: int) -> float:
    """Return what the loot of an enemy of a level is worth in a deck."""
    return 0.6 + 1.0 * level


def worth_of_completing(here: Dungeon) -> float:
    """Return what it is worth to defeat the last enemy of a dungeon, besides its loot."""
    return REWARD if here.reward else 0.0


def cost_of_defeat(state: Expedition) -> float:
    """Return what the second step of the pawn after a lost fight costs: nothing where the boss attacks all the same
    (R-108, R-130).
    """
    return 0.0 if state.skull - state.pawn <= 1 else STEP
