"""What a player's last turn in a fight brings: along every way that chance may take, as far as ways differ."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from engine.tenefyr.odds.endings import Endings
from engine.tenefyr.odds.groups import Group
from engine.tenefyr.odds.ranks import Cards
from engine.tenefyr.odds.scoring import PAID, SCORING, Lying, with_combining
from engine.tenefyr.odds.setting import Setting, value_in
from engine.tenefyr.odds.situations import Outcome, Situation, cards_of
from engine.tenefyr.odds.unfolding import KNOWN, Brought, Open, Unfolding, Way
from engine.tenefyr.odds.values import LEADING, Value


class Followed(NamedTuple):
    """What may come of a turn, each with its probability, and how many ways were followed."""

    found: Mapping[Outcome, Fraction]
    ways: int


def is_last(situation: Situation) -> bool:
    """Return whether a turn can be told of here: its player has none after it, all cards are known but their order, and
    they do what is reckoned here."""
    side = situation.sides[situation.seat]
    if situation.closely or side.pool or situation.seat in situation.order[situation.turn + 1 :]:
        return False
    values = [value_in(situation, card) for card in side.cards]
    borrowing = sum(word == "borrow" for value in values for word, _ in value.steps)
    borrowed = [value_in(situation, card) for card in situation.borrowed]
    return borrowing <= 1 and all(map(_is_known, (*values, *borrowed)))


def _is_known(value: Value) -> bool:
    """Whether what a card does is reckoned here."""
    words = {word for word, _ in value.steps}
    if value.pays != (0, 0):
        return not value.pays[1] and words <= PAID and not value.weaker
    return words <= (LEADING if value.leads else SCORING)


@lru_cache(maxsize=20000)
def followed(situation: Situation, most: int) -> Followed | None:
    """Return what a last turn may bring, along every way; None where there are more than ``most``."""
    setting = Setting(situation)
    unfolding = Unfolding(setting.ranks, setting.haunting, setting.plus, setting.basics_change, setting.blind)
    endings = Endings(setting, unfolding)
    standing: defaultdict[Open, int] = defaultdict(int)
    left = most
    for begun, ways, every in _Beginning(setting, unfolding).turns():
        standing[begun] += ways // every
        left -= 1
    while standing:
        after: defaultdict[Open, int] = defaultdict(int)
        for each, ways in standing.items():
            going = unfolding.went_on(each)
            if going is None:
                endings.add(each, ways)
                continue
            for then, times, every in going:
                after[then] += ways * times // every
                left -= 1
            if left < 0:
                return None
        standing = after
    return Followed(endings.outcomes(), most - left)


class _Beginning:
    """The beginning of a turn: an ambush, the draw step, and the cards with which it goes on."""

    def __init__(self, setting: Setting, unfolding: Unfolding) -> None:
        self._setting = setting
        self._unfolding = unfolding

    def turns(self) -> Iterator[Way]:
        """Yield how the turn may stand once cards are drawn and those laid with which it goes on, with the number of
        ways among all ways."""
        situation, ranks, members = self._setting.situation, self._setting.ranks, self._setting.members
        side = self._setting.side
        counts = tuple(map(len, members))
        scoring = tuple([rank for rank in range(ranks.first_leading) for _ in range(counts[rank])])
        leading = counts[ranks.first_leading :]
        groups = (Group(scoring, len(scoring)),) if scoring else ()
        turn = Open(groups, leading, (0,) * len(leading), top=self._told(side.top))
        turn = self._unfolding.discarded(turn, self._told(side.discard))._replace(brought=Brought())
        if situation.drawn:
            hand = tuple(sorted(self._told(side.hand), key=ranks.of.__getitem__))
            given = () if situation.first is None else self._told(cards_of(situation.first))
            yield from self._laid_at_once(turn._replace(hand=hand), given)
            return
        ambushed = min(situation.ambush, len(side.top)) if self._setting.blind else situation.ambush
        for after, ways, every in self._unfolding.discarded_from_deck(turn, ambushed):
            for then, times, of in self._unfolding.drawn(after, self._setting.hand_size):
                yield then, ways * times, every * of

    def _told(self, cards: Sequence[str]) -> Cards:
        return tuple(map(self._setting.ranks.known, cards))

    def _laid_at_once(self, turn: Open, cards: Cards) -> Iterator[Way]:
        """Yield the turn after these cards were laid, as far as they are in the hand then."""
        if not cards:
            yield turn, 1, 1
            return
        if cards[0] in turn.hand:
            ways_on, left = self._laid(turn, turn.hand.index(cards[0])), cards[1:]
        elif any(group.hand for group in turn.groups):  # one like it may have been drawn
            ways_on, left = self._unfolding.told(turn), cards
        else:
            ways_on, left = iter([(turn, 1, 1)]), cards[1:]
        for after, ways, every in ways_on:
            for then, times, of in self._laid_at_once(after, left):
                yield then, ways * times, every * of

    def _laid(self, turn: Open, place: int) -> Iterator[Way]:
        value = self._setting.ranks.value(turn.hand[place])
        assert value is not None
        after = turn._replace(hand=turn.hand[:place] + turn.hand[place + 1 :])
        if any(word == "borrow" for word, _ in value.steps):
            yield from self._borrowed(self._lying(after, value))
        elif value.leads or not value.steps:
            yield from self._unfolding.laid(turn, place)
        else:
            yield from self._combined(after, value)

    def _lying(self, turn: Open, value: Value) -> Open:
        return turn._replace(brought=self._unfolding.with_known(turn.brought, value))

    def _borrowed(self, turn: Open) -> Iterator[Way]:
        """Yield the turn with each card that may be borrowed, which is known then."""
        loans = self._setting.ranks.loans
        if not loans:
            yield turn, 1, 1
        for value in [value for loan in loans for value in loan.cards]:
            here = turn._replace(brought=turn.brought._replace(borrowed=KNOWN))
            if value.leads or not value.steps:
                yield from self._unfolding.carried_out(self._lying(here, value), value.steps)
            else:
                yield from self._combined(here, value)

    def _combined(self, turn: Open, value: Value) -> Iterator[Way]:
        """Yield the turn with a card besides that looks at others that lie there, which are all known."""
        deck = self._unfolding.in_deck(turn)
        (card,) = self._setting.cards((value,), empty=not deck)
        if card.pays > deck:
            card = card.unpaid
        brought = turn.brought
        there = Lying(brought.own, brought.weaker, brought.more, max(brought.best, self._setting.best))
        basics = self._setting.basics + brought.basics
        own, weaker, more, best = with_combining(there, card, basics, self._setting.earlier, self._setting.others)
        brought = brought._replace(own=own, weaker=weaker, more=more, best=best)
        yield from self._unfolding.discarded_from_deck(turn._replace(brought=brought), card.pays)
