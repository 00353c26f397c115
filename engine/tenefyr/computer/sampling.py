"""What nobody knows, dealt anew: the order of decks, closed enemies, the reserve (R-020, R-044, R-061)."""

from __future__ import annotations

from random import Random

from engine.kernel.copying import copy_of
from engine.kernel.text import Seat
from engine.tenefyr.state import Dungeon, Expedition


def determinize(state: Expedition, seat: Seat | None, random: Random) -> Expedition:
    """Return a copy as likely as the real position. All players know the same, so ``seat`` makes no difference.

    Known stay: cards that were put on top of a deck, open enemies, and a dungeon into which all are looking. Closed
    cards of a level lie anywhere among that level's dungeons and reserve.
    """
    copy = copy_of(state)
    for player in copy.players:
        if player.deck:
            hidden = player.deck[: len(player.deck) - player.known]
            _shuffle(hidden, random)
            player.deck[: len(hidden)] = hidden
    closed = [(each, len(each.cards) - each.open) for each in (*copy.dungeons, copy.boss_deck) if not each.seen]
    closed = [(each, count) for each, count in closed if count > 0]
    reserve = copy.reserve
    for each, count in closed:
        if each.level:
            reserve[each.level - 1] += each.cards[:count]
    for stack in reserve:
        _shuffle(stack, random)
    for each, count in closed:
        if each.level:
            stack = reserve[each.level - 1]
            each.cards[:count] = stack[-count:]
            del stack[-count:]
        else:
            hidden = each.cards[:count]
            _shuffle(hidden, random)
            each.cards[:count] = hidden
    return copy


def _shuffle(cards: list[str], random: Random) -> None:
    """Shuffle in place, in a third of the time that the library takes for it."""
    draw = random.random
    cards.sort(key=lambda _: draw())


def closed_cards(state: Expedition, level: int) -> list[str]:
    """Return the cards of a level of which nobody knows where they lie: in its reserve, or closed in its dungeons."""
    closed = [each for each in (*state.dungeons, state.boss_deck) if each.level == level and not each.seen]
    return [*state.reserve[level - 1], *(card for each in closed for card in _hidden(each))]


def _hidden(place: Dungeon) -> list[str]:
    """The closed cards of a dungeon; those that moved there lie open on top (R-157)."""
    return place.cards[: len(place.cards) - place.open]
