"""How likely fights are won, roughly: what the turns bring against what is needed, as a normal distribution.

Only what everybody knows is counted: which cards a deck holds, never their order (R-044).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import erf, sqrt
from typing import NamedTuple

from engine.tenefyr.cards.effects.base import LootEffect
from engine.tenefyr.cards.library import hero_of, library, skill_of
from engine.tenefyr.play.power import column
from engine.tenefyr.state import BASICS, HAND, Dungeon, Expedition, present, solo

_EXTRA: Mapping[str, float] = {
    "draw": 1.2, "throw": -0.5, "double": 2.5, "double-player": 4.0, "per-basic": 0.9, "per-dungeon": 5.0,
    "last-stand": 0.8, "weaken": 1.0, "recover": 0.5, "discharge": 0.4, "inspire": 2.0, "ready": 1.2, "borrow": 2.5,
}  # fmt: skip
"""What an effect brings in some fight, in power; for each card or point where it has a number of them."""
_HANDS = (0.0, 0.0, 0.56, 0.85, 1.03)
"""How many standard deviations above the mean the best of so many hands is."""
MOST_HANDS = 4.0
USED = 0.85
"""What part of a hand everybody uses for an enemy at least: it may fall before the last one's turn."""


class Cards(NamedTuple):
    """Cards that a player draws from."""

    number: int
    mean: float
    variance: float
    basics: float
    """The share of basic cards."""
    skills: float
    """What effects of skill cards bring, on each card."""


class Turn(NamedTuple):
    """What turns bring: the mean and the variance of their power."""

    mean: float
    variance: float


class Need(NamedTuple):
    """What has to be beaten: the mean power and its variance, and what the enemy does to each turn."""

    power: float
    variance: float
    cards_more: float
    basics: float
    silent: float


@cache
def worths(heroes: tuple[str, ...]) -> Mapping[str, float]:
    """Return what each card is worth in general, in power, to a player who is these heroes (R-141)."""
    found: dict[str, float] = {}
    for card, loot in library().played.items():
        hero = hero_of(card)
        found[card] = worth_with(loot.power, loot.effects if not hero or hero in heroes else ())
    return found


def worth_with(power: int, effects: Iterable[LootEffect]) -> float:
    """Return what a card of this power with these effects is worth in general."""
    worth = float(power)
    for effect in effects:
        times = getattr(effect, "cards", None) or getattr(effect, "by", None) or 1
        worth += _EXTRA[effect.word] * (0.3 * times if effect.word == "last-stand" else times)
    return worth


def worth_of(state: Expedition, seat: int, card: str) -> float:
    """Return what a card is worth in general to a player."""
    return worths(tuple(state.players[seat].heroes))[card]


def cards_of(state: Expedition, seat: int, *, rested: bool) -> Cards:
    """Return what a player draws from; ``rested``: with the discard pile shuffled into the deck."""
    player = state.players[seat]
    cards = player.deck + player.discard if rested else player.deck
    count = len(cards)
    if not count:
        return Cards(0, 0.0, 0.0, 0.0, 0.0)
    of = worths(tuple(player.heroes))
    values = [of[card] for card in cards]
    mean = sum(values) / count
    variance = sum([value * value for value in values]) / count - mean * mean
    basics = cards.count(BASICS[0]) + cards.count(BASICS[1])
    skills = sum([of[skill] - library().played[skill].power for skill in _skills() if skill in cards])
    return Cards(count, mean, max(0.0, variance), basics / count, skills / count)


@cache
def _skills() -> tuple[str, ...]:
    return tuple(map(skill_of, library().heroes))


