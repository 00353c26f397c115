"""A player's last turn in a fight, card by card, where of unknown cards only their ranks are followed, and of those
that only score not even these before something is thrown away."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import mul
from typing import NamedTuple, TypeAlias

from engine.tenefyr.odds.groups import Group, Groups, Told, all_told, apart, draws, joined, lowest_told
from engine.tenefyr.odds.ranks import Cards, Ranks
from engine.tenefyr.odds.values import Step, Value

NOTHING_BORROWED, KNOWN = -1, -2
"""What was borrowed where nothing was, and where it is known."""


class Brought(NamedTuple):
    """What known cards have brought that lie there: ``own`` power, what came on top of it by doubling a player's
    (``more``), what the enemy has lost (``weaker``), and what it would bring to double the best of them (``best``);
    ``basics`` of them are basic. How others were helped, and which of the :attr:`Ranks.loans` was borrowed."""

    own: int = 0
    more: int = 0
    weaker: int = 0
    best: int = 0
    basics: int = 0
    inspires: int = 0
    readies: int = 0
    borrowed: int = NOTHING_BORROWED


class Open(NamedTuple):
    """How a turn stands."""

    groups: Groups
    """The cards that only score and are in the deck, below those on top, or in the hand after all others of their
    rank."""
    deck: tuple[int, ...]
    """How many cards of each leading rank are in the deck, below those on top."""
    laid: tuple[int, ...]
    """How many cards of each leading rank lie there, nobody knows which."""
    hand: Cards = ()
    """The other cards in the hand, by rank, and those of one rank in the order in which they were drawn."""
    top: Cards = ()
    """Cards that were put back on the deck, the next one last."""
    discard: Cards = ()
    """Those in the discard pile that may be put back, the best first; of one rank, the one that lies there longest."""
    brought: Brought = Brought()


Way: TypeAlias = tuple[Open, int, int]
"""How a turn may stand, with the number of ways that lead there among all ways, in the order in which cards come."""


class Unfolding:
    """What happens in a turn from one card to the next."""

    def __init__(self, ranks: Ranks, haunting: int, plus: int, basics: int, blind: int) -> None:
        """``haunting`` is how much an enemy loses for each Basic 0 that is discarded, ``plus`` what each card of the
        turn is worth more, ``basics`` what each basic one is besides, and ``blind`` how many cards of the deck are gone
        already, nobody knows which."""
        self._ranks = ranks
        self._basics = basics
        self._haunting = haunting
        self._plus = plus
        self._blind = blind
        self._put_back, self._thrown, self._borrowed = map(ranks.amounts, ("recover", "throw", "borrow"))
        self._steps: Mapping[str, Callable[[Open, int], Iterator[Way]]] = {
            "throw": self._throw,
            "recover": self._recover,
            "borrow": self._borrow,
            "inspire": self._inspire,
            "ready": self._ready,
        }
        self._may_throw, self._may_put_back = any(self._thrown), any(self._put_back)
        of = ranks.of
        self._in_order: Sequence[tuple[int, int]] = [
            (rank, 0 if self._may_throw else card) for card, rank in enumerate(of)
        ]

    def in_deck(self, turn: Open) -> int:
        """Return how many cards are in the deck."""
        return self.unknown_in_deck(turn) - self._blind + len(turn.top)

    def unknown_in_deck(self, turn: Open) -> int:
        """Return how many cards are in the deck below those on top, with those that are gone already."""
        return sum([group.deck for group in turn.groups]) + sum(turn.deck)

    def went_on(self, turn: Open) -> Iterator[Way] | None:
        """Return how the turn may stand after the next card that leads to others; None where there is none in the
        hand."""
        of, first = self._ranks.of, self._ranks.first_leading
        for place, card in enumerate(turn.hand):
            if of[card] >= first:
                return self.laid(turn, place)
        return None

    def laid(self, turn: Open, place: int) -> Iterator[Way]:
        """Yield how the turn may stand after a card of the hand was laid that brings its power alone or leads to
        others."""
        card = turn.hand[place]
        rank = self._ranks.of[card]
        hand = turn.hand[:place] + turn.hand[place + 1 :]
        value = self._ranks.value(card)
        laid, brought = turn.laid, turn.brought
        if value is None:
            at = rank - self._ranks.first_leading
            laid = (*laid[:at], laid[at] + 1, *laid[at + 1 :])
        else:
            brought = self.with_known(brought, value)
        after = Open(turn.groups, turn.deck, laid, hand, turn.top, turn.discard, brought)
        if not self._may_throw and not self._may_put_back:
            yield from self.carried_out(after, self._ranks.steps[rank])
            return
        for then, ways, every in self.carried_out(after, self._ranks.steps[rank]):
            yield self._tidied(then), ways, every

    def with_known(self, brought: Brought, value: Value) -> Brought:
        """Return what cards have brought with a known one that brings its power alone."""
        power, own = value.power + self._plus, brought.own
        if value.basic:
            power += max(0, self._basics)
            own += min(0, self._basics)
        return brought._replace(
            own=own + power, weaker=brought.weaker + value.weaker, best=max(brought.best, power),
            basics=brought.basics + bool(value.basic),
        )  # fmt: skip

    def carried_out(self, turn: Open, steps: Sequence[Step]) -> Iterator[Way]:
        """Yield how the turn may stand after these steps."""
        if not steps:
            yield turn, 1, 1
            return
        (word, amount), later = steps[0], steps[1:]
        if word == "draw":
            flow = self.drawn(turn, amount, throws=any(step == "throw" for step, _ in later))
        else:
            flow = self._steps[word](turn, amount)
        for after, ways, every in flow:
            for then, times, of in self.carried_out(after, later):
                yield then, ways * times, every * of

    def _tidied(self, turn: Open) -> Open:
        """The same turn without what makes no difference any more: the order of cards of which none is thrown away,
        and discarded cards that nothing puts back."""
        hand, discard = turn.hand, turn.discard
        if discard:
            discard = discard[: self._to_come(turn, self._put_back)]
        if len(hand) > 1 and self._may_throw and not self._to_come(turn, self._thrown):
            of = self._ranks.of
            hand = tuple(sorted(hand, key=lambda card: (of[card], card)))
        return Open(turn.groups, turn.deck, turn.laid, hand, turn.top, discard, turn.brought)

    def _to_come(self, turn: Open, amounts: Sequence[int]) -> int:
        """For how many cards effects are that may still come."""
        of, first = self._ranks.of, self._ranks.first_leading
        there = [of[card] for card in (*turn.hand, *turn.top, *turn.discard)]
        found = sum([amounts[rank] for rank in there]) + sum(map(mul, turn.deck, amounts[first:]))
        borrowed = self._borrowed
        if amounts[-1] and (any(borrowed[rank] for rank in there) or any(map(mul, turn.deck, borrowed[first:]))):
            found += amounts[-1]
        return found

    # ---- the steps

    def drawn(self, turn: Open, count: int, *, throws: bool = False) -> Iterator[Way]:
        """Yield how the turn may stand once so many cards are drawn, or all that are left; ``throws``: and then others
        are thrown away."""
        turn, cards, count = self._from_top(turn, count)
        scores = any(self._ranks.of[card] < self._ranks.first_leading for card in cards)
        for told, ways, every in self._told(turn, scores and (throws or self._to_come(turn, self._thrown) > 0)):
            hand = self._sorted(told.hand + cards)
            yield from self._drawn(told._replace(hand=hand) if cards else told, count, ways, every)

    def _from_top(self, turn: Open, count: int) -> tuple[Open, Cards, int]:
        """Return the turn without so many cards that lie on top of the deck, these cards, and how many are missing."""
        count = min(count, self.in_deck(turn))
        known = min(count, len(turn.top))
        if not known:
            return turn, (), count
        return turn._replace(top=turn.top[:-known]), turn.top[: -known - 1 : -1], count - known

    def _drawn(self, turn: Open, count: int, ways: int, every: int) -> Iterator[Way]:
        if not count:
            yield turn, ways, every
            return
        groups, tell = turn.groups, self._ranks.told
        in_groups = len(groups)
        for taken, times in draws((*[group.deck for group in groups], *turn.deck), count):
            left, deck, cards = list(groups), list(turn.deck), turn.hand
            for number, some in taken:
                if number >= in_groups:
                    deck[number - in_groups] -= some
                    cards += (tell[number - in_groups + self._ranks.first_leading],) * some
                elif (group := left[number]).told:
                    cards += (tell[group.members[0]],) * some
                    left[number] = Group(group.members[some:], group.deck - some)
                else:
                    left[number] = Group(group.members, group.deck - some)
            if len(cards) > len(turn.hand):
                cards = self._sorted(cards)
            whole = tuple([group for group in left if group.members])
            yield Open(whole, tuple(deck), turn.laid, cards, turn.top, turn.discard, turn.brought), ways * times, every

    def _sorted(self, cards: Cards) -> Cards:
        return tuple(sorted(cards, key=self._in_order.__getitem__))

    def _told(self, turn: Open, wanted: bool) -> Iterator[Way]:
        """Yield of what rank all cards of the hand may be, if that is ``wanted``."""
        if not wanted:
            yield turn, 1, 1
            return
        for told, ways, every in all_told(turn.groups):
            yield self._with(turn, told), ways, every

    def told(self, turn: Open) -> Iterator[Way]:
        """Yield of what rank all cards of the hand may be."""
        return self._told(turn, wanted=True)

    def _with(self, turn: Open, told: Told) -> Open:
        cards = tuple([self._ranks.told[rank] for rank in told.hand])
        hand = self._sorted(turn.hand + cards)
        return Open(joined(told.groups), turn.deck, turn.laid, hand, turn.top, turn.discard, turn.brought)

    def discarded_from_deck(self, turn: Open, count: int) -> Iterator[Way]:
        """Yield how the turn may stand once so many cards of the deck are discarded, or all that are left."""
        if not count:
            yield turn, 1, 1
            return
        turn, cards, count = self._from_top(turn, count)
        for told, ways, every in self.told(turn):
            ahead = told._replace(groups=apart(told.groups), hand=())
            for after, times, of in self._drawn(ahead, count, ways, every):
                then = after._replace(groups=joined(after.groups), hand=told.hand)
                yield self.discarded(then, cards + after.hand), times, of

    def _throw(self, turn: Open, count: int) -> Iterator[Way]:
        """Discard the cards of the lowest rank that have been in the hand longest."""
        if not count:
            yield turn, 1, 1
            return
        limit = self._ranks.of[turn.hand[0]] if turn.hand else self._ranks.number
        for told, ways, every in lowest_told(turn.groups, limit):
            after = self._with(turn, told)
            thrown = self.discarded(after._replace(hand=after.hand[1:]), after.hand[:1])
            for then, times, others in self._throw(thrown, count - 1):
                yield then, ways * times, every * others

    def discarded(self, turn: Open, cards: Cards) -> Open:
        """Return the turn with these cards in the discard pile besides."""
        brought, discard = turn.brought, turn.discard
        if self._haunting:
            brought = brought._replace(weaker=brought.weaker + self._haunting * self._zeros(cards))
        if self._may_put_back:
            of, places = self._ranks.of, self._ranks.places
            discard = tuple(sorted(discard + cards, key=lambda card: places[of[card]]))
        return Open(turn.groups, turn.deck, turn.laid, turn.hand, turn.top, discard, brought)

    def _recover(self, turn: Open, count: int) -> Iterator[Way]:
        back = turn.discard[:count]
        brought = turn.brought
        if self._haunting:
            brought = brought._replace(weaker=brought.weaker - self._haunting * self._zeros(back))
        yield turn._replace(top=turn.top + back[::-1], discard=turn.discard[count:], brought=brought), 1, 1

    def _zeros(self, cards: Cards) -> int:
        return sum([self._ranks.zeros[self._ranks.of[card]] for card in cards])

    def _inspire(self, turn: Open, by: int) -> Iterator[Way]:
        yield turn._replace(brought=turn.brought._replace(inspires=turn.brought.inspires + by)), 1, 1

    def _ready(self, turn: Open, cards: int) -> Iterator[Way]:
        yield turn._replace(brought=turn.brought._replace(readies=turn.brought.readies + cards)), 1, 1

    def _borrow(self, turn: Open, _times: int) -> Iterator[Way]:
        """Play one of the cards that may be borrowed: each is counted as often as there are cards that do the same."""
        if not self._ranks.loans:
            yield turn, 1, 1
        for number, loan in enumerate(self._ranks.loans):
            for after, ways, every in self.carried_out(
                turn._replace(brought=turn.brought._replace(borrowed=number)), loan.steps
            ):
                yield after, ways * len(loan.cards), every
