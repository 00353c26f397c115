"""Rough chances of fights: the power of the coming turns against the enemy's, as normal distributions.

Only public knowledge is used: the cards in a deck, never their order (R-044).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import erf, sqrt
from typing import NamedTuple

from engine.tenefyr.cards.effects.base import LootEffect
from engine.tenefyr.cards.library import hero_of, library, skill_of
from engine.tenefyr.computer.worths import CAREFUL, Judgement
from engine.tenefyr.play.power import column
from engine.tenefyr.state import BASICS, HAND, Dungeon, Expedition, is_solo, present_seats

_EXTRA: Mapping[str, float] = {
    "draw": 1.2, "throw": -0.5, "double": 2.5, "double-player": 4.0, "per-basic": 0.9, "per-dungeon": 5.0,
    "last-stand": 0.8, "weaken": 1.0, "recover": 0.5, "discharge": 0.4, "inspire": 2.0, "ready": 1.2, "borrow": 2.5,
}  # fmt: skip
"""Value of each effect in an average fight, in power; per card or point if the effect has an amount."""
_HANDS = (0.0, 0.0, 0.56, 0.85, 1.03)
"""Standard deviations above the mean of the best of several hands, by the number of hands."""
MOST_HANDS = 4.0
USED = 0.85
"""Least share of a hand that a player uses for an enemy; less than 1, since it may fall before the last turn."""


class DeckStatistics(NamedTuple):
    """Statistics of the cards from which a player draws."""

    number: int
    mean: float
    variance: float
    basics: float
    """The share of basic cards."""
    skills: float
    """Value of the effects of skill cards, averaged over all cards."""


class TurnPower(NamedTuple):
    """Mean and variance of the power played in a turn."""

    mean: float
    variance: float


class Need(NamedTuple):
    """Requirements of an enemy: mean and variance of its power, and its modifiers of each turn."""

    power: float
    variance: float
    cards_more: float
    basics: float
    silent: float


@cache
def worths(heroes: tuple[str, ...], judgement: Judgement = CAREFUL) -> Mapping[str, float]:
    """Return the general value of each card, in power, for a player with these heroes (R-141)."""
    values: dict[str, float] = {}
    for card, loot in library().played.items():
        hero = hero_of(card)
        values[card] = worth_with(loot.power, loot.effects if not hero or hero in heroes else (), judgement)
    return values


def worth_with(power: int, effects: Iterable[LootEffect], judgement: Judgement = CAREFUL) -> float:
    """Return the general value of a card with this power and these effects."""
    worth = float(power)
    for effect in effects:
        times = getattr(effect, "cards", None) or getattr(effect, "by", None) or 1
        extra = _EXTRA[effect.word] * (0.3 * times if effect.word == "last-stand" else times)
        worth += extra * judgement.effects if extra > 0 else extra
    return worth


def worth_of(state: Expedition, seat: int, card: str) -> float:
    """Return the general value of a card for a player."""
    return worths(tuple(state.players[seat].heroes))[card]


def deck_statistics(state: Expedition, seat: int, judgement: Judgement, *, rested: bool) -> DeckStatistics:
    """Return the statistics of a player's deck; with ``rested`` the discard pile counts as part of it."""
    player = state.players[seat]
    cards = player.deck + player.discard if rested else player.deck
    count = len(cards)
    if not count:
        return DeckStatistics(0, 0.0, 0.0, 0.0, 0.0)
    card_values = worths(tuple(player.heroes), judgement)
    values = [card_values[card] for card in cards]
    mean = sum(values) / count
    variance = sum([value * value for value in values]) / count - mean * mean
    basics = cards.count(BASICS[0]) + cards.count(BASICS[1])
    skills = sum([card_values[skill] - library().played[skill].power for skill in _skills() if skill in cards])
    return DeckStatistics(count, mean, max(0.0, variance), basics / count, skills / count)


@cache
def _skills() -> tuple[str, ...]:
    return tuple(map(skill_of, library().heroes))


