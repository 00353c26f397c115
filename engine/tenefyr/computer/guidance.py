"""The next goal of an expedition, for people who are new to the game."""

from __future__ import annotations

from engine.kernel.text import Seat, Text
from engine.tenefyr.play.game import boss_name
from engine.tenefyr.state import BOSS, Expedition


def guidance(state: Expedition, seat: Seat) -> Text | None:
    """Return how long the heroes can still collect loot, or what is left of the boss (R-106 .. R-108, R-123, R-128)."""
    if state.ending or state.choosing or seat in state.left:
        return None
    if state.place == BOSS:
        return Text("guidance-boss", {"boss": boss_name(state), "left": len(state.boss_deck.cards)})
    return Text("guidance-dungeons", {"left": state.skull - state.pawn})
