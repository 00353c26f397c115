"""Number of decisions that people have made in a game, and the minimum for a rated game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.content.usual import usual
from engine.kernel.game import Game
from engine.kernel.text import Seat
from host.tables.seat_assignment import SeatAssignment
from store.journal import DecisionRow

SHARE = 3
"""A player needs one third of the decisions of a usual game."""


def enough(rules: Game[Any], seats: int) -> int:
    """Return the minimum number of own decisions of each seat in a rated game."""
    measured = usual(rules.data)
    decisions = 1 if measured is None else measured.decisions.get(seats, 1)
    return -(-decisions // SHARE)


def decided(rows: Sequence[DecisionRow], assignments: Sequence[SeatAssignment]) -> list[int]:
    """Return the number of decisions made in each seat by its present person, without undone ones.

    Decisions made before the last change of a seat's person count for nobody.
    """
    made: list[DecisionRow] = []
    for row in rows:
        match row.kind, row.move:
            case "undo", [_, [int(restored_seq)]]:
                made = [decision for decision in made if decision.seq <= restored_seq]
            case "seat", ["take", _] if row.seat is not None and len(assignments[row.seat].held_by) > 1:
                made = [decision for decision in made if decision.seat != row.seat]
            case (("move" | "answer"), _):
                made.append(row)
            case _:
                pass
    seats: list[Seat | None] = [decision.seat for decision in made]
    return [seats.count(seat) for seat in range(len(assignments))]
