"""What one turn of a fight may bring: along every way that chance may take, or, where these are too many, in so many
draws."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache, partial
from math import ceil
from random import Random
from typing import NamedTuple

from engine.tenefyr.cards.library import library
from engine.tenefyr.odds.alike import stand_in
from engine.tenefyr.odds.branching import Draws, Lots, TooManyWays, ways
from engine.tenefyr.odds.last_turns import followed, is_last
from engine.tenefyr.odds.simplifying import brought_by, simplified, with_stand_ins
from engine.tenefyr.odds.situations import Outcome, Side, Situation, Standing, with_at, with_side
from engine.tenefyr.odds.turns import begun, went_on

QUICKER = 5
"""How many ways of a last turn take no longer than one of another."""


class Work(NamedTuple):
    """How much is done for a turn. Up to ``most`` ways are followed; where there are more, chance is asked ``draws``
    times instead (0: nothing is told)."""

    most: int
    draws: int = 0

    def on(self, share: Fraction) -> Work:
        """Return how much is done for a turn that comes this often: the same where nothing is drawn, else less, in
        steps by which turns that come about as often are reckoned once."""
        if not self.draws:
            return self
        draws = 1 << (ceil(self.draws * share) - 1).bit_length()
        return Work(draws, draws)


class Brought(NamedTuple):
    """What a turn may bring, each with its probability, and how many ways led there."""

    outcomes: Sequence[tuple[Outcome, Fraction]]
    ways: int


@lru_cache(maxsize=20000)
def outcomes(situation: Situation, work: Work) -> Brought | None:
    """Return what a turn may bring, if its player keeps the hand, plays it and answers as
    :mod:`engine.tenefyr.odds.playing` says; None where it takes more work.

    Which of the cards without effects are drawn is not followed card by card, unless another card looks at them: so
    many of them bring a power that is reckoned from how many ways lead to it.
    """
    if not _may_play(situation):
        return Brought([(_nothing(situation), Fraction(1))], 0)
    last = is_last(situation)
    if last and (brought := followed(situation, work.most * QUICKER)) is not None:
        return Brought(tuple(brought.found.items()), brought.ways // QUICKER)
    situation = with_stand_ins(simplified(situation))
    seat = situation.seat
    side = situation.sides[seat]
    unknown = with_side(situation, seat, side._replace(drawn_power=0))
    every = _followed(unknown, work.most) if not last else None
    if every is not None:
        found = _with_powers(every.found, situation, side)
        return Brought(tuple(found.items()), every.ways)
    if not work.draws:
        return None
    drawn = _as_known(_drawn(unknown, work.draws), side.drawn_power)
    found = _with_powers(drawn, situation, side)
    return Brought([(outcome, share / work.draws) for outcome, share in found.items()], work.draws)


def _with_powers(followed: Mapping[Outcome, Fraction], situation: Situation, side: Side) -> Mapping[Outcome, Fraction]:
    """These outcomes, with what the stand-ins in them bring."""
    seat = situation.seat
    found: defaultdict[Outcome, Fraction] = defaultdict(Fraction)
    for outcome, share in followed.items():
        for power, likely in brought_by(side, outcome):
            after = outcome.sides[seat]
            if after.pool:
                after = after._replace(drawn_power=side.drawn_power + power)
            elif situation.powers_count and outcome.unknown:
                known = power - outcome.unknown * library().played[stand_in()].power
                after = after._replace(power=after.power + known)
            sides = with_at(outcome.sides, seat, after)
            found[Outcome(outcome.power + power, outcome.weaker, sides)] += share * likely
    return found


def _as_known(drawn: Mapping[Outcome, Fraction], power: int) -> Mapping[Outcome, Fraction]:
    """These draws, without those in which the cards of an earlier turn turned out to be others than those that brought
    this power, or next to it where there are none."""
    earlier = {outcome: outcome.earlier for outcome in drawn if outcome.earlier is not None}
    if not earlier:
        return drawn
    nearest = min(abs(each - power) for each in earlier.values())
    fitting = [outcome for outcome, each in earlier.items() if abs(each - power) == nearest]
    none = Fraction(0)
    times = sum((drawn[each] for each in earlier), none) / sum((drawn[each] for each in fitting), none)
    found: defaultdict[Outcome, Fraction] = defaultdict(Fraction)
    for outcome, share in drawn.items():
        if outcome.earlier is None:
            found[outcome] += share
    for outcome in fitting:
        found[outcome._replace(earlier=None, unknown=0, pool=())] += drawn[outcome] * times
    return found


class _Followed(NamedTuple):
    found: Mapping[Outcome, Fraction]
    ways: int


class _Turn:
    """What has come of a turn so far, with stand-ins: outcomes, and where it is still on. The same cards may come in
    many orders: what is the same by now is gone on with once."""

    __slots__ = ("_open", "_seat", "found", "to_come")

    def __init__(self, situation: Situation) -> None:
        self._seat = situation.seat
        self._open: dict[int, defaultdict[Standing, Fraction]] = {}
        self.found: defaultdict[Outcome, Fraction] = defaultdict(Fraction)
        self.to_come = 0
        """How many ways chance may take from where the turn is still on, at least."""

    def add(self, after: Standing | Outcome, share: Fraction) -> None:
        if isinstance(after, Outcome):
            self.found[after] += share
            return
        alike = self._open.setdefault(len(after.situation.sides[self._seat].laid), defaultdict(Fraction))
        if after not in alike:
            self.to_come += after.ways
        alike[after] += share

    def take(self) -> Mapping[Standing, Fraction]:
        """Return those with the fewest cards played, which are no longer kept."""
        found = self._open.pop(min(self._open))
        self.to_come -= sum(each.ways for each in found)
        return found


@lru_cache(maxsize=20000)
def _followed(situation: Situation, most: int) -> _Followed | None:
    """The outcomes with stand-ins, along every way; None where there are more ways."""
    turn = _Turn(situation)
    left = most

    def follow(run: Callable[[Lots], Standing | Outcome], share: Fraction, others: int) -> None:
        nonlocal left
        for after, likely in ways(run, left):
            left -= 1
            turn.add(after, share * likely)
            if turn.to_come + others > left:
                raise TooManyWays

    try:
        follow(partial(begun, situation), Fraction(1), 0)
        while turn.to_come:
            standings = turn.take()
            others = sum(each.ways for each in standings)
            for standing, share in standings.items():
                others -= standing.ways
                follow(partial(went_on, standing), share, others)
    except TooManyWays:
        return None
    return _Followed(turn.found, most - left)


def _may_play(situation: Situation) -> bool:
    side = situation.sides[situation.seat]
    return bool(side.hand or len(side.deck) + len(side.top) > situation.ambush)


def _nothing(situation: Situation) -> Outcome:
    """A turn of somebody whose deck is empty, or falls to an ambush as a whole."""
    seat = situation.seat
    side = situation.sides[seat]
    discard = tuple(sorted((*side.discard, *side.deck, *side.top)))
    gone = side._replace(deck=(), top=(), discard=discard)
    return Outcome(0, 0, with_at(situation.sides, seat, gone))


@lru_cache(maxsize=20000)
def _drawn(situation: Situation, draws: int) -> Mapping[Outcome, Fraction]:
    """The outcomes with stand-ins in so many draws, always the same ones for a turn; each counts 1."""
    random = Random(repr(situation))
    turn = _Turn(situation)

    def draw(run: Callable[[Draws], Standing | Outcome], times: Fraction) -> None:
        while times:
            chance = Draws(random)
            after = run(chance)
            number = Fraction(1) if chance.asked else times
            turn.add(after, number)
            times -= number

    draw(partial(begun, situation), Fraction(draws))
    while turn.to_come:
        for standing, times in turn.take().items():
            draw(partial(went_on, standing), times)
    return turn.found
