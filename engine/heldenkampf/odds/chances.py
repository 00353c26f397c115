"""Exact chances of a fight to the death: no sampling (H-081, H-082)."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from engine.heldenkampf.state import WAIVED

DIE = 6


@dataclass(slots=True, frozen=True)
class Contender:
    """One side. ``power`` is strength + weapon + range, ``protection`` shield + armour; ``waives`` its die for a 2."""

    power: int
    protection: int
    life: int
    waives: bool = False


@dataclass(slots=True, frozen=True)
class Odds:
    """What a fight to the death leads to, the first contender striking first.

    ``first``/``second`` map remaining life points (0: dead) to probabilities; ``strikes`` is the expected number.
    """

    first_wins: Fraction
    second_wins: Fraction
    both_die: Fraction
    strikes: Fraction
    first: dict[int, Fraction]
    second: dict[int, Fraction]


@cache
def differences(base: int, mine: bool, theirs: bool) -> tuple[tuple[int, Fraction], ...]:
    """The difference of a strike with its probabilities (H-081).

    ``mine`` and ``theirs`` tell that a side waives its die (H-039).
    """
    own = [WAIVED] if mine else list(range(1, DIE + 1))
    other = [WAIVED] if theirs else list(range(1, DIE + 1))
    share = Fraction(1, len(own) * len(other))
    found: dict[int, Fraction] = defaultdict(Fraction)
    for one in own:
        for two in other:
            found[base + one - two] += share
    return tuple(sorted(found.items()))


def after_strike(difference: int, striker: int, struck: int) -> tuple[int, int]:
    """Life points after a strike, never below 0 (H-037, H-038, H-042, H-081)."""
    if difference == 0:
        return max(0, striker - 1), max(0, struck - 1)
    if difference > 0:
        return striker, max(0, struck - difference)
    return max(0, striker + difference), struck


def odds(first: Contender, second: Contender) -> Odds:
    """Follow the probabilities of all positions until one or both are dead (H-081, H-082).

    Every strike costs somebody a life point (H-044a), so there are at most life × life positions for each striker.
    """
    here: dict[tuple[int, int], Fraction] = {(first.life, second.life): Fraction(1)}
    ends: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    strikes = Fraction(0)
    striking, struck = first, second
    while here:
        strikes += sum(here.values(), Fraction(0))
        following: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
        base = striking.power - struck.power - struck.protection
        steps = differences(base, striking.waives, struck.waives)
        for (mine, theirs), chance in here.items():
            lives = (mine, theirs) if striking is first else (theirs, mine)
            for difference, share in steps:
                one, two = after_strike(difference, *lives)
                pair = (one, two) if striking is first else (two, one)
                (following if one and two else ends)[pair] += chance * share
        here = following
        striking, struck = struck, striking
    return gather(ends, strikes)


def gather(ends: dict[tuple[int, int], Fraction], strikes: Fraction) -> Odds:
    """Sum the ends up by what a person asks for (H-081)."""
    first: dict[int, Fraction] = defaultdict(Fraction)
    second: dict[int, Fraction] = defaultdict(Fraction)
    for (one, two), chance in sorted(ends.items()):
        first[one] += chance
        second[two] += chance
    both = ends.get((0, 0), Fraction(0))
    return Odds(
        second[0] - both, first[0] - both, both, strikes, dict(sorted(first.items())), dict(sorted(second.items()))
    )
