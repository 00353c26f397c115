"""Simulation of whole games without people: speed, results and errors."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any, TypeAlias

from pydantic import BaseModel

from engine.commands.figures import Figures
from engine.commands.options import ArgumentValueError, played_with
from engine.kernel.game import SIMPLE, WORK, Game
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat

RANDOM, COMPUTER = "random", "computer"

Player: TypeAlias = Callable[[Match[Any], Seat, Menu, Random], Move]


def random_player(match: Match[Any], seat: Seat, menu: Menu, random: Random) -> Move:
    moves = menu.moves
    return menu.draw(random) if menu.patterns else moves[int(random.random() * len(moves))]


def computer_player(
    match: Match[Any], seat: Seat, menu: Menu, random: Random, level: str = SIMPLE, work: int = WORK
) -> Move:
    """Return the move of the game's own computer player, which knows only what its seat may know."""
    return match.rules.decide(match.determinize(seat, random), seat, menu, random, level, work)


def read_players(named: str, seats: int, levels: Sequence[str] = (SIMPLE,), work: int = WORK) -> list[Player]:
    """Return a player per seat from ``random``, ``random,computer``, or levels of the computer, repeated as needed.

    Raises ArgumentValueError.
    """
    players: dict[str, Player] = {RANDOM: random_player, COMPUTER: computer_player}
    players |= {level: partial(computer_player, level=level, work=work) for level in levels}
    kinds = named.split(",")
    for kind in kinds:
        if kind not in players:
            raise ArgumentValueError(f"unknown player {kind!r}; known: {', '.join(players)}")
    if len(kinds) > seats:
        raise ArgumentValueError(f"{len(kinds)} players for {seats} seats")
    return [players[kinds[seat % len(kinds)]] for seat in range(seats)]


def dice_key(seed: str, number: int) -> bytes:
    """Return the dice key of game ``number`` of a run with this seed."""
    return sha256(f"{seed}/{number}".encode()).digest()


def simulate(
    rules: Game[Any],
    *,
    games: int,
    seats: int,
    seed: str,
    players: Sequence[Player],
    options: Mapping[str, Any],
    max_moves: int,
    clock: Callable[[], float],
) -> Figures:
    """Play ``games`` games of at most ``max_moves`` moves each. Errors of the rules are counted, not raised.

    Raises pydantic.ValidationError or RefusedError if no game can be set up with these seats and options.
    """
    figures = Figures(wins=[0] * seats)
    chosen = played_with(rules.options_type, options)
    Match[Any].new(rules, dice_key(seed, 0), seats, chosen, keep_rest=False)
    started = clock()
    for number in range(games):
        try:
            _play(rules, number, seats, seed, players, chosen, max_moves, figures)
        except Exception as error:  # the run counts failing games and continues
            frame = traceback.extract_tb(error.__traceback__)[-1]
            place = f"{frame.filename}:{frame.lineno}"
            figures.failures.append(f"game {number}: {type(error).__name__}: {error} ({place})")
        figures.games += 1
    figures.seconds = clock() - started
    return figures


def _play(
    rules: Game[Any],
    number: int,
    seats: int,
    seed: str,
    players: Sequence[Player],
    options: BaseModel,
    max_moves: int,
    figures: Figures,
) -> None:
    match = Match[Any].new(rules, dice_key(seed, number), seats, options, keep_rest=False)
    random = Random(f"{seed}/{number}")
    together = rules.is_cooperative
    moves, decisions = 0, [0] * seats
    try:
        while moves < max_moves:
            menus = match.menus()
            if not menus:
                break
            seat = next(iter(menus)) if len(menus) == 1 else _next_seat(menus, random)
            decisions[seat] += len(menus[seat].moves) > 1 or bool(menus[seat].patterns)
            move = _agreed(match, seat, players) if together and len(menus) > 1 else None
            match.play(seat, move or players[seat](match, seat, menus[seat], random))
            moves += 1
    finally:
        figures.moves += moves
        figures.decisions += decisions
    result = match.result()
    if result is None:
        figures.unfinished += 1
    elif result.lost:
        figures.lost += 1
    elif not result.winners:
        figures.draws += 1
    else:
        figures.won += 1
        for seat in result.winners:
            figures.wins[seat] += 1
    if result is not None and together:
        figures.note(rules.traits(match.state), bool(result.winners))
    account = None if result is None else rules.account(match.state)
    if account is not None:
        figures.account(account)


def _agreed(match: Match[Any], seat: Seat, players: Sequence[Player]) -> Move | None:
    """Return the vote of another computer of the same kind in a cooperative game.

    They know and want the same, so the decision is not computed again.
    """
    if players[seat] is random_player:
        return None
    return next((move for other, move in match.ballots().items() if players[other] is players[seat]), None)


def _next_seat(menus: Mapping[Seat, Menu], random: Random) -> Seat:
    """Return a random seat that has to answer, so that no seat depends on being the quickest."""
    seats = list(menus)
    seat = seats[int(random.random() * len(seats))]
    if menus[seat].optional:
        waiting = [seat for seat, menu in menus.items() if not menu.optional]
        seat = waiting[int(random.random() * len(waiting))]
    return seat
