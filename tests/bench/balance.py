"""``python -m tests.bench.balance [games]``: the ready decks of Telperinquár against one another, computer by computer.

Prints the table of ``data/telperinquar/README.md``: how often the first named deck wins (draws aside), how often
whoever begins wins, and how many turns a player had. Each deck begins every other game.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import combinations
from multiprocessing import Pool
from random import Random
from statistics import median, quantiles
from typing import NamedTuple

from engine.commands.simulate import computer_player, dice_key
from engine.games import game
from engine.kernel.match import Match
from engine.telperinquar.library import card_set
from engine.telperinquar.state import Duel

ROUND_LIMIT = 40
"""As for computers alone (T-248a)."""


class Duelled(NamedTuple):
    """One game: its decks, who won (None: a draw), who began, its rounds."""

    decks: tuple[str, str]
    winner: int | None
    first: int
    rounds: int


def duel(task: tuple[tuple[str, str], int]) -> Duelled:
    """Play one game to its end."""
    decks, number = task
    first = number % 2
    options = {"decks": decks, "first": first, "reactions": "fast", "round_limit": ROUND_LIMIT}
    match: Match[Duel] = Match.new(game("telperinquar"), dice_key("balance", number), 2, options, keep_rest=False)
    random = Random(number)
    while menus := match.menus():
        seat, menu = next(iter(menus.items()))
        match.play(seat, computer_player(match, seat, menu, random))
    result = match.result()
    winners = () if result is None else result.winners
    return Duelled(decks, winners[0] if winners else None, first, match.state.round)


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "–"


def line(what: str, games: Sequence[Duelled], beginners_only: bool = False) -> str:
    """A row of the table."""
    decided = [each for each in games if each.winner is not None]
    first = share(sum(each.winner == each.first for each in decided), len(decided))
    won = "" if beginners_only else share(sum(each.winner == 0 for each in decided), len(decided))
    rounds = [each.rounds for each in games]
    tenths = quantiles(rounds, n=10)
    drawn = share(len(games) - len(decided), len(games))
    return f"| {what} | {won} | {first} | {drawn} | {median(rounds):.0f} | {tenths[0]:.0f}–{tenths[-1]:.0f} |"


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    pairs = list(combinations(card_set().decks, 2))
    tasks = [(pair, number) for pair in pairs for number in range(count)]
    with Pool(2) as pool:
        games = pool.map(duel, tasks, chunksize=10)
    print("| Decks | First deck wins | Beginner wins | Draws | Turns each (median) | Eight of ten games |")
    print("|---|---|---|---|---|---|")
    for pair in pairs:
        print(line(" – ".join(pair), [each for each in games if each.decks == pair]))
    print(line("all", games, beginners_only=True))


if __name__ == "__main__":
    main()
