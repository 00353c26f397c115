"""How fast the rules are by themselves: random play, the simple computer, card packs."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import yaml

from engine.commands.simulate import dice_key, read_players, simulate
from engine.games import game
from engine.kernel.game import SIMPLE
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.telperinquar.game import Telperinquar
from tests.bench.report import Row
from tests.engine.telperinquar.cards.foxes import many

GOAL = 20_000
AIM = 50_000
MOST_MOVES = 5_000
ANSWER_MILLISECONDS = 50
PACK_CARDS, PACK_SECONDS = 500, 1


def measure(games: int = 150) -> list[Row]:
    """Measure random play by the time of one core, the best of three runs, as other processes only slow it down."""
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
    slowest, pack = slowest_answer(), pack_read()
    whole = all(run.unfinished == 0 and not run.failures for run in runs)
    return [
        Row("Random play of the duel, one core", f"{rate:,.0f} moves/s", f">= {GOAL:,} (aim {AIM:,})", rate >= GOAL),
        Row("… every game of it came to an end", f"{best.moves_per_game:,.0f} moves a game", "all", whole),
        Row(
            "The simple computer's slowest answer in three duels",
            f"{slowest:.1f} ms",
            f"< {ANSWER_MILLISECONDS} ms",
            slowest < ANSWER_MILLISECONDS,
        ),
        Row(f"A pack of {PACK_CARDS} cards is read", f"{pack:.2f} s", f"< {PACK_SECONDS} s", pack < PACK_SECONDS),
    ]


def pack_read() -> float:
    """Return the seconds of one core to read a pack of many cards with effects, the quicker of two times."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "foxes.yaml").write_text(yaml.safe_dump(many(PACK_CARDS), allow_unicode=True), "utf-8")
        taken: list[float] = []
        for _ in range(2):
            begun = time.process_time()
            rules = Telperinquar.with_packs(Path(folder))
            taken.append(time.process_time() - begun)
            assert "fox-0" in rules.catalog.kinds
    return min(taken)


def slowest_answer(duels: int = 3) -> float:
    """Return the milliseconds of one core for the slowest answer; each is computed twice and the quicker counts."""
    slowest, rules = 0.0, game("telperinquar")
    for number in range(duels):
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
    move = match.rules.choose(match.determinize(seat, random), seat, menu, random, SIMPLE)
    return move, (time.process_time() - begun) * 1000
