"""The next goal of a side in Heldenkampf, for people who are new to the game."""

from __future__ import annotations

from engine.heldenkampf.state import CASTLE_POINTS, HeldenkampfState, opponent, points
from engine.kernel.text import Seat, Text


def guidance(state: HeldenkampfState, seat: Seat) -> Text | None:
    """Return who leads, and what the other castle is worth (H-065, H-092)."""
    if state.ending:
        return None
    own, other = points(state, seat), points(state, opponent(seat))
    castle = state.sides[opponent(seat)].castle
    values = {"own": own, "other": other, "castle": castle, "worth": CASTLE_POINTS}
    return Text("guidance-ahead" if own > other else "guidance-behind" if own < other else "guidance-even", values)
