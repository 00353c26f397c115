"""What cards bring that only score: those that draw nothing and help nobody, however many of them are not known."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import comb, prod
from typing import NamedTuple, TypeAlias

from engine.tenefyr.odds.values import Value

PAID = frozenset(("double", "double-player"))
SCORING = frozenset((*PAID, "per-basic", "per-dungeon", "last-stand"))
"""The effects of which is told here what they bring, and those of them that may have to be paid for."""


class Card(NamedTuple):
    """A card as far as it scores: its power, what the enemy takes off it even if it is doubled (``less``, negative),
    what it takes off the enemy, and what it does with other cards."""

    power: int
    less: int = 0
    weaker: int = 0
    basic: bool = False
    per_basic: int = 0
    doubles: bool = False
    doubles_player: bool = False
    pays: int = 0
    """How many cards of the deck have to be discarded for doubling."""

    @property
    def unpaid(self) -> Card:
        """The card without what has to be paid for."""
        return self._replace(doubles=False, doubles_player=False, pays=0)


Some: TypeAlias = tuple[tuple[Card, ...], int]
"""So many of these cards, nobody knows which."""


class Lying(NamedTuple):
    """What cards have brought that lie there: their power, what the enemy has lost, what came on top of it by doubling
    a player's power, and what it would bring to double the best of them (0 if nothing doubles)."""

    own: int = 0
    weaker: int = 0
    more: int = 0
    best: int = 0


class Hand(NamedTuple):
    """What is left of a turn: known cards, and some of others."""

    known: tuple[Card, ...]
    unknown: tuple[Some, ...]
    basics: int = 0
    """How many basic cards lie there already."""
    deck: int = 1
    """How many cards are in the deck; 1 for any number where nothing pays from it."""
    others: int | None = 0
    """What the strongest other player has brought, if that can be doubled; None: alone it is one's own power."""


class Score(NamedTuple):
    """What a hand has brought: the power of the cards, what comes on top of it by doubling another player's power, what
    the enemy has lost, and whether the deck is empty then. ``doubled`` is what cards of the hand had brought whenever
    alone one's own power was doubled: it is doubled besides what lay there before."""

    own: int
    more: int
    weaker: int
    empty: bool
    doubled: tuple[int, ...] = ()


def card_of(value: Value, basics: int, plus: int, completed: int, *, empty: bool) -> Card:
    """Return a card as it scores in a turn in which each has so much more power (``plus``) and each basic one another
    power besides (``basics``), after so many ``completed`` dungeons, with an ``empty`` deck or not."""
    power = value.power + plus
    if value.basic:
        return Card(power + max(0, basics), min(0, basics), basic=True)
    amounts = dict(value.steps)
    power += amounts.get("last-stand", 0) * empty + amounts.get("per-dungeon", 0) * completed
    return Card(
        power, 0, value.weaker, False, amounts.get("per-basic", 0),
        "double" in amounts, "double-player" in amounts, value.pays[0],
    )  # fmt: skip


class _Sum(NamedTuple):
    """What cards bring together: their power and the best of them, but for those that count basic cards or double; what
    the enemy loses; and of the others as much as they depend on one another."""

    own: int = 0
    weaker: int = 0
    best: int = 0
    basics: int = 0
    counting: tuple[tuple[int, int], ...] = ()
    """Those that count basic cards: for each what it brings for one of them, and its power."""
    doubling: tuple[Card, ...] = ()
    """Those that double, in the order in which they are played."""


@lru_cache(maxsize=4096)
def in_hand(hand: Hand) -> Mapping[_Sum, int]:
    """Return what the cards of a hand may bring, with the number of ways."""
    every = [*hand.known, *(card for cards, _ in hand.unknown for card in cards)]
    counts = any(card.per_basic for card in every)
    doubles = any(card.doubles for card in every)
    known = _Sum()
    for card in hand.known:
        known = _with(known, card, counts, doubles)
    found: Mapping[_Sum, int] = {known: 1}
    for cards, count in hand.unknown:
        found = _together(found, _sums(cards, counts, doubles, count)[count])
    return found


@lru_cache(maxsize=8192)
def scores(hand: Hand, best: int) -> Mapping[Score, int]:
    """Return what a hand may bring where it would bring ``best`` to double a card that lies there, with the number of
    ways. What counts other cards comes after them, then what doubles the best of them, the strongest first, and at last
    what doubles a player's power (see :attr:`engine.tenefyr.odds.values.Value.rank_to_play`)."""
    found: defaultdict[Score, int] = defaultdict(int)
    for each, ways in in_hand(hand).items():
        found[_score(hand, best, each)] += ways
    return found


