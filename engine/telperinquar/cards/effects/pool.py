"""Actions gained and lost (T-050)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from pydantic import Field

from engine.kernel.text import Text, seat_name
from engine.telperinquar.cards.effects.base import Effect

if TYPE_CHECKING:
    from engine.telperinquar.cards.effects.sentence_builder import SentenceBuilder
    from engine.telperinquar.computer.use_evaluation import UseEvaluation
    from engine.telperinquar.play.card_use import CardUse


class Pool(Effect):
    """Actions added to or taken from the pool of the target's owner, never below 0 (T-050)."""

    effect: Literal["pool"] = "pool"
    by: int = Field(ge=-10, le=10)

    @property
    def helpful(self) -> bool:  # T-033
        return self.by > 0

    def faults(self) -> Iterable[tuple[str, Text]]:
        if self.by == 0:
            yield "by", Text("fault-zero")

    def carry_out(self, card_use: CardUse) -> None:
        player = card_use.game.players[card_use.cards[0].seat]
        player.actions = max(0, player.actions + self.by)  # T-050
        card_use.game.io.announce(
            "event-pool",
            source=card_use.kind.name,
            who=seat_name(player.seat),
            gains="yes" if self.by > 0 else "no",
            count=abs(self.by),
            actions=player.actions,
        )

    def sentence(self, builder: SentenceBuilder) -> Text | None:
        if builder.on_hero:
            return None
        return Text("card-owner-gains" if self.by > 0 else "card-owner-loses", {"actions": abs(self.by)})

    def verb(self, many: str) -> Text:
        key = "card-does-gain" if self.by > 0 else "card-does-lose"
        return Text(key, {"actions": abs(self.by), "many": many})

    def worth(self, evaluation: UseEvaluation) -> float:
        return evaluation.change
