"""``python -m tests.bench.balance [games]``: the starter decks of Telperinquár against one another, by computers.

Prints the tables of ``data/telperinquar/README.md``. Two seats: how often the first named deck wins (draws aside), how
often the first player wins, and how many turns a player had; each deck begins every other game. More seats: how often
each place in the order of play wins, with the decks changing places.
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
from engine.telperinquar.cards.library import card_set
from engine.telperinquar.state import Duel

ROUND_LIMIT = 40
"""The limit for games of computers alone (T-248a)."""


class Played(NamedTuple):
    """A finished game: its decks by seat, the winners (nobody: a draw), the first player, its rounds."""

    decks: tuple[str, ...]
    winners: tuple[int, ...]
    first: int
    rounds: int


class Task(NamedTuple):
    """A game to be played."""

    decks: tuple[str, ...]
    number: int
    first: int
    teams: bool = False


def play(task: Task) -> Played:
    """Play one game to its end."""
    options = {
        "decks": task.decks,
        "first": task.first,
        "teams": task.teams,
        "reactions": "fast",
        "round_limit": ROUND_LIMIT,
    }
    key, seats = dice_key("balance", task.number), len(task.decks)
    match: Match[Duel] = Match.new(game("telperinquar"), key, seats, options, keep_rest=False)
    random = Random(task.number)
    while menus := match.menus():
        seat, menu = next(iter(menus.items()))
        match.play(seat, computer_player(match, seat, menu, random))
    result = match.result()
    return Played(task.decks, () if result is None else result.winners, task.first, match.state.round)


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "–"


def line(what: str, games: Sequence[Played], beginners_only: bool = False) -> str:
    """Return a row of the table for two seats."""
    decided = [game for game in games if game.winners]
    first = share(sum(game.first in game.winners for game in decided), len(decided))
    won = "" if beginners_only else share(sum(0 in game.winners for game in decided), len(decided))
    rounds = [game.rounds for game in games]
    tenths = quantiles(rounds, n=10)
    drawn = share(len(games) - len(decided), len(games))
    return f"| {what} | {won} | {first} | {drawn} | {median(rounds):.0f} | {tenths[0]:.0f}–{tenths[-1]:.0f} |"


def places(what: str, games: Sequence[Played]) -> str:
    """Return a row of the table for more seats: the share of each place in the order of play, from the first."""
    decided = [game for game in games if game.winners]
    seats = len(games[0].decks)
    won = [sum((game.first + place) % seats in game.winners for game in decided) for place in range(seats)]
    shares = " / ".join(share(wins, len(decided)) for wins in won)
    drawn = share(len(games) - len(decided), len(games))
    return f"| {what} | {shares} | {drawn} | {median(game.rounds for game in games):.0f} |"


def starters() -> list[str]:
    """Return the decks of one class."""
    return [name for name, deck in card_set().decks.items() if not deck.second_hero]


def many(seats: int, count: int, teams: bool = False) -> list[Task]:
    """Return games of more than two players in which everybody begins and sits everywhere equally often."""
    decks = starters()
    tasks: list[Task] = []
    for number in range(count):
        turned = number // seats
        sitting = tuple(decks[(turned + seat) % len(decks)] for seat in range(seats))
        tasks.append(Task(sitting, number, number % seats, teams))
    return tasks


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    pairs = list(combinations(starters(), 2))
    tasks = [Task(pair, number, number % 2) for pair in pairs for number in range(count)]
    with Pool(2) as pool:
        games = pool.map(play, tasks, chunksize=10)
        tables = {
            "three, each against all": pool.map(play, many(3, count), chunksize=10),
            "four, each against all": pool.map(play, many(4, count), chunksize=10),
            "two against two": pool.map(play, many(4, count, teams=True), chunksize=10),
        }
    print("| Decks | First deck wins | Beginner wins | Draws | Turns each (median) | Eight of ten games |")
    print("|---|---|---|---|---|---|")
    for pair in pairs:
        print(line(" – ".join(pair), [game for game in games if game.decks == pair]))
    print(line("all", games, beginners_only=True))
    print("\n| Seats | Wins of the first to play / the second / … | Draws | Rounds (median) |")
    print("|---|---|---|---|")
    for what, played in tables.items():
        print(places(what, played))


if __name__ == "__main__":
    main()
