"""Votes: open ballots, which everybody sees and may change until the last one is in."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from engine.kernel.flow import OPEN, Answers, Prompt
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat


def vote(seats: Sequence[Seat], menu: Menu, tie: Seat) -> Generator[Prompt, Answers, Move]:
    """Let all these seats choose among the same moves, and return what is chosen.

    What all agree on is done; otherwise what the seat ``tie`` wants, or the next one after it in the order of
    ``seats`` that is still there. Who leaves meanwhile has no vote; where nobody is left it is the menu's default.

        road = yield from vote([0, 1, 2], Menu(roads, Text("ask-road"), roads[0]), tie=state.leader)
    """
    ballots = yield Prompt(dict.fromkeys(seats, menu), ballots=OPEN)
    cast = [ballots[seat] for seat in seats if seat in ballots]
    if not cast:
        return menu.default
    if all(move == cast[0] for move in cast):
        return cast[0]
    first = seats.index(tie) if tie in seats else 0
    return next(ballots[seat] for seat in (*seats[first:], *seats[:first]) if seat in ballots)
