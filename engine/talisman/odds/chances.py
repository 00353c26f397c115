"""Chances to win fights and to open doors, as fractions of all rolls of the dice."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

FACES = range(1, 7)


class FightOutcomes(NamedTuple):
    """Chances to win and to lose a fight; the rest is a stand-off."""

    won: Fraction
    lost: Fraction

    @property
    def drawn(self) -> Fraction:
        """The chance of a stand-off."""
        return 1 - self.won - self.lost


@cache
def fight(lead: int, dice: int = 1, against: int = 1, *, fate: bool = False) -> FightOutcomes:
    """Return the chances of a character whose value before the dice is ``lead`` higher than the other's.

    The highest of ``dice`` counts on its side, the highest of ``against`` on the other; 0 is no die (M-161 .. M-169,
    MD-119, MD-135). With ``fate`` its lowest die is rerolled if it has not won (M-088, M-093a).
    """
    won, lost = Fraction(0), Fraction(0)
    for mine in product(FACES, repeat=dice):
        for theirs in product(FACES, repeat=against):
            other = max(theirs, default=0) - lead
            for face, chance in _after_fate(mine, other) if fate else ((max(mine), Fraction(1)),):
                won += chance * (face > other)
                lost += chance * (face < other)
    ways = len(FACES) ** (dice + against)
    return FightOutcomes(won / ways, lost / ways)


def _after_fate(mine: tuple[int, ...], other: int) -> Iterator[tuple[int, Fraction]]:
    """Yield the highest die and its chance if fate rerolls the lowest die of a roll that does not beat ``other``."""
    if max(mine) > other:
        yield max(mine), Fraction(1)
        return
    kept = sorted(mine)[1:]
    for face in FACES:
        yield max((*kept, face)), Fraction(1, len(FACES))


@cache
def higher(dice: int) -> Fraction:
    """Return the chance that the sum of so many dice is higher than that of as many others (MD-043)."""
    sums = [sum(faces) for faces in product(FACES, repeat=dice)]
    return Fraction(sum(mine > theirs for mine, theirs in product(sums, repeat=2)), len(sums) ** 2)


@cache
def at_most(dice: int, value: int, *, fate: bool = False) -> Fraction:
    """Return the chance that the sum of so many dice is at most a value (M-312, M-327, M-330).

    With ``fate`` the highest die is rerolled if the sum is higher.
    """
    good = Fraction(0)
    for faces in product(FACES, repeat=dice):
        total = sum(faces)
        if total <= value:
            good += 1
        elif fate:
            good += Fraction(sum(total - max(faces) + face <= value for face in FACES), len(FACES))
    return good / len(FACES) ** dice
