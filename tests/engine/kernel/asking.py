"""A table of up to six seats whose first move asks the questions of a test."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.flow import Flow, ResolveContext
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text
from tests.engine.kernel.playing import new_match
from tests.games.pips.game import Pips, PipsTable

Asks = Callable[[PipsTable, Seat, ResolveContext], Flow]
ROLL = Move("roll")


class Asking(Pips):
    """Pips for two to six seats in which rolling runs a given flow."""

    seats = range(2, 7)

    def __init__(self, flow: Asks) -> None:
        self._flow = flow

    def label(self, state: PipsTable, seat: Seat, move: Move, depth: int) -> Text:
        return Text("move-" + move.name)

    def resolve(self, state: PipsTable, seat: Seat, move: Move, io: ResolveContext) -> Flow:
        yield from self._flow(state, seat, io)
        self._next(state)


def asking(flow: Asks, seats: int = 3) -> Match[PipsTable]:
    """Return a game in which seat 0 has just made the move."""
    match = new_match(Asking(flow), seats)
    match.opening()
    match.play(0, ROLL)
    return match


def menu(*names: str, optional: bool = False, question: str = "ask-turn") -> Menu:
    """Return a menu of moves without arguments; the first is the harmless answer."""
    moves = [Move(name) for name in names]
    return Menu(moves, Text(question), moves[0], optional=optional)
