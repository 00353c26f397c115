"""What Purchase cards cost where a player buys now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from engine.kernel.text import Seat
from engine.talisman.board import board
from engine.talisman.cards.effects.base import SpaceEffect
from engine.talisman.cards.effects.deciding import Choose
from engine.talisman.cards.effects.trading import Market
from engine.talisman.cards.library import library
from engine.talisman.cards.models import PlaceData
from engine.talisman.state import Adventure


def price(state: Adventure, seat: Seat, item: str) -> int:
    """Return the price of a kind of card at the Blacksmith during a visit there, else at a Market (MD-017, MD-097)."""
    visit = state.visit
    at_smith = seat == state.turn and visit is not None and visit.explored and board().kind(visit.space) == "village"
    return (_smith() if at_smith else _market()).get(item, 0)


@cache
def _smith() -> Mapping[str, int]:
    ways = next(effect for effect in library().spaces["village"].visit if isinstance(effect, Choose)).ways
    return _prices(ways["blacksmith"])


@cache
def _market() -> Mapping[str, int]:
    place = library().cards["market"]
    assert isinstance(place, PlaceData)
    return _prices(place.visit)


def _prices(effects: Sequence[SpaceEffect]) -> Mapping[str, int]:
    return next(effect for effect in effects if isinstance(effect, Market)).prices
