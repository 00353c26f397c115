"""One decision of a strong computer player: it plays promising moves out in determinized worlds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Generic, NamedTuple

from engine.kernel.dice import Dice
from engine.kernel.game import SIMPLE, Game, S
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.kernel.saves import copy_of
from engine.kernel.text import Seat

CAUTION = 1.0
"""The number of standard errors by which a move must seem better than the simple player's."""
CLEAR = 2.0
"""The number of standard errors by which a move must seem worse than the leading one to be given up."""
FEWEST_WORLDS = 4
"""The number of worlds that two moves share before one of them is given up."""


class FastDice(Dice):
    """Dice of a determinized world: fast, without proofs."""

    __slots__ = ("_random",)

    def __init__(self, random: Random) -> None:
        super().__init__(b"")
        self._random = random

    def _draw(self, faces: int) -> int:
        self.counter += 1
        return int(self._random.random() * faces) + 1


class Start(NamedTuple, Generic[S]):
    """A position at rest, and the moves that lead from it to a question."""

    rest: S
    moves: Sequence[tuple[Seat, Move]]


class Searchable(ABC, Generic[S]):
    """What a game gives to be searched."""

    def __init__(self, rules: Game[S]) -> None:
        self.rules = rules

    def start(self, state: S, seat: Seat) -> Start[S]:
        """Return how playouts come to the question of a seat in this state, which stays as it is.

        Default: it is asked at rest.
        """
        return Start(state, ())

    @abstractmethod
    def candidates(self, state: S, seat: Seat, menu: Menu, random: Random) -> Sequence[Move]:
        """Return the moves worth trying, the most promising first.

        If there are none, the simple player decides.
        """

    @abstractmethod
    def progress(self, state: S) -> int:
        """Return a number that rises at each quiet point, such as the number of turns that have ended."""

    @abstractmethod
    def ahead(self, state: S) -> int:
        """Return by how much the progress rises before a playout from this position ends."""

    @abstractmethod
    def evaluate(self, state: S, seat: Seat) -> float:
        """Return how good a position is for a seat, such as its chance to win."""

    def simple(self, state: S, seat: Seat, menu: Menu, random: Random) -> Move:
        """Return the move of the simple player, who must not change this state. Default: :meth:`Game.choose`."""
        return self.rules.choose(state, seat, menu, random, SIMPLE)


class Search(Generic[S]):
    """One decision: a determinized position, and the results of its moves so far."""

    def __init__(self, searchable: Searchable[S], state: S, seats: int, seat: Seat, random: Random) -> None:
        self._searchable = searchable
        self._state = state
        self._seats = seats
        self._seat = seat
        self._random = random
        self._worlds = 0
        self._end = searchable.progress(state) + searchable.ahead(state)
        self._ends: dict[Move, dict[int, float]] = {}

    def choose(self, menu: Menu, work: int, caution: float = CAUTION) -> Move:
        """Return the simple player's move, unless another one is clearly better within ``work`` playouts.

        All moves that are compared are tried in the same worlds with the same dice. Sequential halving is repeated with
        the results so far until the work is done, so that it may stop at any time.
        """
        simple = self._searchable.simple(self._state, self._seat, menu, self._random)
        candidates = self._searchable.candidates(self._state, self._seat, menu, self._random)
        others = [move for move in dict.fromkeys(candidates) if move != simple]
        self._ends = {move: {} for move in (simple, *others)}
        while others and work > 0:
            racing = others
            while racing and work > 0:
                self._try_in_new_world([simple, *racing])
                work -= len(racing) + 1
                racing = self._ranked(racing, simple)[: len(racing) // 2]
            others = self._without_hopeless(others, simple)
            if len(others) == 1 and self._gain(others[0], simple, -CLEAR) > 0:
                break
        best = max(others, key=lambda move: self._gain(move, simple, -caution), default=simple)
        return best if best != simple and self._gain(best, simple, -caution) > 0 else simple

    def _ranked(self, moves: list[Move], simple: Move) -> list[Move]:
        return sorted(moves, key=lambda move: -self._gain(move, simple, 0))

    def _without_hopeless(self, others: list[Move], simple: Move) -> list[Move]:
        """Return the moves that are not clearly worse than the leading one."""
        leader = max((simple, *others), key=lambda move: self._gain(move, simple, 0))
        return [move for move in others if move == leader or self._gain(move, leader, CLEAR) >= 0]

    def _gain(self, move: Move, other: Move, errors: float) -> float:
        """Return how much better a move is than another in the worlds of both, plus so many standard errors."""
        ends, compared = self._ends[move], self._ends[other]
        gains = [end - compared[world] for world, end in ends.items() if world in compared]
        if len(gains) < (FEWEST_WORLDS if errors > 0 else 2):
            return fmean(gains) if gains and errors == 0 else 0.0
        mean = fmean(gains)
        variance = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)  # stdev is 8 times as slow
        return mean + errors * (variance / len(gains)) ** 0.5

    def _try_in_new_world(self, moves: Sequence[Move]) -> None:
        """Play these moves out in one more world and record the results."""
        determinized = self._searchable.rules.determinize(self._state, self._seat, self._random)
        world = self._searchable.start(determinized, self._seat)
        seed = self._random.getrandbits(64)
        for move in moves:
            self._ends[move][self._worlds] = self._play_out(world, move, Random(seed))
        self._worlds += 1

    def _play_out(self, world: Start[S], move: Move, random: Random) -> float:
        """Make a move, let simple players go on to the next quiet point, and evaluate the position."""
        searchable, state = self._searchable, copy_of(world.rest)
        match = Match(searchable.rules, FastDice(random), state, seats=self._seats, keep_rest=False)
        for earlier_seat, earlier in world.moves:
            match.play(earlier_seat, earlier)
        match.play(self._seat, move)
        while menus := match.menus():
            if not match.in_motion and searchable.progress(state) >= self._end:
                break
            seat = _next_seat(menus, random)
            match.play(seat, searchable.simple(state, seat, menus[seat], random))
        return searchable.evaluate(state, self._seat)


def _next_seat(menus: Mapping[Seat, Menu], random: Random) -> Seat:
    """Return a random seat that has to answer."""
    if len(menus) == 1:
        return next(iter(menus))
    waiting = [seat for seat, menu in menus.items() if not menu.optional]
    return waiting[int(random.random() * len(waiting))]
