"""Resigning: a player leaves the expedition for good."""

from __future__ import annotations

from engine.kernel.text import Seat, seat_name
from engine.tenefyr.play.fight import settle
from engine.tenefyr.play.game import ActiveExpedition
from engine.tenefyr.state import present_seats


def resign(game: ActiveExpedition, seat: Seat) -> None:
    """Remove a player with all their cards; the others go on against enemies of unchanged power."""
    state = game.state
    game.io.announce("event-left", player=seat_name(seat))
    state.choosing = [other for other in state.choosing if other != seat]
    is_active = state.fight is not None and not state.agenda and state.fight.seat == seat
    state.left.append(seat)
    if not present_seats(state):
        state.ending, state.agenda = "left", []
        return
    if state.token == seat:
        state.token = present_seats(state)[0]
    player = state.players[seat]
    player.discard += player.hand
    player.hand = []
    if is_active:
        settle(game)
    elif not (state.choosing or state.dungeons or state.agenda):
        state.agenda = ["begin"]
