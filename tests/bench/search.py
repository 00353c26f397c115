"""How fast computers can look ahead: copies of positions, and playouts of the search, by the time of one core."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any, NamedTuple

from engine.commands.simulate import dice_key
from engine.games import GAMES, game
from engine.heldenkampf.computer.search import SearchableQuest
from engine.imperator.computer.search import SearchableWar
from engine.kernel.game import SIMPLE, Game
from engine.kernel.match import Match
from engine.kernel.menus import Menu
from engine.kernel.saves import copy_of
from engine.search.search import FastDice, Search, Searchable
from engine.telperinquar.computer.search import SearchableDuel
from engine.telperinquar.game import Telperinquar
from tests.bench.report import Row
from tests.bench.strength import options_of

RUNS = 5
"""How often everything is measured; the median counts."""
POSITIONS, BETWEEN = 12, 25
"""The positions of each game, and the moves between two of them."""
COPIES, WORK, TURNS = 100, 60, 8
"""Copies of each position, playouts of each decision, and turns that are played on from each position."""
COPY_GOALS = {"telperinquar": 40, "imperator": 20, "heldenkampf": 20, "tenefyr": 100, "talisman": 100}
"""Microseconds."""
PLAYOUT_GOALS = {"telperinquar": 2_000, "imperator": 5_000}
TURN_GOALS = {"talisman": 200}


class Position(NamedTuple):
    """A position at rest with a choice, and the seat that has it."""

    state: Any
    seats: int
    seat: int
    menu: Menu


def measure() -> list[Row]:
    """Return the figures of all games."""
    rows: list[Row] = []
    for name in GAMES:
        rules, found = game(name), positions(name)
        micros = median(_copying(found) for _ in range(RUNS))
        goal = COPY_GOALS[name]
        rows.append(Row(f"{name}: a position is copied", f"{micros:.0f} µs", f"<= {goal} µs", micros <= goal))
        searchable = _searchable(rules)
        if searchable is None:
            what = "moves" if rules.turn_of(found[0].state) is None else "turns"
            rate, least = median(_turns(rules, found) for _ in range(RUNS)), TURN_GOALS.get(name)
        else:
            rate = median(_playouts(searchable, found) for _ in range(RUNS))
            least, what = PLAYOUT_GOALS.get(name), "playouts"
        wanted, met = ("", None) if least is None else (f">= {least:,}/s", rate >= least)
        rows.append(Row(f"{name}: {what} of simple computers, one core", f"{rate:,.0f}/s", wanted, met))
    return rows


def positions(name: str) -> list[Position]:
    """Return positions of games between two simple computers, always the same ones."""
    return [position for position, _ in zip(_positions(name), range(POSITIONS), strict=False)]


def _positions(name: str) -> Iterator[Position]:
    rules, number = game(name), 0
    while True:
        match = Match[Any].new(rules, dice_key("search", number), 2, options_of(name, number, 2), keep_rest=False)
        random, moves, last = Random(number), 0, 0
        while menus := match.menus():
            seat = next(seat for seat, menu in menus.items() if not menu.optional and seat not in match.ballots())
            is_choice = len(menus[seat].moves) > 1 and not match.in_motion
            if is_choice and moves >= last + BETWEEN:
                last = moves
                yield Position(copy_of(match.state), 2, seat, menus[seat])
            match.play(seat, rules.choose(match.determinize(seat, random), seat, menus[seat], random, SIMPLE))
            moves += 1
        number += 1


def _copying(found: list[Position]) -> float:
    """Return the microseconds of one copy."""
    begun = time.process_time()
    for position in found:
        for _ in range(COPIES):
            copy_of(position.state)
    return (time.process_time() - begun) * 1e6 / (len(found) * COPIES)


def _searchable(rules: Game[Any]) -> Searchable[Any] | None:
    if isinstance(rules, Telperinquar):
        return SearchableDuel(rules, rules.evaluation)
    known: dict[str, Callable[[Game[Any]], Searchable[Any]]] = {
        "imperator": SearchableWar,
        "heldenkampf": SearchableQuest,
    }
    return known[rules.name](rules) if rules.name in known else None


def _playouts(searchable: Searchable[Any], found: list[Position]) -> float:
    """Return the playouts a second of the strong computer's decisions; each one ends with an evaluation."""
    ends, evaluate = 0, type(searchable).evaluate

    def counted(state: Any, seat: int) -> float:
        nonlocal ends
        ends += 1
        return evaluate(searchable, state, seat)

    searchable.evaluate = counted
    begun = time.process_time()
    for number, position in enumerate(found):
        search = Search(searchable, position.state, position.seats, position.seat, Random(number))
        search.choose(position.menu, WORK)
    return ends / (time.process_time() - begun)


def _turns(rules: Game[Any], found: list[Position]) -> float:
    """Return the turns a second that simple computers play on in copies of the positions.

    In games that do not number their turns each move counts.
    """
    turns, begun = 0, time.process_time()
    for number, position in enumerate(found):
        random = Random(number)
        match = Match(rules, FastDice(random), copy_of(position.state), seats=position.seats, keep_rest=False)
        now, end = rules.turn_of(match.state), turns + TURNS
        while turns < end and (menus := match.menus()):
            seat = next(seat for seat, menu in menus.items() if not menu.optional and seat not in match.ballots())
            match.play(seat, rules.choose(match.state, seat, menus[seat], random, SIMPLE))
            if now is None or rules.turn_of(match.state) != now:
                now, turns = rules.turn_of(match.state), turns + 1
    return turns / (time.process_time() - begun)
