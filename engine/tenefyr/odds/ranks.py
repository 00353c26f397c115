"""The cards of a turn by rank: cards of one rank are treated alike as long as nobody knows which of them it is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from engine.tenefyr.odds.values import Step, Value
from engine.tenefyr.state import BASICS

Cards: TypeAlias = tuple[int, ...]
"""Cards by number: for one that is not known that of its rank, for a known one a number of its own."""


class Loan(NamedTuple):
    """Cards of the reserve that do the same when one of them is borrowed."""

    cards: tuple[Value, ...]

    @property
    def steps(self) -> tuple[Step, ...]:
        """What they do at once."""
        return self.cards[0].steps if self.cards[0].leads else ()

    @property
    def combines(self) -> bool:
        """Whether it depends on other cards what they bring."""
        return bool(self.cards[0].steps) and not self.cards[0].leads


class Ranks:
    """The ranks of the cards of a turn, the first of which are thrown away first, and what their cards do."""

    def __init__(self, cards: Mapping[str, Value], borrowable: Iterable[Value], *, apart: bool) -> None:
        """``apart``: known cards that do the same are told apart all the same."""
        keys = {card: (value, card if apart else "") for card, value in cards.items()}
        known = sorted(frozenset(keys.values()))
        ranks = sorted({value.rank for value, _ in known})
        examples = [next(value for value, _ in known if value.rank == rank) for rank in ranks]
        self.number = len(ranks)
        """How many ranks there are."""
        self._values = [value for value, _ in known]
        self._numbers = {card: len(ranks) + known.index(key) for card, key in keys.items()}
        self.first_leading = sum(not value.leads for value in examples)
        """The first rank of cards that lead to others."""
        self.of: Sequence[int] = [*range(len(ranks)), *(ranks.index(value.rank) for value in self._values)]
        """The rank of each card."""
        first = [self.of.index(rank, self.number) for rank in range(self.number)]
        self.told: Cards = tuple(rank if self.of.count(rank) > 2 else first[rank] for rank in range(self.number))
        """For each rank an unknown card of it, which is known where there is only one kind of them."""
        self.steps: Sequence[tuple[Step, ...]] = [value.steps if value.leads else () for value in examples]
        """What cards of each rank do at once."""
        self.zeros: Sequence[bool] = [value.basic == BASICS[0] for value in examples]
        """Whether cards of a rank are Basic 0."""
        self.pays: Sequence[int] = [value.pays[0] for value in examples]
        """How many cards of the deck those of each rank ask for."""
        self.order = [value.rank_to_play for value in examples]
        """In which order cards that ask for others are played."""
        places = sorted(range(len(ranks)), key=lambda rank: examples[rank].rank_to_put_back, reverse=True)
        self.places: Sequence[int] = [places.index(rank) for rank in range(len(ranks))]
        """In which place of a discard pile cards of each rank are, the best first."""
        self.loans = _loans(borrowable)
        """What may be borrowed."""
        self.number_of_loans = max(1, sum(len(loan.cards) for loan in self.loans))
        """How many cards may be borrowed, or 1."""

    def known(self, card: str) -> int:
        """Return a known card by number."""
        return self._numbers[card]

    def value(self, card: int) -> Value | None:
        """Return what a known card does; None for one that is not known."""
        return self._values[card - self.number] if card >= self.number else None

    def members(self, cards: Iterable[str]) -> Sequence[tuple[Value, ...]]:
        """Return what these cards do, rank by rank."""
        found: list[list[Value]] = [[] for _ in range(self.number)]
        for number in sorted(map(self.known, cards)):
            found[self.of[number]].append(self._values[number - self.number])
        return [tuple(each) for each in found]

    def amounts(self, word: str) -> Sequence[int]:
        """Return how often or for how many cards each rank has an effect; at last what may be borrowed at most."""
        lent = max((amount_of(loan.steps, word) for loan in self.loans), default=0)
        return [*(amount_of(steps, word) for steps in self.steps), lent]


def amount_of(steps: Iterable[Step], word: str) -> int:
    """Return how often steps have an effect, or for how many cards."""
    return sum(amount for step, amount in steps if step == word)


def _loans(borrowable: Iterable[Value]) -> Sequence[Loan]:
    """Return cards that may be borrowed, those together that lead to others in the same way, or bring their power
    alone; of those that look at others, only the same ones are together."""
    found: defaultdict[tuple[Sequence[Step], Value | None], list[Value]] = defaultdict(list)
    for value in borrowable:
        found[value.steps, None if value.leads or not value.steps else value].append(value)
    return [Loan(tuple(cards)) for cards in found.values()]
