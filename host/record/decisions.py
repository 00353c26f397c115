"""How much people have decided in a game, and whether that is enough for a game that counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.content.usual import usual
from engine.kernel.game import Game
from engine.kernel.text import Seat
from host.tables.seat_assignment import SeatAssignment
from store.journal import DecisionRow

SHARE = 3
"""One of so many decisions of a usual game is enough."""


def enough(rules: Game[Any], seats: int) -> int:
    """Return how many decisions of its own each seat of a game that counts has at least: a third of a usual game's."""
    measured = usual(rules.data)
    decisions = 1 if measured is None else measured.decisions.get(seats, 1)
    return -(-decisions // SHARE)


def decided(rows: Sequence[DecisionRow], assignments: Sequence[SeatAssignment]) -> list[int]:
    """Return for each seat how many decisions the person who answers for it has made there, without those that were
    taken back. What was decided in a seat that has changed hands before its last change is somebody else's.
    """
    made: list[DecisionRow] = []
    for row in rows:
        match row.kind, row.move:
            case "undo", [_, [int(taken_up)]]:
                made = [each for each in made if each.seq <= taken_up]
            case "seat", ["take", _] if row.seat is not None and len(assignments[row.seat].held_by) > 1:
                made = [each for each in made if each.seat != row.seat]
            case (("move" | "answer"), _):
                made.append(row)
            case _:
                pass
    seats: list[Seat | None] = [each.seat for each in made]
    return [seats.count(seat) for seat in range(len(assignments))]
