"""Turn order of the ordered battle and the raid."""

from __future__ import annotations

from collections.abc import Callable

from engine.imperator.state import War
from engine.kernel.text import Seat


def next_turn(war: War, able: Callable[[Seat], bool]) -> bool:
    """Go on to the next seat that is able to act; return False if all have passed (I-046, I-084, I-090).

    Seats that visibly cannot act pass without being asked.
    """
    while war.passes < len(war.order):
        war.turn = war.order[(war.order.index(war.turn) + 1) % len(war.order)]
        if able(war.turn):
            return True
        war.passes += 1
    return False


def leave_order(war: War, seat: Seat) -> None:
    """Remove a seat that gives up from the order; on its turn the next seat follows, and passes start from 0."""
    place = war.order.index(seat)
    if war.turn == seat:
        war.turn = war.order[(place + 1) % len(war.order)]
    war.order.remove(seat)
    war.passes = 0
