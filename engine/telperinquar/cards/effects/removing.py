"""Effects that remove cards from play (T-220, T-313)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.kernel.text import seat_name
from engine.telperinquar.cards.effects.base import Effect

if TYPE_CHECKING:
    from engine.telperinquar.computer.use_evaluation import UseEvaluation
    from engine.telperinquar.play.card_use import CardUse


class Destroy(Effect):
    """The target goes to its owner's discard pile; equipment with a weapon chain is protected (T-220)."""

    effect: Literal["destroy"] = "destroy"

    moves_cards = True
    stopped_by_chain = True
    does = "card-does-destroy"
    draft_worth = 1.5

    def carry_out(self, card_use: CardUse) -> None:  # T-313
        game = card_use.game
        for card in card_use.seen():
            if card.id in game.players[card.seat].row:
                game.kill(card)
            elif not game.is_hero(card):
                game.io.announce("event-destroyed", card=game.event_name(card))
                game.remove_from_play(card)

    def worth(self, evaluation: UseEvaluation) -> float:
        return 9 * evaluation.side


class Return(Effect):
    """The target goes back to its owner's hand; equipment with a weapon chain is protected (T-220)."""

    effect: Literal["return"] = "return"

    moves_cards = True
    stopped_by_chain = True
    does = "card-does-return"

    def carry_out(self, card_use: CardUse) -> None:
        game = card_use.game
        for card in card_use.seen():
            if not card.dead and not game.is_hero(card):
                game.io.announce("event-returned", card=game.name_with_place(card), whose=seat_name(card.seat))
                game.remove_from_play(card, to_hand=True)

    def worth(self, evaluation: UseEvaluation) -> float:
        return 9 * evaluation.side
