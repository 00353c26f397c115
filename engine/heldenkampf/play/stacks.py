"""Drawing cards, and renewing stacks that have run out (H-007, H-010, H-068a, H-086)."""

from __future__ import annotations

from engine.heldenkampf.cards import card
from engine.heldenkampf.state import HeldenkampfState
from engine.kernel.flow import ResolveContext
from engine.kernel.text import Seat

GEAR = ("weapon", "armour", "shield")
EQUIPMENT = (*GEAR, "food", "animal")
"""Kinds that return from the common discard pile to the equipment stack; food is discarded at the hand limit."""


def discarded_monsters(state: HeldenkampfState) -> list[str]:
    return [identifier for identifier in state.discard if card(identifier).kind == "monster"]


def discarded_equipment(state: HeldenkampfState) -> list[str]:
    return [identifier for identifier in state.discard if card(identifier).kind in EQUIPMENT]


def stacks_to_draw(state: HeldenkampfState, seat: Seat) -> list[str]:
    """Return the stacks from which this seat can draw now (H-010, H-068a, H-086)."""
    side = state.sides[seat]
    stacks: list[str] = []
    if side.heroes or side.tavern:
        stacks.append("heroes")
    if state.monsters or discarded_monsters(state):
        stacks.append("monsters")
    if state.equipment or discarded_equipment(state):
        stacks.append("equipment")
    return stacks


def draw(state: HeldenkampfState, seat: Seat, stack: str, io: ResolveContext) -> str:
    """Draw a card from a stack of :func:`stacks_to_draw`; renew an empty stack first (H-068a, H-086)."""
    side = state.sides[seat]
    if stack == "heroes":
        if not side.heroes:
            side.heroes, side.tavern = side.tavern, []  # H-010
            io.dice.shuffle(side.heroes)
        drawn = side.heroes.pop()
    elif stack == "monsters":
        if not state.monsters:
            state.monsters = discarded_monsters(state)  # H-068a
            state.discard = [identifier for identifier in state.discard if card(identifier).kind != "monster"]
            io.dice.shuffle(state.monsters)
        drawn = state.monsters.pop()
    else:
        if not state.equipment:
            state.equipment = discarded_equipment(state)  # H-068a
            state.unseen_food |= any(card(identifier).food for identifier in state.equipment)
            state.discard = [identifier for identifier in state.discard if card(identifier).kind not in EQUIPMENT]
            io.dice.shuffle(state.equipment)
        drawn = state.equipment.pop()
    side.hand.append(drawn)
    io.reveal()
    return drawn
