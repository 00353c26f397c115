"""Cards turned face down and face up (T-217, T-218)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from engine.kernel.text import Text, seat_name
from engine.telperinquar.cards.effects.base import Effect

if TYPE_CHECKING:
    from engine.telperinquar.cards.models import Ability
    from engine.telperinquar.computer.use_evaluation import UseEvaluation
    from engine.telperinquar.play.card_use import CardUse


class Hide(Effect):
    """The target, a creature of the user, is turned face down (T-217)."""

    effect: Literal["hide"] = "hide"

    moves_cards = True
    own_only = True
    on_hit = False
    does = "card-does-hide"

    def misfits(self, ability: Ability, creature: bool) -> Iterable[tuple[str, Text]]:
        yield from super().misfits(ability, creature)
        if ability.target not in ("this", "own-creature"):
            yield "", self._wrong_target(ability.target)

    def carry_out(self, card_use: CardUse) -> None:
        game = card_use.game
        for card in card_use.seen():
            player = game.players[card.seat]
            own_hero = game.is_hero(card) and card_use.source == card.id
            if card.seat != card_use.seat or card.dead or card.face_down or not (own_hero or card.id in player.row):
                continue
            game.io.announce("event-hid", card=game.name_with_place(card), whose=seat_name(card.seat))
            card.face_down = True  # T-217
            if own_hero:
                player.has_hidden = True
            card_use.refresh(card.seat)

    def worth(self, evaluation: UseEvaluation) -> float:
        return 4 if evaluation.target.injured and evaluation.target.exhausted and evaluation.guarded_without() else 0


class Reveal(Effect):
    """A face-down creature is turned face up; a face-down trap goes to the discard pile without effect."""

    effect: Literal["reveal"] = "reveal"

    moves_cards = True
    face_down = True
    on_hit = False
    does = "card-does-reveal"

    def carry_out(self, card_use: CardUse) -> None:
        game = card_use.game
        for card in card_use.seen():
            if card.face_down:
                card_use.turn_face_up(card)
                if game.kind(card).type == "trap":
                    game.remove_from_play(card)

    def worth(self, evaluation: UseEvaluation) -> float:
        return 9 * evaluation.side
