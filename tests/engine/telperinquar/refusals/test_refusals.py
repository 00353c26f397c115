"""Menus and reasons agree: what is in the menu is refused by nothing, what is not has its own reason."""

from __future__ import annotations

import pytest

from engine.kernel.menus import Move
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.refusals import moves
from tests.engine.telperinquar.playing import duel, moments, rules, tries

VAGUE = ("refused-not-now", "refused-unknown-move", "refused-arguments")


@pytest.mark.parametrize("seed", range(4))
def test_at_rest_every_try_is_in_the_menu_or_has_a_precise_reason(seed: int) -> None:
    match = duel(seed)
    for number, seat in enumerate(moments(match, seed)):
        if match.in_motion or number % 5:
            continue
        game = ActiveGame(match.state, rules().catalog)
        allowed = match.menus()[seat].moves
        for move in allowed:
            reason = moves.at_rest(game, match.state.players[seat], move)
            assert reason is None, (move, reason)
        for move in tries(match, seat):
            if move not in allowed:
                refusal = match.why_not(seat, move)
                assert refusal is not None
                assert refusal.key not in VAGUE, (move, refusal, match.state.phase)


@pytest.mark.parametrize("seed", range(4, 8))
def test_in_motion_every_try_outside_the_menu_has_a_precise_reason(seed: int) -> None:
    match = duel(seed)
    for seat in moments(match, seed):
        if not match.in_motion:
            continue
        allowed = match.menus()[seat].moves
        for move in tries(match, seat):
            if move not in allowed:
                refusal = match.why_not(seat, move)
                assert refusal is not None
                assert refusal.key not in VAGUE, (move, refusal)


@pytest.mark.parametrize("seed", range(8, 10))
def test_whoever_is_not_on_turn_is_told_whose_turn_it_is(seed: int) -> None:
    match = duel(seed)
    for number, seat in enumerate(moments(match, seed)):
        if not match.in_motion and not number % 10:
            for move in (*tries(match, 1 - seat), *(Move(verb.name) for verb in match.rules.verbs)):
                refusal = match.why_not(1 - seat, move)
                assert refusal is not None
                assert refusal.key == "refused-not-your-turn"


def test_a_bare_command_in_another_phase_is_told_the_phase_and_not_to_pick_from_empty_lists() -> None:
    match = duel(8)
    seat = next(iter(match.menus()))
    assert match.state.phase == "entry"
    for name in ("play", "attack", "use", "equip"):
        refusal = match.why_not(seat, Move(name))
        assert refusal is not None
        assert refusal.key == "refused-entry-first"
