"""Drawing cards, and renewing stacks that have run out (H-007, H-010, H-068a, H-086)."""

from __future__ import annotations

from engine.heldenkampf.cards import card
from engine.heldenkampf.state import HeldenkampfState
from engine.kernel.flow import ResolveContext
from engine.kernel.text import Seat

GEAR = ("weapon", "armour", "shield")
EQUIPMENT = (*GEAR, "food", "animal")
"""Kinds that return from the common discard pile to the equipment stack; food is discarded at the hand limit."""


def discarded_monsters(quest: HeldenkampfState) -> list[str]:
    return [identifier for identifier in quest.discard if card(identifier).kind == "monster"]


def discarded_equipment(quest: HeldenkampfState) -> list[str]:
    return [identifier for identifier in quest.discard if card(identifier).kind in EQUIPMENT]


def stacks_to_draw(quest: HeldenkampfState, seat: Seat) -> list[str]:
    """Return the stacks from which this seat can draw now (H-010, H-068a, H-086)."""
    side = quest.sides[seat]
    stacks: list[str] = []
    if side.heroes or side.tavern:
        stacks.append("heroes")
    if quest.monsters or discarded_monsters(quest):
        stacks.append("monsters")
    if quest.equipment or discarded_equipment(quest):
        stacks.append("equipment")
    return stacks


def draw(quest: HeldenkampfState, seat: Seat, stack: str, io: ResolveContext) -> str:
    """Draw a card from a stack of :func:`stacks_to_draw`; renew an empty stack first (H-068a, H-086)."""
    side = quest.sides[seat]
    if stack == "heroes":
        if not side.heroes:
            side.heroes, side.tavern = side.tavern, []  # H-010
            io.dice.shuffle(side.heroes)
        drawn = side.heroes.pop()
    elif stack == "monsters":
        if not quest.monsters:
            quest.monsters = discarded_monsters(quest)  # H-068a
            quest.discard = [identifier for identifier in quest.discard if card(identifier).kind != "monster"]
            io.dice.shuffle(quest.monsters)
        drawn = quest.monsters.pop()
    else:
        if not quest.equipment:
            quest.equipment = discarded_equipment(quest)  # H-068a
            quest.unseen_food |= any(card(identifier).food for identifier in quest.equipment)
            quest.discard = [identifier for identifier in quest.discard if card(identifier).kind not in EQUIPMENT]
            io.dice.shuffle(quest.equipment)
        drawn = quest.equipment.pop()
    side.hand.append(drawn)
    io.reveal()
    return drawn
