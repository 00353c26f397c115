"""``python -m tests.bench.strength [games] [work]``: the strong computer player of Telperinquár against the simple one.

Both have the same starter deck; seats and the beginning player change from game to game. ``work`` is the work that a
strong player may spend on one decision.
"""

from __future__ import annotations

import sys
import time
from functools import partial
from multiprocessing import Pool
from random import Random
from typing import NamedTuple

from engine.commands.simulate import computer_player, dice_key
from engine.games import game
from engine.kernel.match import Match
from engine.telperinquar.state import Duel
from host.play.thinking import WORK
from tests.bench.balance import ROUND_LIMIT, share, starters


class Duelled(NamedTuple):
    """One game: the strong player's points (half a point for a draw), and the core seconds of its decisions."""

    points: float
    decisions: list[float]


def duel(number: int, work: int) -> Duelled:
    """Play one game to its end."""
    decks = starters()
    deck, strong, first = decks[number // 4 % len(decks)], number % 2, number // 2 % 2
    options = {"decks": (deck, deck), "first": first, "reactions": "fast", "round_limit": ROUND_LIMIT}
    match: Match[Duel] = Match.new(game("telperinquar"), dice_key("strength", number), 2, options, keep_rest=False)
    random = Random(number)
    decisions: list[float] = []
    while menus := match.menus():
        seat, menu = next(iter(menus.items()))
        begun = time.process_time()
        move = computer_player(match, seat, menu, random, "strong" if seat == strong else "simple", work)
        if seat == strong:
            decisions.append(time.process_time() - begun)
        match.play(seat, move)
    result = match.result()
    winners = () if result is None else result.winners
    return Duelled(0.5 if not winners else float(strong in winners), decisions)


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    work = int(sys.argv[2]) if len(sys.argv) > 2 else WORK
    games: list[Duelled] = []
    with Pool(2) as pool:
        for played in pool.imap_unordered(partial(duel, work=work), range(count)):
            games.append(played)
            if len(games) % 10 == 0 or len(games) == count:
                won = sum(game.points == 1 for game in games)
                drawn = sum(game.points == 0.5 for game in games)
                print(
                    f"{len(games)} games: strong won {won}, lost {len(games) - won - drawn}, drew {drawn}", flush=True
                )
    taken = sorted(seconds for game in games for seconds in game.decisions)
    points = round(sum(game.points for game in games))
    print(f"points of the strong one, draws as halves: {share(points, count)}; work {work}")
    print(f"seconds a decision: mean {sum(taken) / len(taken):.2f}, 99 % below {taken[len(taken) * 99 // 100]:.2f}")


if __name__ == "__main__":
    main()
