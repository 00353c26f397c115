"""Damage and healing over time: how it begins, repeats in supply phases, and ends (T-052 .. T-055, T-320)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal

from pydantic import Field

from engine.kernel.text import Text, seat_name
from engine.telperinquar.cards.effects.base import Effect
from engine.telperinquar.cards.vocabulary import DamageKind, Source
from engine.telperinquar.state import LastingEffect

if TYPE_CHECKING:
    from engine.telperinquar.computer.use_evaluation import UseEvaluation
    from engine.telperinquar.play.card_use import CardUse
    from engine.telperinquar.play.game import ActiveGame

TICKS = "ticks"
"""The duration of an effect over time: as many supply phases as it has rounds."""


class OverTime(Effect):
    """Damage or healing in each of the user's next ``rounds`` supply phases (T-052 .. T-054)."""

    effect: Literal["over-time"] = "over-time"
    damage: int = Field(default=0, ge=0, le=20)
    heal: int = Field(default=0, ge=0, le=20)
    kind: DamageKind = "simple"
    source: Source | None = None
    rounds: int = Field(default=2, ge=1, le=10)

    living = True

    @property
    def harmful(self) -> bool:  # T-032
        return bool(self.damage)

    @property
    def helpful(self) -> bool:  # T-033
        return not self.damage

    def faults(self) -> Iterable[tuple[str, Text]]:
        if bool(self.damage) == bool(self.heal):
            yield "damage", Text("fault-over-time")

    def carry_out(self, card_use: CardUse) -> None:
        game = card_use.game
        for card in card_use.seen():
            lasting = card_use.begin(card, TICKS)
            lasting.damage, lasting.heal, lasting.rounds = self.damage, self.heal, self.rounds
            lasting.damage_kind, lasting.element = self.kind, self.source or ""
            amounts = {"damage": self.damage, "heal": self.heal, "rounds": self.rounds}
            names = {"card": game.event_name(card), "source": card_use.kind.name, "who": seat_name(card_use.seat)}
            game.io.announce("event-over-time", **names, **amounts)

    def verb(self, many: str) -> Text:
        if self.heal:
            return Text("card-does-heal-over-time", {"amount": self.heal, "rounds": self.rounds, "many": many})
        kind = {"kind": self.kind, "source": self.source or "none"}
        values = {"amount": self.damage, "rounds": self.rounds, "many": many}
        return Text("card-does-damage-over-time", {**values, **kind})

    def worth(self, evaluation: UseEvaluation) -> float:
        return evaluation.damage if evaluation.use.harmful else 4 * -evaluation.side


def tick(card_use: CardUse, effect: LastingEffect) -> None:  # T-052 .. T-055, T-320
    """Apply an effect over time once, and end it after its last round."""
    game, card = card_use.game, card_use.cards[0]
    game.io.announce("event-tick", source=card_use.kind.name, card=game.event_name(card))
    if effect.damage:
        card_use.hurt(card, effect.damage, effect.damage_kind, effect.element)  # T-058a
    if effect.heal:
        card_use.restore(card, effect.heal)
    effect.rounds -= 1
    if not effect.rounds:
        game.end_lasting([effect])


def order_matters(game: ActiveGame, waiting: Sequence[LastingEffect]) -> bool:
    """Return whether effects applied at the same time can end differently in another order (T-320).

    They can where a card is both hurt and healed and reaches its maximum or dies on the way, and where a creature whose
    values help its hero may die before the hero suffers damage too.
    """
    if len(waiting) < 2:
        return False
    for target in dict.fromkeys(effect.target for effect in waiting if effect.damage):
        card = game.cards[target]
        damage = sum(effect.damage for effect in waiting if effect.target == target)
        heal = sum(effect.heal for effect in waiting if effect.target == target)
        player = game.players[card.seat]
        if game.is_hero(card):
            if heal and player.life + heal > player.max_life:
                return True
            continue
        dying = card.lost + damage * 2 >= card.life  # doubled damage at most
        if heal and (heal > card.lost or dying):
            return True
        if dying and game.kind(card).passive and any(effect.target == player.hero for effect in waiting):
            return True
    return False


def lasting_effect_text(lasting: LastingEffect, source: Text) -> Text:
    """Return the text of an effect over time for the card it is on."""
    if lasting.damage:
        return Text("figure-effect-damage", {"source": source, "damage": lasting.damage, "rounds": lasting.rounds})
    return Text("figure-effect-heal", {"source": source, "heal": lasting.heal, "rounds": lasting.rounds})
