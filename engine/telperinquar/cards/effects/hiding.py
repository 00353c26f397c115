"""Cards turned face down and face up (T-217, T-218)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from engine.kernel.text import Text, seat_name
from engine.telperinquar.cards.effects.base import Effect

if TYPE_CHECKING:
    from engine.telperinquar.cards.models import Ability
    from engine.telperinquar.computer.use_evaluation import Weighing
    from engine.telperinquar.play.card_use import Using


class Hide(Effect):
    """The target, a creature of the user, is turned face down (T-217)."""

    effect: Literal["hide"] = "hide"

    of_cards = True
    on_hit = False
    does = "card-does-hide"

    def misfits(self, ability: Ability, creature: bool) -> Iterable[tuple[str, Text]]:
        yield from super().misfits(ability, creature)
        if ability.target not in ("this", "own-creature"):
            yield "", self._wrong_target(ability.target)

    def carry_out(self, using: Using) -> None:
        game = using.game
        for card in using.seen():
            player = game.players[card.seat]
            own_hero = game.is_hero(card) and using.source == card.id
            if card.seat != using.seat or card.dead or card.face_down or not (own_hero or card.id in player.row):
                continue
            game.io.tell("event-hid", card=game.placed_name(card), whose=seat_name(card.seat))
            card.face_down = True  # T-217
            if own_hero:
                player.has_hidden = True
            using.refresh(card.seat)

    def worth(self, on: Weighing) -> float:
        return 4 if on.target.injured and on.target.exhausted and on.guarded_without() else 0


class Reveal(Effect):
    """A face-down creature is turned face up; a face-down trap goes to the discard pile without effect."""

    effect: Literal["reveal"] = "reveal"

    of_cards = True
    on_hit = False
    does = "card-does-reveal"

    def carry_out(self, using: Using) -> None:
        game = using.game
        for card in using.seen():
            if card.face_down:
                using.turn_up(card)
                if game.kind(card).type == "trap":
                    game.io.reveal()
                    game.leave(card)

    def worth(self, on: Weighing) -> float:
        return 9 * on.side
