"""The best equipment that a hand has for a fighter."""

from __future__ import annotations

from dataclasses import replace

from engine.heldenkampf.cards import card
from engine.heldenkampf.play.fight import empty_slots
from engine.heldenkampf.play.strength import gear_points
from engine.heldenkampf.state import Fighter, HeldenkampfState
from engine.kernel.text import Seat


def best_piece(state: HeldenkampfState, seat: Seat, kind: str) -> str:
    """Return the best piece of a kind in a hand, "" if there is none."""
    pieces = [piece for piece in state.sides[seat].hand if card(piece).kind == kind]
    return max(pieces, key=lambda piece: gear_points(state.options, piece), default="")


def with_piece(fighter: Fighter, piece: str) -> Fighter:
    """Return a copy of a fighter that has another piece of equipment."""
    copy = replace(fighter)
    setattr(copy, card(piece).kind, piece)
    return copy


def equipped(state: HeldenkampfState, fighter: Fighter, attacking: bool) -> Fighter:
    """Return a copy of a fighter whose empty slots have the best equipment of its owner's hand (H-018 .. H-026)."""
    for kind in empty_slots(state, fighter, attacking):
        piece = best_piece(state, fighter.seat, kind)
        if piece:
            fighter = with_piece(fighter, piece)
    return fighter
