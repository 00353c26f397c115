"""How fast the rules are: random play of the duel in this process, nothing else around it."""

from __future__ import annotations

import time

from engine.commands.simulate import read_players, simulate
from engine.games import game
from tests.bench.report import Row

GOAL = 20_000
AIM = 50_000
MOST_MOVES = 5_000


def measure(games: int = 150) -> list[Row]:
    """Random play, by the time of one core, the best of three runs: what else the machine does only ever slows it."""
    runs = [
        simulate(
            game("telperinquar"),
            games=games,
            seats=2,
            seed=f"bench-{number}",
            players=read_players("random", 2),
            options={},
            max_moves=MOST_MOVES,
            clock=time.process_time,
        )
        for number in range(3)
    ]
    best = max(runs, key=lambda run: run.moves_per_second)
    rate = best.moves_per_second
    whole = all(run.unfinished == 0 and not run.failures for run in runs)
    return [
        Row("Random play of the duel, one core", f"{rate:,.0f} moves/s", f">= {GOAL:,} (aim {AIM:,})", rate >= GOAL),
        Row("… every game of it came to an end", f"{best.moves_per_game:,.0f} moves a game", "all", whole),
    ]
