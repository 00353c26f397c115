"""An attack by an ability (T-104, T-105, T-134 .. T-139)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from pydantic import Field

from engine.kernel.text import Text
from engine.telperinquar.cards.effects.base import Effect
from engine.telperinquar.cards.vocabulary import DamageKind, Range, Source
from engine.telperinquar.cards.words import roll_sum
from engine.telperinquar.state import Card

if TYPE_CHECKING:
    from engine.telperinquar.cards.models import Ability
    from engine.telperinquar.computer.use_evaluation import UseEvaluation
    from engine.telperinquar.play.card_use import CardUse


class Attack(Effect):
    """A base attack roll, W10 + ``bonus`` (T-104, T-105), against the target and its area.

    Immunities look at ``source``.
    """

    effect: Literal["attack"] = "attack"
    kind: DamageKind = "physical"
    range: Range = "melee"
    bonus: int = Field(default=0, ge=-10, le=20)
    source: Source | None = None

    living = True
    on_hit = False

    @property
    def harmful(self) -> bool:  # T-032
        return True

    def misfits(self, ability: Ability, creature: bool) -> Iterable[tuple[str, Text]]:
        yield from super().misfits(ability, creature)
        if self.range != ability.range:
            yield "range", Text("fault-range", {"range": ability.range})

    def amount(self, body: Card, roll: int) -> int:
        """Return the damage before reduction with this die, if ``body`` attacks (T-104, T-105, T-279 .. T-283)."""
        return roll + self.bonus + (body.melee if self.range == "melee" else body.ranged)

    def carry_out(self, card_use: CardUse) -> None:  # T-098 .. T-108, T-134 .. T-139
        roll = card_use.game.io.dice.roll(10)  # T-104
        amount = self.amount(card_use.body, roll)
        details = {"roll": roll, "bonus": amount - roll, "sum": roll_sum(roll, amount - roll)}
        card_use.game.io.announce("event-attack-roll", **details, card=card_use.kind.name)
        if card_use.report_extreme_roll(roll):  # T-139, T-144
            return
        for card, direct in card_use.struck():
            card_use.hurt(card, amount, self.kind, self.source, roll if direct else 0, card_use.parry if direct else 0)

    def verb(self, many: str) -> Text:
        values = {"bonus": self.bonus, "kind": self.kind, "range": self.range, "many": many}
        return Text("card-does-attack", {**values, "source": self.source or "none"})

    def worth(self, evaluation: UseEvaluation) -> float:
        return evaluation.damage
