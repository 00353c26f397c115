"""The end after an agreed number of rounds: what everybody has won is counted (M-369 .. M-371)."""

from __future__ import annotations

from engine.kernel.text import Seat
from engine.talisman.play.game import ActiveGame
from engine.talisman.play.values import character_card
from engine.talisman.state import Adventure, playing

START_GOLD = 1
"""Gold with which everybody begins (M-040)."""


def score(state: Adventure, seat: Seat) -> int:
    """Return what a character has won beyond what it began with: counters, and what has come to its gold, Spells,
    Followers and Objects; less than nothing counts as nothing (M-369).
    """
    adventurer = state.adventurers[seat]
    if not adventurer.character:
        return 0
    data = character_card(state, seat)
    won = (
        adventurer.gold - START_GOLD,
        len(adventurer.spells) - data.spells,
        len(adventurer.followers),
        len(adventurer.objects) - len(data.objects),
    )
    return adventurer.strength + adventurer.craft + sum(max(0, each) for each in won)


def ranking_key(state: Adventure, seat: Seat) -> tuple[int, int, int]:
    """Return by what seats are compared: what they have won, then lives, then fate (M-371)."""
    adventurer = state.adventurers[seat]
    return score(state, seat), adventurer.lives, adventurer.fate


def count_points(game: ActiveGame) -> None:
    """The last round is over: whoever has won most has won, several together where nothing tells them apart."""
    state = game.state
    there = playing(state)
    for seat in there:
        game.report("event-counted", seat, points=score(state, seat))
    best = max(ranking_key(state, seat) for seat in there)
    state.winners = [seat for seat in there if ranking_key(state, seat) == best]
    state.ending, state.agenda = "counted", []
