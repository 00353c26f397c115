"""Worth of Objects, Followers and gold to a character; the unit is one life of a character with many lives."""

from __future__ import annotations

from functools import cached_property

from engine.talisman.board import OUTER, board
from engine.talisman.cards.library import library
from engine.talisman.cards.models import FollowerData, MagicObjectData, ObjectData
from engine.talisman.cards.worths import GOLD_WORTH, POINT_WORTH, SPARE_TALISMAN_WORTH, TALISMAN_WORTH
from engine.talisman.computer.character_evaluator import QUEST, CharacterEvaluator
from engine.talisman.play.fights.scores import weapons_at_once
from engine.talisman.play.moving import SENTINEL
from engine.talisman.play.values import may_have, most_objects
from engine.talisman.state import kind

BOLD = 0.4
"""The chance against the Sentinel from which a character goes to the bridge."""
STOUT = 5
"""The Strength or Craft from which the Middle Region is worth its dangers."""
CROSSING = 2.5
"""Worth of a means to cross the Storm River for a character that cannot beat the Sentinel."""
SAVING = 0.5
"""Worth of each face of the die with which a piece of Armour saves a life."""
_CARD_WORTHS = {"mule": 0.6, "guide": 0.6, "gnome": 1.0, "pixie": 0.5, "prince": 1.2, "princess": 1.2, "mercenary": 1.2,
                "alchemist": 0.4, "hag": -4.0, "poltergeist": -2.5, "amulet": 0.3, "cross": 1.2, "water-bottle": 0.2,
                "orb-of-knowledge": 1.0, "potion-of-strength": 0.8, "wand": 0.8, "raft": 0.3}  # fmt: skip
"""Worth of what cards do apart from adding to Strength or Craft."""


class BelongingsEvaluator(CharacterEvaluator):
    """Evaluator of Objects, Followers and gold for one character."""

    @cached_property
    def stranded(self) -> bool:
        """Whether the character should cross the Storm River but has to build a raft for it."""
        if board().region(self.adventurer.space) != OUTER or max(self.battle, self.craft) < STOUT:
            return False
        return self.chances("strength", SENTINEL).won < BOLD

    @cached_property
    def _known_worths(self) -> dict[str, float]:
        """Cache of worths by card or kind: nothing changes while one evaluator is used."""
        return {}

    def item_worth(self, card: str) -> float:
        """Return the worth of an Object or a Follower."""
        key = card if card in self.adventurer.objects else kind(card)
        worth = self._known_worths.get(key)
        if worth is None:
            worth = self._known_worths[key] = self._item_worth(card)
        return worth

    def _item_worth(self, card: str) -> float:
        data = library().cards[kind(card)]
        if not may_have(self.state, self.seat, card):
            return 0.0
        worth = _CARD_WORTHS.get(data.id, 0.0)
        if isinstance(data, FollowerData):
            worth += QUEST if self.quest == 3 and worth > -1.0 else 0.0
            return worth + self._bonus(data)
        if not isinstance(data, ObjectData):
            return worth
        if data.id == "talisman":
            return SPARE_TALISMAN_WORTH if self._has_another(card) else TALISMAN_WORTH
        worth += self._bonus(data) + self.coin * data.gold
        if self.quest == 4 and isinstance(data, MagicObjectData) and card not in self.adventurer.objects:
            worth += QUEST
        if data.id == "axe" and self.stranded and not self._has_another(card):
            worth += CROSSING
        if data.weapon and not self.can("no-weapon"):
            weapons = [held for held in self.adventurer.objects if library().object(held).weapon and held != card]
            worth += 1.6 if len(weapons) < weapons_at_once(self.state, self.seat) else 0.3
        if data.saves and not self.can("no-armour"):
            better = any(
                0 < held.saves <= data.saves for held in map(library().object, self.adventurer.objects) if held != data
            )
            worth += 0.1 if better else SAVING * (7 - data.saves)
        return max(worth, 0.1 * GOLD_WORTH)

    def _bonus(self, data: FollowerData | ObjectData) -> float:
        """Return the worth of the Strength and Craft that an Object or Follower adds while it is carried."""
        bonus = data.bonus
        return 0.8 * (POINT_WORTH * bonus.strength + POINT_WORTH * bonus.craft)

    def _has_another(self, card: str) -> bool:
        """Return whether the character carries another Object of the same kind."""
        return any(kind(held) == kind(card) for held in self.adventurer.objects if held != card)

    @cached_property
    def coin(self) -> float:
        """Worth of one more coin: a character that owes the Warlock gold values it higher."""
        return QUEST / 3 if self.quest in (5, 6) else GOLD_WORTH

    def bargain(self, item: str, price: int) -> float:
        """Return the worth of buying an item of this kind, less its price and the Object left behind for it."""
        card = next((card for card in self.state.stock if kind(card) == item), "")
        if not card or price > self.adventurer.gold:
            return 0.0
        return self.gift(card) - self.spending(price)

    def gift(self, card: str) -> float:
        """Return the worth of receiving a card, less that of an Object that has to be left behind for it."""
        worth = self.item_worth(card)
        return worth - self.left_behind if card in library().objects else worth

    @cached_property
    def left_behind(self) -> float:
        """Worth of the Object that would be left behind for another one; 0 while there is room."""
        return self.item_worth(self.spare) if self.spare else 0.0

    @cached_property
    def spare(self) -> str:
        """The Object that would be left behind for another one; "" while there is room, or if none may be left."""
        if len(self.adventurer.objects) < most_objects(self.state, self.seat):
            return ""
        return min((card for card in self.adventurer.objects if kind(card) != "raft"), key=self.item_worth, default="")
