"""Leaving the game: the character is removed as if it had died, and the seat is out."""

from __future__ import annotations

from engine.kernel.text import Seat
from engine.talisman.play.game import ActiveGame
from engine.talisman.state import playing


def leave_game(game: ActiveGame, seat: Seat) -> None:
    """Remove a seat from a game at rest; its character's belongings remain on the space (M-077 .. M-081)."""
    state = game.state
    game.report("event-left", seat)
    if game.adventurer(seat).character:
        game.retire(seat, out=True)
    game.adventurer(seat).out = True
    chose = bool(state.choosing)
    state.choosing.pop(seat, None)
    fight = state.fight
    if len(playing(state)) <= 1:
        state.choosing, state.fight, state.visit, state.agenda = {}, None, None, ["next"]
    elif chose:
        state.agenda = [] if state.choosing else ["deal"]
    elif state.turn == seat:
        state.fight, state.visit, state.agenda = None, None, ["next"]
    elif fight is not None and fight.side(seat) is not None:
        state.fight, state.agenda = None, ["trade"]
