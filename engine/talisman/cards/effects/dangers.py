"""Effects that harm a character or take its belongings; the quests of the Warlock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from engine.kernel.flow import Flow
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text, name
from engine.talisman.board import board, space_name
from engine.talisman.cards.effects.base import SpaceEffect
from engine.talisman.cards.outcomes import loss_text, row_text, together
from engine.talisman.state import BURDENS, Attribute, Foe, kind

if TYPE_CHECKING:
    from engine.talisman.computer.card_evaluator import CardEvaluator
    from engine.talisman.play.game import ActiveGame


def _missed(faces: list[int]) -> bool:
    return faces[0] <= 2


def _life_lost(_: list[int]) -> Text:
    return loss_text("life")


def _follower_lost(_: list[int]) -> Text:
    return Text("fate-follower")


class Attacked(SpaceEffect):
    """An attack by a creature without a card (MD-015, MD-020, MD-023, MD-094)."""

    effect: Literal["fight"] = "fight"
    foe: str
    strength: int = Field(default=0, ge=0, le=12)
    craft: int = Field(default=0, ge=0, le=12)
    type: Literal["dragon", "spirit"] | None = None

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> None:
        game.start_fight(seat, Foe(self._attribute, [], self.foe, self.craft or self.strength, self.type or ""))

    def sentence(self) -> Text:
        values = {"foe": name(self.foe), "value": self.craft or self.strength}
        return Text("effect-fight", {**values, "attribute": self._attribute})

    def worth(self, evaluator: CardEvaluator) -> float:
        return evaluator.fight(self._attribute, self.craft or self.strength, 0)

    @property
    def _attribute(self) -> Attribute:
        return "craft" if self.craft else "strength"


class Chasm(SpaceEffect):
    """A die for the character and each Follower: with a 1 or 2 a life is lost or the Follower dies (MD-029)."""

    effect: Literal["chasm"] = "chasm"

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        if "chasm" in game.knows(seat, "no_roll"):
            question = Text("ask-roll", {"what": game.source_name(source), "rows": self.sentence()})
            if (yield from game.choose(seat, question, [Move("decline"), Move("dare")])).name == "decline":
                return
        (face,) = yield from game.roll(seat, 1, game.source_name(source), _life_lost, _missed)
        if _missed([face]):
            yield from game.lose_lives(seat, 1, source)
            if not game.adventurer(seat).character:  # what is inherited is put aside (M-358)
                return
        for card in [card for card in game.adventurer(seat).followers if kind(card) not in BURDENS]:
            (face,) = yield from game.roll(seat, 1, name(kind(card)), _follower_lost, _missed)
            if _missed([face]):
                yield from game.kill_follower(seat, card)
        yield from game.enforce_limits(seat)

    def sentence(self) -> Text:
        return Text("effect-chasm")

    def worth(self, evaluator: CardEvaluator) -> float:
        if "chasm" in evaluator.knows("no_roll"):
            return 0.0
        return -(evaluator.loss() + sum(map(evaluator.item_worth, evaluator.adventurer.followers))) / 3


class Robbed(SpaceEffect):
    """The loss of all gold, which then lies on another space (MD-028, MD-055)."""

    effect: Literal["robbed"] = "robbed"
    to: str

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> None:
        adventurer, gold, barred = game.adventurer(seat), game.state.gold, game.state.lost_gold
        if adventurer.gold:
            gold[self.to] = gold.get(self.to, 0) + adventurer.gold
            barred[self.to] = barred.get(self.to, 0) + adventurer.gold  # M-385
            game.report("event-robbed", seat, gold=adventurer.gold, space=space_name(self.to))
            adventurer.gold = 0
        else:
            game.report_nothing(seat, source)

    def sentence(self) -> Text:
        return Text("effect-robbed", {"space": name(board().kind(self.to))})

    def worth(self, evaluator: CardEvaluator) -> float:
        return -evaluator.spending(evaluator.adventurer.gold)


class LoseFollower(SpaceEffect):
    """The loss of a Follower of one's choice (MD-032)."""

    effect: Literal["lose-follower"] = "lose-follower"

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        cards = [card for card in game.adventurer(seat).followers if kind(card) not in BURDENS]
        if cards:
            moves = [Move("give", (card,)) for card in cards]
            move = yield from game.choose(seat, Text("ask-lose-follower"), moves)
            game.discard_own(seat, str(move.args[0]))
            yield from game.enforce_limits(seat)
        else:
            game.report_nothing(seat, source)

    def sentence(self) -> Text:
        return Text("effect-lose-follower")

    def worth(self, evaluator: CardEvaluator) -> float:
        return -min(map(evaluator.item_worth, evaluator.adventurer.followers), default=0.0)


class Rid(SpaceEffect):
    """The removal of a burden (MD-018, MD-070)."""

    effect: Literal["rid"] = "rid"
    of: Literal["hag"]

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> None:
        for card in [card for card in game.adventurer(seat).followers if kind(card) == self.of]:
            game.discard_own(seat, card)

    def sentence(self) -> Text:
        return Text("effect-rid", {"card": name(self.of)})


class Quest(SpaceEffect):
    """The offer of a quest of the Warlock, which a die selects (M-286 .. M-289, MD-034 .. MD-037)."""

    effect: Literal["quest"] = "quest"

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        if game.adventurer(seat).quest:
            game.report_nothing(seat, source)
            return
        move = yield from game.choose(seat, Text("ask-quest"), [Move("accept"), Move("decline")])
        if move.name == "accept":
            quests = [Text(f"quest-{number}") for number in range(1, 7)]
            rows = together([row_text(str(number), quest) for number, quest in enumerate(quests, 1)])
            (face,) = yield from game.roll(seat, 1, Text("roll-quest"), lambda faces: quests[faces[0] - 1], rows=rows)
            game.adventurer(seat).quest = face
            game.report("event-quest", seat, quest=quests[face - 1])
            yield from game.deliver(seat)

    def sentence(self) -> Text:
        return Text("effect-quest")

    def worth(self, evaluator: CardEvaluator) -> float:
        available = not evaluator.talisman and not evaluator.adventurer.quest and evaluator.state.talismans
        return 4.0 if available else 0.0
