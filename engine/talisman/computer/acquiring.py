"""What the computer does first to get something that lies before it: selling Objects, changing its alignment."""

from __future__ import annotations

from engine.kernel.menus import Menu, Move
from engine.talisman.cards.library import library
from engine.talisman.cards.models import FollowerData, ObjectData
from engine.talisman.computer.card_evaluator import CardEvaluator
from engine.talisman.state import kind

CHANGED = 0.2
"""The least gain for which an alignment is changed."""


def sale(evaluator: CardEvaluator, menu: Menu) -> Move | None:
    """Return the Objects to sell for a Follower here whose price is not at hand; None where it is not worth them
    (MD-069, MD-076).
    """
    if not any(pattern.name == "sell" for pattern in menu.patterns):
        return None
    objects = sorted(evaluator.adventurer.objects, key=evaluator.thing)
    for card in evaluator.state.cards.get(evaluator.adventurer.space, ()):
        data = library().cards[kind(card)]
        missing = data.price - evaluator.adventurer.gold if isinstance(data, FollowerData) else 0
        if 0 < missing <= len(objects) and evaluator.thing(card) > sum(map(evaluator.thing, objects[:missing])):
            return menu.arranged(Move("sell", (tuple(objects[:missing]),)))
    return None


def changing(evaluator: CardEvaluator, alignment: str) -> float:
    """Return what a change of alignment is worth for what lies here: what may be taken then, less what may not be kept
    (M-070, MD-093).
    """
    here = [
        card for card in evaluator.state.cards.get(evaluator.adventurer.space, ()) if card not in evaluator.state.left
    ]
    before = evaluator.adventurer.alignment
    lost = sum(
        evaluator.thing(card) for card in evaluator.adventurer.objects if library().object(card).banned == alignment
    )
    evaluator.adventurer.alignment = alignment  # the state is a copy, which the computer may change
    changed = CardEvaluator(evaluator.state, evaluator.seat)
    objects = [card for card in here if isinstance(data := library().cards[kind(card)], ObjectData) and data.banned]
    gained = sum(max(0.0, changed.gift(card)) for card in objects if library().object(card).banned == before)
    evaluator.adventurer.alignment = before
    return gained - lost - CHANGED
