"""What the computer does first to get something that lies before it: selling Objects, changing its alignment."""

from __future__ import annotations

from engine.kernel.menus import Menu, Move
from engine.talisman.cards.library import library
from engine.talisman.cards.models import FollowerData, ObjectData
from engine.talisman.computer.worths import Eyes
from engine.talisman.state import kind

CHANGED = 0.2
"""The least gain for which an alignment is changed."""


def sale(eyes: Eyes, menu: Menu) -> Move | None:
    """Return the Objects to sell for a Follower here whose price is not at hand; None where it is not worth them
    (MD-069, MD-076).
    """
    if not any(pattern.name == "sell" for pattern in menu.patterns):
        return None
    objects = sorted(eyes.adventurer.objects, key=eyes.thing)
    for card in eyes.state.cards.get(eyes.adventurer.space, ()):
        data = library().cards[kind(card)]
        missing = data.price - eyes.adventurer.gold if isinstance(data, FollowerData) else 0
        if 0 < missing <= len(objects) and eyes.thing(card) > sum(map(eyes.thing, objects[:missing])):
            return menu.arranged(Move("sell", (tuple(objects[:missing]),)))
    return None


def changing(eyes: Eyes, alignment: str) -> float:
    """Return what a change of alignment is worth for what lies here: what may be taken then, less what may not be kept
    (M-070, MD-093).
    """
    here = [card for card in eyes.state.cards.get(eyes.adventurer.space, ()) if card not in eyes.state.left]
    before = eyes.adventurer.alignment
    lost = sum(eyes.thing(card) for card in eyes.adventurer.objects if library().object(card).banned == alignment)
    eyes.adventurer.alignment = alignment  # the state is a copy, which the computer may change
    changed = Eyes(eyes.state, eyes.seat)
    objects = [card for card in here if isinstance(data := library().cards[kind(card)], ObjectData) and data.banned]
    gained = sum(max(0.0, changed.gift(card)) for card in objects if library().object(card).banned == before)
    eyes.adventurer.alignment = before
    return gained - lost - CHANGED
