"""What the questions of a turn say and offer first."""

from __future__ import annotations

import pytest

from engine.kernel.menus import Menu, Move
from engine.kernel.text import Text
from engine.talisman.advice import advise
from engine.talisman.board import board
from engine.talisman.menus import menus_of
from tests.engine.talisman.adventures import asked, begun


@pytest.mark.parametrize("rate", [7, 6, 5])
def test_whoever_exchanges_trophies_is_told_how_many_points_are_enough_at_this_table(rate: int) -> None:  # M-238
    match = begun(2, 1, trophies=str(rate))
    asked(match)
    state = match.state
    seat = state.turn
    state.phase = "end"
    state.adventurers[seat].trophies = ["giant.1", "wild-boar.1"]
    assert menus_of(state)[seat].question == Text("ask-trade", {"rate": rate})


def test_of_many_spaces_to_be_put_on_the_best_is_offered_first() -> None:  # MD-099
    match = begun(2, 1)
    asked(match)
    state = match.state
    seat = state.turn
    moves = [Move("to", (space,)) for space in board().rings["outer"]]
    menu = Menu(moves, Text("ask-travel"), moves[0])
    offers = list(advise(state, seat, menu))
    assert offers[0].move in moves
    assert offers[0].text.key == "advice"
