"""The chances of fights and sums of dice as the computer reckons with them: quick, and good enough."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import NamedTuple

from engine.talisman.odds import chances


class FightChances(NamedTuple):
    """The chances of a fight: won, and lost; the rest is a stand-off."""

    won: float
    lost: float


@cache
def odds(lead: int, dice: int = 1, foe_dice: int = 1) -> FightChances:
    """Return the chances of a fight, without fate."""
    found = chances.fight(lead, dice, foe_dice)
    return FightChances(float(found.won), float(found.lost))


@cache
def sums(dice: int) -> tuple[tuple[int, float], ...]:
    """Return each sum of so many dice with its chance."""
    below = [float(chances.at_most(dice, total)) for total in range(dice - 1, 6 * dice + 1)]
    steps = enumerate(pairwise(below))
    return tuple((dice + place, after - before) for place, (before, after) in steps)


@cache
def at_most(dice: int, value: int) -> float:
    """Return the chance that so many dice show no more than a value together."""
    return float(chances.at_most(dice, value))
