"""A player leaves the expedition for good."""

from __future__ import annotations

from engine.kernel.text import Seat, seat_name
from engine.tenefyr.play.fight import settle
from engine.tenefyr.play.game import Game
from engine.tenefyr.state import present


def resign(game: Game, seat: Seat) -> None:
    """Take a player out with all their cards; the others go on against enemies as strong as before."""
    state = game.state
    game.io.announce("event-left", player=seat_name(seat))
    state.choosing = [each for each in state.choosing if each != seat]
    turn = state.fight is not None and not state.agenda and state.fight.seat == seat
    state.left.append(seat)
    if not present(state):
        state.ending, state.agenda = "left", []
        return
    if state.token == seat:
        state.token = present(state)[0]
    player = state.players[seat]
    player.discard += player.hand
    player.hand = []
    if turn:
        settle(game)
    elif not (state.choosing or state.dungeons or state.agenda):
        state.agenda = ["begin"]
