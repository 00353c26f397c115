"""Moves that the panel asks to confirm, and moves that it does not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from discord import ButtonStyle

from cogs.ui.panel.layout import panel_layout
from cogs.ui.panel.parts import Panel
from engine.games import game
from engine.kernel.match import Ask, Match
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text
from host.people import Person, Place
from host.play.caution import caution
from host.tables.seat_assignment import SeatAssignment
from host.tables.status import Status
from host.tables.table import Table
from tests.cogs.world import walk


def asked_of(which: str, sought: str, seed: int = 5) -> tuple[Table, Seat, Ask]:
    """Play a game at random until a question with this key is asked."""
    match: Match[Any] = Match.new(game(which), b"phases", 2)
    assignments = [SeatAssignment(Person(1, "Anna")), SeatAssignment(Person(2, "Bert"))]
    table = Table(1, Place(1, 1), which, match.rules, 1, {}, assignments, "en", status=Status.RUNNING, match=match)
    random = Random(seed)
    for _ in range(4000):
        for seat, ask in match.asks().items():
            if ask.menu.question.key == sought and len(ask.menu.moves) > 1:
                return table, seat, ask
        seat, ask = next(iter(match.asks().items()))
        match.play(seat, ask.menu.draw(random))
    raise AssertionError(sought)


def test_ending_a_main_phase_names_the_actions_that_are_left() -> None:
    table, seat, ask = asked_of("telperinquar", "ask-main")
    actions = table.playing().state.players[seat].actions
    assert caution(table, seat, ask, Move("end")) == Text("caution-end", {"count": actions})
    assert all(caution(table, seat, ask, move) is None for move in ask.menu.moves if move.name != "end")


def test_ending_a_finished_main_phase_and_keeping_a_row_need_no_confirmation() -> None:
    table, seat, ask = asked_of("telperinquar", "ask-main")
    table.playing().state.players[seat].actions = 0
    assert caution(table, seat, ask, Move("end")) is None
    table, seat, ask = asked_of("telperinquar", "ask-position")
    assert caution(table, seat, ask, Move("end")) is None


def test_passing_in_heldenkampf_is_confirmed_if_a_good_move_is_left_or_it_ends_the_game() -> None:
    table, seat, ask = asked_of("heldenkampf", "ask-action")
    assert caution(table, seat, ask, Move("pass")) == Text("caution-pass")
    table.playing().state.passes = 3
    table.seq += 1  # as with every change of a position
    assert caution(table, seat, ask, Move("pass")) == Text("caution-pass-ends")


def test_the_way_back_comes_before_a_move_that_gives_something_up() -> None:
    table, seat, ask = asked_of("heldenkampf", "ask-action")
    panel = Panel(table, seat, ask, "title", "body", path=("pass",))
    shown = [part for part in walk(panel_layout(panel, lambda text: text.key)) if "label" in part]
    assert [part["label"] for part in shown[:2]] == ["panel-back", "caution-pass"]
    assert shown[1]["style"] == ButtonStyle.danger.value


def test_adding_no_equipment_does_not_end_the_question() -> None:
    table, seat, ask = asked_of("heldenkampf", "ask-gear")
    assert all(caution(table, seat, ask, move) is None for move in ask.menu.moves)


@pytest.mark.parametrize("seed", range(3))
def test_breaking_off_a_fight_takes_one_press(seed: int) -> None:
    for question in ("ask-strike", "ask-struck"):
        table, seat, ask = asked_of("heldenkampf", question, seed)
        assert caution(table, seat, ask, Move("break-off")) is None
