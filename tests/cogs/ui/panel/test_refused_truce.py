"""A truce that a computer refuses is not among the choices of a person who decides each strike."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.ui.panel.show import PanelState, _locate
from engine.games import game
from engine.heldenkampf.play.fight import BREAK, ROLL, ROLL_ON
from engine.heldenkampf.scenario import given
from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import PASS, Move
from host.people import Person, Place
from host.tables.seat_assignment import SeatAssignment
from host.tables.status import Status
from host.tables.table import Table
from render.languages import Languages, Reader


def table_after_a_strike(people: int, wounds: dict[str, int]) -> Table:
    """Return a table at which Galan and Runa fight, after the first strike, with so many people."""
    loaded = Dice(bytes(32), loaded=(2, 2))
    state = given(
        {"a": {"hand": ["galan"]}, "b": {"hand": ["runa"]}, "turn": "b", "wounds": wounds}, ("a", "b"), loaded
    )
    match: Match[Any] = Match(game("heldenkampf"), loaded, state.state, seats=2)
    match.play(1, Move("attack", ("runa", "bridge")))
    match.play(0, Move("answer", ("galan",)))
    while 0 not in match.menus() or ROLL_ON not in match.menus()[0].moves:
        match.play(next(iter(match.menus())), PASS)
    match.play(0, ROLL)
    match.play(1, ROLL_ON)
    seats = [SeatAssignment(Person(number, "Anna") if number <= people else None) for number in (1, 2)]
    return Table(1, Place(1, 1), "heldenkampf", match.rules, 1, {}, seats, "en", status=Status.RUNNING, match=match)


@pytest.mark.parametrize(
    ("people", "wounds", "is_offered"),
    [(1, {"galan": 6}, False), (2, {"galan": 6}, True), (1, {"galan": 6, "runa": 6}, True)],
)
def test_a_truce_is_offered_only_if_the_other_side_may_agree(
    people: int, wounds: dict[str, int], is_offered: bool
) -> None:  # H-069
    table = table_after_a_strike(people, wounds)
    ask, _ = _locate(table, 0, PanelState.now(table))
    assert ask is not None
    assert {ROLL_ON, ROLL} < set(ask.menu.moves)
    assert (BREAK in ask.menu.moves) == is_offered
    words = Languages().say_to(ask.menu.question, Reader("en", "heldenkampf", ("Anna", "Computer"), seat=0))
    assert ("break off" in words) == is_offered
    assert BREAK in table.playing().menus()[0].moves, "who types it can still propose it"
