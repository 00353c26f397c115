"""Effects that move a character, hold it or make it miss a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.kernel.flow import Flow
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text
from engine.talisman.board import board
from engine.talisman.cards.effects.base import SpaceEffect
from engine.talisman.cards.outcomes import space_text
from engine.talisman.cards.worths import MISSED_TURN_WORTH

if TYPE_CHECKING:
    from engine.talisman.computer.card_evaluator import CardEvaluator
    from engine.talisman.play.game import ActiveGame


class Go(SpaceEffect):
    """Go to a space, and continue there (M-393, MD-006, MD-050)."""

    effect: Literal["go"] = "go"
    to: str

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> None:
        game.put_on_space(seat, self.to)

    def sentence(self) -> Text:
        return space_text(board().kind(self.to))


class Travel(SpaceEffect):
    """Go to another space of the same region by choice (MD-007, MD-099)."""

    effect: Literal["travel"] = "travel"

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        here = game.adventurer(seat).space
        spaces = [space for space in board().rings[board().region(here)] if space != here]
        if not spaces:
            return
        move = yield from game.choose(seat, Text("ask-travel"), [Move("to", (space,)) for space in spaces])
        game.put_on_space(seat, str(move.args[0]))

    def sentence(self) -> Text:
        return Text("effect-travel")

    def worth(self, evaluator: CardEvaluator) -> float:
        return 0.4


class Offer(SpaceEffect):
    """An offer for the next move: to any space of the region, or by ferry to the Temple (MD-020, MD-021)."""

    effect: Literal["offer"] = "offer"
    way: Literal["journey", "ferry"]

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> None:
        game.adventurer(seat).offer = self.way
        game.report("event-offer", seat, way=self.way)

    def sentence(self) -> Text:
        return Text("effect-offer", {"way": self.way})

    def worth(self, evaluator: CardEvaluator) -> float:
        return 0.4


class Miss(SpaceEffect):
    """Miss a turn (M-111, M-112, M-112b)."""

    effect: Literal["miss"] = "miss"

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> None:
        game.miss_turn(seat, source)

    def sentence(self) -> Text:
        return Text("effect-miss")

    def worth(self, evaluator: CardEvaluator) -> float:
        return -MISSED_TURN_WORTH


class Enslave(SpaceEffect):
    """Slavery in the Temple until a 4, 5 or 6 is rolled for a move (MD-033)."""

    effect: Literal["enslave"] = "enslave"

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> None:
        game.adventurer(seat).enslaved = True
        game.report("event-enslaved", seat)

    def sentence(self) -> Text:
        return Text("effect-enslave")

    def worth(self, evaluator: CardEvaluator) -> float:
        return -2.0


class Blizzard(SpaceEffect):
    """Moves of one space for all, until the end of the drawer's second turn after this one (MD-047, M-397)."""

    effect: Literal["blizzard"] = "blizzard"

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> None:
        game.state.blizzard = seat
        game.report("event-blizzard", seat)

    def sentence(self) -> Text:
        return Text("effect-blizzard")

    def worth(self, evaluator: CardEvaluator) -> float:
        return -0.5
