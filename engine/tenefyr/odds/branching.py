"""Everything that chance may bring, one way after the other, each with its probability."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb, prod
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


class TooManyWays(Exception):
    """There are more ways than may be followed."""


class Lots:
    """What chance brings along one way. ``share`` is how likely this way is as far as it has gone."""

    __slots__ = ("_at", "_path", "share")

    def __init__(self, path: list[list[int]]) -> None:
        """``path`` holds, for each turn that chance takes, which of how many it is; it grows on the way."""
        self._path = path
        self._at = 0
        self.share = Fraction(1)

    def pick(self, options: Sequence[tuple[T, int]]) -> T:
        """Return one of these, each as likely as its weight says."""
        if self._at == len(self._path):
            self._path.append([0, len(options)])
        chosen, weight = options[self._path[self._at][0]]
        self._at += 1
        if len(options) > 1:
            self.share *= Fraction(weight, sum(each for _, each in options))
        return chosen


def ways(run: Callable[[Lots], R], most: int) -> Iterator[tuple[R, Fraction]]:
    """Run something along every way that chance may take, and return what each leads to. It has to do the same wherever
    chance does. Raises TooManyWays after ``most``."""
    path: list[list[int]] = []
    for _ in range(most):
        lots = Lots(path)
        found = run(lots)
        yield found, lots.share
        while path and path[-1][0] + 1 == path[-1][1]:
            path.pop()
        if not path:
            return
        path[-1][0] += 1
    raise TooManyWays


@lru_cache(maxsize=4096)
def hands(cards: tuple[str, ...], count: int) -> Sequence[tuple[tuple[str, ...], int]]:
    """Return every hand of so many of these cards, without order, with the number of ways it can be drawn."""
    kinds = sorted(Counter(cards).items())
    found: list[tuple[tuple[str, ...], int]] = []
    for numbers in _splits([number for _, number in kinds], count):
        hand = tuple(card for (card, _), times in zip(kinds, numbers, strict=True) for card in [card] * times)
        found.append((hand, prod(comb(number, times) for (_, number), times in zip(kinds, numbers, strict=True))))
    return found


@lru_cache(maxsize=4096)
def powers(values: tuple[int, ...], earlier: int, now: int) -> Mapping[int, Mapping[int, int]]:
    """Return what so many cards drawn ``earlier`` and then so many drawn ``now`` bring, of cards with these powers: for
    each power of the first ones that of the others, with the number of ways it can be drawn."""
    found = {(0, 0, 0, 0): 1}
    for value, number in sorted(Counter(values).items()):
        more: defaultdict[tuple[int, int, int, int], int] = defaultdict(int)
        for (first, second, power, other), ways_there in found.items():
            for taken in range(min(number, earlier - first) + 1):
                for then in range(min(number - taken, now - second) + 1):
                    reached = (first + taken, second + then, power + taken * value, other + then * value)
                    more[reached] += ways_there * comb(number, taken) * comb(number - taken, then)
        found = more
    brought: dict[int, dict[int, int]] = {}
    for (first, second, power, other), number in found.items():
        if (first, second) == (earlier, now):
            brought.setdefault(power, {})[other] = number
    return brought


def _splits(most: Sequence[int], count: int) -> Iterator[tuple[int, ...]]:
    """Every way to take ``count`` in all, of each kind no more than there are."""
    if not most:
        if not count:
            yield ()
        return
    rest = sum(most[1:])
    for times in range(max(0, count - rest), min(most[0], count) + 1):
        for others in _splits(most[1:], count - times):
            yield (times, *others)