@lru_cache(maxsize=8192)
def lying(cards: tuple[Some, ...], *, doubles: bool) -> Mapping[Lying, int]:
    """Return what cards that lie there may have brought, with the number of ways; the best of them only where something
    ``doubles``."""
    found: Mapping[_Sum, int] = {_Sum(): 1}
    for some, count in cards:
        found = _together(found, _sums(some, False, doubles, count)[count])
    return {Lying(each.own, each.weaker, 0, each.best): ways for each, ways in found.items()}


def with_combining(there: Lying, card: Card, basics: int, earlier: int, others: int | None) -> Lying:
    """Return what lies there together with a card that looks at others. ``basics`` basic cards lie there; ``earlier``
    is what the player has brought besides, ``others`` what the strongest other player has (None: nobody else is
    there)."""
    own, weaker, more, best = there
    power = card.power + card.per_basic * basics
    own += power + card.less
    if card.doubles:
        own += best
        best *= 2
    if card.doubles_player:
        more += max(0, earlier + own if others is None else others)
    return Lying(own, weaker + card.weaker, more, max(best, power))


def number_of_ways(cards: Iterable[Some]) -> int:
    """Return in how many ways so many of these cards may be there."""
    return prod([comb(len(some), count) for some, count in cards])


def _with(total: _Sum, card: Card, counts: bool, doubles: bool) -> _Sum:
    """These cards and another one. Basic cards are counted, and the best card is told, only if asked for."""
    own, weaker, best, basics, counting, doubling = total
    weaker += card.weaker
    if card.doubles or card.doubles_player:
        return _Sum(own, weaker, best, basics, counting, tuple(sorted((*doubling, card), key=_played_first)))
    if card.per_basic:
        return _Sum(own, weaker, best, basics, tuple(sorted((*counting, (card.per_basic, card.power)))), doubling)
    best = max(best, card.power) if doubles else 0
    return _Sum(own + card.power + card.less, weaker, best, basics + (counts and card.basic), counting, doubling)


def _played_first(card: Card) -> tuple[bool, int, int, int]:
    return card.doubles_player, -card.power, -card.weaker, -card.pays


def _together(first: Mapping[_Sum, int], second: Mapping[_Sum, int]) -> dict[_Sum, int]:
    found: dict[_Sum, int] = {}
    for each, ways in first.items():
        for other, times in second.items():
            both = _Sum(
                each.own + other.own,
                each.weaker + other.weaker,
                max(each.best, other.best),
                each.basics + other.basics,
                tuple(sorted(each.counting + other.counting)) if other.counting else each.counting,
                tuple(sorted(each.doubling + other.doubling, key=_played_first)) if other.doubling else each.doubling,
            )
            found[both] = found.get(both, 0) + ways * times
    return found


@lru_cache(maxsize=1024)
def _sums(cards: tuple[Card, ...], counts: bool, doubles: bool, most: int) -> Sequence[Mapping[_Sum, int]]:
    """What 0, 1, … ``most`` of these cards bring together, with the number of ways in which they can be drawn."""
    found: list[dict[_Sum, int]] = [{} for _ in range(most + 1)]
    found[0][_Sum()] = 1
    for card, number in sorted(Counter(cards).items()):
        for reached in range(most, 0, -1):
            into = found[reached]
            for times in range(1, min(number, reached) + 1):
                several = comb(number, times)
                for each, ways in found[reached - times].items():
                    after = each
                    for _ in range(times):
                        after = _with(after, card, counts, doubles)
                    into[after] = into.get(after, 0) + ways * several
    return found


def _score(hand: Hand, best: int, mine: _Sum) -> Score:
    own, deck, more = mine.own, hand.deck, 0
    doubled: list[int] = []
    basics = hand.basics + mine.basics
    best = max(best, mine.best)
    for by, power in mine.counting:
        own += power + by * basics
        best = max(best, power + by * basics)
    for card in mine.doubling:
        own += card.power + card.less
        if card.pays <= deck:
            deck -= card.pays
            if card.doubles:
                own += best
                best *= 2
            elif hand.others is None:
                doubled.append(own)
            else:
                more += max(0, hand.others)
        best = max(best, card.power)
    return Score(own, more, mine.weaker, not deck, tuple(doubled))
