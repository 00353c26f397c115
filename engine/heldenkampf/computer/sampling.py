"""Dealing anew what a seat does not know."""

from __future__ import annotations

from random import Random

from engine.heldenkampf.cards import card
from engine.heldenkampf.play.stacks import EQUIPMENT, GEAR
from engine.heldenkampf.state import Quest
from engine.kernel.copying import copy_of
from engine.kernel.text import Seat


def determinize(quest: Quest, seat: Seat | None, random: Random) -> Quest:
    """A copy in which stacks and the others' hands are dealt anew.

    A card comes back to a place where one of its kind can lie: heroes to their owner's stack or hand, monsters and
    equipment to their stack or a hand. Food in a hand was seen when it was found, so it stays, unless some has come
    into the equipment stack and may have been drawn from there.
    """
    supplies = EQUIPMENT if any(card(identifier).food for identifier in quest.equipment) else GEAR
    copy = copy_of(quest)
    for owner, side in enumerate(copy.sides):
        hidden = [] if owner == seat else [i for i, c in enumerate(side.hand) if card(c).kind == "hero"]
        deal([(side.heroes, i) for i in range(len(side.heroes))] + [(side.hand, i) for i in hidden], random)
    for stack, kinds in ((copy.monsters, ("monster",)), (copy.equipment, supplies)):
        places = [(stack, i) for i in range(len(stack)) if card(stack[i]).kind in kinds]
        for owner, side in enumerate(copy.sides):
            if owner != seat:
                places += [(side.hand, i) for i, c in enumerate(side.hand) if card(c).kind in kinds]
        deal(places, random)
    random.shuffle(copy.forest)
    random.shuffle(copy.market)
    return copy


def deal(places: list[tuple[list[str], int]], random: Random) -> None:
    """Shuffle the cards among these places."""
    cards = [row[index] for row, index in places]
    random.shuffle(cards)
    for (row, index), identifier in zip(places, cards, strict=True):
        row[index] = identifier
