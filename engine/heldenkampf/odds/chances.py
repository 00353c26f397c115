"""Exact chances of a fight to the death, calculated without sampling (H-081, H-082)."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from engine.heldenkampf.play.strength import after_strike
from engine.heldenkampf.state import WAIVED

DIE = 6


@dataclass(slots=True, frozen=True)
class Contender:
    """A side in a fight.

    ``power`` is strength + weapon + range, ``protection`` is shield + armour; if it ``waives``, 2 replaces its die.
    """

    power: int
    protection: int
    life: int
    waives: bool = False


@dataclass(slots=True, frozen=True)
class Odds:
    """Results of a fight to the death, in which the first contender strikes first.

    ``first``/``second`` map remaining life points (0: dead) to probabilities; ``strikes`` is their expected number.
    """

    first_wins: Fraction
    second_wins: Fraction
    both_die: Fraction
    strikes: Fraction
    first: dict[int, Fraction]
    second: dict[int, Fraction]


@cache
def differences(base: int, mine: bool, theirs: bool) -> tuple[tuple[int, Fraction], ...]:
    """Return the possible differences of a strike with their probabilities (H-081).

    ``mine`` and ``theirs`` say whether a side waives its die (H-039).
    """
    own = [WAIVED] if mine else list(range(1, DIE + 1))
    other = [WAIVED] if theirs else list(range(1, DIE + 1))
    share = Fraction(1, len(own) * len(other))
    chances: dict[int, Fraction] = defaultdict(Fraction)
    for own_die in own:
        for other_die in other:
            chances[base + own_die - other_die] += share
    return tuple(sorted(chances.items()))


def odds(first: Contender, second: Contender) -> Odds:
    """Calculate the odds by following all positions until one or both sides are dead (H-081, H-082).

    Every strike costs somebody a life point (H-044a), so there are at most life × life positions for each striker.
    """
    current: dict[tuple[int, int], Fraction] = {(first.life, second.life): Fraction(1)}
    ends: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    strikes = Fraction(0)
    striking, struck = first, second
    while current:
        strikes += sum(current.values(), Fraction(0))
        following: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
        base = striking.power - struck.power - struck.protection
        steps = differences(base, striking.waives, struck.waives)
        for (mine, theirs), chance in current.items():
            lives = (mine, theirs) if striking is first else (theirs, mine)
            for difference, share in steps:
                striker_life, struck_life = after_strike(difference, *lives)
                pair = (striker_life, struck_life) if striking is first else (struck_life, striker_life)
                (following if striker_life and struck_life else ends)[pair] += chance * share
        current = following
        striking, struck = struck, striking
    return gather(ends, strikes)


def gather(ends: dict[tuple[int, int], Fraction], strikes: Fraction) -> Odds:
    """Sum the final positions up to odds (H-081)."""
    first: dict[int, Fraction] = defaultdict(Fraction)
    second: dict[int, Fraction] = defaultdict(Fraction)
    for (first_life, second_life), chance in sorted(ends.items()):
        first[first_life] += chance
        second[second_life] += chance
    both = ends.get((0, 0), Fraction(0))
    return Odds(
        second[0] - both, first[0] - both, both, strikes, dict(sorted(first.items())), dict(sorted(second.items()))
    )
