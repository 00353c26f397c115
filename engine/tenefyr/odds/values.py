"""What a card does in a turn, and how it is ranked there among others."""

from __future__ import annotations

from bisect import bisect
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.tenefyr.cards.effects.loot import Weaken
from engine.tenefyr.cards.library import library
from engine.tenefyr.computer.chances import worth_with
from engine.tenefyr.odds.alike import FOR_OTHERS, usable
from engine.tenefyr.state import BASICS

LEADING = frozenset(("recover", "inspire", "ready", "draw", "throw", "borrow"))
"""What leads to other cards, or helps somebody."""
_STAGES = {
    "recover": 0, "inspire": 0, "ready": 0, "draw": 1, "borrow": 3, "double": 6, "double-player": 7,
}  # fmt: skip
"""In which order cards are played, by their first effect in this list; 5 for all others."""
_THROWS, _SCORES, _COUNTS = 2, 4, 5
_WORTHS = (1, 2, 4, 6)
"""What separates the ranks of cards that only score, by what they are worth."""
_USUAL_POWER = 2
"""The power that is taken for cards that lead to others where they are ranked among those that only score."""

Step: TypeAlias = tuple[str, int]
"""An effect by its word, with its number of cards or its power."""
Rank: TypeAlias = tuple[bool, int, tuple[Step, ...], tuple[int, int], bool, str]
"""A rank among the cards of a hand; of those of one rank the one is chosen that has been there longest."""
Place: TypeAlias = tuple[bool, float, int, tuple[Step, ...], int, int, tuple[int, int], str]
"""A place among all cards."""


class Value(NamedTuple):
    """What a card does in a turn.

    ``steps`` are its effects but those that take power off the enemy, which ``weaker`` tells; ``pays`` how many cards
    of the deck and of the hand they cost; ``worth`` is what it is worth in a fight in which the deck does not become
    empty; ``basic`` names a basic card.
    """

    stage: int
    steps: tuple[Step, ...]
    power: int
    weaker: int
    pays: tuple[int, int]
    worth: float
    basic: str

    @property
    def leads(self) -> bool:
        """Whether it leads to other cards, or helps somebody: all that do are played before the others."""
        return self.stage < _SCORES

    @property
    def without_last_stand(self) -> Value:
        """What it does where the deck cannot become empty."""
        steps = tuple(step for step in self.steps if step[0] != "last-stand")
        return self._replace(steps=steps, stage=self.stage if steps else _SCORES)

    @property
    def as_power(self) -> Value:
        """What it does where it is as good to weaken the enemy as to bring power."""
        return self._replace(power=self.power + self.weaker, weaker=0)

    @property
    def draws(self) -> int:
        """How many cards it draws."""
        return sum(cards for word, cards in self.steps if word == "draw")

    # ---- by ranks

    @property
    def rank(self) -> Rank:
        """By what a hand is sorted to be thrown away, the first ones first: what only scores, by about what it is
        worth, and then what leads to others, by what it does and in the order in which it is played."""
        if self.leads:
            return True, self.stage, self.steps, (0, 0), False, ""
        return False, bisect(_WORTHS, self.worth), (), self.pays, not self.basic, self.basic

    @property
    def rank_to_put_back(self) -> tuple[int, Rank]:
        """By what a discard pile is sorted: those of the highest rank are put back."""
        worth = self.worth - self.power - self.weaker + _USUAL_POWER if self.leads else self.worth
        return bisect(_WORTHS, round(worth, 6)), self.rank

    @property
    def rank_to_play(self) -> tuple[int, tuple[Step, ...], int, int, int]:
        """By what a hand is sorted to be played: what leads to others by what it does, and what only scores by its
        power, the stronger first."""
        if self.leads:
            return self.stage, self.steps, 0, 0, 0
        return self.stage, (), -self.power, -self.weaker, -self.pays[0]

    # ---- card by card

    @property
    def place_to_play(self) -> Place:
        """By what a hand is sorted to be played if it is done card by card: of those that do the same and lead to
        others, the weaker first."""
        sign = 1 if self.leads else -1
        steps = self.steps if self.leads else ()
        deck, hand = self.pays
        order = (sign * self.power, sign * self.weaker, (sign * deck, sign * hand), self.basic)
        return (False, self.stage, 0, steps, *order)

    @property
    def place_to_throw(self) -> Place:
        """By what a hand is sorted to be thrown away card by card: first what only scores, by what it is worth, then
        what leads to others, in the order in which it is played."""
        if self.leads:
            return (True, *self.place_to_play[1:])
        return self.place_to_put_back

    @property
    def place_to_put_back(self) -> Place:
        """By what a discard pile is sorted to be put back card by card, the best last."""
        return (False, self.worth, self.stage, self.steps, self.power, self.weaker, self.pays, self.basic)


@lru_cache(maxsize=8192)
def value_of(card: str, heroes: tuple[str, ...], silent: bool, last: bool) -> Value:
    """Return what a card does in a turn, which is the ``last`` one of the fight or not, with skill cards ``silent`` or
    not."""
    loot = library().played[card]
    works = usable(card, heroes) and not (silent and card.startswith("skill-"))
    gone = ("discharge", *FOR_OTHERS) if last else ("discharge",)
    effects = [each for each in loot.effects if works and each.word not in gone]
    weaker = sum(each.by for each in effects if isinstance(each, Weaken))
    others = [each for each in effects if not isinstance(each, Weaken)]
    steps = tuple((each.word, int(getattr(each, "cards", None) or getattr(each, "by", None) or 1)) for each in others)
    stage = min((_STAGES.get(word, _COUNTS) for word, _ in steps), default=_SCORES)
    if any(word == "throw" for word, _ in steps):
        stage = _THROWS
    condition = loot.condition if effects else None
    pays = (condition.deck, condition.hand) if condition is not None else (0, 0)
    basic = card if card in BASICS else ""
    lasting = [each for each in effects if each.word != "last-stand"]
    return Value(stage, steps, loot.power, weaker, pays, worth_with(loot.power, lasting), basic)
