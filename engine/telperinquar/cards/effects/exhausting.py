"""Cards put in action and readied (T-056, T-275)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.telperinquar.cards.effects.base import Effect

if TYPE_CHECKING:
    from engine.telperinquar.computer.use_evaluation import UseEvaluation
    from engine.telperinquar.play.card_use import CardUse


class Exhaust(Effect):
    """The target (a creature or a card) is put in action (T-275)."""

    effect: Literal["exhaust"] = "exhaust"

    moves_cards = True
    does = "card-does-exhaust"

    def carry_out(self, card_use: CardUse) -> None:  # T-032, T-275, T-276, T-303 .. T-305
        game = card_use.game
        for card in card_use.seen():
            if not game.is_hero(card):
                card.exhausted = True  # T-275
                game.io.announce("event-exhausted", card=game.event_name(card))

    def worth(self, evaluation: UseEvaluation) -> float:
        return 7 * evaluation.side if not evaluation.target.exhausted else 0


class Ready(Effect):
    """The target is readied (T-056)."""

    effect: Literal["ready"] = "ready"

    moves_cards = True
    does = "card-does-ready"

    @property
    def helpful(self) -> bool:  # T-033
        return True

    def carry_out(self, card_use: CardUse) -> None:
        game = card_use.game
        for card in card_use.seen():
            if not game.is_hero(card):
                card.exhausted = False
                game.io.announce("event-readied", card=game.event_name(card))

    def worth(self, evaluation: UseEvaluation) -> float:
        return -6 * evaluation.side if evaluation.target.exhausted else 0
