"""Votes: open ballots, which everybody sees and may change until the last one is in."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.kernel.flow import OPEN, Answers, Prompt
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text


class Vote(NamedTuple):
    """A vote that goes on, as everybody may see it.

    ``id`` stays the same as long as it goes on, and no other vote of the game has it. ``seats`` have a voice, whether
    they have cast their ballot or not; for ``missing`` ones the game waits. What ``tie`` wants is done where the
    ballots differ (None: it is no decision of all together), for the reason ``because``.
    """

    id: str
    menu: Menu
    seats: Sequence[Seat]
    ballots: Mapping[Seat, Move]
    missing: Sequence[Seat]
    tie: Seat | None
    because: Text | None

    def voters(self, move: Move) -> list[Seat]:
        """Return who has voted for a move, in the order of the seats."""
        return [seat for seat in self.seats if self.ballots.get(seat) == move]


def standing(found: Vote | None) -> dict[str, Any] | None:
    """Return how a vote stands, for the template of a board: ``{moves, ballots: [{move, choice, seats}], missing}``,
    with the names of the moves that are voted on, and the first argument of each move that has ballots (None: it has
    no arguments).
    """
    if found is None:
        return None
    ballots = [
        {"move": move.name, "choice": move.args[0] if move.args else None, "seats": voters}
        for move in found.menu.moves
        if (voters := found.voters(move))
    ]
    moves = list(dict.fromkeys(move.name for move in found.menu.moves))
    return {"moves": moves, "ballots": ballots, "missing": list(found.missing)}


def vote(seats: Sequence[Seat], menu: Menu, tie: Seat, because: Text | None = None) -> Generator[Prompt, Answers, Move]:
    """Let all these seats choose among the same moves, and return what is chosen.

    What all agree on is done; otherwise what the seat ``tie`` wants, or the next one after it in the order of
    ``seats`` that has a voice. Who leaves meanwhile, or is skipped, has none; where nobody has it is the menu's
    default. ``because`` tells people why it is ``tie`` who decides.

        road = yield from vote([0, 1, 2], Menu(roads, Text("ask-road"), roads[0]), tie=state.leader)
    """
    first = tie if tie in seats else seats[0] if seats else None
    ballots = yield Prompt(dict.fromkeys(seats, menu), ballots=OPEN, tie=first, because=because)
    decider = deciding(seats, tie, ballots)
    return menu.default if decider is None else ballots[decider]


def deciding(seats: Sequence[Seat], tie: Seat, having: Mapping[Seat, Move] | Sequence[Seat]) -> Seat | None:
    """Return who decides where ballots differ, among those ``having`` a voice: ``tie``, or the next one after it."""
    first = seats.index(tie) if tie in seats else 0
    return next((seat for seat in (*seats[first:], *seats[:first]) if seat in having), None)
