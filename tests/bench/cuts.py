"""``python -m tests.bench.cuts GAME [games] [work]``: playouts of a strong computer that end sooner or later.

Each length plays against the simple computer. After 0 turns a playout is evaluated as soon as no question is open in
the middle of the move. What counts as a turn is said by the game's ``progress``: see engine.search.search.Searchable.
"""

from __future__ import annotations

import sys
from functools import partial
from multiprocessing import Pool
from typing import Any

from engine.heldenkampf.computer.search import SearchableQuest
from engine.imperator.computer.search import SearchableWar
from engine.kernel.game import SIMPLE, STRONG
from engine.search.search import Searchable
from engine.telperinquar.computer.search import SearchableDuel
from tests.bench.strength import PROCESSES, Played, bounds, play

SEARCHABLES: dict[str, type[Searchable[Any]]] = {
    "imperator": SearchableWar,
    "heldenkampf": SearchableQuest,
    "telperinquar": SearchableDuel,
}
CUTS = (0, 1, 2, 3)


def play_cut(number: int, name: str, work: int, turns: int) -> Played:
    """Play one game of a strong computer with playouts of so many turns against a simple one."""

    def ahead(self: Searchable[Any], state: Any) -> int:
        return turns

    SEARCHABLES[name].ahead = ahead
    return play(number, name, work, 2, STRONG, SIMPLE)


def main() -> None:
    usual = ("imperator", 200, 40)
    name, count, work = (*sys.argv[1:], *usual[len(sys.argv) - 1 :])
    for turns in CUTS:
        with Pool(PROCESSES) as pool:
            playing = partial(play_cut, name=str(name), work=int(work), turns=turns)
            games = list(pool.imap_unordered(playing, range(int(count))))
        points = sum(game.points for game in games)
        low, high = bounds(points, len(games))
        seconds = sum(sum(game.decisions) for game in games) / sum(len(game.decisions) for game in games)
        print(
            f"playouts of {turns} turns: {points:.1f} of {len(games)} points, 95 % bounds {low:.1%} to {high:.1%}, "
            f"{seconds:.3f} s a decision",
            flush=True,
        )


if __name__ == "__main__":
    main()
