"""Alternative rules that are steps of their own (M-358 .. M-368)."""

from __future__ import annotations

from engine.kernel.flow import Flow, Prompt
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text
from engine.talisman.play.game import ActiveGame
from engine.talisman.state import CRAFT, STRENGTH, alive


def head_start(game: ActiveGame) -> Flow:
    """Let every player choose a counter of Strength or Craft to begin with (M-365)."""
    moves = [Move("wish", (STRENGTH,)), Move("wish", (CRAFT,))]
    seats = alive(game.state)
    menu = Menu(moves, Text("ask-head-start"), moves[0], occasion=Text("occasion-head-start"))
    answers = yield Prompt(dict.fromkeys(seats, menu))
    for seat in seats:
        move = answers.get(seat, moves[0])
        game.gain(seat, STRENGTH if move == moves[0] else CRAFT)


def inherit(game: ActiveGame) -> Flow:
    """Make a new character leave inherited cards that it may not have or carry (M-359, M-360)."""
    seat = game.state.turn
    adventurer = game.adventurer(seat)
    cards = (*adventurer.objects, *adventurer.followers)
    game.report("event-inherits", seat, cards=tuple(map(game.source_name, cards)))
    yield from game.enforce_limits(seat)


def sudden_end(game: ActiveGame, seat: Seat) -> None:
    """End the game with a win for the first player on the Crown of Command (M-368)."""
    state = game.state
    state.ending, state.winners, state.agenda = "won", [seat], []
