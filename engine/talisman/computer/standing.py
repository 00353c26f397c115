"""How a character stands: its values in a fight, and what its lives are worth."""

from __future__ import annotations

from functools import cached_property

from engine.kernel.text import Seat
from engine.talisman.cards.library import library
from engine.talisman.computer.chances import Odds, odds
from engine.talisman.play.fights.scores import wielded
from engine.talisman.play.values import can, printed, total, usable
from engine.talisman.state import Adventure, Attribute, Side, kind

POINT = 0.4
"""A point on a trophy: seven make a point of Strength or Craft, which comes later."""
_LIVES = (20.0, 12.0, 4.0, 2.0, 1.4)
"""What a life is worth to who has so many besides it."""


class Standing:
    """A character as it stands now."""

    def __init__(self, state: Adventure, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.one = state.adventurers[seat]
        self.data = printed(state, seat)

    # ---- oneself

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
        weapons = sum(library().object(card).weapon for card in wielded(state, Side(seat), []))
        wits = self.data.craft if can(state, seat, "craft-in-battle") else 0
        return self.strength + weapons + wits + self.one.blast

    @cached_property
    def dice(self) -> int:
        """Return how many dice are rolled in battle."""
        return 2 if can(self.state, self.seat, "two-dice") else 1

    @cached_property
    def armour(self) -> float:
        """Return how likely a life that is lost in battle is lost after all."""
        if can(self.state, self.seat, "no-armour"):
            return 1.0
        best = min((data.saves for data in usable(self.state, self.seat) if data.saves), default=7)
        return (best - 1) / 6

    @cached_property
    def talisman(self) -> bool:
        return any(kind(card) == "talisman" for card in self.one.objects)

    @cached_property
    def foe_dice(self) -> int:
        """Return how many dice a creature rolls in battle: none against an assassin."""
        return 0 if can(self.state, self.seat, "assassinate") else 1

    def loss(self, lives: int = 1) -> float:
        """Return what losing so many lives costs."""
        rest = [self.one.lives - each for each in range(1, lives + 1)]
        return sum(_LIVES[min(max(each, 0), len(_LIVES) - 1)] for each in rest)

    def healing(self, lives: int) -> float:
        """Return what so many lives more are worth."""
        return sum(_LIVES[min(self.one.lives + each, len(_LIVES) - 1)] for each in range(lives))

    @property
    def wounds(self) -> int:
        return max(0, self.data.lives - self.one.lives)

    # ---- fights

    def chances(self, attribute: Attribute, value: int) -> Odds:
        """Return the chances against creatures of this Strength or Craft."""
        if attribute == "craft":
            return odds(self.craft - value)
        return odds(self.battle - value, self.dice, self.foe_dice)

    def fight(self, attribute: Attribute, value: int, points: int) -> float:
        """Return what a fight against creatures is worth of which so many points can be kept."""
        chances = self.chances(attribute, value)
        saved = self.armour if attribute == "strength" else 1.0
        fate = 0.25 * chances.lost if self.one.fate else 0.0
        lost = (chances.lost - fate) * (self.loss() * saved + 0.3)
        return (chances.won + fate / 2) * points * POINT - lost
