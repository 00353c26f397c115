"""The score, what helps a side now, and its next goal in Heldenkampf, for people who are new to the game."""

from __future__ import annotations

from engine.heldenkampf.cards import card
from engine.heldenkampf.play.attack import can_call
from engine.heldenkampf.state import CASTLE_POINTS, HeldenkampfState, opponent, points, survivors
from engine.kernel.text import Seat, Text


def guidance(state: HeldenkampfState, seat: Seat) -> Text | None:
    """Return who leads, what helps now, the heroes that the other side has, and its castle (H-065, H-092)."""
    if state.ending:
        return None
    foe = opponent(seat)
    own, other = points(state, seat), points(state, foe)
    values = {
        "own": own, "other": other, "lead": "ahead" if own > other else "behind" if own < other else "even",
        "tip": _tip(state, seat), "heroes": survivors(state, foe),
        "castle": state.sides[foe].castle, "worth": CASTLE_POINTS,
    }  # fmt: skip
    return Text("guidance-turn", values)


def _tip(state: HeldenkampfState, seat: Seat) -> str:
    """Return what a side may need most by its hand; "none" where it has nobody to fight with and may draw nobody."""
    kinds = [card(identifier).kind for identifier in state.sides[seat].hand]
    drawing = state.phase == "draw" and state.turn == seat
    if "hero" not in kinds and (drawing or "monster" not in kinds):
        return "call" if drawing and can_call(state, seat) else "none"
    if drawing and "weapon" not in kinds:
        return "weapon"
    return "monster" if drawing and "monster" not in kinds else "strength"
