"""People act before computers where everybody may act at any moment."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import game
from engine.imperator.scenario import given
from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import Move
from host.people import Person, Place
from host.tables.ordered_moves import answered_by_house
from host.tables.seat_assignment import SeatAssignment
from host.tables.status import Status
from host.tables.table import Table

DONE = Move("done")


def battle(*people: bool, **options: Any) -> Table:
    """Return a table of three seats in a battle; each seat is a person or a computer."""
    seats = {
        "a": {"imperator": "s13", "attackers": ["h13", "d7"]},
        "b": {"imperator": "h12", "attackers": ["h11", "d4"]},
        "c": {"imperator": "d14", "attackers": ["s8", "d5"]},
    }
    dice = Dice(b"any")
    match = Match(game("imperator"), dice, given({**seats, "options": options}, list(seats), dice).state, seats=3)
    assigned = [SeatAssignment(Person(seat, f"P{seat}") if person else None) for seat, person in enumerate(people)]
    return Table(1, Place(1, 1), "imperator", match.rules, 1, {}, assigned, "en", status=Status.RUNNING, match=match)


def by_house(table: Table) -> list[int]:
    return list(answered_by_house(table))


@pytest.mark.parametrize("deed", [DONE, Move("attack", ("h13", "d4"))])
def test_a_person_who_can_attack_acts_before_the_computers_take_all_targets(deed: Move) -> None:
    table = battle(True, False, False)
    assert by_house(table) == [], "else the computers attack each other, and the battle ends without the person"
    table.playing().play(0, deed)
    assert by_house(table) == [1, 2]


def test_computers_wait_for_every_person() -> None:
    table = battle(True, False, True)
    table.playing().play(0, Move("attack", ("h13", "d4")))
    assert by_house(table) == []
    table.playing().play(2, DONE)
    assert by_house(table) == [1]


def test_computers_do_not_wait_for_one_another_nor_in_a_battle_with_turns() -> None:
    assert by_house(battle(False, False, False)) == [0, 1, 2]
    table = battle(True, False, True, battle="ordered")
    assert table.playing().state.turn == 1
    assert by_house(table) == [1]
