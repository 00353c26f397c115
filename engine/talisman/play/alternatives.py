"""Alternative rules that a table may agree on, as far as they are more than a number (M-358 .. M-368)."""

from __future__ import annotations

from engine.kernel.flow import Flow, Prompt
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text
from engine.talisman.play.game import ActiveGame
from engine.talisman.state import CRAFT, STRENGTH, alive


def head_start(game: ActiveGame) -> Flow:
    """Everybody begins with a counter of Strength or Craft, as they choose (M-365)."""
    moves = [Move("wish", (STRENGTH,)), Move("wish", (CRAFT,))]
    seats = alive(game.state)
    answers = yield Prompt({seat: Menu(moves, Text("ask-head-start"), moves[0]) for seat in seats})
    for seat in seats:
        move = answers.get(seat, moves[0])
        game.gain(seat, STRENGTH if move == moves[0] else CRAFT)


def inherit(game: ActiveGame) -> Flow:
    """A new character has what the last one of its player had: what it may not have or carry lies where it starts
    (M-359, M-360).
    """
    seat = game.state.turn
    adventurer = game.adventurer(seat)
    cards = (*adventurer.objects, *adventurer.followers)
    game.report("event-inherits", seat, cards=tuple(map(game.source_name, cards)))
    yield from game.enforce_limits(seat)


def sudden_end(game: ActiveGame, seat: Seat) -> None:
    """Whoever reaches the Crown of Command first has won (M-368)."""
    state = game.state
    state.ending, state.winners, state.agenda = "won", [seat], []
