"""The strong computer player: legal, repeatable, and as thorough as its budget allows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.commands.simulate import computer_player
from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.telperinquar.scenario import given
from engine.telperinquar.state import Duel
from tests.engine.telperinquar.playing import duel, rules

LITTLE = 12


def until_main(match: Match[Duel], rounds: int) -> int:
    """Let simple players play until a seat has a free choice in this round; return the seat."""
    random = Random(1)
    while True:
        seat, menu = next(iter(match.menus().items()))
        if match.state.round >= rounds and menu.question.key == "ask-main" and len(menu.moves) > 4:
            return seat
        match.play(seat, computer_player(match, seat, menu, random))


def test_the_duel_has_a_simple_and_a_strong_computer() -> None:
    assert list(rules().levels) == ["simple", "strong"]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {"teams": True})])
def test_the_strong_computer_plays_only_moves_of_its_menu(seats: int, options: dict[str, Any]) -> None:
    match = Match[Duel].new(rules(), bytes(32), seats, {**options, "round_limit": 4}, keep_rest=False)
    random = Random(3)
    for _ in range(60):
        seat, menu = next(iter(match.menus().items()), (0, None))
        if menu is None:
            return
        move = computer_player(match, seat, menu, random, "strong", LITTLE)
        assert move in menu.moves
        match.play(seat, move)


def test_a_strong_computer_searches_the_order_of_its_row_before_its_turn_ends() -> None:  # T-163
    built = given({"a": {"actions": 0, "row": ["grey-wolf", "dusk-hawk"]}, "b": {}}, ("a", "b"), Dice(b"any"))
    match: Match[Duel] = Match(rules(), Dice(b"any"), built.state, seats=2)
    menu = match.menus()[0]
    assert not {move.name for move in menu.moves} - {"end", "end-arrange"}
    assert computer_player(match, 0, menu, Random(0), "simple") == Move("end")
    assert computer_player(match, 0, menu, Random(0), "strong", LITTLE) == Move("end-arrange")


def test_the_same_random_numbers_lead_a_strong_computer_to_the_same_move() -> None:
    match = duel(7)
    seat = until_main(match, 3)
    menu = match.menus()[seat]
    before = match.fingerprint()
    moves = [computer_player(match, seat, menu, Random(5), "strong", LITTLE) for _ in range(2)]
    assert moves[0] == moves[1]
    assert match.fingerprint() == before


def test_more_work_means_more_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    match = duel(8)
    seat = until_main(match, 4)
    menu = match.menus()[seat]
    determinized: list[int] = []
    real = rules().determinize
    monkeypatch.setattr(rules(), "determinize", lambda *given: determinized.append(1) or real(*given))
    worlds: list[int] = []
    for work in (LITTLE, 20 * LITTLE):
        determinized.clear()
        computer_player(match, seat, menu, Random(5), "strong", work)
        worlds.append(len(determinized))
    assert worlds[0] * 3 < worlds[1] <= 20 * LITTLE
