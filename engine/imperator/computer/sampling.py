"""Random samples of hidden information: the pile, covered cards, buffs and secret choices."""

from __future__ import annotations

from random import Random

from engine.imperator.state import War, busy_cards
from engine.kernel.copying import copy_of
from engine.kernel.text import Seat


def determinize(war: War, seat: Seat | None, random: Random) -> War:
    """Return a copy with the cards redealt that a seat cannot know, and with random secret choices of others."""
    copy = copy_of(war)
    busy = busy_cards(copy)
    places: list[tuple[list[str], int]] = [(copy.pile, index) for index in range(len(copy.pile))]
    places += [(copy.middle, index) for index, covered in enumerate(copy.covered) if covered]
    for other, player in enumerate(copy.players):
        if other == seat or player.out:
            continue
        if copy.phase == "choice":
            places += [(player.draft, index) for index in range(len(player.draft))]
        elif not copy.options.open_hands:
            places += [(player.buffs, index) for index, card in enumerate(player.buffs) if card not in busy]
    cards = [row[index] for row, index in places]
    random.shuffle(cards)
    for (row, index), card in zip(places, cards, strict=True):
        row[index] = card
    if copy.offer is not None and seat not in (copy.offer.seat, copy.offer.other):
        copy.offer = None
    if copy.phase == "sort":
        for other, player in enumerate(copy.players):
            if other != seat and not player.out:
                player.draft = player.cards()
                random.shuffle(player.draft)
    return copy
