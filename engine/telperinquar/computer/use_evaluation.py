"""What the simple computer player considers to value an effect."""

from __future__ import annotations

from dataclasses import dataclass

from engine.telperinquar.cards.kinds import CompiledAbility
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.state import Card, Player

MEAN = 5.5
"""The mean of the base attack die."""


@dataclass(slots=True)
class UseEvaluation:
    """A use under consideration: its user, its target, and whether that is friendly or a hero."""

    game: ActiveGame
    player: Player
    target: Card
    use: CompiledAbility
    friendly: bool
    hero: bool

    @property
    def side(self) -> float:
        """1 if the target belongs to the other side, -1 if it belongs to the user's own side."""
        return -1.0 if self.friendly else 1.0

    @property
    def damage(self) -> float:
        """The worth of hurting the target."""
        strength = MEAN + self.use.attack.bonus if self.use.attack is not None else 4
        return self.side * (3 * strength if self.hero else 2 * strength)

    @property
    def healing(self) -> float:
        """The worth of healing the target."""
        target, owner = self.target, self.game.players[self.target.seat]
        missing = owner.max_life - owner.life if self.hero else target.lost
        missing += 6 if target.injured else 0
        return -self.side * (min(missing, 7) * 1.5 - 2)

    @property
    def change(self) -> float:
        """The worth of changing values of the target or actions of its owner; 0 if they are changed already."""
        if self._is_changed():
            return 0
        return (4 if self._raises() else -4) * (1 if self.friendly else -1)

    def _raises(self) -> bool:
        return sum(int(getattr(effect, "by", 1)) for effect in self.use.effects if effect.word != "check") >= 0

    def _is_changed(self) -> bool:
        stats = [getattr(effect, "stat", None) for effect in self.use.effects]
        lasting = self.game.duel.lasting
        return any(effect.target == self.target.id and effect.stat in stats for effect in lasting if effect.stat)

    def guarded_without(self) -> bool:
        """Return whether a creature other than the target guards the hero."""
        others = (self.game.cards[card_id] for card_id in self.player.row if card_id != self.target.id)
        return any(not card.face_down for card in others)
