"""The computer player beats random play, reaches the Crown, and uses only public information."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median

import pytest

from engine.games import game
from engine.kernel.match import Match
from engine.kernel.text import Seat
from engine.talisman.state import Adventure
from tests.engine.talisman.adventures import let_computer_answer, new_match, next_question

LONGEST = 60_000
"""The number of decisions after which a game counts as endless."""


def play_out(seats: int, seed: int, is_computer: Callable[[Seat], bool], **options: object) -> Match[Adventure]:
    """Play a game to its end; some seats are played by the computer, the others at random."""
    random, match = Random(seed), new_match(seats, seed, **options)
    for _ in range(LONGEST):
        question = next_question(match)
        if question is None:
            return match
        seat, menu = question
        if is_computer(seat):
            let_computer_answer(match, seat, menu, random)
        else:
            match.play(seat, menu.draw(random))
    raise AssertionError(f"no end after {match.state.rounds} rounds")


@pytest.mark.slow
def test_it_beats_random_play() -> None:
    won = 0
    for seed in range(8):
        result = play_out(2, seed, lambda seat, seed=seed: seat == seed % 2, round_limit=150).result()
        assert result is not None
        won += result.winners == (seed % 2,)
    assert won >= 7


@pytest.mark.slow
def test_four_computers_finish_a_game_on_the_crown() -> None:
    matches = [play_out(4, seed, lambda _: True, round_limit=400) for seed in range(3)]
    assert all(match.state.crowned and match.state.ending == "won" for match in matches)
    assert median(match.state.rounds for match in matches) <= 120


@pytest.mark.parametrize("level", game("talisman").levels)
@pytest.mark.parametrize("spells", ["open", "polled"])
def test_hidden_cards_do_not_change_its_decisions(spells: str, level: str) -> None:
    rules, random = game("talisman"), Random(3)
    match = new_match(3, 3, spells=spells)
    for _ in range(250):
        question = next_question(match)
        if question is None:
            break
        seat, menu = question
        moves = {
            rules.decide(match.determinize(seat, Random(number)), seat, menu, Random(1), level) for number in range(3)
        }
        assert len(moves) == 1, menu.question.key
        match.play(seat, menu.draw(random))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_random_game_ends_after_the_last_round(seats: int) -> None:  # M-369, M-371
    match = play_out(seats, seats, lambda _: False, round_limit=8)
    assert match.state.ending in ("won", "counted")
    result = match.result()
    assert result is not None
    assert result.winners
