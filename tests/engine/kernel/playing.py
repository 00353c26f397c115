"""Random play for tests: any game, any seat, every prompt."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.kernel.game import Game
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Seat

KEY = b"the dice key of the tests"


def new_match(rules: Game[Any], seats: int = 2, options: Any = None, key: bytes = KEY) -> Match[Any]:
    return Match.new(rules, key, seats, options)


def random_answer(match: Match[Any], random: Random) -> tuple[Seat, Move]:
    """Return a random seat that is asked now, and one of its moves."""
    menus = match.menus()
    seat = random.choice(sorted(menus))
    return seat, random.choice(list(menus[seat].moves))


def play_randomly(match: Match[Any], random: Random, limit: int = 500) -> Iterator[tuple[Seat, Move]]:
    """Play to the end, yielding each move before it is made."""
    for _ in range(limit):
        if not match.menus():
            return
        seat, move = random_answer(match, random)
        yield seat, move
        match.play(seat, move)


def until_in_motion(match: Match[Any], random: Random, limit: int = 500) -> bool:
    """Play at random until a move has stopped to ask."""
    return any(match.in_motion for _ in play_randomly(match, random, limit))
