"""Comparison of a decision with other moves, in the same worlds with the same luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Seat
from engine.review.playouts import TURNS, Chances, Position, play_out, promising_moves

MOST_ALTERNATIVES = 3
ERRORS = 1.96
"""Standard errors on each side of a mean, between which the true value is in 95 of 100 cases."""
FEW = 4
"""The fewest worlds after which a decision may be left alone."""
FEWEST = 20
"""The fewest worlds that allow a judgement."""
WORLD_COST = 5
"""What making a world counts, in moves."""
UNREACHABLE = 4
"""After so many seeds without a single world a decision is not compared."""


class Difference(NamedTuple):
    """A difference of chances: its mean, and the bounds of its 95 % confidence interval."""

    mean: float
    lower: float
    upper: float

    def reversed(self) -> Difference:
        """Return the difference of the same moves seen from the other one."""
        return Difference(-self.mean, -self.upper, -self.lower)


@dataclass(slots=True, eq=False)
class Comparison:
    """A decision, and the ends of the playouts after the move made and after others, by world."""

    match: Match[Any]
    seat: Seat
    made: Move
    step: int
    others: list[Move]
    simple: Move
    """What the simple player would have done; it may be the move made."""
    position: Position
    seeds: Random
    ends: dict[Move, list[Chances]] = field(default_factory=dict[Move, list[Chances]])
    failed: int = 0
    line: int = 0
    """The line of the journal with the move; 0 where there is no journal."""
    most_turns: float = TURNS
    """The turns of each seat after which a playout ends if the game can evaluate."""

    @property
    def place(self) -> int:
        """Where the chance of the deciding seat is in its chances."""
        return 0 if self.match.rules.is_cooperative else self.seat

    @property
    def is_hardly_tried(self) -> bool:
        """Whether there are too few worlds to leave the decision alone, but hope to find more."""
        return self.worlds < FEW and self.failed < UNREACHABLE * (self.worlds + 1)

    def try_once(self) -> int:
        """Play the move made and the others out in one more world; return the number of moves that it took."""
        seed, total = self.seeds.getrandbits(64), 0
        ends: dict[Move, Chances] = {}
        for move in (self.made, *self.others):
            world = self.position.world(seed)
            if world is None or world.why_not(self.seat, move) is not None:
                self.failed += 1
                return total + WORLD_COST
            ends[move], moves = play_out(world, seed, (self.seat, move), most_turns=self.most_turns)
            total += moves + WORLD_COST
        for move, end in ends.items():
            self.ends.setdefault(move, []).append(end)
        return total

    def narrow(self) -> None:
        """Go on with the best other move and the simple player's, in new worlds, so that no lucky lead counts."""
        best = max(self.others, key=lambda move: self.chance(move))
        self.others = [move for move in self.others if move in (best, self.simple)]
        self.others.sort(key=lambda move: move != best)
        self.ends = {}

    @property
    def worlds(self) -> int:
        return len(self.ends.get(self.made, ()))

    def chance(self, move: Move) -> float:
        """Return the mean chance of the deciding seat after a move; 0 without worlds."""
        ends = self.ends.get(move, ())
        return fmean(end[self.place] for end in ends) if ends else 0.0

    def difference(self, move: Move, place: int | None = None) -> Difference:
        """Return how much better a move is than the one made, for the deciding seat or another place."""
        index = self.place if place is None else place
        pairs = zip(self.ends.get(move, ()), self.ends.get(self.made, ()), strict=True)
        return difference([other[index] - made[index] for other, made in pairs])

    def loss(self) -> Difference:
        """Return what the best other move is better by."""
        return max(map(self.difference, self.others), key=lambda loss: loss.mean)

    def lead(self) -> Difference:
        """Return what the move made is better by than the best other move."""
        return self.loss().reversed()


def difference(values: Sequence[float]) -> Difference:
    """Return the mean of paired differences with its bounds; without enough worlds anything is possible."""
    if len(values) < 2:
        return Difference(values[0] if values else 0.0, -1.0, 1.0)
    mean, error = fmean(values), stdev(values) / len(values) ** 0.5
    # a world more in which the difference is as large as can be: worlds that all agree prove little if they are few
    error = max(error, 1 / (len(values) + 1))
    return Difference(mean, mean - ERRORS * error, mean + ERRORS * error)


def comparison(match: Match[Any], seat: Seat, made: Move, step: int, seed: str) -> Comparison | None:
    """Prepare the comparison of a decision; None where there was no choice, and for a setting."""
    verbs, asked = match.rules.verbs, match.menus().get(seat)
    menu = None if asked is None or verbs.is_setting(made.name) else verbs.decisions(asked)
    if menu is None or (len(menu.moves) < 2 and not menu.patterns):
        return None
    seeds = Random(seed)
    simple, *further = promising_moves(match, seat, menu, seeds, MOST_ALTERNATIVES)
    others = [move for move in (simple, *further) if move != made][:MOST_ALTERNATIVES]
    if not others:
        return None
    return Comparison(match, seat, made, step, others, simple, Position(match, seat), seeds)
