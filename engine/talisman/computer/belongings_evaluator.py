"""What Objects, Followers and gold are worth to a character, in lives of somebody who has enough of them."""

from __future__ import annotations

from functools import cached_property

from engine.talisman.board import OUTER, board
from engine.talisman.cards.library import library
from engine.talisman.cards.models import FollowerData, MagicObjectData, ObjectData
from engine.talisman.cards.worths import GOLD_WORTH, POINT_WORTH, TALISMAN_WORTH
from engine.talisman.computer.character_evaluator import QUEST, CharacterEvaluator
from engine.talisman.play.fights.scores import weapons_at_once
from engine.talisman.play.moving import SENTINEL
from engine.talisman.play.values import may_have, most_objects
from engine.talisman.state import kind

STOUT = 5
"""The Strength or Craft from which on the Middle Region is worth its dangers."""
CROSSING = 2.5
"""What a means is worth to cross the Storm River, where the Sentinel is too strong."""
SAVING = 0.5
"""What each face of the die is worth with which a piece of Armour saves a life."""
_USEFUL = {"mule": 0.6, "guide": 0.6, "gnome": 1.0, "pixie": 0.5, "prince": 1.2, "princess": 1.2, "mercenary": 1.2,
           "alchemist": 0.4, "hag": -4.0, "poltergeist": -2.5, "amulet": 0.3, "cross": 1.2, "water-bottle": 0.2,
           "orb-of-knowledge": 1.0, "potion-of-strength": 0.8, "wand": 0.8, "raft": 0.3}  # fmt: skip
"""What cards are worth that do not only add to Strength or Craft."""


class BelongingsEvaluator(CharacterEvaluator):
    """What a character sees in things, as it stands now."""

    @cached_property
    def stranded(self) -> bool:
        """Return whether a character belongs over the Storm River, but has to build a raft for it."""
        if board().region(self.adventurer.space) != OUTER or max(self.battle, self.craft) < STOUT:
            return False
        return self.chances("strength", SENTINEL).won < 0.4

    @cached_property
    def _things(self) -> dict[str, float]:
        """What is known already of things: nothing changes while a character looks at them."""
        return {}

    def thing(self, card: str) -> float:
        """Return what an Object or a Follower is worth."""
        known = card if card in self.adventurer.objects else kind(card)
        found = self._things.get(known)
        if found is None:
            found = self._things[known] = self._thing(card)
        return found

    def _thing(self, card: str) -> float:
        data = library().cards[kind(card)]
        if not may_have(self.state, self.seat, card):
            return 0.0
        found = _USEFUL.get(data.id, 0.0)
        if isinstance(data, FollowerData):
            found += QUEST if self.quest == 3 and found > -1.0 else 0.0
            return found + self._lent(data)
        if not isinstance(data, ObjectData):
            return found
        if data.id == "talisman":
            return GOLD_WORTH if self._has(card) else TALISMAN_WORTH
        found += self._lent(data) + self.coin * data.gold
        if self.quest == 4 and isinstance(data, MagicObjectData) and card not in self.adventurer.objects:
            found += QUEST
        if data.id == "axe" and self.stranded and not self._has(card):
            found += CROSSING
        if data.weapon and not self.can("no-weapon"):
            held = [each for each in self.adventurer.objects if library().object(each).weapon and each != card]
            found += 1.6 if len(held) < weapons_at_once(self.state, self.seat) else 0.3
        if data.saves and not self.can("no-armour"):
            better = any(
                0 < each.saves <= data.saves for each in map(library().object, self.adventurer.objects) if each != data
            )
            found += 0.1 if better else SAVING * (7 - data.saves)
        return max(found, 0.1 * GOLD_WORTH)

    def _lent(self, data: FollowerData | ObjectData) -> float:
        """What the Strength and Craft are worth that come with a thing, and go with it."""
        bonus = data.bonus
        return 0.8 * (POINT_WORTH * bonus.strength + POINT_WORTH * bonus.craft)

    def _has(self, card: str) -> bool:
        """Whether another one of the same kind is carried."""
        return any(kind(each) == kind(card) for each in self.adventurer.objects if each != card)

    @cached_property
    def coin(self) -> float:
        """Return what another coin is worth: more to who owes gold to the Warlock."""
        return QUEST / 3 if self.quest in (5, 6) else GOLD_WORTH

    def bargain(self, item: str, price: int) -> float:
        """Return what it is worth to buy one of a kind: what it brings beyond what has to be left for it."""
        card = next((each for each in self.state.stock if kind(each) == item), "")
        if not card or price > self.adventurer.gold:
            return 0.0
        return self.gift(card) - self.spending(price)

    def gift(self, card: str) -> float:
        """Return what it is worth to get a thing, where what is worth least has to be left if the hands are full."""
        found = self.thing(card)
        return found - self._left if card in library().objects else found

    @cached_property
    def _left(self) -> float:
        """What the thing is worth that has to be left for another one."""
        full = len(self.adventurer.objects) >= most_objects(self.state, self.seat)
        return min(map(self.thing, self.adventurer.objects), default=0.0) if full else 0.0
