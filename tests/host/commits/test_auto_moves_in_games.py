"""What makes itself in the games of the house: everybody could know before that nothing else could be done."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.games import game
from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import Move
from host.commits.auto_moves import next_auto_move
from host.people import Person, Place
from host.tables.seat_assignment import SeatAssignment
from host.tables.status import Status
from host.tables.table import Table

KEY = bytes(32)
COPIES = 6


def table_of(match: Match[Any], people: int) -> Table:
    """A table at which a match is played by so many people."""
    assignments = [SeatAssignment(Person(seat + 1, f"Person {seat}")) for seat in range(people)]
    name, rules = match.rules.name, match.rules
    return Table(1, Place(1, 1), name, rules, 1, {}, assignments, "en", status=Status.RUNNING, match=match)


def played(name: str, seats: int, number: int, moves: int, **options: Any) -> Counter[str]:
    """Play a game by chance, with all that makes itself; return how often each kind of move did."""
    random = Random(number)
    rules = game(name)
    match = Match[Any].new(rules, number.to_bytes(32, "big"), seats, options)
    made = Counter[str]()
    for _ in range(moves):
        menus = match.menus()
        if not menus:
            break
        done = next_auto_move(table_of(match, seats))
        if done is None:
            seat = random.choice(match.awaited())
            match.play(seat, menus[seat].draw(random))
            continue
        made[done.move.name] += 1
        for copy in range(COPIES):
            hidden = match.determinize(None, Random(copy))
            other = Match[Any](rules, Dice(KEY), hidden, seats=seats)
            assert next_auto_move(table_of(other, seats)) == done, (rules.phase(match.state), done)
        match.play(*done)
    return made


@pytest.mark.parametrize(
    ("name", "seats", "options", "kinds"),
    [
        ("imperator", 3, {}, {"done"}),
        ("tenefyr", 4, {}, {"hero"}),
        ("talisman", 3, {"spells": "open"}, {"roll", "strike"}),
        ("talisman", 3, {"spells": "polled"}, {"roll", "strike"}),
    ],
)
def test_what_makes_itself_does_not_depend_on_what_is_hidden(
    name: str, seats: int, options: dict[str, Any], kinds: set[str]
) -> None:
    made = Counter[str]()
    for number in range(12):
        made += played(name, seats, number, 250, **options)
    assert set(made) >= kinds


def first_turn(**hand: list[str]) -> Match[Any]:
    """A first turn of Talisman in which only the player on turn, or only the others, hold these Spells."""
    match = Match[Any].new(game("talisman"), KEY, 2, {"first": "1"})
    while match.state.choosing:
        seat, menu = next(iter(match.menus().items()))
        match.play(seat, menu.default)
    state = match.state
    for seat, one in enumerate(state.adventurers):
        one.objects, one.followers = [], []
        one.halting = True
        one.spells = hand.get("own" if seat == state.turn else "others", [])
    match._menus = None
    return match


def test_a_roll_that_is_all_that_can_be_done_makes_itself_but_not_where_a_spell_might_be_cast() -> None:
    done = next_auto_move(table_of(first_turn(), 2))
    assert done is not None
    assert done.move == Move("roll")
    assert next_auto_move(table_of(first_turn(own=["preservation"]), 2)) is None, "which Spell it is stays secret"
    assert next_auto_move(table_of(first_turn(others=["preservation"]), 2)) is None, "others may cast before"


def test_who_can_only_be_done_waits_for_those_who_could_still_open_a_trick() -> None:
    random, seen = Random(3), 0
    for number in range(8):
        match = Match[Any].new(game("imperator"), number.to_bytes(32, "big"), 3)
        for _ in range(200):
            menus = match.menus()
            if not menus:
                break
            single = [seat for seat, menu in menus.items() if [move.name for move in menu.moves] == ["done"]]
            if single and len(menus) > len(single):
                seen += 1
                assert next_auto_move(table_of(match, 3)) is None
            seat = random.choice(match.awaited())
            match.play(seat, menus[seat].draw(random))
    assert seen
