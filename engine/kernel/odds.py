"""Chances of a fight, planned or running, exact or with a named margin."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from engine.kernel.text import Text


class OddsWord(NamedTuple):
    """One thing said about a side: a content item (with a number: its life points left), one of ``odds_words``, or
    something in play (one of ``odds_things``).
    """

    word: str
    number: int | None = None


class Chance(NamedTuple):
    """How likely a move that rolls dice does what it is made for (``share``, from 0 to 1), and the same in few words,
    which also say what that is: "hits 62 %".
    """

    share: Fraction
    text: Text


def tenths(value: Fraction) -> dict[str, int]:
    """A number with one decimal place, as two whole ones."""
    whole, tenth = divmod(round(value * 10), 10)
    return {"whole": whole, "tenth": tenth}


def percent(chance: Fraction) -> dict[str, int]:
    """A probability in percent, as :func:`tenths`."""
    return tenths(chance * 100)


def grouped(chances: Mapping[int, Fraction]) -> list[tuple[int, int, Fraction]]:
    """Numbers with their probabilities, in rising order: those in a row that are equally likely together, as first,
    last and the probability of each.
    """
    found: list[tuple[int, int, Fraction]] = []
    for number, chance in sorted(chances.items()):
        if found and found[-1][1] == number - 1 and found[-1][2] == chance:
            found[-1] = (found[-1][0], number, chance)
        else:
            found.append((number, number, chance))
    return found


def whole_percent(chance: Fraction) -> int:
    """A probability in whole percent, 0 and 100 only where it is that for sure."""
    return round(chance * 100) if chance in (0, 1) else min(99, max(1, round(chance * 100)))


def share(chance: Fraction) -> int:
    """A probability in thousandths, for lengths in pictures."""
    return round(chance * 1000)
