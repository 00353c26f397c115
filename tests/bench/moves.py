"""How fast the rules are, with nothing else around them: random play of the duel, the simple computer's answers."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from engine.commands.simulate import dice_key, read_players, simulate
from engine.games import game
from engine.kernel.levels import SIMPLE
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from tests.bench.report import Row

GOAL = 20_000
AIM = 50_000
MOST_MOVES = 5_000
ANSWER_MILLISECONDS = 50


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
    slowest = slowest_answer()
    whole = all(run.unfinished == 0 and not run.failures for run in runs)
    return [
        Row("Random play of the duel, one core", f"{rate:,.0f} moves/s", f">= {GOAL:,} (aim {AIM:,})", rate >= GOAL),
        Row("… every game of it came to an end", f"{best.moves_per_game:,.0f} moves a game", "all", whole),
        Row(
            "The simple computer's slowest answer in three duels",
            f"{slowest:.0f} ms",
            f"< {ANSWER_MILLISECONDS} ms",
            slowest < ANSWER_MILLISECONDS,
        ),
    ]


def slowest_answer(duels: int = 3) -> float:
    """Milliseconds of one core; each answer is thought of twice and the quicker time counts."""
    slowest = 0.0
    for number in range(duels):
        rules = game("telperinquar")
        match = Match[Any].new(rules, dice_key("bench", number), 2)
        while menus := match.menus():
            seat, menu = next(iter(menus.items()))
            answers = [_answer(match, seat, menu, number) for _ in range(2)]
            slowest = max(slowest, min(taken for _, taken in answers))
            match.play(seat, answers[0][0])
    return slowest


def _answer(match: Match[Any], seat: int, menu: Menu, seed: int) -> tuple[Move, float]:
    random = Random(seed)
    begun = time.process_time()
    move = match.rules.choose(match.imagine(seat, random), seat, menu, random, SIMPLE)
    return move, (time.process_time() - begun) * 1000
