"""What is the same in all of a player's last turn in a fight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.kernel.text import Seat
from engine.tenefyr.cards.effects.enemies import Haunted
from engine.tenefyr.cards.library import library
from engine.tenefyr.odds.playing import gained_with
from engine.tenefyr.odds.ranks import Ranks
from engine.tenefyr.odds.scoring import Card, card_of
from engine.tenefyr.odds.situations import Side, Situation
from engine.tenefyr.odds.values import Value, value_of
from engine.tenefyr.play.power import card_power
from engine.tenefyr.state import BASICS, HAND, Played


def value_in(situation: Situation, card: str) -> Value:
    """Return what a card does in a turn."""
    heroes, silent = situation.sides[situation.seat].heroes, library().fought[situation.enemy].silent
    return value_of(card, heroes, silent, situation.turn + 1 == len(situation.order))


class Setting:
    """The cards of a turn and what counts in it."""

    def __init__(self, situation: Situation) -> None:
        enemy = library().fought[situation.enemy]
        self.situation = situation
        self.side: Side = situation.sides[situation.seat]
        self.powers_count = situation.powers_count and situation.turn + 1 < len(situation.order)
        """Whether it matters later how much the player has brought."""
        self.basics_change = enemy.basics
        """What the enemy changes about each basic card."""
        values = {card: value_in(situation, card) for card in self.side.cards}
        borrowed = [value_in(situation, card) for card in situation.borrowed]
        every = [*values.values(), *borrowed]
        words = {word for value in every for word, _ in value.steps}
        doubles_own = len(situation.sides) == 1 and "double-player" in words
        self.as_power = enemy.basics >= 0 and not self.powers_count and not doubles_own
        """Whether it is as good to weaken the enemy as to bring power."""
        self.hand_size = max(1, HAND + enemy.cards_more + situation.cards_more + self.side.more_cards)
        """How many cards are drawn at the beginning."""
        self.plus = situation.inspired if situation.drawn else self.side.inspired
        """What each card of the turn is worth more."""
        self.doubles = "double" in words
        """Whether a card may double another."""
        simple = self._simplified(values, borrowed)
        self.ranks = Ranks(*simple, apart=situation.first is not None)
        self.members = self.ranks.members(self.side.deck)
        """What the cards of the deck do at the beginning, below those on top, rank by rank."""
        self.haunting = sum(each.by for each in enemy.effects if isinstance(each, Haunted))
        """How much the enemy loses for each Basic 0 that is discarded."""
        unseen = max(0, situation.ambush - len(self.side.top)) if not situation.drawn else 0
        self.blind = 0 if self.haunting or "recover" in words else min(unseen, len(self.side.deck))
        """How many cards of the deck fall to an ambush of which it makes no difference which ones they are."""
        self.pays = any(value.pays[0] for value in every)
        """Whether a card may ask for cards of the deck."""
        self.counts = "per-basic" in words
        """Whether a card may count basic ones."""
        laid = [Played(each.card, 0, each.factor, each.plus) for each in self.side.laid]
        self.earlier = self.side.power + sum(card_power(each, enemy.basics) for each in laid)
        """What the player has brought before."""
        self.best = max((gained_with(each, enemy.basics) for each in laid), default=0)
        """What it would bring to double the best card that lies there from before."""
        self.basics = sum(each.card in BASICS for each in laid)
        """How many basic cards lie there from before."""
        others = [each.power for seat, each in enumerate(situation.sides) if seat != situation.seat]
        self.others = max(others, default=None) if "double-player" in words else 0
        """What the strongest other player has brought, if that may be doubled; None: nobody else is there."""

    def _simplified(
        self, values: Mapping[str, Value], borrowed: Sequence[Value]
    ) -> tuple[Mapping[str, Value], Sequence[Value]]:
        """What the cards and those that may be borrowed do, without what makes no difference in this turn."""
        situation, side = self.situation, self.side
        drawn = sum(values[card].draws for card in side.cards) + max((value.draws for value in borrowed), default=0)
        drawn += sum(value.pays[0] for value in (*values.values(), *borrowed))
        if not situation.drawn:
            drawn += self.hand_size + situation.ambush
        if drawn < len(side.deck) + len(side.top):
            values = {card: value.without_last_stand for card, value in values.items()}
            borrowed = [value.without_last_stand for value in borrowed]
        if self.as_power and not self.doubles:
            values = {card: value.as_power for card, value in values.items()}
            borrowed = [value.as_power for value in borrowed]
        return values, borrowed

    @property
    def following(self) -> Seat:
        """Who has the next turn."""
        return self.situation.order[self.situation.turn + 1]

    def cards(self, values: tuple[Value, ...], *, empty: bool) -> tuple[Card, ...]:
        """Return cards as they score with an ``empty`` deck or not."""
        return _cards(values, self.basics_change, self.plus, self.situation.completed, empty, self.as_power)


@lru_cache(maxsize=8192)
def _cards(
    values: tuple[Value, ...], basics: int, plus: int, completed: int, empty: bool, as_power: bool
) -> tuple[Card, ...]:
    cards = [card_of(value, basics, plus, completed, empty=empty) for value in values]
    if as_power:
        cards = [card._replace(less=card.less + card.weaker, weaker=0) for card in cards]
    return tuple(sorted(cards))