def drawn(cards: Cards, size: float, hands: float, *, more: float = 0.0, count: float | None = None) -> Turn:
    """Return what a hand of this size brings, the best of so many hands; they may be a fraction.

    ``more`` is what each card brings more than usual; ``count`` how many cards are left, where some are gone.
    """
    left = cards.number if count is None else count
    size = min(size, left)
    if size <= 0:
        return Turn(0.0, 0.0)
    mean = size * (cards.mean + more)
    variance = size * cards.variance * (left - size) / (left - 1) if left > 1 else 0.0
    if hands <= 1 or variance <= 0:
        return Turn(mean, max(0.0, variance))
    hands = min(MOST_HANDS, hands)
    whole = int(hands)
    best = _HANDS[whole]
    if whole < hands:
        best += (_HANDS[whole + 1] - best) * (hands - whole)
    return Turn(mean + best * sqrt(variance), variance / (1 + 0.45 * (hands - 1)))


def at_least(turns: Iterable[Turn], power: float, variance: float = 0.0) -> float:
    """Return how likely turns bring this power together; ``variance`` is that of the power."""
    mean = -power
    for turn in turns:
        mean += turn.mean
        variance += turn.variance
    return 0.5 * (1 + erf((mean + 0.5) / sqrt(2 * max(variance, 0.05))))


# ---- enemies


@cache
def need_of(enemy: str, place: int, players: int) -> Need:
    """Return what an enemy asks for; ``place`` is the column of its power."""
    data = library().fought[enemy]
    power = data.power[place] + sum(effect.threat(players) for effect in data.effects)
    return Need(power, 0.3, data.cards_more, data.basics, data.silent)


def mixed(needs: Sequence[Need]) -> Need:
    """Return what one of several enemies asks for, any of which may come."""
    count = len(needs)
    power = sum(each.power for each in needs) / count
    return Need(
        power,
        0.3 + sum((each.power - power) ** 2 for each in needs) / count,
        sum(each.cards_more for each in needs) / count,
        sum(each.basics for each in needs) / count,
        sum(each.silent for each in needs) / count,
    )


@cache
def need_of_level(level: int, place: int, players: int) -> Need:
    """Return what any enemy of a level asks for."""
    return mixed([need_of(enemy, place, players) for enemy in library().levels[level]])


def needs_in(state: Expedition, place: Dungeon) -> list[Need]:
    """Return what the cards of a place ask for, the top one first: open ones, and any of the level for closed ones.

    The cards of a boss are known to everybody, their order is not (R-127).
    """
    players, which = len(present(state)), column(state)
    found = [need_of(enemy, which, players) for enemy in place.cards[: -place.open - 1 : -1]]
    closed = place.cards[: len(place.cards) - place.open]
    if closed:
        if place.level:
            any_other = need_of_level(place.level, which, players)
        else:
            any_other = mixed([need_of(enemy, which, players) for enemy in closed])
        found += [any_other] * len(closed)
    return found


# ---- one fight after the other


class Party:
    """All who are there, and what they draw from."""

    __slots__ = ("cards", "counts", "turns")

    def __init__(self, state: Expedition, *, rested: bool) -> None:
        self.turns = 2 if solo(state) else 1
        self.cards = [cards_of(state, seat, rested=rested) for seat in present(state)]
        self.counts: list[float] = [each.number for each in self.cards]

    def chances(self, needs: Sequence[Need]) -> list[float]:
        """Return how likely each of these enemies is beaten, one after the other without rest between them, if the
        ones before are: the cards are shared out among them.
        """
        found: list[float] = []
        usual = self.turns * HAND
        counts = self.counts
        for number, need in enumerate(needs):
            fights = len(needs) - number
            size = self.turns * max(1.0, HAND + need.cards_more)
            turns: list[Turn] = []
            left: list[float] = []
            for cards, count in zip(self.cards, counts, strict=True):
                more = need.basics * cards.basics - need.silent * cards.skills
                turns.append(drawn(cards, size, count / (usual * fights), more=more, count=count))
                left.append(count - min(count, max(USED * usual, count / fights)))
            found.append(at_least(turns, need.power, need.variance))
            counts = left
        return found
