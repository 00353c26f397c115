"""Seats that go out or come back, and the places that follow."""

from __future__ import annotations

import pytest

from engine.commands.simulate import random_player, simulate
from engine.kernel.endings import fallen_with, placed
from engine.kernel.text import Text
from engine.kernel.views import Result
from tests.games.caravan.game import Caravan

END = Text("result-end")


def test_who_goes_out_together_is_noted_together_and_in_order() -> None:
    assert fallen_with([], [2]) == [[2]]
    assert fallen_with([[2]], [2, 0, 3]) == [[2], [0, 3]]


def test_who_comes_back_is_no_longer_out_and_goes_out_last_the_next_time() -> None:  # M-082
    assert fallen_with([[2], [0, 3]], [0]) == [[0]]
    assert fallen_with([[0]], [0, 2]) == [[0], [2]]
    assert fallen_with([[0], [2]], []) == []


def test_places_count_only_the_last_time_somebody_went_out() -> None:
    fallen = fallen_with(fallen_with(fallen_with([], [2]), []), [1])
    fallen = fallen_with(fallen, [1, 2])
    assert placed(Result((0,), END), fallen, 3).places == (1, 3, 2)


def test_where_all_have_lost_nobody_came_before_another() -> None:
    assert placed(Result((), END, lost=True), [[1]], 3).places == ()
    with pytest.raises(ValueError, match="cannot have winners"):
        Result((1,), END, lost=True)


def test_a_simulation_counts_what_all_lost_apart_from_draws() -> None:
    figures = simulate(
        Caravan(), games=30, seats=3, seed="lost", players=[random_player] * 3, options={"water": 4}, max_moves=400,
        clock=lambda: 0.0,
    )  # fmt: skip
    assert figures.lost > 0
    assert figures.draws == 0
    assert figures.lost + max(figures.wins) == 30
    assert figures.failures == []
