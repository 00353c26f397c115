"""How likely fights are won, and sums of dice."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

FACES = range(1, 7)


class Odds(NamedTuple):
    """The chances of a fight: won, and lost; the rest is a stand-off."""

    won: float
    lost: float


@cache
def odds(lead: int, dice: int = 1, foe_dice: int = 1) -> Odds:
    """Return the chances of a character whose value is ``lead`` above the other's, before the dice: the higher one of
    ``dice`` counts, and no die is rolled against it where ``foe_dice`` is 0 (MD-119, MD-135)."""
    highest = [(face, (face**dice - (face - 1) ** dice) / 6**dice) for face in FACES]
    against = [(face, 1 / 6) for face in FACES] if foe_dice else [(0, 1.0)]
    won = sum(mine * theirs for face, mine in highest for other, theirs in against if lead + face > other)
    lost = sum(mine * theirs for face, mine in highest for other, theirs in against if lead + face < other)
    return Odds(won, lost)


@cache
def sums(dice: int) -> tuple[tuple[int, float], ...]:
    """Return each sum of so many dice with its chance."""
    found = {0: 1.0}
    for _ in range(dice):
        after: dict[int, float] = {}
        for total, chance in found.items():
            for face in FACES:
                after[total + face] = after.get(total + face, 0.0) + chance / 6
        found = after
    return tuple(found.items())


@cache
def at_most(dice: int, value: int) -> float:
    """Return the chance that so many dice show no more than a value together."""
    return sum(chance for total, chance in sums(dice) if total <= value)
