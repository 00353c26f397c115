"""The next goal of an expedition, for people who are new to the game."""

from __future__ import annotations

from engine.kernel.text import Seat, Text
from engine.tenefyr.state import Expedition, open_places


def guidance(state: Expedition, seat: Seat) -> Text | None:
    """Return how long the heroes can still collect loot before they meet the boss (R-106 .. R-108, R-123)."""
    if state.ending or state.choosing or seat in state.left:
        return None
    if state.attacked or not open_places(state):
        return Text("guidance-boss")
    return Text("guidance-dungeons", {"left": state.skull - state.pawn})
