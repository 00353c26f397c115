"""Random samples of hidden information: the pile, covered cards, buffs and secret choices."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from engine.imperator.cards import BLACK, is_high
from engine.imperator.state import War, busy_cards, shows_colours
from engine.kernel.saves import copy_of
from engine.kernel.text import Seat

Place: TypeAlias = tuple[list[str], int]
"""A row of hidden cards and an index in it."""


def determinize(war: War, seat: Seat | None, random: Random) -> War:
    """Return a copy with the cards redealt that a seat cannot know, and with random secret choices of others.

    They are sorted first, so that the copy is the same for all positions that look the same to the seat.
    """
    copy = copy_of(war)
    busy = busy_cards(copy)
    places: list[Place] = [(copy.pile, index) for index in range(len(copy.pile))]
    places += [(copy.middle, index) for index, covered in enumerate(copy.covered) if covered]
    for other, player in enumerate(copy.players):
        if other == seat or player.out:
            continue
        if copy.phase == "choice":
            player.draft.sort(key=is_high, reverse=True)  # its order may be the secret choice
            places += [(player.draft, index) for index in range(len(player.draft))]
        elif not copy.options.open_hands:
            places += [(player.buffs, index) for index, card in enumerate(player.buffs) if card not in busy]
    cards = sorted(row[index] for row, index in places)
    random.shuffle(cards)
    if copy.phase == "choice" and copy.options.hand == "four":
        places, cards = _keep_first_hands(copy, places, cards)
    elif copy.phase != "choice" and shows_colours(copy.options):
        places, cards = _keep_colours(copy, places, cards)
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


def _keep_colours(copy: War, places: list[Place], cards: list[str]) -> tuple[list[Place], list[str]]:
    """Return the places and cards so that face-down buffs keep their colours, which everybody sees (I-038).

    The places of the pile and the middle get what is left.
    """
    hidden = (copy.pile, copy.middle)
    buffs = [place for place in places if not any(place[0] is row for row in hidden)]
    return _matching(places, buffs, cards, lambda card: BLACK[card])


def _keep_first_hands(copy: War, places: list[Place], cards: list[str]) -> tuple[list[Place], list[str]]:
    """Return the places and cards so that first hands keep their high and low cards, which everybody can count (I-037).

    The places of the pile get what is left.
    """
    hands = [place for place in places if place[0] is not copy.pile]
    return _matching(places, hands, cards, is_high)


def _matching(
    places: list[Place], known: list[Place], cards: list[str], kind: Callable[[str], bool]
) -> tuple[list[Place], list[str]]:
    """Return the places and cards so that the ``known`` places get cards of the same kind as before."""
    kept: list[str] = []
    for row, index in known:
        card = next(card for card in cards if kind(card) == kind(row[index]))
        cards.remove(card)
        kept.append(card)
    others = [place for place in places if not any(place[0] is row for row, _ in known)]
    return [*known, *others], [*kept, *cards]
