"""Rewards that are offered where they can no longer help."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.tenefyr.game import Tenefyr
from engine.tenefyr.scenario import given

BACK, READY = Move("take", ("push-back",)), Move("take", ("ready-all",))


@pytest.mark.parametrize(
    ("pawn", "left", "order", "label"),
    [
        (5, ["wight"], [BACK, READY], "reward-push-back"),
        (9, ["wight"], [READY, BACK], "argument-no-effect"),
        (5, [], [READY, BACK], "argument-no-effect"),  # R-132a
    ],
)
def test_a_boss_pawn_that_goes_back_in_vain_is_offered_last_and_marked(
    pawn: int, left: list[str], order: list[Move], label: str
) -> None:
    dungeons = [{"cards": [], "level": 3, "reward": "sanctuary-3"}, {"cards": left}]
    data = {"place": 1, "pawn": pawn, "dungeons": dungeons, "agenda": ["step", "rest", "reward", "camp"]}
    match = Match[Any](Tenefyr(), Dice(b""), given({**data, "a": {}, "b": {}}, ("a", "b"), Dice(b"")).state, seats=2)
    while match.due:
        match.proceed()
    assert list(match.menus()[0].moves) == order
    assert Tenefyr().label(match.state, 0, BACK, 1).key == label
