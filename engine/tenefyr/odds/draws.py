"""Sources of cards for a simulated fight: all draws one after the other, or random ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb, prod
from random import Random
from typing import Protocol


class TooManyDrawsError(Exception):
    """There are more draws than may be played."""


class Draws(Protocol):
    """Source of unknown cards."""

    def take(self, cards: list[str], count: int) -> Sequence[str]:
        """Take ``count`` random cards out of the list and return them."""
        ...


class EnumeratedDraws:
    """Source that enumerates all combinations of draws while the same fight is played repeatedly.

    ``most`` limits the number of different hands of a single draw.
    """

    __slots__ = ("_at", "_most", "_path", "share")

    def __init__(self, most: int) -> None:
        self._most = most
        self._path: list[list[int]] = []
        self._at = 0
        self.share = 1.0
        """Probability of the draws made since the last start."""

    def start(self) -> None:
        """Begin a run with the first draw."""
        self._at = 0
        self.share = 1.0

    def advance(self) -> bool:
        """Go to the next combination; return False if there is none."""
        path = self._path
        while path and path[-1][0] + 1 == path[-1][1]:
            path.pop()
        if not path:
            return False
        path[-1][0] += 1
        return True

    def take(self, cards: list[str], count: int) -> Sequence[str]:
        """Take the hand of the current combination.

        Raises TooManyDrawsError.
        """
        options = hands(tuple(cards), count, self._most)
        if not options:
            raise TooManyDrawsError
        if self._at == len(self._path):
            self._path.append([0, len(options)])
        hand, share = options[self._path[self._at][0]]
        self._at += 1
        self.share *= share
        for card in hand:
            cards.remove(card)
        return hand


class SampledDraws:
    """Source of random draws with a fixed seed: the same draws in the same order for every answer."""

    __slots__ = ("_random", "hands")

    def __init__(self) -> None:
        self._random = Random("odds").random
        self.hands = 1
        """Product of the numbers of different hands of all draws since the last start."""

    def start(self) -> None:
        """Begin a run; the mean of ``hands`` over many runs estimates the number of combinations of draws."""
        self.hands = 1

    def take(self, cards: list[str], count: int) -> Sequence[str]:
        """Take a random hand."""
        random = self._random
        self.hands *= number_of_hands(tuple(cards), count)
        return [cards.pop(int(random() * len(cards))) for _ in range(count)]


@lru_cache(maxsize=4096)
def hands(cards: tuple[str, ...], count: int, most: int) -> Sequence[tuple[tuple[str, ...], float]]:
    """Return each different hand of ``count`` cards with its probability; none if there are more than ``most``."""
    if number_of_hands(cards, count) > most:
        return ()
    kinds = sorted(Counter(cards).items())
    combinations = comb(len(cards), count)
    different: list[tuple[tuple[str, ...], float]] = []
    for numbers in _splits([number for _, number in kinds], count):
        hand = tuple(card for (card, _), times in zip(kinds, numbers, strict=True) for card in [card] * times)
        ways = prod(comb(number, times) for (_, number), times in zip(kinds, numbers, strict=True))
        different.append((hand, ways / combinations))
    return different


@lru_cache(maxsize=4096)
def number_of_hands(cards: tuple[str, ...], count: int) -> int:
    """Return the number of different hands of ``count`` cards."""
    ways = [1] + [0] * count
    for number in Counter(cards).values():
        ways = [sum(ways[max(0, taken - number) : taken + 1]) for taken in range(count + 1)]
    return ways[count]


def _splits(numbers: Sequence[int], count: int) -> Iterator[tuple[int, ...]]:
    """Yield each way to take ``count`` cards from kinds with these numbers of cards."""
    if not numbers:
        yield ()
        return
    rest = sum(numbers[1:])
    for times in range(max(0, count - rest), min(numbers[0], count) + 1):
        for others in _splits(numbers[1:], count - times):
            yield (times, *others)
