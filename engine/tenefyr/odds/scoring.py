"""What cards bring that only score: those that draw nothing and help nobody, however many of them are not known."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import NamedTuple

from engine.tenefyr.cards.effects.loot import LastStand, PerBasic, PerDungeon, Weaken
from engine.tenefyr.cards.library import library
from engine.tenefyr.odds.alike import usable
from engine.tenefyr.odds.situations import Situation
from engine.tenefyr.state import BASICS

PAID = frozenset(("double", "double-player"))
SCORING = frozenset((*PAID, "weaken", "per-basic", "per-dungeon", "last-stand", "discharge"))
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
    def combines(self) -> bool:
        """Whether it depends on other cards what it brings."""
        return bool(self.per_basic) or self.doubles or self.doubles_player


class Hand(NamedTuple):
    """What is left of a turn: known cards that combine with others, and ``unknown`` ones, any of the ``pool``."""

    pool: tuple[Card, ...]
    unknown: int
    known: tuple[Card, ...]
    best: int
    """What it would bring to double the best of the cards that lie there already, if any card doubles."""
    basics: int
    """How many basic cards lie there already, if any card counts them."""
    deck: int
    """How many cards are in the deck; 1 for any number where nothing pays from it."""
    others: int | None = 0
    """What the strongest other player has brought, if that can be doubled; None: alone it is one's own power."""
    own: int = 0
    """What one has brought already, if that can be doubled."""


class Score(NamedTuple):
    """What a hand has brought: the power of the cards, what comes on top of it by doubling a player's, what the enemy
    has lost, and whether the deck is empty then."""

    own: int
    more: int
    weaker: int
    empty: bool


NOTHING_LEFT = Hand((), 0, (), 0, 0, 1)
"""A hand that brings nothing more."""


def cards_in(situation: Situation, cards: tuple[str, ...], plus: int, *, empty: bool) -> tuple[Card, ...]:
    """Return cards as they score in a turn in which each has so much more power, with an ``empty`` deck or not."""
    return _cards(cards, situation.sides[situation.seat].heroes, situation.enemy, plus, situation.completed, empty)


@lru_cache(maxsize=8192)
def _cards(
    cards: tuple[str, ...], heroes: tuple[str, ...], enemy: str, plus: int, completed: int, empty: bool
) -> tuple[Card, ...]:
    return tuple(sorted(_card(card, heroes, enemy, plus, completed, empty) for card in cards))


@lru_cache(maxsize=8192)
def _card(card: str, heroes: tuple[str, ...], enemy: str, plus: int, completed: int, empty: bool) -> Card:
    fought, loot = library().fought[enemy], library().played[card]
    power = loot.power + plus
    if card in BASICS:
        return Card(power + max(0, fought.basics), min(0, fought.basics), basic=True)
    if not usable(card, heroes) or (fought.silent and card.startswith("skill-")):
        return Card(power)
    weaker = per_basic = 0
    for effect in loot.effects:
        if isinstance(effect, Weaken):
            weaker += effect.by
        elif isinstance(effect, LastStand):
            power += effect.by * empty
        elif isinstance(effect, PerDungeon):
            power += effect.by * completed
        elif isinstance(effect, PerBasic):
            per_basic += effect.by
    words = {effect.word for effect in loot.effects}
    pays = loot.condition.deck if loot.condition is not None else 0
    return Card(power, 0, weaker, False, per_basic, "double" in words, "double-player" in words, pays)


@lru_cache(maxsize=4096)
def scores(hand: Hand) -> Mapping[Score, Fraction]:
    """Return what a hand may bring, with its probability. What counts other cards comes after them, then what doubles
    the best of them, the strongest first, and at last what doubles a player's power (the order of
    :func:`engine.tenefyr.odds.playing.in_order`)."""
    count = hand.unknown
    others = tuple(card for card in hand.pool if not card.combines)
    found: defaultdict[Score, int] = defaultdict(int)
    for chosen, times in _chosen(Counter(card for card in hand.pool if card.combines), count):
        left = count - len(chosen)
        if left <= len(others):
            cards = (*hand.known, *chosen)
            counts, doubles = any(card.per_basic for card in cards), any(card.doubles for card in cards)
            for each, ways in _sums(others, count, counts, doubles)[left].items():
                found[_score(hand, cards, each)] += ways * times
    every = comb(len(hand.pool), count)
    return {score: Fraction(ways, every) for score, ways in found.items()}


def _chosen(kinds: Mapping[Card, int], count: int) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Up to so many of these cards, with the number of ways in which they can be drawn."""
    for numbers in product(*(range(number + 1) for number in kinds.values())):
        if sum(numbers) <= count:
            cards = tuple(card for card, times in zip(kinds, numbers, strict=True) for card in [card] * times)
            yield cards, prod(comb(number, times) for number, times in zip(kinds.values(), numbers, strict=True))


class _Sum(NamedTuple):
    """What cards bring together that do not combine: their power, what the enemy loses, how many of them are basic, and
    the best of them."""

    power: int = 0
    weaker: int = 0
    basics: int = 0
    best: int = 0


@lru_cache(maxsize=256)
def _sums(pool: tuple[Card, ...], most: int, counts: bool, doubles: bool) -> Sequence[Mapping[_Sum, int]]:
    """What 0, 1, … ``most`` of these cards bring together, with the number of ways in which they can be drawn. Basic
    cards are counted, and the best card is told, only if asked for."""
    found: list[dict[_Sum, int]] = [{} for _ in range(most + 1)]
    found[0][_Sum()] = 1
    for card, number in sorted(Counter(pool).items()):
        for reached in range(most, 0, -1):
            into = found[reached]
            for times in range(1, min(number, reached) + 1):
                for each, ways in found[reached - times].items():
                    after = _Sum(
                        each.power + (card.power + card.less) * times,
                        each.weaker + card.weaker * times,
                        each.basics + times * (counts and card.basic),
                        max(each.best, card.power) if doubles else 0,
                    )
                    into[after] = into.get(after, 0) + ways * comb(number, times)
    return found


def _score(hand: Hand, cards: Sequence[Card], others: _Sum) -> Score:
    basics = hand.basics + others.basics
    own = others.power + sum(card.power + card.per_basic * basics for card in cards)
    counting = [card for card in cards if not (card.doubles or card.doubles_player)]
    best = max([hand.best, others.best, *(card.power + card.per_basic * basics for card in counting)])
    deck, more = hand.deck, 0
    for card in sorted((card for card in cards if card.doubles), reverse=True):
        if card.pays <= deck:
            deck -= card.pays
            own += best
            best *= 2
        best = max(best, card.power)
    for card in (card for card in cards if card.doubles_player):
        if card.pays <= deck:
            deck -= card.pays
            more += max(0, hand.own + own if hand.others is None else hand.others)
    return Score(own, more, others.weaker + sum(card.weaker for card in cards), not deck)
