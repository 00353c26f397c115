"""A card in use: the cards that its effects fall on, and the operations that effects apply to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from engine.kernel.flow import Flow
from engine.telperinquar.cards.effects import Effect
from engine.telperinquar.cards.kinds import Kind
from engine.telperinquar.play import damage, values
from engine.telperinquar.play.damage import CRITICAL, FUMBLE, DamagePart
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.state import Card, LastingEffect, PendingAction


@dataclass(slots=True)
class CardUse:
    """One use of a card: its user, the affected cards (the target first), and the action it reacts to."""

    game: ActiveGame
    seat: int
    body: Card
    kind: Kind
    source: int
    cards: list[Card]
    against: PendingAction | None = None
    parry: int = 0

    def carry_out(self, effects: Sequence[Effect]) -> Flow:
        """Carry out effects in the order of the card's text (T-140, T-147, T-161, T-302, T-303)."""
        for effect in effects:
            flow = effect.carry_out(self)
            if flow is not None:
                yield from flow

    # ---- affected cards

    def seen(self) -> list[Card]:
        """Return the cards of the area for an effect without damage; face-down cards only if they are the target."""
        cards = self.game.cards
        return [card for place, card in enumerate(self.cards) if card.id in cards and (not place or not card.face_down)]

    def struck(self) -> list[tuple[Card, bool]]:
        """Return the cards of the area for damage, each with whether it is the direct target; traps are spared.

        Rules: T-144, T-146, T-218, T-241, T-302.
        """
        game = self.game
        return [
            (card, not place)
            for place, card in enumerate(self.cards)
            if card.id in game.cards and not card.dead and game.kinds[card.kind].type in ("creature", "hero")
        ]

    # ---- operations on cards

    def report_extreme_roll(self, roll: int) -> bool:
        """Report an extreme base die; return whether it makes the effect fail (T-134, T-138, T-139, T-160)."""
        if roll == FUMBLE:
            self.game.io.announce("event-fumble", card=self.kind.name)
        elif roll == CRITICAL:
            self.game.io.announce("event-critical")
        return roll == FUMBLE

    def hurt(self, card: Card, amount: int, kind: str, source: str | None, roll: int = 0, parry: int = 0) -> None:
        """Deal damage of one kind to a card; ``roll`` is the base attack die if it is the direct target, else 0."""
        damage.hurt(self.game, card, [DamagePart(amount, kind, source or "")], roll, parry)

    def heal(self, card: Card, amount: int, kind: str, roll: int) -> None:
        """Heal a card with reduction; ``roll`` is the base healing die if it is the direct target, else 0."""
        damage.heal(self.game, card, amount, kind, roll)

    def restore(self, card: Card, points: int) -> None:
        """Restore life points without reduction."""
        damage.restore(self.game, card, points)

    def begin(self, card: Card, until: Literal["turn", "round", "lasting", "ticks"]) -> LastingEffect:
        """Begin a lasting effect on a card; the caller fills it in (T-051, T-147, T-220, T-319)."""
        lasting = LastingEffect(self.game.fresh_id(), self.seat, self.source, self.kind.id, card.id, until)
        self.game.duel.lasting.append(lasting)  # T-053: each instance for itself
        return lasting

    def refresh(self, seat: int) -> None:
        """Recompute the values of a player and their cards."""
        values.refresh(self.game, self.game.players[seat])

    def turn_face_up(self, card: Card) -> None:
        """Turn a card face up (T-218)."""
        damage.turn_face_up(self.game, card)
