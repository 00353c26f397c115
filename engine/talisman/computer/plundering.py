"""Choice of what the computer takes from a character that it has killed."""

from __future__ import annotations

from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Amount, Pick
from engine.talisman.board import CROWN, INNER, board
from engine.talisman.cards.library import library
from engine.talisman.cards.models import FollowerData, MagicObjectData
from engine.talisman.computer.card_evaluator import CardEvaluator
from engine.talisman.play.game import price_of
from engine.talisman.state import kind

USEFUL = 0.3
"""The least worth of a card that is taken."""


def spoils(evaluator: CardEvaluator, menu: Menu) -> Move:
    """Return what to take: everything useful that does not fulfil a quest at the wrong time.

    A fulfilled quest would take the character away from the Crown or from the way to it (MD-037).
    """
    (pattern,) = menu.patterns
    pick, amount = pattern.args
    assert isinstance(pick, Pick)
    assert isinstance(amount, Amount)
    cards = [str(card) for card in pick.items if evaluator.item_worth(str(card)) > USEFUL]
    gold = amount.most
    if _should_stay(evaluator):
        cards = [card for card in cards if not _fulfils_quest(evaluator, card)]
        price = price_of(evaluator.adventurer.quest)
        if price is not None:
            gold = min(gold, max(0, price - 1 - evaluator.adventurer.gold))
    return Move(pattern.name, (tuple(cards), gold))


def _should_stay(evaluator: CardEvaluator) -> bool:
    """Return whether the character is better off where it stands than in the Warlock's Cave."""
    region = board().region(evaluator.adventurer.space)
    return region == CROWN or (region == INNER and evaluator.talisman)


def _fulfils_quest(evaluator: CardEvaluator, card: str) -> bool:
    """Return whether a card is what the Warlock has asked for (MD-036)."""
    data = library().cards[kind(card)]
    return (evaluator.adventurer.quest == 3 and isinstance(data, FollowerData)) or (
        evaluator.adventurer.quest == 4 and isinstance(data, MagicObjectData)
    )
