"""Values of a character in a fight and the worth of its lives, measured in lives of a character with plenty."""

from __future__ import annotations

from functools import cached_property

from engine.kernel.text import Seat
from engine.talisman.cards.library import library
from engine.talisman.cards.models import Ability
from engine.talisman.cards.worths import POINT_WORTH
from engine.talisman.computer.chances import FightChances, odds
from engine.talisman.play.fights.scores import strength_of, used_weapons
from engine.talisman.play.game import price_of
from engine.talisman.play.values import can, character_card, free_alignments, knows, total, usable_object_data
from engine.talisman.state import Adventure, Attribute, FightSide, kind

PATIENCE = 0.93
"""Factor for points of trophies, which become a counter only later."""
COIN, HOARD = 0.45, 3
"""Worth of a coin, and the number of coins that are worth so much; any more are worth half."""
STRONG = 8
"""The Strength in battle from which a Ghoul needs no help."""
QUEST = 5.0
"""Worth of fulfilling a quest while there is a Talisman as its reward."""
_LIFE_WORTHS = (20.0, 12.0, 4.0, 2.0, 1.4)
"""Worth of a life, by the number of other lives that the character has."""


class CharacterEvaluator:
    """Evaluator of one character; values are cached, since the state does not change meanwhile."""

    def __init__(self, state: Adventure, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.adventurer = state.adventurers[seat]
        self.data = character_card(state, seat)

    # ---- the character itself

    def can(self, ability: Ability) -> bool:
        """Return whether the character has an ability now."""
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
        """The Strength in battle, with weapons and everything else that counts there."""
        state, seat = self.state, self.seat
        weapons = sum(library().object(card).weapon for card in used_weapons(state, FightSide(seat), []))
        wits = self.data.craft if self.can("craft-in-battle") else 0
        return self.strength + weapons + wits + self.adventurer.blast + self.ally

    @cached_property
    def ally(self) -> int:
        """The Strength of the charmed Animal, which helps in each battle (MD-126); raised Enemies help only once."""
        if not self.can("charm"):
            return 0
        return max((strength_of(card, "strength") for card in self.adventurer.followers), default=0)

    @cached_property
    def alignments(self) -> tuple[str, ...]:
        """The present alignment, and those that the character may take freely."""
        return (self.adventurer.alignment, *free_alignments(self.state, self.seat))

    @cached_property
    def point(self) -> float:
        """The worth of a point on a trophy."""
        return PATIENCE * POINT_WORTH / int(self.state.options.trophies)

    @cached_property
    def quest(self) -> int:
        """The number of the quest that is rewarded with a Talisman; 0 if there is none."""
        return self.adventurer.quest if self.state.talismans else 0

    def charmed(self, strength: int) -> float:
        """Return the worth of trying to charm an Animal, which helps in every battle (MD-126)."""
        return max(0, 6 - strength) / 6 * (0.5 + 0.8 * max(0, strength - self.ally))

    def raised(self, strength: int) -> float:
        """Return the worth of raising an Enemy for one battle (MD-124); the first one is worth most."""
        ready = sum(strength_of(card, "strength") > 0 for card in self.adventurer.followers)
        return 0.0 if self.battle >= STRONG else (0.6 + 0.35 * strength) / (1 + 2 * ready)

    def spending(self, price: int) -> float:
        """Return the cost of spending so much gold; the last coins are worth most, and those of a quest more."""
        coin_worth = COIN if price_of(self.quest) is None else QUEST / 2
        return sum(
            coin_worth if coin <= HOARD else COIN / 2
            for coin in range(self.adventurer.gold, self.adventurer.gold - price, -1)
        )

    @cached_property
    def dice(self) -> int:
        """The number of dice that the character rolls in battle."""
        return 2 if self.can("two-dice") else 1

    @cached_property
    def armour(self) -> float:
        """The chance that Armour does not save a life lost in battle."""
        if self.can("no-armour"):
            return 1.0
        best = min((data.saves for data in usable_object_data(self.state, self.seat) if data.saves), default=7)
        return (best - 1) / 6

    @cached_property
    def talisman(self) -> bool:
        return any(kind(card) == "talisman" for card in self.adventurer.objects)

    @cached_property
    def foe_dice(self) -> int:
        """The number of dice that a creature rolls in battle: none against an assassin."""
        return 0 if self.can("assassinate") else 1

    def loss(self, lives: int = 1) -> float:
        """Return the cost of losing so many lives."""
        left = [max(0, self.adventurer.lives - lost) for lost in range(1, lives + 1)]
        return sum(_LIFE_WORTHS[min(others, len(_LIFE_WORTHS) - 1)] for others in left)

    def healing(self, lives: int) -> float:
        """Return the worth of gaining so many lives."""
        return sum(_LIFE_WORTHS[min(self.adventurer.lives + gained, len(_LIFE_WORTHS) - 1)] for gained in range(lives))

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
        """Return the worth of a fight against creatures; ``points`` is the number of points on their trophies."""
        chances = self.chances(attribute, value)
        saved = self.armour if attribute == "strength" else 1.0
        fate = 0.25 * chances.lost if self.adventurer.fate else 0.0
        lost = (chances.lost - fate) * (self.loss() * saved + 0.3)
        prize = points * self.point + (QUEST if points and self.quest == 2 else 0.0)
        return (chances.won + fate / 2) * prize - lost
