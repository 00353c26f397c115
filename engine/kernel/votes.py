"""Votes: open ballots that seats may change until the last one is in."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.kernel.flow import OPEN, Answers, Prompt
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text


class Vote(NamedTuple):
    """A vote in progress, as everybody may see it.

    ``id`` is unique in the game and stays the same during the vote. ``seats`` may vote, whether they have cast a ballot
    or not; ``missing`` seats are awaited. If the ballots differ, the choice of ``tie`` counts (None: it is not a joint
    decision), for the reason ``because``.
    """

    id: str
    menu: Menu
    seats: Sequence[Seat]
    ballots: Mapping[Seat, Move]
    missing: Sequence[Seat]
    tie: Seat | None
    because: Text | None

    def voters(self, move: Move) -> list[Seat]:
        """Return the seats that have voted for a move, in their order."""
        return [seat for seat in self.seats if self.ballots.get(seat) == move]


def standing(current: Vote | None) -> dict[str, Any] | None:
    """Return the state of a vote for the template of a board: ``{moves, ballots: [{move, choice, seats}], missing}``.

    ``moves`` are the names of the moves that are voted on; ``choice`` is the first argument of a move with ballots
    (None: it has no arguments).
    """
    if current is None:
        return None
    ballots = [
        {"move": move.name, "choice": move.args[0] if move.args else None, "seats": voters}
        for move in current.menu.moves
        if (voters := current.voters(move))
    ]
    moves = list(dict.fromkeys(move.name for move in current.menu.moves))
    return {"moves": moves, "ballots": ballots, "missing": list(current.missing)}


def vote(seats: Sequence[Seat], menu: Menu, tie: Seat, because: Text | None = None) -> Generator[Prompt, Answers, Move]:
    """Let these seats vote on the moves of a menu, and return the chosen move.

    A unanimous choice counts; otherwise the choice of ``tie``, or of the next seat after it in ``seats`` that has a
    vote. A seat that leaves or is skipped has none; if no seat has one, the menu's default is returned. ``because`` is
    the reason why ``tie`` decides.

        road = yield from vote([0, 1, 2], Menu(roads, Text("ask-road"), roads[0]), tie=state.leader)
    """
    first = tie if tie in seats else seats[0] if seats else None
    ballots = yield Prompt(dict.fromkeys(seats, menu), ballots=OPEN, tie=first, because=because)
    decider = deciding(seats, tie, ballots)
    return menu.default if decider is None else ballots[decider]


def deciding(seats: Sequence[Seat], tie: Seat, having: Mapping[Seat, Move] | Sequence[Seat]) -> Seat | None:
    """Return the seat whose choice counts if ballots differ: ``tie``, or the next one ``having`` a vote."""
    first = seats.index(tie) if tie in seats else 0
    return next((seat for seat in (*seats[first:], *seats[:first]) if seat in having), None)
