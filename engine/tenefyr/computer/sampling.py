"""Random samples of hidden cards: deck order, closed enemies, the reserve (R-020, R-044, R-061)."""

from __future__ import annotations

from random import Random

from engine.kernel.saves import copy_of
from engine.kernel.text import Seat
from engine.tenefyr.state import Dungeon, Expedition


def determinize(state: Expedition, seat: Seat | None, random: Random) -> Expedition:
    """Return a copy with all hidden cards reshuffled, as likely as the real position.

    All players know the same, so ``seat`` has no influence. Known top cards of decks, face-up enemies, and a dungeon
    that all are looking at stay unchanged. Closed cards of a level are mixed among its dungeons and its reserve.
    """
    copy = copy_of(state)
    for player in copy.players:
        if player.deck:
            hidden = player.deck[: len(player.deck) - player.known]
            _shuffle(hidden, random)
            player.deck[: len(hidden)] = hidden
    closed = [(place, len(place.cards) - place.open) for place in (*copy.dungeons, copy.boss_deck) if not place.seen]
    closed = [(place, count) for place, count in closed if count > 0]
    reserve = copy.reserve
    for place, count in closed:
        if place.level:
            reserve[place.level - 1] += place.cards[:count]
    for stack in reserve:
        _shuffle(stack, random)
    for place, count in closed:
        if place.level:
            stack = reserve[place.level - 1]
            place.cards[:count] = stack[-count:]
            del stack[-count:]
        else:
            hidden = place.cards[:count]
            _shuffle(hidden, random)
            place.cards[:count] = hidden
    return copy


def _shuffle(cards: list[str], random: Random) -> None:
    """Shuffle cards, three times as fast as ``random.shuffle``; their present order has no influence."""
    draw = random.random
    cards.sort()
    cards.sort(key=lambda _: draw())


def closed_cards(state: Expedition, level: int) -> list[str]:
    """Return the cards of a level whose place is hidden: in its reserve, or closed in its dungeons."""
    places = [place for place in (*state.dungeons, state.boss_deck) if place.level == level and not place.seen]
    return [*state.reserve[level - 1], *(card for place in places for card in _hidden(place))]


def _hidden(place: Dungeon) -> list[str]:
    """Return the closed cards of a dungeon; enemies that moved there lie face up on top (R-157)."""
    return place.cards[: len(place.cards) - place.open]
