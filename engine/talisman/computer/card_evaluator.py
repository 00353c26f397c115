"""Worth of cards, effects and spaces to a character, measured in lives of a character with plenty of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property

from engine.kernel.text import Seat
from engine.talisman.board import board
from engine.talisman.cards.effects.base import Effects
from engine.talisman.cards.library import library
from engine.talisman.cards.models import (
    EnemyData,
    EventData,
    FollowerData,
    ObjectData,
    PlaceData,
    StrangerData,
)
from engine.talisman.cards.worths import POINT_WORTH, SPELL_WORTH
from engine.talisman.computer.belongings_evaluator import BelongingsEvaluator
from engine.talisman.computer.chances import sums
from engine.talisman.play.fights.scores import RUNES
from engine.talisman.play.values import cards_to_draw, most_spells
from engine.talisman.state import Adventure, Attribute, kind

RIVAL_LIFE_WORTH = 1.5
"""Worth of a life that another character loses."""


class CardEvaluator(BelongingsEvaluator):
    """Evaluator of cards, effects and spaces for one character."""

    def __init__(self, state: Adventure, seat: Seat) -> None:
        super().__init__(state, seat)
        self._explored = board().kind(self.adventurer.space)

    # ---- cards

    def card(self, card: str) -> float:
        """Return the worth of encountering or finding a card."""
        data = library().cards[kind(card)]
        match data:
            case EnemyData():
                if data.kind in ("animal", "dragon") and self.can("beast-friend"):
                    fought = self.fight("strength", data.strength, data.strength)
                    return max(0.0, fought, self.charmed(data.strength) if data.kind == "animal" else 0.0)
                attribute: Attribute = "craft" if data.craft else "strength"
                value = data.craft or data.strength
                if data.kind == "spirit" and self.can("destroy-spirits"):
                    return max(self.destroying, self.fight(attribute, value, value))
                fought = self.fight(attribute, value, value)
                return max(fought, -self.spending(1)) if data.bribe and self.adventurer.gold else fought
            case ObjectData():
                return self.item_worth(card) if data.gold else max(0.0, self.gift(card))
            case FollowerData():
                return self.item_worth(card)
            case PlaceData():
                return POINT_WORTH if data.points else self.effects(data.visit)
            case EventData() | StrangerData():
                return self.effects(data.visit)
            case _:
                return 0.0

    @property
    def destroying(self) -> float:
        """The worth of destroying a Spirit, which leaves no trophy (MD-086, MD-129)."""
        gains = self.spell_room and self.can("spirit-spell")
        return SPELL_WORTH if gains else 0.1

    # ---- effects of cards and spaces

    def effects(self, effects: Effects) -> float:
        return sum(effect.worth(self) for effect in effects)

    def mean(self, dice: int, worth: Callable[[int], float]) -> float:
        """Return the mean of ``worth(total)`` over the totals of so many dice."""
        return sum(chance * worth(total) for total, chance in sums(dice))

    @property
    def skips_roll(self) -> bool:
        """Whether the character need not roll on the space that is being rated (MD-012)."""
        return self._explored in self.knows("no_roll")

    @property
    def spell_room(self) -> int:
        """The number of Spells that the character may still take."""
        if self.adventurer.toad is not None:
            return 0
        return max(0, most_spells(self.state, self.seat) - len(self.adventurer.spells))

    @property
    def best_gift(self) -> float:
        """The worth of the best card of the Purchase stock to a Thief (MD-132); 0 to others."""
        if not self.can("free-purchase"):
            return 0.0
        kinds = {kind(card): card for card in self.state.stock}
        return max([0.0, *map(self.gift, kinds.values())])

    # ---- spaces

    @cached_property
    def drawn(self) -> float:
        """The worth of drawing a card: the mean over the cards that nobody has seen."""
        cards = list(map(kind, self.state.adventure or self.state.adventure_discard))
        worths = {card: self.card(card) for card in dict.fromkeys(cards)}
        return sum(worths[card] for card in cards) / max(1, len(cards))

    def space(self, space: str) -> float:
        """Return the worth of exploring a space of the Outer or Middle Region."""
        state, place = self.state, board().spaces[space]
        self._explored = place.name
        lying = state.cards.get(space, ())
        worth = self._cards_together(lying, RUNES if place.name == "runes" else 0)
        worth += self.drawn * cards_to_draw(state, space) + self.coin * state.gold.get(space, 0)
        data = library().spaces.get(place.name)
        if data is not None:
            worth += self.effects(data.before) + self.effects(data.visit)
        return worth - (self.loss() if space in state.hexes else 0.0)

    def _cards_together(self, cards: Iterable[str], bonus: int) -> float:
        """Return the worth of cards on one space: Enemies fight together, and must be beaten before the rest is met."""
        enemies = {"strength": 0, "craft": 0}
        rest = 0.0
        destroys = self.can("destroy-spirits")
        friend = self.can("beast-friend")
        for card in cards:
            enemy = library().enemy(card)
            if enemy is None or (destroys and enemy.kind == "spirit"):
                rest += self.card(card)
            elif friend and enemy.kind in ("animal", "dragon"):
                rest += 0.5 * self.card(card)
            else:
                enemies["craft" if enemy.craft else "strength"] += enemy.craft or enemy.strength
        worth, way_open = 0.0, 1.0
        for attribute in ("strength", "craft"):
            value = enemies[attribute]
            if value:
                worth += way_open * self.fight(attribute, value + bonus, value)
                way_open *= self.chances(attribute, value + bonus).won
        return worth + (way_open * rest if rest > 0 else rest)
