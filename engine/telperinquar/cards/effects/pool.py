"""Actions given and taken (T-050)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from pydantic import Field

from engine.kernel.text import Text, seat_name
from engine.telperinquar.cards.effects.base import Effect

if TYPE_CHECKING:
    from engine.telperinquar.cards.effects.sentence_builder import Teller
    from engine.telperinquar.computer.use_evaluation import Weighing
    from engine.telperinquar.play.card_use import Using


class Pool(Effect):
    """Actions put into or taken out of the pool of the target's owner, never below 0 (T-050)."""

    effect: Literal["pool"] = "pool"
    by: int = Field(ge=-10, le=10)

    @property
    def helpful(self) -> bool:  # T-033
        return self.by > 0

    def faults(self) -> Iterable[tuple[str, Text]]:
        if self.by == 0:
            yield "by", Text("fault-zero")

    def carry_out(self, using: Using) -> None:
        player = using.game.players[using.cards[0].seat]
        player.actions = max(0, player.actions + self.by)  # T-050
        using.game.io.tell("event-pool", who=seat_name(player.seat), by=self.by, actions=player.actions)

    def sentence(self, teller: Teller) -> Text | None:
        if teller.on_hero:
            return None
        return Text("card-owner-gains" if self.by > 0 else "card-owner-loses", {"actions": abs(self.by)})

    def verb(self, many: str) -> Text:
        key = "card-does-gain" if self.by > 0 else "card-does-lose"
        return Text(key, {"actions": abs(self.by), "many": many})

    def worth(self, on: Weighing) -> float:
        return on.change
