"""Reasons for the computer's moves, from public information (:meth:`engine.kernel.game.Game.explain`)."""

from __future__ import annotations

from engine.heldenkampf.cards import card
from engine.heldenkampf.odds.moves import sums_after
from engine.heldenkampf.state import HeldenkampfState, life
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text, name

STRONG = 8
"""A fighter at least this strong beats most others."""


def explain(state: HeldenkampfState, seat: Seat, move: Move) -> Text | None:
    """Return why a seat makes this move; None for secret answers and for discards."""
    first = str(move.args[0]) if move.args else ""
    match move.name:
        case "draw":
            return Text("explain-draw-" + first)
        case "attack":
            strong = "explain-attack-strong" if card(first).strength >= STRONG else "explain-attack-dare"
            return Text(strong, {"fighter": name(first), "strength": card(first).strength, "life": life(state, first)})
        case "answer" | "add":
            sums = sums_after(state, seat, move)
            return None if sums is None else Text("explain-" + move.name, {"card": name(first), **_compared(*sums)})
        case "pass":
            return Text("explain-pass") if state.fight is None else None
        case "forage" | "eat" | "call" | "break-off" | "fight-on" | "pause":
            return Text("explain-" + move.name)
        case _:
            return None


def _compared(own: int, other: int) -> dict[str, int | str]:
    """Return both sums before the dice, and who leads."""
    return {"own": own, "other": other, "lead": "ahead" if own > other else "even" if own == other else "behind"}
