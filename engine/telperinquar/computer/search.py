"""The strong computer player: it plays promising moves out in determinized worlds and takes the best one."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

from engine.kernel import game as kernel
from engine.kernel.copying import copy_of
from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat
from engine.telperinquar.cards.catalog import Catalog
from engine.telperinquar.computer.evaluation import evaluate
from engine.telperinquar.computer.policy import choose, rate
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.play.orders import END, END_AND_ARRANGE
from engine.telperinquar.state import Duel

SEARCHED_QUESTIONS = ("ask-main", "ask-combat", "ask-position")
"""Questions that are searched; answers in the middle of a move are those of the simple player."""
IDLE_MOVES = ("end", "end-arrange", "cease", "take-back")
"""Moves that are not searched, since playouts undervalue the actions that these moves leave unused."""
CANDIDATES = 6
WORLDS = 2
"""The minimum number of worlds in which a move is tried before it is dropped."""
CAUTION = 1.0
"""The number of standard errors by which a move must seem better than the simple player's."""


class FastDice(Dice):
    """Dice of a determinized world: fast, without proofs."""

    __slots__ = ("_random",)

    def __init__(self, random: Random) -> None:
        super().__init__(b"")
        self._random = random

    def _draw(self, faces: int) -> int:
        self.counter += 1
        return int(self._random.random() * faces) + 1


class Search:
    """One decision: a determinized position, and the results of its moves so far."""

    def __init__(self, rules: kernel.Game[Duel], catalog: Catalog, state: Duel, seat: Seat, random: Random) -> None:
        self._rules = rules
        self._catalog = catalog
        self._state = state
        self._seat = seat
        self._random = random
        self._turns = 1 + sum(not player.out for player in state.players)

    def choose(self, menu: Menu, playouts: int) -> Move:
        """Return the simple player's move, unless another one does better on average over ``playouts``.

        All moves are tried in the same worlds with the same dice. The worse half is dropped repeatedly.
        """
        game = ActiveGame(self._state, self._catalog)
        simple = choose(game, self._seat, menu, self._random)
        others = self._candidates(game, menu, simple) if menu.question.key in SEARCHED_QUESTIONS else []
        ends: dict[Move, list[float]] = {move: [] for move in (simple, *others)}
        rounds = len(others).bit_length()
        for _ in range(rounds):
            for _ in range(max(WORLDS, playouts // (rounds * (len(others) + 1)))):
                self._play_world([simple, *others], ends)
            others.sort(key=lambda move: -_gain(ends[move], ends[simple]))
            others = others[: len(others) // 2 or 1]
        best = others[0] if others and _gain(ends[others[0]], ends[simple]) > 0 else simple
        return END_AND_ARRANGE if best == END and menu.allows(END_AND_ARRANGE) else best

    def _candidates(self, game: ActiveGame, menu: Menu, simple: Move) -> list[Move]:
        """Return the moves worth trying instead of the simple player's."""
        if menu.question.key == "ask-position":
            size = len(menu.moves)
            candidates = [menu.moves[int(self._random.random() * size)] for _ in range(CANDIDATES)]
            candidates = [move for move in candidates if move.name not in IDLE_MOVES]
        else:
            player = game.players[self._seat]
            possible = [move for move in menu.moves if move.name not in IDLE_MOVES]
            possible.sort(key=lambda move: -rate(game, player, move, menu.question.key))
            candidates = possible[:CANDIDATES]
        return [move for move in dict.fromkeys(candidates) if move != simple]

    def _play_world(self, moves: list[Move], ends: dict[Move, list[float]]) -> None:
        """Play these moves out in one more world and record the results."""
        world = self._rules.determinize(self._state, self._seat, self._random)
        dice_seed = self._random.getrandbits(64)
        for move in moves:
            ends[move].append(self._play_out(copy_of(world), move, Random(dice_seed)))

    def _play_out(self, state: Duel, move: Move, random: Random) -> float:
        """Make a move, let simple players play until the seat's next turn is over, and evaluate the position."""
        match = Match(self._rules, FastDice(random), state, seats=len(state.players), keep_rest=False)
        match.play(self._seat, move)
        game = ActiveGame(state, self._catalog)
        end = sum(player.turns for player in state.players) + self._turns
        while menus := match.menus():
            if not match.in_motion and sum(player.turns for player in state.players) >= end:
                break
            seat, menu = next(iter(menus.items()))
            match.play(seat, choose(game, seat, menu, random))
        return evaluate(game, self._seat)


def _gain(ends: list[float], simple: list[float]) -> float:
    """Return how much better a move is than the simple player's, minus the uncertainty."""
    gains = [end - other for end, other in zip(ends, simple, strict=True)]
    return fmean(gains) - CAUTION * stdev(gains) / len(gains) ** 0.5
