"""``python -m tests.bench.groups [games] [work] [level ...]``: hard expeditions of Tenefyr, won by groups of one level.

Groups of every level play the same expeditions, as many with one, two, three and four players. The first ballot of a
vote is that of all, since computers of one level know and want the same.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from engine.commands.simulate import computer_player, dice_key
from engine.games import game
from engine.kernel.match import Match
from host.background.worker_process import WORK
from tests.bench.strength import bounds

OPTIONS = {"difficulty": "hard"}


def is_won(number: int, level: str, work: int) -> bool:
    """Play an expedition to its end with so much work for each decision; return whether the group has won."""
    rules = game("tenefyr")
    seats = rules.seats[number % len(rules.seats)]
    match: Match[Any] = Match.new(rules, dice_key("groups", number), seats, OPTIONS, keep_rest=False)
    random = Random(number)
    while menus := match.menus():
        seat = random.choice([seat for seat, menu in menus.items() if not menu.optional])
        ballot = next(iter(match.ballots().values()), None)
        match.play(seat, ballot or computer_player(match, seat, menus[seat], random, level, work))
    result = match.result()
    return result is not None and not result.lost


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 600
    work = int(sys.argv[2]) if len(sys.argv) > 2 else WORK
    for level in sys.argv[3:] or game("tenefyr").levels:
        won = sum(is_won(number, level, work) for number in range(games))
        low, high = bounds(won, games)
        print(f"{level}: {won} of {games} won, 95 % bounds {low:.1%} to {high:.1%}", flush=True)


if __name__ == "__main__":
    main()
