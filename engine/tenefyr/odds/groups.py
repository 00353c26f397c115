"""Cards of which it is not known of what rank they are, only how many of them lie in the deck and in the hand, and how
many of them are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb, factorial
from typing import NamedTuple, TypeAlias


class Group(NamedTuple):
    """Cards of one player: ``deck`` of them are in the deck, the others in the hand, and each may be in either. Where
    all are of one rank, there are only those in the deck. ``members`` are their ranks, in order."""

    members: tuple[int, ...]
    deck: int

    @property
    def told(self) -> bool:
        """Whether all of them are of one rank."""
        return self.members[0] == self.members[-1]

    @property
    def hand(self) -> int:
        """How many are in the hand."""
        return len(self.members) - self.deck


Groups: TypeAlias = tuple[Group, ...]
"""Groups in the order of their ranks, which do not overlap."""


class Told(NamedTuple):
    """Groups, and the ranks of cards of the hand that were in them."""

    groups: Groups
    hand: tuple[int, ...] = ()


def lowest_told(groups: Groups, limit: int) -> Iterator[tuple[Told, int, int]]:
    """Yield which cards of the hand may be those of the lowest rank, if that is lower than ``limit``, with the number
    of ways among all ways."""
    at = next((number for number, group in enumerate(groups) if group.hand), len(groups))
    if at == len(groups) or groups[at].members[0] >= limit:
        yield Told(groups), 1, 1
        return
    for part, ways, every in _lowest_apart(groups[at]):
        told = Told((*groups[:at], *part.groups, *groups[at + 1 :]), part.hand)
        if told.hand:
            yield told, ways, every
            continue
        for then, times, of in lowest_told(told.groups, limit):
            yield then, ways * times, every * of


def all_told(groups: Groups) -> Iterator[tuple[Told, int, int]]:
    """Yield of what rank all cards of the hand may be, with the number of ways among all ways."""
    for told, ways, every in lowest_told(groups, groups[-1].members[-1] + 1 if groups else 0):
        if not told.hand:
            yield told, ways, every
            continue
        for then, times, of in all_told(told.groups):
            yield Told(then.groups, told.hand + then.hand), ways * times, every * of


@lru_cache(maxsize=8192)
def _lowest_apart(group: Group) -> Sequence[tuple[Told, int, int]]:
    """How many cards of the lowest rank may be in the hand, with the number of ways among all ways."""
    number = group.members.count(group.members[0])
    others = len(group.members) - number
    found: list[tuple[Told, int, int]] = []
    for hand in range(max(0, group.hand - others), min(number, group.hand) + 1):
        lower = Group(group.members[:number], number - hand)
        higher = Group(group.members[number:], others - (group.hand - hand))
        ways = comb(number, hand) * comb(others, group.hand - hand)
        found.append((_told(lower, higher), ways, comb(len(group.members), group.hand)))
    return found


def _told(*groups: Group) -> Told:
    """The groups, with what is known where all cards of one are of one rank."""
    left: list[Group] = []
    hand: tuple[int, ...] = ()
    for group in groups:
        if not group.told:
            left.append(group)
            continue
        hand += group.members[: group.hand]
        if group.deck:
            left.append(Group(group.members[: group.deck], group.deck))
    return Told(tuple(left), hand)


def joined(groups: Groups) -> Groups:
    """Return the groups with neighbours as one all of whose cards are in the deck."""
    found: list[Group] = []
    for group in groups:
        if found and not group.hand and not found[-1].hand:
            found[-1] = Group(found[-1].members + group.members, found[-1].deck + group.deck)
        else:
            found.append(group)
    return tuple(found)


def apart(groups: Groups) -> Groups:
    """Return groups all of whose cards are in the deck rank by rank."""
    found: list[Group] = []
    for group in groups:
        for rank in dict.fromkeys(group.members):
            number = group.members.count(rank)
            found.append(Group((rank,) * number, number))
    return tuple(found)


@lru_cache(maxsize=8192)
def some_told(group: Group, ranks: tuple[int, ...]) -> Sequence[tuple[tuple[int, ...], int, int]]:
    """Return which cards of the hand may be of these ranks, with the number of ways among all ways."""
    found: list[tuple[tuple[int, ...], int]] = [((), 1)]
    others = len(group.members)
    for rank in ranks:
        number = group.members.count(rank)
        others -= number
        found = [
            (hand + (rank,) * some, ways * comb(number, some))
            for hand, ways in found
            for some in range(min(number, group.hand - len(hand)) + 1)
        ]
    every = comb(len(group.members), group.hand)
    return [
        (hand, ways * comb(others, group.hand - len(hand)), every)
        for hand, ways in found
        if group.hand - len(hand) <= others
    ]


@lru_cache(maxsize=8192)
def draws(deck: tuple[int, ...], count: int) -> Sequence[tuple[Sequence[tuple[int, int]], int]]:
    """Return how many cards of each part of a deck may be drawn, and in how many orders of the deck."""
    found: list[tuple[Sequence[tuple[int, int]], int]] = []

    def go_on(number: int, left: int, room: int, taken: tuple[tuple[int, int], ...], ways: int) -> None:
        if not left:
            found.append((taken, ways))
        elif room >= left:
            there = deck[number]
            go_on(number + 1, left, room - there, taken, ways)
            for cards in range(1, min(there, left) + 1):
                go_on(number + 1, left - cards, room - there, (*taken, (number, cards)), ways * comb(there, cards))

    go_on(0, count, sum(deck), (), factorial(count))
    return found
