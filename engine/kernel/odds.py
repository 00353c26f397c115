"""What a game may offer beside its rules: chances of a fight, planned or running, exact or with a named margin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple, Protocol, runtime_checkable

from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text
from engine.kernel.views import Item


class OddsWord(NamedTuple):
    """One thing said about a side: a content item (with a number: its life points left), one of ``odds_words``, or
    something in play (one of ``odds_things``)."""

    word: str
    number: int | None = None


class Chance(NamedTuple):
    """How likely a move that rolls dice does what it is made for (``share``, from 0 to 1), and the same in few words,
    which also say what that is: "hits 62 %"."""

    share: Fraction
    text: Text


@runtime_checkable
class OddsRules(Protocol):
    """Rules that can tell chances. Items are worded and drawn like other content items."""

    odds_words: Sequence[str]
    """Words beside the content items that may describe a side; ``odds-word-<word>`` words them. None: fights are told
    of only where a game is running."""

    def odds(self, first: Sequence[OddsWord], second: Sequence[OddsWord], state: Any = None) -> Item:
        """The chances of a fight in which the first side strikes first. ``state`` is that of the game running here, for
        what is in play; it is not changed. Raises Refused for what makes no fight."""
        ...

    def odds_things(self, state: Any) -> Sequence[tuple[str, Text]]:
        """What is in play for everybody to see and may describe a side as it stands now, with how it is called."""
        ...

    def odds_now(self, state: Any) -> Item | None:
        """The chances of the fight that is on, as everybody sees it; None without one."""
        ...

    def chance(self, state: Any, seat: Seat, move: Move) -> Chance | None:
        """The chance of one allowed, whole move of this seat, as things lie and from what the seat may know; None where
        it rolls no dice or more than a roll decides. ``state`` may be at rest or in motion; it is not changed."""
        ...


@lru_cache(maxsize=64)
def odds_rules(rules: Any) -> OddsRules | None:
    """Return these rules where they can tell chances. Remembered, since a panel asks for each of its buttons."""
    return rules if isinstance(rules, OddsRules) else None


def chance_of(rules: Any, state: Any, seat: Seat, move: Move) -> Chance | None:
    """The chance of an allowed, whole move in any game; None where the game or the move has none."""
    known = odds_rules(rules)
    return None if known is None else known.chance(state, seat, move)


def tenths(value: Fraction) -> dict[str, int]:
    """A number with one decimal place, as two whole ones."""
    whole, tenth = divmod(round(value * 10), 10)
    return {"whole": whole, "tenth": tenth}


def percent(chance: Fraction) -> dict[str, int]:
    """A probability in percent, as :func:`tenths`."""
    return tenths(chance * 100)


def grouped(chances: Mapping[int, Fraction]) -> list[tuple[int, int, Fraction]]:
    """Numbers with their probabilities, in rising order: those in a row that are equally likely together, as first,
    last and the probability of each."""
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
