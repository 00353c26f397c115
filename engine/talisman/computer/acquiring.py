"""Preparations for taking a card from the space: making room, selling Objects, or changing the alignment."""

from __future__ import annotations

from engine.kernel.menus import Menu, Move
from engine.talisman.cards.library import library
from engine.talisman.cards.models import FollowerData, ObjectData
from engine.talisman.computer.card_evaluator import CardEvaluator
from engine.talisman.state import kind

LEAST_GAIN = 0.2
"""The least gain for which an Object is left behind or the alignment is changed."""


def make_room(evaluator: CardEvaluator, menu: Menu) -> Move | None:
    """Return the move that leaves the least valuable Object for a better one here; None if none is better (M-279)."""
    state, adventurer, spare = evaluator.state, evaluator.adventurer, evaluator.spare
    kept = [*state.left, *(state.visit.evaded if state.visit is not None else ())]
    here = [card for card in state.cards.get(adventurer.space, ()) if card not in kept]
    objects = [card for card in here if card in library().objects and not library().object(card).gold]
    gain = max(map(evaluator.gift, objects), default=0.0)
    leaving = Move("drop", (spare,))
    return leaving if spare and gain > LEAST_GAIN and menu.allows(leaving) else None


def sell_for_follower(evaluator: CardEvaluator, menu: Menu) -> Move | None:
    """Return the sale of Objects that pays for a Follower here; None if it is not worth them (MD-069, MD-076)."""
    if not any(pattern.name == "sell" for pattern in menu.patterns):
        return None
    objects = sorted(evaluator.adventurer.objects, key=evaluator.item_worth)
    for card in evaluator.state.cards.get(evaluator.adventurer.space, ()):
        data = library().cards[kind(card)]
        missing = data.price - evaluator.adventurer.gold if isinstance(data, FollowerData) else 0
        if 0 < missing <= len(objects) and evaluator.item_worth(card) > sum(
            map(evaluator.item_worth, objects[:missing])
        ):
            return menu.arranged(Move("sell", (tuple(objects[:missing]),)))
    return None


def worth_of_alignment(evaluator: CardEvaluator, alignment: str) -> float:
    """Return the worth of a new alignment: cards here that may then be taken, less those to be lost (M-070, MD-093)."""
    here = [
        card for card in evaluator.state.cards.get(evaluator.adventurer.space, ()) if card not in evaluator.state.left
    ]
    before = evaluator.adventurer.alignment
    lost = sum(
        evaluator.item_worth(card)
        for card in evaluator.adventurer.objects
        if library().object(card).banned == alignment
    )
    evaluator.adventurer.alignment = alignment  # the state is a copy, which the computer may change
    changed = CardEvaluator(evaluator.state, evaluator.seat)
    objects = [card for card in here if isinstance(data := library().cards[kind(card)], ObjectData) and data.banned]
    gained = sum(max(0.0, changed.gift(card)) for card in objects if library().object(card).banned == before)
    evaluator.adventurer.alignment = before
    return gained - lost - LEAST_GAIN
