"""What a turn brings at least, whatever chance does."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from engine.tenefyr.cards.effects.loot import Draw, Throw
from engine.tenefyr.cards.library import library
from engine.tenefyr.odds.alike import stand_in
from engine.tenefyr.odds.playing import value_of
from engine.tenefyr.odds.situations import Situation


def least_of(situation: Situation) -> int:
    """Return what a hand brings at least. It is what is worth least that is thrown away, once as many other cards have
    been drawn: for each card of the hand something is played in the end that is worth no less."""
    side = situation.sides[situation.seat]
    cards = (*side.deck, *side.top, *side.hand, *side.discard, *situation.borrowed)
    if sum(map(_taken, cards)) > len(side.deck) + len(side.top) or any(map(_loses, cards)):
        return 0
    kinds = tuple(sorted({*cards, *side.pool} - {stand_in()})) if side.pool else tuple(sorted(set(cards)))
    last = situation.turn + 1 == len(situation.order)
    floors = _floors(kinds, side.heroes, library().fought[situation.enemy].silent, last)
    unknown = min((floors[card] for card in side.pool), default=0)
    return sum(situation.inspired + floors.get(card, unknown) for card in side.hand)


@cache
def _taken(card: str) -> int:
    """How many cards it takes from the deck, at most."""
    loot = library().played[card]
    drawn = sum(each.cards for each in loot.effects if isinstance(each, Draw))
    return drawn + (loot.condition.deck if loot.condition is not None else 0)


@cache
def _loses(card: str) -> bool:
    """Whether more cards of the hand go than are drawn before."""
    more = 0
    for effect in library().played[card].effects:
        more += effect.cards if isinstance(effect, Draw) and not effect.may else 0
        more -= effect.cards if isinstance(effect, Throw) else 0
        if more < 0:
            return True
    return False


@lru_cache(maxsize=4096)
def _floors(cards: tuple[str, ...], heroes: tuple[str, ...], silent: bool, last: bool) -> Mapping[str, int]:
    """What comes at least of each of these cards, or of one that is worth no less."""
    values = {card: value_of(card, heroes, silent, last) for card in cards}
    return {
        card: min(value.power for value in values.values() if value.worth >= own.worth) for card, own in values.items()
    }
