"""Boss, heroes and loot of an expedition, for simulations (:meth:`engine.kernel.game.Game.traits`)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.tenefyr.cards.library import library
from engine.tenefyr.state import Expedition


def traits(state: Expedition) -> Mapping[str, Collection[str]]:
    """Return the boss, the heroes, and all loot that the players own at the end."""
    owned = {card for player in state.players for card in (*player.deck, *player.hand, *player.discard)}
    if state.fight is not None:
        owned |= {played.card for played in state.fight.played if not played.borrowed}
    return {
        "boss": [state.boss] if state.boss else [],
        "hero": [hero for player in state.players for hero in player.heroes],
        "loot": [card for card in library().enemies if card in owned],
    }
