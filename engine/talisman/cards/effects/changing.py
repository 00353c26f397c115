"""Effects that change a character: counters, lives, fate, gold, Spells, alignment."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Literal

from pydantic import Field

from engine.kernel.flow import Answers, Flow, Prompt
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text
from engine.talisman.cards.effects.base import SpaceEffect
from engine.talisman.cards.outcomes import gain_text, loss_text
from engine.talisman.cards.worths import FATE_WORTH, GOLD_WORTH, POINT_WORTH, SPELL_WORTH, TALISMAN_WORTH

if TYPE_CHECKING:
    from engine.talisman.computer.card_evaluator import CardEvaluator
    from engine.talisman.play.game import ActiveGame
    from engine.talisman.play.supplies import Counter
else:
    Counter = Literal["strength", "craft", "life", "fate", "gold", "spell"]


class Gain(SpaceEffect):
    """Gain counters, gold or Spells; lives and fate may rise above the starting value (M-087, M-099)."""

    effect: Literal["gain"] = "gain"
    what: Counter
    amount: int = Field(default=1, ge=1, le=4)

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> None:
        game.gain(seat, self.what, self.amount)

    def sentence(self) -> Text:
        return gain_text(self.what, self.amount)

    def worth(self, evaluator: CardEvaluator) -> float:
        match self.what:
            case "strength" | "craft":
                return POINT_WORTH * self.amount
            case "life":
                return evaluator.healing(self.amount)
            case "fate":
                return FATE_WORTH * self.amount
            case "gold":
                return evaluator.coin * self.amount
            case "spell":
                return SPELL_WORTH * min(self.amount, evaluator.spell_room)


class Lose(SpaceEffect):
    """Lose counters, gold or lives, unless an ability prevents it."""

    effect: Literal["lose"] = "lose"
    what: Counter
    amount: int = Field(default=1, ge=1, le=4)
    unless: Literal["holy", "desert-proof"] | None = None
    """The ability that prevents the loss (MD-027, MD-086)."""

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        if self.unless is not None and game.can(seat, self.unless):
            game.report("event-protected", seat)
        else:
            yield from game.lose(seat, self.what, self.amount, source)

    def sentence(self) -> Text:
        return loss_text(self.what, self.amount, self.unless)

    def worth(self, evaluator: CardEvaluator) -> float:
        if self.unless is not None and evaluator.can(self.unless):
            return 0.0
        match self.what:
            case "life":
                return -evaluator.loss(self.amount)
            case "strength" | "craft":
                return -POINT_WORTH * min(self.amount, getattr(evaluator.adventurer, self.what))
            case "gold":
                return -evaluator.spending(min(self.amount, evaluator.adventurer.gold))
            case _:
                return 0.0


class FillSpells(SpaceEffect):
    """Draw Spells up to the limit (MD-003, MD-048)."""

    effect: Literal["fill-spells"] = "fill-spells"

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> None:
        game.draw_spells(seat, game.most_spells(seat))

    def sentence(self) -> Text:
        return Text("effect-fill-spells")

    def worth(self, evaluator: CardEvaluator) -> float:
        return SPELL_WORTH * evaluator.spell_room


class DiscardSpells(SpaceEffect):
    """Discard all Spells in hand (MD-051)."""

    effect: Literal["discard-spells"] = "discard-spells"

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> None:
        game.discard_spells(seat, game.adventurer(seat).spells)

    def sentence(self) -> Text:
        return Text("effect-discard-spells")

    def worth(self, evaluator: CardEvaluator) -> float:
        return -SPELL_WORTH * len(evaluator.adventurer.spells) * 0.5


class _Paid(SpaceEffect):
    """A restoration of points up to the starting value, free or for gold."""

    most: int = Field(default=100, ge=1, le=100)
    price: int = Field(default=0, ge=0, le=3)
    """The gold for each point."""

    def bought(
        self, game: ActiveGame, seat: Seat, missing: int, question: str, source: str
    ) -> Generator[Prompt, Answers, int]:
        """Let a player choose how many missing points to pay for, and return how many are restored."""
        count = min(missing, self.most)
        if count <= 0:
            game.report_nothing(seat, source, "full")
        elif self.price:
            count = min(count, game.adventurer(seat).gold // self.price)
            moves = [Move("number", (number,)) for number in range(count, -1, -1)]
            move = yield from game.choose(seat, Text(question, {"price": self.price, "missing": missing}), moves)
            count = int(move.args[0])
            game.pay(seat, count * self.price)
        return count

    def affordable(self, evaluator: CardEvaluator, missing: int) -> int:
        """Return how many of the missing points the evaluator's character can get."""
        return min(missing, self.most, evaluator.adventurer.gold // self.price if self.price else missing)


class Heal(_Paid):
    """Heal lives up to the starting value (M-086, MD-004)."""

    effect: Literal["heal"] = "heal"

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        game.heal(seat, (yield from self.bought(game, seat, game.wounds(seat), "ask-heal", source)))

    def sentence(self) -> Text:
        return Text("effect-heal", {"most": self.most, "price": self.price})

    def worth(self, evaluator: CardEvaluator) -> float:
        count = self.affordable(evaluator, evaluator.wounds)
        return evaluator.healing(count) - evaluator.spending(self.price * count)


class Replenish(_Paid):
    """Replenish fate up to the starting value (M-098)."""

    effect: Literal["replenish"] = "replenish"

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        game.replenish(seat, (yield from self.bought(game, seat, game.spent_fate(seat), "ask-replenish", source)))

    def sentence(self) -> Text:
        return Text("effect-replenish", {"price": self.price})

    def worth(self, evaluator: CardEvaluator) -> float:
        count = self.affordable(evaluator, max(0, evaluator.data.fate - evaluator.adventurer.fate))
        return FATE_WORTH * count - evaluator.spending(self.price * count)


class Turn(SpaceEffect):
    """Become good or evil (M-066, M-069)."""

    effect: Literal["turn"] = "turn"
    to: Literal["good", "evil"]

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        if game.adventurer(seat).alignment == self.to:
            game.report_nothing(seat, source)
        yield from game.change_alignment(seat, self.to)

    def sentence(self) -> Text:
        return Text("effect-turn", {"to": self.to})


class BecomeToad(SpaceEffect):
    """Become a toad for three turns (M-258)."""

    effect: Literal["toad"] = "toad"

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> None:
        game.become_toad(seat)

    def sentence(self) -> Text:
        return Text("effect-toad")

    def worth(self, evaluator: CardEvaluator) -> float:
        return -5.0 - sum(map(evaluator.item_worth, (*evaluator.adventurer.objects, *evaluator.adventurer.followers)))


class GetTalisman(SpaceEffect):
    """Get a Talisman, if one is left; a toad gets none (M-282, M-284, M-285, MD-032, MD-064)."""

    effect: Literal["talisman"] = "talisman"
    leaves: bool = False
    """Whether the giver is discarded afterwards (MD-064), unless the visitor is a toad."""

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        state = game.state
        if game.adventurer(seat).toad is not None:
            return
        if not state.talismans:
            game.report("event-supply-empty", seat, what="talisman")
        elif game.may_have(seat, state.talismans[-1]):
            game.take(seat, state.talismans.pop())
        if self.leaves:
            game.discard_from_space(source)
        yield from game.enforce_limits(seat)

    def sentence(self) -> Text:
        return Text("effect-talisman", {"leaves": "yes" if self.leaves else "no"})

    def worth(self, evaluator: CardEvaluator) -> float:
        return GOLD_WORTH if evaluator.talisman else TALISMAN_WORTH
