"""What the search of the strong computer player needs to know about a duel."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.kernel.game import Game
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat
from engine.search.search import Search, Searchable
from engine.telperinquar.computer.evaluation import DuelEvaluation
from engine.telperinquar.computer.policy import choose, rate
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.play.orders import END, END_AND_ARRANGE
from engine.telperinquar.state import Duel

RATED_QUESTIONS = ("ask-main", "ask-combat")
"""Searched questions whose moves the simple player rates.

Answers in the middle of a move are those of the simple player.
"""
IDLE_MOVES = ("end", "end-arrange", "cease", "take-back")
"""Moves that are not searched, since playouts undervalue the actions that these moves leave unused."""
CANDIDATES = 6


class SearchableDuel(Searchable[Duel]):
    """Playouts end when the next turn of the seat is over."""

    def __init__(self, rules: Game[Duel], evaluation: DuelEvaluation) -> None:
        super().__init__(rules)
        self._evaluation = evaluation
        self._catalog = evaluation.catalog

    def simple(self, state: Duel, seat: Seat, menu: Menu, random: Random) -> Move:
        return choose(ActiveGame(state, self._catalog), seat, menu, random)

    def candidates(self, state: Duel, seat: Seat, menu: Menu, random: Random) -> Sequence[Move]:
        question = menu.question.key
        if question == "ask-position":
            size = len(menu.moves)
            orders = [menu.moves[int(random.random() * size)] for _ in range(CANDIDATES)]
            return [move for move in orders if move.name not in IDLE_MOVES]
        if question not in RATED_QUESTIONS:
            return ()
        game = ActiveGame(state, self._catalog)
        player = game.players[seat]
        possible = [move for move in menu.moves if move.name not in IDLE_MOVES]
        return sorted(possible, key=lambda move: -rate(game, player, move, question))[:CANDIDATES]

    def progress(self, state: Duel) -> int:
        return sum(player.turns for player in state.players)

    def ahead(self, state: Duel) -> int:
        return 1 + sum(not player.out for player in state.players)

    def evaluate(self, state: Duel, seat: Seat) -> float:
        return self._evaluation.chances(self.rules, state, len(state.players))[seat]


def search(searchable: SearchableDuel, state: Duel, seat: Seat, menu: Menu, random: Random, work: int) -> Move:
    """Return the move of the strong player, who orders a row before the turn ends."""
    best = Search(searchable, state, len(state.players), seat, random).choose(menu, work)
    return END_AND_ARRANGE if best == END and menu.allows(END_AND_ARRANGE) else best
