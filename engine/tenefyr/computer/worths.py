"""Values of loot, rewards and steps of the boss pawn for the computer player, measured in power points."""

from __future__ import annotations

from typing import NamedTuple

from engine.tenefyr.state import Dungeon, Expedition


class Judgement(NamedTuple):
    """The numbers by which a level of computer player judges fights and dungeons."""

    step: float
    """Value of one step of the boss pawn. The gain of a visit to a dungeon is about 9."""
    least: float
    """Rough chance against the next enemy below which it leaves a dungeon."""
    sure: float
    """Chance of beating the boss above which it goes there early."""
    effects: float
    """Factor of the value of effects of cards in a deck."""
    choice: float
    """Factor of the gain of a choice between several hands."""
    optimism: float
    """Power that it adds to its estimate of a fight."""
    patience: float
    """Least gain of its rough chance for which it throws a hand away, except against the last card of a boss."""


CAREFUL = Judgement(step=9.0, least=0.6, sure=0.97, effects=1.0, choice=1.0, optimism=0.0, patience=0.05)
"""How the simple computer judges: of the fights with a chance of ``least`` four in five are won.

Without that bound groups win as often, but people who follow the advice lose more fights with nearly empty decks.
"""
BOLD = Judgement(step=2.0, least=0.4, sure=0.85, effects=0.75, choice=0.8, optimism=0.5, patience=0.08)
"""How the strong computer judges."""
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
