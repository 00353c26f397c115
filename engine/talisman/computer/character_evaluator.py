"""How a character stands: its values in a fight, and what its lives are worth."""

from __future__ import annotations

from functools import cached_property

from engine.kernel.text import Seat
from engine.talisman.cards.library import library
from engine.talisman.cards.models import Ability
from engine.talisman.cards.worths import POINT_WORTH
from engine.talisman.computer.chances import FightChances, odds
from engine.talisman.play.fights.scores import strength_of, used_weapons
from engine.talisman.play.values import can, character_card, free_alignments, knows, total, usable_object_data
from engine.talisman.state import Adventure, Attribute, FightSide, kind

PATIENCE = 0.93
"""What such a point is worth for which trophies are kept, since it comes later."""
COIN, HOARD = 0.45, 3
"""What a coin is worth, and how many of them; what one has besides is worth half as much."""
STRONG = 8
"""The Strength in battle from which on a Ghoul needs no help."""
QUEST = 5.0
"""What it is worth to fulfil a quest while there is a Talisman for it."""
_LIVES = (20.0, 12.0, 4.0, 2.0, 1.4)
"""What a life is worth to who has so many besides it."""


class CharacterEvaluator:
    """A character as it stands now."""

    def __init__(self, state: Adventure, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.adventurer = state.adventurers[seat]
        self.data = character_card(state, seat)

    # ---- oneself

    def can(self, ability: Ability) -> bool:
        """Return whether a character has an ability now."""
        return can(self.state, self.seat, ability)

    def knows(self, what: str) -> tuple[str, ...]:
        """Return the kinds of spaces where the character need not roll (``no_roll``) or may evade (``evade``)."""
        return knows(self.state, self.seat, what)

    @cached_property
    def strength(self) -> int:
        return total(self.state, self.seat, "strength")

    @cached_property
    def craft(self) -> int:
        return total(self.state, self.seat, "craft")

    @cached_property
    def battle(self) -> int:
        """Return Strength with all that counts in battle."""
        state, seat = self.state, self.seat
        weapons = sum(library().object(card).weapon for card in used_weapons(state, FightSide(seat), []))
        wits = self.data.craft if self.can("craft-in-battle") else 0
        return self.strength + weapons + wits + self.adventurer.blast + self.ally

    @cached_property
    def ally(self) -> int:
        """Return the Strength of the Animal that helps in each battle (MD-126); raised Enemies help but once."""
        if not self.can("charm"):
            return 0
        return max((strength_of(card, "strength") for card in self.adventurer.followers), default=0)

    @cached_property
    def alignments(self) -> tuple[str, ...]:
        """Return as what a character can be taken now: as it is, or as it may become of its own will."""
        return (self.adventurer.alignment, *free_alignments(self.state, self.seat))

    @cached_property
    def point(self) -> float:
        """Return what a point on a trophy is worth."""
        return PATIENCE * POINT_WORTH / int(self.state.options.trophies)

    @cached_property
    def quest(self) -> int:
        """Return the quest that brings a Talisman; 0 where none does."""
        return self.adventurer.quest if self.state.talismans else 0

    def charmed(self, strength: int) -> float:
        """Return what it is worth to try to charm an Animal, which helps in every battle (MD-126)."""
        return max(0, 6 - strength) / 6 * (0.5 + 0.8 * max(0, strength - self.ally))

    def raised(self, strength: int) -> float:
        """Return what it is worth to a Ghoul that an Enemy follows it into one battle (MD-124): the first one most."""
        ready = sum(strength_of(card, "strength") > 0 for card in self.adventurer.followers)
        return 0.0 if self.battle >= STRONG else (0.6 + 0.35 * strength) / (1 + 2 * ready)

    def spending(self, price: int) -> float:
        """Return what it costs to give so much gold away: the last coins are needed most."""
        return sum(
            COIN if coin <= HOARD else COIN / 2
            for coin in range(self.adventurer.gold, self.adventurer.gold - price, -1)
        )

    @cached_property
    def dice(self) -> int:
        """Return how many dice are rolled in battle."""
        return 2 if self.can("two-dice") else 1

    @cached_property
    def armour(self) -> float:
        """Return how likely a life that is lost in battle is lost after all."""
        if self.can("no-armour"):
            return 1.0
        best = min((data.saves for data in usable_object_data(self.state, self.seat) if data.saves), default=7)
        return (best - 1) / 6

    @cached_property
    def talisman(self) -> bool:
        return any(kind(card) == "talisman" for card in self.adventurer.objects)

    @cached_property
    def foe_dice(self) -> int:
        """Return how many dice a creature rolls in battle: none against an assassin."""
        return 0 if self.can("assassinate") else 1

    def loss(self, lives: int = 1) -> float:
        """Return what losing so many lives costs."""
        rest = [self.adventurer.lives - each for each in range(1, lives + 1)]
        return sum(_LIVES[min(max(each, 0), len(_LIVES) - 1)] for each in rest)

    def healing(self, lives: int) -> float:
        """Return what so many lives more are worth."""
        return sum(_LIVES[min(self.adventurer.lives + each, len(_LIVES) - 1)] for each in range(lives))

    @property
    def wounds(self) -> int:
        return max(0, self.data.lives - self.adventurer.lives)

    # ---- fights

    def chances(self, attribute: Attribute, value: int) -> FightChances:
        """Return the chances against creatures of this Strength or Craft."""
        if attribute == "craft":
            return odds(self.craft - value)
        return odds(self.battle - value, self.dice, self.foe_dice)

    def fight(self, attribute: Attribute, value: int, points: int) -> float:
        """Return what a fight against creatures is worth of which so many points can be kept."""
        chances = self.chances(attribute, value)
        saved = self.armour if attribute == "strength" else 1.0
        fate = 0.25 * chances.lost if self.adventurer.fate else 0.0
        lost = (chances.lost - fate) * (self.loss() * saved + 0.3)
        prize = points * self.point + (QUEST if points and self.quest == 2 else 0.0)
        return (chances.won + fate / 2) * prize - lost
