"""Effects on the action that is reacted to (T-096 .. T-110a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from engine.kernel.text import Text, seat_name
from engine.telperinquar.cards.effects.base import Effect

if TYPE_CHECKING:
    from engine.telperinquar.cards.effects.sentence_builder import SentenceBuilder
    from engine.telperinquar.computer.use_evaluation import UseEvaluation
    from engine.telperinquar.play.card_use import CardUse


class Cancel(Effect):
    """Only in a reaction: the action reacted to has no effect; its costs stay paid."""

    effect: Literal["cancel"] = "cancel"

    reaction_only = True
    on_hit = False

    def carry_out(self, card_use: CardUse) -> None:
        against = card_use.against
        if against is not None:
            against.cancelled = True
            what = {"kind": "attack" if against.range else "action", "whose": seat_name(against.seat)}
            card_use.game.io.announce("event-cancelled", card=card_use.kind.name, **what)

    def sentence(self, builder: SentenceBuilder) -> Text:
        return Text("card-cancels", {"attack": "yes" if builder.on_attack else "no"})

    def worth(self, evaluation: UseEvaluation) -> float:
        return 6


class Redirect(Effect):
    """Only in a reaction to an attack: the attack goes against the chosen target instead."""

    effect: Literal["redirect"] = "redirect"

    reaction_only = attack_only = True
    changes_target = True
    on_hit = False
    does = "card-does-redirect"

    def carry_out(self, card_use: CardUse) -> None:
        if card_use.against is not None:
            target = card_use.cards[0]
            card_use.against.target = target.id
            card_use.against.diverted = True
            card_use.game.io.announce(
                "event-redirected",
                card=card_use.game.event_name(target),
                card_id=target.id,
                source_id=card_use.against.source,
            )


class Parry(Effect):
    """Only in a reaction to an attack: the attack's damage to the attacked card is lowered by ``by``, not below 0."""

    effect: Literal["parry"] = "parry"
    by: int = Field(ge=1, le=20)

    reaction_only = attack_only = True
    on_hit = False

    @property
    def helpful(self) -> bool:  # T-033
        return True

    def carry_out(self, card_use: CardUse) -> None:
        if card_use.against is not None:
            card_use.against.parry += self.by
            card_use.game.io.announce("event-parried", card=card_use.kind.name, by=self.by)

    def sentence(self, builder: SentenceBuilder) -> Text:
        return Text("card-parries", {"by": self.by})

    def worth(self, evaluation: UseEvaluation) -> float:
        return 6
