"""The end after an agreed number of rounds, with points for gains (M-369 .. M-371)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.kernel.text import Seat
from engine.talisman.play.game import ActiveGame
from engine.talisman.play.values import character_card
from engine.talisman.state import Adventure, playing

START_GOLD = 1
"""The gold of a new character (M-040)."""


def score(state: Adventure, seat: Seat) -> int:
    """Return a character's points: counters, and gold, Spells, Followers and Objects beyond those it began with.

    Losses count as 0 (M-369).
    """
    adventurer = state.adventurers[seat]
    if not adventurer.character:
        return 0
    data = character_card(state, seat)
    gains = (
        adventurer.gold - START_GOLD,
        len(adventurer.spells) - data.spells,
        len(adventurer.followers),
        len(adventurer.objects) - len(data.objects),
    )
    return adventurer.strength + adventurer.craft + sum(max(0, gain) for gain in gains)


def leaders(state: Adventure, seats: Iterable[Seat]) -> tuple[list[Seat], int]:
    """Return those of the seats that have the most points, and these points; 0 without seats."""
    scores = {seat: score(state, seat) for seat in seats}
    best = max(scores.values(), default=0)
    return [seat for seat, points in scores.items() if points == best], best


class Lead(NamedTuple):
    """Who has the most points, how many, how many more than the next players, and who these are (M-369).

    Where several players have the most points, ``points`` is 0 and ``rivals`` is empty.
    """

    seats: list[Seat]
    best: int
    points: int
    rivals: list[Seat]


def lead(state: Adventure) -> Lead:
    """Return who leads among those who can still play."""
    seats = playing(state)
    ahead, best = leaders(state, seats)
    if len(ahead) != 1 or len(seats) == 1:
        return Lead(ahead, best, 0, [])
    rivals, second = leaders(state, [seat for seat in seats if seat not in ahead])
    return Lead(ahead, best, best - second, rivals)


def ranking_key(state: Adventure, seat: Seat) -> tuple[int, int, int]:
    """Return the sort key of the final ranking: points, then lives, then fate (M-371)."""
    adventurer = state.adventurers[seat]
    return score(state, seat), adventurer.lives, adventurer.fate


def count_points(game: ActiveGame) -> None:
    """End the game after the last round: the best seats win, several of them in a tie."""
    state = game.state
    seats = playing(state)
    for seat in seats:
        game.report("event-counted", seat, points=score(state, seat))
    best = max(ranking_key(state, seat) for seat in seats)
    state.winners = [seat for seat in seats if ranking_key(state, seat) == best]
    state.ending, state.agenda = "counted", []
