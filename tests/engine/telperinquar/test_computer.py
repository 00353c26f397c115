"""The computer player of the duel: legal, and worth playing against; ``make bench`` tells how quick it is."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.telperinquar.state import Duel
from tests.engine.work import counted

from .playing import duel

MOST_CALLS = 10_000


def play_out(match: Match[Duel], computers: tuple[int, ...], random: Random) -> int:
    """Play to the end; the most work that an answer of the computer took, in calls."""
    most = 0
    while match.menus():
        seat, menu = next(iter(match.menus().items()))
        if seat in computers:
            move, calls = counted(partial(answer, match, seat, menu, random))
            most = max(most, calls)
            assert move in menu.moves
        else:
            move = random.choice(list(menu.moves))
        match.play(seat, move)
    return most


def answer(match: Match[Duel], seat: int, menu: Menu, random: Random) -> Move:
    return match.rules.choose(match.imagine(seat, random), seat, menu, random, "simple")


@pytest.mark.parametrize("seed", range(200, 206))
def test_the_computer_plays_only_what_is_in_its_menu_to_the_end_and_answers_at_once(seed: int) -> None:
    """The bench tells the time; so many calls are a few thousandths of a second."""
    match = duel(seed)
    assert play_out(match, (0, 1), Random(seed)) < MOST_CALLS
    assert match.result() is not None


def test_the_computer_beats_a_random_player_nearly_always() -> None:
    won = 0
    for seed in range(300, 320):
        match = duel(seed, keep_rest=False)
        computer = seed % 2
        play_out(match, (computer,), Random(seed))
        result = match.result()
        assert result is not None
        won += result.winners == (computer,)
    assert won >= 18


def test_duels_of_two_computers_end_before_the_overtime() -> None:
    for seed in range(400, 410):
        match = duel(seed, keep_rest=False)
        play_out(match, (0, 1), Random(seed))
        assert match.state.round < match.state.round_limit
