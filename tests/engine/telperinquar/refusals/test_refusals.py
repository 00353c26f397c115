"""Menus and refusals agree: moves in the menu have no refusal, all others have one of their own."""

from __future__ import annotations

import pytest

from engine.kernel.menus import Move
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.refusals import moves
from tests.engine.telperinquar.playing import attempts, duel, moments, rules

VAGUE = ("refused-not-now", "refused-unknown-move", "refused-arguments")


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_between_moves_every_attempt_is_in_the_menu_or_has_a_precise_reason(seed: int) -> None:
    match = duel(seed)
    for number, seat in enumerate(moments(match, seed)):
        if match.in_motion or number % 5:
            continue
        game = ActiveGame(match.state, rules().catalog)
        allowed = match.menus()[seat].moves
        for move in allowed:
            reason = moves.at_rest(game, match.state.players[seat], move)
            assert reason is None, (move, reason)
        for move in attempts(match, seat):
            if move not in allowed:
                refusal = match.why_not(seat, move)
                assert refusal is not None
                assert refusal.key not in VAGUE, (move, refusal, match.state.phase)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4, 8))
def test_during_a_move_every_attempt_outside_the_menu_has_a_precise_reason(seed: int) -> None:
    match = duel(seed)
    for seat in moments(match, seed):
        if not match.in_motion:
            continue
        allowed = match.menus()[seat].moves
        for move in attempts(match, seat):
            if move not in allowed:
                refusal = match.why_not(seat, move)
                assert refusal is not None
                assert refusal.key not in VAGUE, (move, refusal)


@pytest.mark.parametrize("seed", range(8, 10))
def test_a_player_not_on_turn_reads_whose_turn_it_is(seed: int) -> None:
    match = duel(seed)
    for number, seat in enumerate(moments(match, seed)):
        if not match.in_motion and not number % 10:
            for move in (*attempts(match, 1 - seat), *(Move(verb.name) for verb in match.rules.verbs)):
                refusal = match.why_not(1 - seat, move)
                assert refusal is not None
                assert refusal.key == "refused-not-your-turn"


def test_a_command_without_arguments_in_another_phase_is_refused_with_the_phase() -> None:
    match = duel(8)
    seat = next(iter(match.menus()))
    assert match.state.phase == "entry"
    for name in ("play", "attack", "use", "equip"):
        refusal = match.why_not(seat, Move(name))
        assert refusal is not None
        assert refusal.key == "refused-entry-first"
