"""Everything that chance may bring, one way after the other, each with its probability."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb, prod
from random import Random
from typing import Protocol, TypeVar

R = TypeVar("R")
T = TypeVar("T")


class TooManyWays(Exception):
    """There are more ways than may be followed."""


class Chance(Protocol):
    """Whatever says which cards come."""

    def hand(self, cards: Sequence[str], count: int) -> Sequence[str]:
        """Return so many of these cards, sorted; each is as likely as any other."""
        ...

    def least(self, ranks: Sequence[int], count: int) -> tuple[int, int]:
        """Return the lowest of so many of these ranks, and how many of them have it; each is as likely as any other."""
        ...


class Lots:
    """What chance brings along one way."""

    __slots__ = ("_at", "_most", "_of", "_path", "_weight")

    def __init__(self, path: list[list[int]], most: int) -> None:
        """``path`` holds, for each turn that chance takes, which of how many it is; it grows on the way. No turn may
        have more than ``most``."""
        self._path = path
        self._most = most
        self._at = 0
        self._weight = self._of = 1

    def hand(self, cards: Sequence[str], count: int) -> Sequence[str]:
        """Return so many of these cards, as the way says. Raises TooManyWays."""
        found = hands(tuple(sorted(cards)), count) if number_of_hands(cards, count) <= self._most else ()
        if not found:
            raise TooManyWays
        return self._one(found, comb(len(cards), count))

    def least(self, ranks: Sequence[int], count: int) -> tuple[int, int]:
        """Return the lowest of so many of these ranks and how many have it, as the way says."""
        return self._one(lowest(tuple(sorted(ranks)), count), comb(len(ranks), count))

    def _one(self, found: Sequence[tuple[T, int]], every: int) -> T:
        if self._at == len(self._path):
            self._path.append([0, len(found)])
        chosen, weight = found[self._path[self._at][0]]
        self._at += 1
        if len(found) > 1:
            self._weight *= weight
            self._of *= every
        return chosen

    @property
    def share(self) -> Fraction:
        """How likely this way is as far as it has gone."""
        return Fraction(self._weight, self._of)


class Draws:
    """What chance brings once. ``asked`` tells whether it had a say in it at all."""

    __slots__ = ("_random", "asked")

    def __init__(self, random: Random) -> None:
        self._random = random
        self.asked = False

    def hand(self, cards: Sequence[str], count: int) -> Sequence[str]:
        """Return so many of these cards, drawn."""
        self.asked = True
        return sorted(self._random.sample(sorted(cards), count))

    def least(self, ranks: Sequence[int], count: int) -> tuple[int, int]:
        """Return the lowest of so many of these ranks and how many have it, drawn."""
        self.asked = True
        drawn = self._random.sample(sorted(ranks), count)
        return min(drawn), drawn.count(min(drawn))


def ways(run: Callable[[Lots], R], most: int) -> Iterator[tuple[R, Fraction]]:
    """Run something along every way that chance may take, and return what each leads to. It has to do the same wherever
    chance does. Raises TooManyWays after ``most``."""
    path: list[list[int]] = []
    for _ in range(most):
        lots = Lots(path, most)
        found = run(lots)
        yield found, lots.share
        while path and path[-1][0] + 1 == path[-1][1]:
            path.pop()
        if not path:
            return
        path[-1][0] += 1
    raise TooManyWays


def number_of_hands(cards: Sequence[str], count: int) -> int:
    """Return of how many hands :func:`hands` tells."""
    return _number_of_splits(tuple(sorted(Counter(cards).values())), count)


@lru_cache(maxsize=4096)
def _number_of_splits(most: tuple[int, ...], count: int) -> int:
    found = [1] + [0] * count
    for number in most:
        found = [sum(found[max(0, taken - number) : taken + 1]) for taken in range(count + 1)]
    return found[count]


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
def lowest(ranks: tuple[int, ...], count: int) -> Sequence[tuple[tuple[int, int], int]]:
    """Return what the lowest of so many of these ranks may be and how many may have it, with the number of ways."""
    found: list[tuple[tuple[int, int], int]] = []
    above = len(ranks)
    for rank, number in sorted(Counter(ranks).items()):
        above -= number
        found += [
            ((rank, times), comb(number, times) * comb(above, count - times))
            for times in range(max(1, count - above), min(number, count) + 1)
        ]
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
