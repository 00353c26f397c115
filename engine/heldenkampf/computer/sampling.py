"""Random samples of hidden information: stacks and the hands of other players."""

from __future__ import annotations

from random import Random

from engine.heldenkampf.cards import card
from engine.heldenkampf.play.stacks import EQUIPMENT, GEAR
from engine.heldenkampf.state import HeldenkampfState
from engine.kernel.saves import copy_of
from engine.kernel.text import Seat


def determinize(state: HeldenkampfState, seat: Seat | None, random: Random) -> HeldenkampfState:
    """Return a copy with the cards redealt that a seat cannot know: stacks and hands of others.

    A card can only move to a place where a card of its kind can lie: heroes to their owner's stack or hand, monsters
    and equipment to their stack or a hand. Food in a hand stays, since everybody saw it when it was foraged, unless
    there is food in the equipment stack, from which it could have been drawn. Cards are sorted before they are
    shuffled, so that the copy is the same for all positions that look the same to the seat.
    """
    supplies = EQUIPMENT if any(card(identifier).food for identifier in state.equipment) else GEAR
    copy = copy_of(state)
    for owner, side in enumerate(copy.sides):
        hidden = [] if owner == seat else [i for i, c in enumerate(side.hand) if card(c).kind == "hero"]
        deal([(side.heroes, i) for i in range(len(side.heroes))] + [(side.hand, i) for i in hidden], random)
    for stack, kinds in ((copy.monsters, ("monster",)), (copy.equipment, supplies)):
        places = [(stack, i) for i in range(len(stack)) if card(stack[i]).kind in kinds]
        for owner, side in enumerate(copy.sides):
            if owner != seat:
                places += [(side.hand, i) for i, c in enumerate(side.hand) if card(c).kind in kinds]
        deal(places, random)
    for stack in (copy.forest, copy.market):
        stack.sort()
        random.shuffle(stack)
    return copy


def deal(places: list[tuple[list[str], int]], random: Random) -> None:
    """Shuffle the cards among these places (rows and indices)."""
    cards = sorted(row[index] for row, index in places)
    random.shuffle(cards)
    for (row, index), identifier in zip(places, cards, strict=True):
        row[index] = identifier
