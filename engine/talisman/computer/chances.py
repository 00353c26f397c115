"""Chances of fights and dice sums as floats, which the computer needs often and quickly."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import NamedTuple

from engine.talisman.odds import chances


class FightChances(NamedTuple):
    """Chances of winning and of losing a fight; the rest is a stand-off."""

    won: float
    lost: float


@cache
def odds(lead: int, dice: int = 1, foe_dice: int = 1) -> FightChances:
    """Return the chances of a fight without fate; the arguments are those of :func:`chances.fight`."""
    outcomes = chances.fight(lead, dice, foe_dice)
    return FightChances(float(outcomes.won), float(outcomes.lost))


@cache
def sums(dice: int) -> tuple[tuple[int, float], ...]:
    """Return every sum of so many dice with its chance."""
    cumulative = [float(chances.at_most(dice, total)) for total in range(dice - 1, 6 * dice + 1)]
    steps = enumerate(pairwise(cumulative), start=dice)
    return tuple((total, after - before) for total, (before, after) in steps)


@cache
def at_most(dice: int, value: int) -> float:
    """Return the chance that the sum of so many dice is at most a value."""
    return float(chances.at_most(dice, value))
