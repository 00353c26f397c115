"""Damage without an attack roll (T-141, T-298)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from pydantic import Field

from engine.kernel.text import Text
from engine.telperinquar.cards.effects.base import Effect
from engine.telperinquar.cards.vocabulary import DamageKind, Source

if TYPE_CHECKING:
    from engine.telperinquar.computer.use_evaluation import UseEvaluation
    from engine.telperinquar.play.card_use import CardUse


class Damage(Effect):
    """Damage without an attack roll: a fixed amount, or dice like 2W6 if ``dice`` and ``faces`` are given (T-298)."""

    effect: Literal["damage"] = "damage"
    amount: int = Field(default=0, ge=0, le=50)
    dice: int = Field(default=0, ge=0, le=6)
    faces: int = Field(default=6, ge=2, le=20)
    kind: DamageKind = "simple"
    source: Source | None = None

    living = True

    @property
    def harmful(self) -> bool:  # T-032
        return True

    def faults(self) -> Iterable[tuple[str, Text]]:
        if not self.amount and not self.dice:
            yield "amount", Text("fault-zero")

    def carry_out(self, card_use: CardUse) -> None:
        """Hurt all cards that damage falls on.

        Rules: T-098 .. T-102, T-111, T-112, T-120, T-122a, T-141, T-146, T-227 .. T-229, T-302.
        """
        amount = self.amount
        for _ in range(self.dice):  # T-298
            amount += card_use.game.io.dice.roll(self.faces)
        for card, _direct in card_use.struck():
            card_use.hurt(card, amount, self.kind, self.source)

    def verb(self, many: str) -> Text:
        rolled = Text("card-amount", {"dice": self.dice, "faces": self.faces, "amount": self.amount})
        kind = {"kind": self.kind, "source": self.source or "none"}
        return Text("card-does-damage", {"amount": rolled, "many": many, **kind})

    def worth(self, evaluation: UseEvaluation) -> float:
        return evaluation.damage
