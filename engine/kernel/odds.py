"""Chances of a fight and of moves, and their formats."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from engine.kernel.text import Text


class OddsWord(NamedTuple):
    """One word that describes a side of a fight.

    It is a content item (``number``: its life points left), one of ``odds_words``, or an item in play (one of
    ``odds_things``).
    """

    word: str
    number: int | None = None


class Chance(NamedTuple):
    """The chance that a move which rolls dice succeeds.

    ``share`` is from 0 to 1; ``text`` says the same in a few words, including what success is: "hits 62%".
    """

    share: Fraction
    text: Text


def tenths(value: Fraction) -> dict[str, int]:
    """Return a number with one decimal place, as two whole numbers."""
    whole, tenth = divmod(round(value * 10), 10)
    return {"whole": whole, "tenth": tenth}


def rounded(chance: Fraction) -> dict[str, int | str]:
    """Return a probability in whole percent, and whether it is "below" 1 % or "above" 99 % and yet not certain."""
    edge = "below" if 0 < chance < Fraction(1, 100) else "above" if Fraction(99, 100) < chance < 1 else "none"
    return {"percent": whole_percent(chance), "edge": edge}


def percent(chance: Fraction) -> dict[str, Text]:
    """Return a probability in words, in whole percent."""
    return {"share": Text("odds-chance", rounded(chance))}


def grouped(chances: Mapping[int, Fraction]) -> list[tuple[int, int, Fraction]]:
    """Return (first, last, probability of each) for each run of consecutive numbers that are equally likely.

    The runs are in rising order.
    """
    groups: list[tuple[int, int, Fraction]] = []
    for number, chance in sorted(chances.items()):
        if groups and groups[-1][1] == number - 1 and groups[-1][2] == chance:
            groups[-1] = (groups[-1][0], number, chance)
        else:
            groups.append((number, number, chance))
    return groups


def whole_percent(chance: Fraction | float) -> int:
    """Return a probability in whole percent; 0 and 100 only if it is impossible or certain."""
    return round(chance * 100) if chance in (0, 1) else min(99, max(1, round(chance * 100)))


def per_mille(chance: Fraction) -> int:
    """Return a probability in thousandths, for lengths in pictures."""
    return round(chance * 1000)
