"""Healing, with a roll and without (T-152 .. T-161)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from engine.kernel.text import Text
from engine.telperinquar.cards.effects.base import Effect
from engine.telperinquar.cards.vocabulary import HealKind
from engine.telperinquar.cards.words import roll_sum

if TYPE_CHECKING:
    from engine.telperinquar.computer.use_evaluation import UseEvaluation
    from engine.telperinquar.play.card_use import CardUse


class Heal(Effect):
    """A base healing roll, W10 + ``bonus`` (T-152)."""

    effect: Literal["heal"] = "heal"
    kind: HealKind = "magical"
    bonus: int = Field(default=0, ge=-10, le=20)

    living = True
    draft_worth = 1.5

    @property
    def helpful(self) -> bool:  # T-033
        return True

    def carry_out(self, card_use: CardUse) -> None:  # T-153 .. T-159
        game = card_use.game
        roll = game.io.dice.roll(10)  # T-152
        amount = roll + self.bonus
        if game.is_hero(card_use.body):
            amount += game.players[card_use.seat].healing  # T-284
        details = {"roll": roll, "bonus": amount - roll, "sum": roll_sum(roll, amount - roll)}
        game.io.announce("event-healing-roll", **details, card=card_use.kind.name)
        if card_use.report_extreme_roll(roll):  # T-160
            return
        for place, card in enumerate(card_use.seen()):
            card_use.heal(card, amount, self.kind, 0 if place else roll)  # T-145, T-146

    def verb(self, many: str) -> Text:
        return Text("card-does-heal", {"bonus": self.bonus, "kind": self.kind, "many": many})

    def worth(self, evaluation: UseEvaluation) -> float:
        return evaluation.healing


class Restore(Effect):
    """Healing of a fixed amount, without a roll and without reduction."""

    effect: Literal["restore"] = "restore"
    amount: int = Field(ge=1, le=50)

    living = True
    draft_worth = 1.5

    @property
    def helpful(self) -> bool:  # T-033
        return True

    def carry_out(self, card_use: CardUse) -> None:  # T-141, T-155, T-161, T-238, T-302
        for card in card_use.seen():
            card_use.restore(card, self.amount)

    def verb(self, many: str) -> Text:
        return Text("card-does-restore", {"amount": self.amount, "many": many})

    def worth(self, evaluation: UseEvaluation) -> float:
        return evaluation.healing