def best_hand(
    cards: DeckStatistics,
    size: float,
    hands: float,
    judgement: Judgement,
    *,
    more: float = 0.0,
    count: float | None = None,
) -> TurnPower:
    """Return the power of the best of several hands of this size.

    ``hands`` may be a fraction. ``more`` is the extra power of each card, ``count`` the number of cards left if some of
    them are gone.
    """
    left = cards.number if count is None else count
    size = min(size, left)
    if size <= 0:
        return TurnPower(0.0, 0.0)
    mean = size * (cards.mean + more)
    variance = size * cards.variance * (left - size) / (left - 1) if left > 1 else 0.0
    if hands <= 1 or variance <= 0:
        return TurnPower(mean, max(0.0, variance))
    hands = min(MOST_HANDS, hands)
    whole = int(hands)
    best = _HANDS[whole]
    if whole < hands:
        best += (_HANDS[whole + 1] - best) * (hands - whole)
    return TurnPower(mean + judgement.choice * best * sqrt(variance), variance / (1 + 0.45 * (hands - 1)))


def chance_to_reach(turns: Iterable[TurnPower], power: float, judgement: Judgement, variance: float = 0.0) -> float:
    """Return the chance that turns reach this power together; ``variance`` is the variance of the required power."""
    mean = judgement.optimism - power
    for turn in turns:
        mean += turn.mean
        variance += turn.variance
    return 0.5 * (1 + erf((mean + 0.5) / sqrt(2 * max(variance, 0.05))))


# ---- enemies


@cache
def need_of(enemy: str, which: int, players: int) -> Need:
    """Return the requirements of an enemy; ``which`` is the index of its power."""
    data = library().fought[enemy]
    power = data.power[which] + sum(effect.threat(players) for effect in data.effects)
    return Need(power, 0.3, data.cards_more, data.basics, data.silent)


def average_need(needs: Sequence[Need]) -> Need:
    """Return the average requirements of an enemy that may be any of several."""
    count = len(needs)
    power = sum(need.power for need in needs) / count
    return Need(
        power,
        0.3 + sum((need.power - power) ** 2 for need in needs) / count,
        sum(need.cards_more for need in needs) / count,
        sum(need.basics for need in needs) / count,
        sum(need.silent for need in needs) / count,
    )


@cache
def need_of_level(level: int, which: int, players: int) -> Need:
    """Return the average requirements of an enemy of this level."""
    return average_need([need_of(enemy, which, players) for enemy in library().levels[level]])


def needs_in(state: Expedition, place: Dungeon) -> list[Need]:
    """Return the requirements of the cards of a place, the top one first; closed cards count as an average enemy.

    The cards of a boss are public, but their order is not (R-127).
    """
    players, which = len(present_seats(state)), column(state)
    needs = [need_of(enemy, which, players) for enemy in place.cards[: -place.open - 1 : -1]]
    closed = place.cards[: len(place.cards) - place.open]
    if closed:
        if place.level:
            average = need_of_level(place.level, which, players)
        else:
            average = average_need([need_of(enemy, which, players) for enemy in closed])
        needs += [average] * len(closed)
    return needs


# ---- a series of fights


class Party:
    """The players who have not left, with the cards from which they draw."""

    __slots__ = ("cards", "counts", "judgement", "turns")

    def __init__(self, state: Expedition, judgement: Judgement = CAREFUL, *, rested: bool) -> None:
        self.judgement = judgement
        self.turns = 2 if is_solo(state) else 1
        self.cards = [deck_statistics(state, seat, judgement, rested=rested) for seat in present_seats(state)]
        self.counts: list[float] = [cards.number for cards in self.cards]

    def chances(self, needs: Sequence[Need]) -> list[float]:
        """Return the chance to beat each of these enemies if all enemies before it were beaten.

        The fights follow each other without rest, so the cards are divided among them.
        """
        chances: list[float] = []
        usual = self.turns * HAND
        counts = self.counts
        for number, need in enumerate(needs):
            fights = len(needs) - number
            size = self.turns * max(1.0, HAND + need.cards_more)
            turns: list[TurnPower] = []
            left: list[float] = []
            for cards, count in zip(self.cards, counts, strict=True):
                more = need.basics * cards.basics - need.silent * cards.skills
                turns.append(best_hand(cards, size, count / (usual * fights), self.judgement, more=more, count=count))
                left.append(count - min(count, max(USED * usual, count / fights)))
            chances.append(chance_to_reach(turns, need.power, self.judgement, need.variance))
            counts = left
        return chances
