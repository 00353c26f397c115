"""Effects by which cards, Spells and lives are bought, sold or paid for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from pydantic import Field

from engine.kernel.flow import Flow, ask
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text, name
from engine.talisman.cards.effects.base import SpaceEffect
from engine.talisman.cards.worths import SPELL_WORTH
from engine.talisman.state import kind

if TYPE_CHECKING:
    from engine.talisman.computer.card_evaluator import CardEvaluator
    from engine.talisman.play.game import ActiveGame

DONE = Move("done")


class Market(SpaceEffect):
    """A market for Purchase cards, as long as gold and stock last.

    The Thief takes one free card (MD-132); in their own turn an Alchemist pays for Objects (MD-069).
    Rules M-198 .. M-201, M-280 .. M-282, MD-017, MD-052, MD-097.
    """

    effect: Literal["market"] = "market"
    prices: Mapping[str, int]
    gift: bool = True
    """Whether the Thief takes a free card here; in the Village this happens earlier (MD-132)."""

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        state, free = game.state, self.gift and game.can(seat, "free-purchase")
        while game.adventurer(seat).toad is None:
            gold = game.adventurer(seat).gold
            stock = {kind(card): card for card in state.stock if game.may_have(seat, card)}
            buys = [Move("buy", (item,)) for item, price in self.prices.items() if item in stock and price <= gold]
            gifts = [Move("help-yourself", (item,)) for item in stock] if free else []
            sale_patterns = game.sale_patterns(seat) if seat == state.turn else ()
            raised = gold + len(game.adventurer(seat).objects) if sale_patterns else gold
            affordable = any(price <= raised for item, price in self.prices.items() if item in stock)
            if not affordable and not gifts:
                return
            question = Text("ask-market", {"gold": gold, "free": "yes" if free else "no"})
            move = yield from ask(seat, Menu([DONE, *gifts, *buys], question, DONE, patterns=sale_patterns))
            if move == DONE:
                return
            if move.name == "sell":
                yield from game.sell(seat, move.args[0])
                if game.is_over(seat):
                    return
                continue
            item = str(move.args[0])
            if move.name == "buy":
                game.pay(seat, self.prices[item])
            else:
                free = False
            state.stock.remove(stock[item])
            game.take(seat, stock[item])
            yield from game.enforce_limits(seat)

    def sentence(self) -> Text:
        prices = [Text("effect-price", {"card": name(item), "price": price}) for item, price in self.prices.items()]
        return Text("effect-market", {"prices": tuple(prices)})

    def worth(self, evaluator: CardEvaluator) -> float:
        best = max([0.0, *(evaluator.bargain(item, price) for item, price in self.prices.items())])
        return best + (evaluator.best_gift if self.gift else 0.0)


class Gift(SpaceEffect):
    """A free card of the Purchase stock for the Thief (MD-132)."""

    effect: Literal["gift"] = "gift"

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        if game.adventurer(seat).toad is not None or not game.can(seat, "free-purchase"):
            return
        state = game.state
        stock = {kind(card): card for card in state.stock if game.may_have(seat, card)}
        moves = [DONE, *(Move("help-yourself", (item,)) for item in stock)]
        move = yield from game.choose(seat, Text("ask-gift"), moves)
        if move != DONE:
            card = stock[str(move.args[0])]
            state.stock.remove(card)
            game.take(seat, card)
            yield from game.enforce_limits(seat)

    def sentence(self) -> Text:
        return Text("effect-gift")

    def worth(self, evaluator: CardEvaluator) -> float:
        return evaluator.best_gift


class BuySpell(SpaceEffect):
    """The sale of a Spell to a character below its limit (MD-067)."""

    effect: Literal["buy-spell"] = "buy-spell"
    price: int = Field(ge=1, le=3)

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        adventurer = game.adventurer(seat)
        if (
            adventurer.toad is not None
            or adventurer.gold < self.price
            or len(adventurer.spells) >= game.most_spells(seat)
        ):
            game.report_nothing(seat, source)
            return
        question = Text("ask-buy-spell", {"price": self.price})
        move = yield from game.choose(seat, question, [Move("pay"), Move("decline")])
        if move.name == "pay":
            game.pay(seat, self.price)
            game.draw_spells(seat, 1)

    def sentence(self) -> Text:
        return Text("effect-buy-spell", {"price": self.price})

    def worth(self, evaluator: CardEvaluator) -> float:
        possible = evaluator.adventurer.gold and evaluator.spell_room
        return max(0.0, SPELL_WORTH - evaluator.spending(1)) if possible else 0.0


class Alchemy(SpaceEffect):
    """The exchange of any number of Objects for one gold each (MD-019, MD-069)."""

    effect: Literal["alchemy"] = "alchemy"

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        adventurer = game.adventurer(seat)
        if not adventurer.objects or adventurer.toad is not None:
            game.report_nothing(seat, source)
            return
        sold = yield from game.choose_cards(seat, Text("ask-alchemy"), adventurer.objects, 0, len(adventurer.objects))
        for card in sold:
            game.discard_own(seat, card)
        if sold:
            game.gain(seat, "gold", len(sold))

    def sentence(self) -> Text:
        return Text("effect-alchemy")

    def worth(self, evaluator: CardEvaluator) -> float:
        return sum(max(0.0, evaluator.coin - evaluator.item_worth(card)) for card in evaluator.adventurer.objects)


class PayOrLose(SpaceEffect):
    """A payment, or else the loss of a life (MD-030, M-203b)."""

    effect: Literal["pay-or-lose"] = "pay-or-lose"
    price: int = Field(ge=1, le=3)

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        moves = [Move("suffer")] if game.adventurer(seat).gold < self.price else [Move("pay"), Move("suffer")]
        move = yield from game.choose(seat, Text("ask-pay-or-lose", {"price": self.price}), moves)
        if move.name == "pay":
            game.pay(seat, self.price)
        else:
            yield from game.lose_lives(seat, 1)

    def sentence(self) -> Text:
        return Text("effect-pay-or-lose", {"price": self.price})

    def worth(self, evaluator: CardEvaluator) -> float:
        return -evaluator.spending(1) if evaluator.adventurer.gold else -evaluator.loss()


class Castle(SpaceEffect):
    """Healing for gold; Prince and Princess each heal two lives, and are worth three gold (MD-031)."""

    effect: Literal["castle"] = "castle"

    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow:
        adventurer = game.adventurer(seat)
        followers = adventurer.followers if adventurer.toad is None else []
        royal = [card for card in followers if kind(card) in ("prince", "princess")]
        for _ in royal:
            game.heal(seat, 2)
        for card in royal:
            question = Text("ask-exchange", {"card": name(kind(card)), "gold": 3})
            move = yield from game.choose(seat, question, [Move("decline"), Move("exchange", (card,))])
            if move.name == "exchange":
                game.discard_own(seat, card)
                game.gain(seat, "gold", 3)
        missing = min(game.wounds(seat), adventurer.gold)
        if missing > 0:
            moves = [Move("number", (number,)) for number in range(missing, -1, -1)]
            question = Text("ask-heal", {"price": 1, "missing": game.wounds(seat)})
            count = int((yield from game.choose(seat, question, moves)).args[0])
            game.pay(seat, count)
            game.heal(seat, count)

    def sentence(self) -> Text:
        return Text("effect-castle")

    def worth(self, evaluator: CardEvaluator) -> float:
        count = min(evaluator.wounds, evaluator.adventurer.gold)
        return evaluator.healing(count) - evaluator.spending(count)
