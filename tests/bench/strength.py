"""``python -m tests.bench.strength GAME [games] [work] [seats] [level] [others]``: one computer player against others.

``level`` is that of the one (strong), ``others`` that of all the others (simple). The one sits at each seat equally
often, with the same dice; in Telperinquár all have the same starter deck. ``work`` is the work that each may spend on
one decision; the default is that of the bot.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping
from functools import partial
from math import sqrt
from multiprocessing import Pool
from random import Random
from typing import Any, NamedTuple

from engine.commands.simulate import computer_player, dice_key
from engine.games import game
from engine.kernel.game import SIMPLE
from engine.kernel.match import Match
from host.background.worker_process import WORK
from tests.bench.balance import ROUND_LIMIT, starters

PROCESSES = 2
CONFIDENCE = 1.96
"""The standard errors on each side of a 95 % interval."""


class Played(NamedTuple):
    """One game: the one player's points (a share for a draw), and the core seconds of its decisions."""

    points: float
    decisions: list[float]


def options_of(name: str, number: int, seats: int) -> Mapping[str, Any]:
    """Return the options of a game; every deck of Telperinquár and every beginner comes equally often."""
    if name != "telperinquar":
        return {}
    deck = starters()[number // (seats * seats) % len(starters())]
    return {
        "decks": (deck,) * seats,
        "first": number // seats % seats,
        "reactions": "fast",
        "round_limit": ROUND_LIMIT,
    }


def play(number: int, name: str, work: int, seats: int, level: str, others: str) -> Played:
    """Play one game to its end."""
    one, options = number % seats, options_of(name, number, seats)
    key = dice_key("strength", number // seats)
    match: Match[Any] = Match.new(game(name), key, seats, options, keep_rest=False)
    random = Random(number)
    decisions: list[float] = []
    while menus := match.menus():
        seat = random.choice([seat for seat, menu in menus.items() if not menu.optional])
        menu = menus[seat]
        begun = time.process_time()
        move = computer_player(match, seat, menu, random, level if seat == one else others, work)
        if seat == one and len(menu.moves) > 1:
            decisions.append(time.process_time() - begun)
        match.play(seat, move)
    result = match.result()
    winners = (result and result.winners) or tuple(range(seats))
    return Played(1 / len(winners) if one in winners else 0.0, decisions)


def bounds(points: float, count: int) -> tuple[float, float]:
    """Return the 95 % interval (Wilson) of the share of points, between 0 and 1."""
    share, square = points / count, CONFIDENCE**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = CONFIDENCE * sqrt(share * (1 - share) / count + square / (4 * count * count)) / (1 + square / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def main() -> None:
    usual = ("telperinquar", 100, WORK, 2, "strong", SIMPLE)
    name, count, work, seats, level, others = (*sys.argv[1:], *usual[len(sys.argv) - 1 :])
    games: list[Played] = []
    with Pool(PROCESSES) as pool:
        playing = partial(play, name=str(name), work=int(work), seats=int(seats), level=str(level), others=str(others))
        for played in pool.imap_unordered(playing, range(int(count))):
            games.append(played)
            if len(games) % 10 == 0 or len(games) == int(count):
                points = sum(game.points for game in games)
                low, high = bounds(points, len(games))
                print(f"{len(games)} games: {points:.1f} points, 95 % bounds {low:.1%} to {high:.1%}", flush=True)
    taken = sorted(seconds for game in games for seconds in game.decisions)
    print(f"{level} against {others}; a draw is shared; work {work}; {seats} seats")
    print(f"seconds of one core: median {taken[len(taken) // 2]:.3f}, 99 % below {taken[len(taken) * 99 // 100]:.3f}")


if __name__ == "__main__":
    main()
