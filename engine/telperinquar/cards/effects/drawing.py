"""Drawing and discarding cards (T-022, T-030, T-170)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from engine.kernel.flow import Flow
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Text, seat_name
from engine.telperinquar.cards.effects.base import Effect

if TYPE_CHECKING:
    from engine.telperinquar.cards.effects.sentence_builder import SentenceBuilder
    from engine.telperinquar.computer.use_evaluation import UseEvaluation
    from engine.telperinquar.play.card_use import CardUse


class Draw(Effect):
    """The user draws cards."""

    effect: Literal["draw"] = "draw"
    cards: int = Field(ge=1, le=5)

    on_hit = False
    draft_worth = 1.5

    @property
    def helpful(self) -> bool:  # T-033
        return True

    def carry_out(self, card_use: CardUse) -> None:  # T-030, T-170
        card_use.game.draw(card_use.game.players[card_use.seat], self.cards)

    def sentence(self, builder: SentenceBuilder) -> Text:
        return Text("card-you-draw", {"cards": self.cards})

    def worth(self, evaluation: UseEvaluation) -> float:
        return 8


class Discard(Effect):
    """The owner of the target discards cards of their choice from the hand."""

    effect: Literal["discard"] = "discard"
    cards: int = Field(ge=1, le=5)

    draft_worth = 1.5

    def carry_out(self, card_use: CardUse) -> Flow:  # T-022, T-302, T-313, T-320
        game = card_use.game
        player = game.players[card_use.cards[0].seat]
        for _ in range(self.cards):
            if not player.hand:
                return
            keys = list(dict.fromkeys(player.hand))
            key = keys[0]
            if len(keys) > 1 or (game.duel.fair and len(player.hand) > 1):  # T-321: several equal cards are a secret
                moves = [Move("choose", (key,)) for key in keys]
                move = yield from game.ask(player.seat, Menu(moves, Text("ask-discard"), moves[0]))
                key = str(move.args[0])
            player.hand.remove(key)
            player.discard.append(key.partition(":")[0])
            game.io.reveal()
            game.io.announce("event-discarded", who=seat_name(player.seat), card=game.key_name(key))

    def sentence(self, builder: SentenceBuilder) -> Text | None:
        return None if builder.on_hero else Text("card-owner-discards", {"cards": self.cards})

    def verb(self, many: str) -> Text:
        return Text("card-does-discard", {"cards": self.cards, "many": many})

    def worth(self, evaluation: UseEvaluation) -> float:
        return 9 * evaluation.side
