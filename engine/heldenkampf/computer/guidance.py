"""The score, what helps a side now, and its next goal in Heldenkampf, for people who are new to the game."""

from __future__ import annotations

from engine.heldenkampf.cards import card
from engine.heldenkampf.play.attack import can_call
from engine.heldenkampf.state import CASTLE_POINTS, HeldenkampfState, opponent, points, survivors
from engine.kernel.text import Seat, Text

FEW_HEROES = 3
"""The most heroes left at which attacking the castle is always worth a reminder."""


def guidance(state: HeldenkampfState, seat: Seat) -> Text | None:
    """Return who leads, and the one thing that helps now (H-009, H-064, H-065, H-086, H-092)."""
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
    """Return what a side needs most by its hand while it draws, else what an attack may win, or what ends the game.

    An attack may win points, which is said in one round, and damage the castle, which is said in the next.
    """
    if state.phase == "draw" and state.turn == seat:
        return _tip_for_drawing(state, seat)
    if state.fight is None and state.passes:
        return "end"
    few = survivors(state, opponent(seat)) <= FEW_HEROES
    return "castle" if state.fight is None and (few or state.round % 2 == 0) else "score"


def _tip_for_drawing(state: HeldenkampfState, seat: Seat) -> str:
    kinds = [card(identifier).kind for identifier in state.sides[seat].hand]
    if "hero" not in kinds:
        return "call" if can_call(state, seat) else "none"
    if "weapon" not in kinds:
        return "weapon"
    return "monster" if "monster" not in kinds else "strength"
