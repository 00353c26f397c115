"""Random samples of hidden information: the pile, covered cards, buffs and secret choices."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from engine.imperator.cards import is_high
from engine.imperator.state import War, busy_cards
from engine.kernel.copying import copy_of
from engine.kernel.text import Seat

Place: TypeAlias = tuple[list[str], int]
"""A row of hidden cards and an index in it."""


def determinize(war: War, seat: Seat | None, random: Random) -> War:
    """Return a copy with the cards redealt that a seat cannot know, and with random secret choices of others."""
    copy = copy_of(war)
    busy = busy_cards(copy)
    places: list[Place] = [(copy.pile, index) for index in range(len(copy.pile))]
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
    if copy.phase == "choice" and copy.options.hand == "four":
        places, cards = _keep_first_hands(copy, places, cards)
    for (row, index), card in zip(places, cards, strict=True):
        row[index] = card
    if copy.offer is not None and seat not in (copy.offer.seat, copy.offer.other):
        copy.offer = None
    for other, player in enumerate(copy.players):
        if other == seat or player.out:
            continue
        if copy.phase == "sort":
            player.draft = player.cards()
        if copy.phase == "sort" or (copy.phase == "choice" and player.done):
            random.shuffle(player.draft)
    return copy


def _keep_first_hands(copy: War, places: list[Place], cards: list[str]) -> tuple[list[Place], list[str]]:
    """Return the places and cards so that first hands keep their high and low cards, which everybody can count (I-037).

    The places of the pile get what is left.
    """
    hands = [place for place in places if place[0] is not copy.pile]
    pile = [place for place in places if place[0] is copy.pile]
    kept: list[str] = []
    for row, index in hands:
        card = next(card for card in cards if is_high(card) == is_high(row[index]))
        cards.remove(card)
        kept.append(card)
    return [*hands, *pile], [*kept, *cards]
