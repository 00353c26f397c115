"""Playouts of a review: a position with all that a reader did not know dealt again, played to the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple, TypeAlias

from engine.kernel.game import SIMPLE
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat
from engine.kernel.undo import as_it_is, observe, since_rest
from engine.kernel.views import Result

Chances: TypeAlias = tuple[float, ...]
"""The chance of winning of each seat, between 0 and 1; of a group that plays together there is only one."""
LONGEST = 4_000
"""The most moves of a playout; a longer one counts as undecided."""
TURNS = 2
"""The turns of each seat that are played out before a position is evaluated, in games that can evaluate."""
TRIES = 6
"""The most deals to find one that looks to the reader like the real position in the middle of a move."""


class Playout(NamedTuple):
    """The end of a playout, and the number of moves that it took."""

    end: Chances
    moves: int


class Position:
    """A position of a finished game, from which playouts begin."""

    def __init__(self, match: Match[Any], reader: Seat | None) -> None:
        """Take a position as ``reader`` (None: a spectator) knew it; the match stays as it is."""
        self._match = match
        self._reader = reader
        self._known = None
        if match.in_motion:
            real, events = since_rest(match, as_it_is)
            self._known = observe(real, reader, events)

    def world(self, seed: int) -> Match[Any] | None:
        """Return the position in a world of its own, with dice of its own; the same for the same seed.

        None if the deals that were tried do not lead to what the reader saw in the middle of a move.
        """
        rules, random = self._match.rules, Random(seed)
        for _ in range(TRIES):
            try:
                world, events = since_rest(self._match, lambda state: rules.determinize(state, self._reader, random))
            except Exception:  # earlier decisions are not possible in every deal, and rules may fail on them
                continue
            if self._known is None or observe(world, self._reader, events) == self._known:
                world.simulate(sha256(f"review {seed}".encode()).digest())
                return world
        return None


def play_out(
    world: Match[Any], seed: int, move: tuple[Seat, Move] | None = None, *, most_turns: float = TURNS
) -> Playout:
    """Make a move and let simple players go on to the end of the game, or for these turns if the game can evaluate."""
    rules, random, moves, turns = world.rules, Random(seed), 0, 0
    turn = rules.turn_now(world.state)
    if move is not None:
        world.play(*move)
    while (menus := world.menus()) and moves < LONGEST:
        if not world.in_motion and (now := rules.turn_now(world.state)) != turn:
            turn, turns = now, turns + 1
            if turns >= most_turns * world.seats and (estimate := rules.estimate(world.state)) is not None:
                return Playout(tuple(estimate), moves + 1)
        seat = _next_seat(world, menus, random)
        world.play(seat, rules.choose(world.state, seat, menus[seat], random, SIMPLE))
        moves += 1
    return Playout(chances_at_the_end(world.result(), world.seats, rules.is_cooperative), moves + 1)


def chances_at_the_end(result: Result | None, seats: int, together: bool) -> Chances:
    """Return 1 for the winners and 0 for the others; players who share a victory or a draw share 1, a team does not."""
    if together:
        return (1.0 if result is not None and result.winners else 0.0,)
    if result is None or not result.winners:
        return (0.0 if result is not None and result.lost else 1 / seats,) * seats
    shared = 1.0 if result.winners in map(tuple, result.teams) else 1 / len(result.winners)
    return tuple(shared if seat in result.winners else 0.0 for seat in range(seats))


def _next_seat(world: Match[Any], menus: Any, random: Random) -> Seat:
    """Return a random seat that has to answer and has not voted yet."""
    if len(menus) == 1:
        return next(iter(menus))
    voted = world.ballots()
    waiting: Sequence[Seat] = [seat for seat, menu in menus.items() if not menu.optional and seat not in voted]
    return waiting[int(random.random() * len(waiting))]


def promising_moves(match: Match[Any], seat: Seat, menu: Menu, random: Random, most: int) -> list[Move]:
    """Return moves worth trying by what a seat knows, the simple player's first."""
    rules, known = match.rules, match.determinize(seat, random)
    moves = [rules.choose(known, seat, menu, random, SIMPLE)]
    if len(menu.moves) <= most and not menu.patterns:  # advice would only put them in order, which takes long
        moves += menu.moves
    else:
        moves += [advice.move for advice, _ in zip(rules.advise(known, seat, menu), range(most), strict=False)]
    return [move for move in dict.fromkeys(moves) if menu.allows(move)]
