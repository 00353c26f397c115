"""What is left of a player's last turn in a fight once no card leads to others any more, and what it brings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import factorial
from typing import NamedTuple, TypeAlias

from engine.tenefyr.odds.groups import Groups, some_told
from engine.tenefyr.odds.ranks import Cards
from engine.tenefyr.odds.scoring import (
    Card,
    Hand,
    Lying,
    Score,
    Some,
    lying,
    number_of_ways,
    scores,
    with_combining,
)
from engine.tenefyr.odds.setting import Setting
from engine.tenefyr.odds.situations import Outcome, finished, with_at
from engine.tenefyr.odds.unfolding import KNOWN, NOTHING_BORROWED, Brought, Open, Unfolding, Way
from engine.tenefyr.odds.values import Value


class _Over(NamedTuple):
    """What is left of a turn in which no card of the hand leads to others, and how others were helped."""

    hand: Hand
    inspires: int
    readies: int


class _There(NamedTuple):
    """What cards may have brought that lie there, with the number of ways among all ways."""

    found: Sequence[tuple[Lying, int]]
    every: int


_Parts: TypeAlias = tuple[tuple[int, ...], tuple[tuple[tuple[Value, ...], int], ...], int, int]
_InHand: TypeAlias = tuple[tuple[Card, ...], tuple[Some, ...], int, int]
_Result: TypeAlias = tuple[int, int, int, bool, int, int]
"""Power, what comes on top of it, what the enemy has lost, whether the deck is empty, and how others were helped."""


class Endings:
    """All ways in which a turn may end, each counted in all orders in which the deck may lie, for each card that may be
    borrowed."""

    def __init__(self, setting: Setting, unfolding: Unfolding) -> None:
        self._setting = setting
        self._ranks = setting.ranks
        self._unfolding = unfolding
        self._over: defaultdict[_Over, defaultdict[Lying, int]] = defaultdict(lambda: defaultdict(int))
        self._there: dict[tuple[tuple[int, ...], Brought, bool, int], _There] = {}
        self._hands: dict[tuple[Cards, Groups, bool], list[_InHand]] = {}

    def add(self, turn: Open, ways: int) -> None:
        """Put down what is left of a turn in which no card of the hand leads to others, and what lies there."""
        deck = self._unfolding.in_deck(turn)
        if not (self._setting.haunting and self._setting.pays):
            self._ended(turn, ways, deck)
            return
        for told, times, every in self._unfolding.told(turn):
            for after, more, of in self._paid(told):
                self._ended(after, ways * times * more // (every * of), deck)

    def _paid(self, turn: Open) -> Iterator[Way]:
        """Yield the turn once all cards are paid that those of the hand ask for: it matters which ones are."""
        left, paid = self._unfolding.in_deck(turn), 0
        asked = [card for card in turn.hand if self._ranks.pays[self._ranks.of[card]]]
        for card in sorted(asked, key=lambda card: self._ranks.order[self._ranks.of[card]]):
            pays = self._ranks.pays[self._ranks.of[card]]
            if pays <= left:
                left, paid = left - pays, paid + pays
        yield from self._unfolding.discarded_from_deck(turn, paid)

    def _ended(self, turn: Open, ways: int, deck: int) -> None:
        brought, empty = turn.brought, not deck
        counted = deck if self._setting.pays else min(1, deck) if self._setting.situation.deck_counts else 1
        paid = 0
        if brought.borrowed == NOTHING_BORROWED:
            ways *= self._ranks.number_of_loans
        elif brought.borrowed != KNOWN:
            pays = self._ranks.loans[brought.borrowed].cards[0].pays[0]
            paid = pays if pays <= counted else 0
        there = self._lying(turn.laid, brought, empty, paid)
        ways = ways * factorial(self._unfolding.unknown_in_deck(turn)) // there.every
        basics = self._setting.basics + brought.basics if self._setting.counts else 0
        groups = tuple([group for group in turn.groups if group.hand])
        for known, unknown, likely, every in self._in_hand(turn.hand, groups, deck == paid):
            hand = Hand(known, unknown, basics, counted - paid, self._setting.others)
            into = self._over[_Over(hand, brought.inspires, brought.readies)]
            share = ways * likely // every
            for each, times in there.found:
                into[each] += share * times

    def _lying(self, laid: tuple[int, ...], brought: Brought, empty: bool, paid: int) -> _There:
        """What cards that lie there have brought, the one that was borrowed included."""
        found = self._there.get((laid, brought, empty, paid))
        if found is not None:
            return found
        first = self._ranks.first_leading
        some = [
            (self._setting.cards(self._setting.members[rank], empty=empty), count)
            for rank, count in enumerate(laid, first)
            if count
        ]
        combining: Card | None = None
        if brought.borrowed not in (NOTHING_BORROWED, KNOWN):
            loan = self._ranks.loans[brought.borrowed]
            cards = self._setting.cards(loan.cards, empty=empty)
            if not loan.combines:
                some.append((cards, 1))
            else:
                combining = cards[0] if paid == cards[0].pays else cards[0].unpaid
        best = max(self._setting.best, brought.best) if self._setting.doubles else 0
        basics = self._setting.basics + brought.basics
        after: list[tuple[Lying, int]] = []
        for each, times in lying(tuple(some), doubles=self._setting.doubles).items():
            own, weaker = brought.own + each.own, brought.weaker + each.weaker
            both = Lying(own, weaker, brought.more, max(best, each.best))
            if combining is not None:
                both = with_combining(both, combining, basics, self._setting.earlier, self._setting.others)
            after.append((both, times))
        found = self._there[laid, brought, empty, paid] = _There(after, number_of_ways(some))
        return found

    def _in_hand(self, hand: Cards, groups: Groups, empty: bool) -> Sequence[_InHand]:
        """The known cards of the hand and what the others are some of, with the number of ways among all ways: of cards
        of a rank all that have been there, or of several ranks where none is known to be elsewhere."""
        found = self._hands.get((hand, groups, empty))
        if found is not None:
            return found
        found = self._hands[hand, groups, empty] = []
        for told, parts, ways, every in self._parts(groups):
            cards = (*hand, *(self._ranks.told[rank] for rank in told))
            known = tuple([value for card in cards if (value := self._ranks.value(card)) is not None])
            ranks = sorted(card for card in cards if card < self._ranks.number)
            apart = [(self._setting.members[rank], ranks.count(rank)) for rank in dict.fromkeys(ranks)]
            unknown = tuple([(self._setting.cards(values, empty=empty), count) for values, count in (*apart, *parts)])
            found.append((self._setting.cards(known, empty=empty), unknown, ways, every))
        return found

    def _parts(self, groups: Groups) -> Iterator[_Parts]:
        """Yield the ranks of cards in the hand of which others are elsewhere, and what the others are some of."""
        if not groups:
            yield (), (), 1, 1
            return
        group = groups[0]
        ranks = tuple(dict.fromkeys(group.members))
        elsewhere = tuple([rank for rank in ranks if group.members.count(rank) < len(self._setting.members[rank])])
        together = tuple([value for rank in ranks if rank not in elsewhere for value in self._setting.members[rank]])
        for told, ways, every in some_told(group, elsewhere):
            count = group.hand - len(told)
            part = ((together, count),) if count else ()
            for others, parts, times, of in self._parts(groups[1:]):
                yield told + others, part + parts, ways * times, every * of

    def outcomes(self) -> Mapping[Outcome, Fraction]:
        """Return the outcomes, with what the hands bring that are left."""
        found: defaultdict[_Result, int] = defaultdict(int)
        for over, there in self._over.items():
            unknown = number_of_ways(over.hand.unknown)
            for each, ways in there.items():
                ways //= unknown
                for score, times in scores(over.hand, each.best).items():
                    found[self._result(over, each, score)] += ways * times
        every = factorial(sum(map(len, self._setting.members))) * self._ranks.number_of_loans
        return {self._outcome(result): Fraction(ways, every) for result, ways in found.items()}

    def _result(self, over: _Over, there: Lying, score: Score) -> _Result:
        own, weaker = there.own + score.own, there.weaker + score.weaker
        more = (
            there.more + score.more + sum([max(0, self._setting.earlier + there.own + each) for each in score.doubled])
        )
        if self._setting.as_power:
            own, weaker = own + weaker, 0
        if not self._setting.powers_count:
            own, more = own + more, 0
        return own, more, weaker, score.empty, over.inspires, over.readies

    def _outcome(self, result: _Result) -> Outcome:
        own, more, weaker, empty, inspires, readies = result
        situation = self._setting.situation
        sides = situation.sides
        if inspires or readies:
            following = self._setting.following
            side = sides[following]
            helped = side._replace(inspired=side.inspired + inspires, more_cards=side.more_cards + readies)
            sides = with_at(sides, following, helped)
        after = finished(not empty, self._setting.earlier + own if self._setting.powers_count else 0)
        return Outcome(own + more, weaker, with_at(sides, situation.seat, after))
