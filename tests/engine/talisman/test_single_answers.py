"""Nobody is stopped by a question with one answer only, except to hide what they hold (M-399a)."""

from __future__ import annotations

from random import Random

import pytest

from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Amount, Pick
from engine.kernel.text import Seat, Text
from engine.talisman.menus import menus_of, phase_of
from engine.talisman.play.spells.polling import REACTIONS
from engine.talisman.state import FIGHT, Adventure, Fight, FightSide, Foe
from engine.talisman.verbs import VERBS
from tests.engine.talisman.adventures import let_computer_answer, new_match, next_question
from tests.engine.talisman.test_computer_choices import match_with

MOVES = 700


def has_one_answer(menu: Menu) -> bool:
    """Return whether only one move answers this question."""
    if len(menu.moves) + len(menu.patterns) != 1:
        return False
    return all(
        (isinstance(arg, Pick) and arg.least == len(arg.items)) or (isinstance(arg, Amount) and arg.least == arg.most)
        for pattern in menu.patterns
        for arg in pattern.args
        if isinstance(arg, Pick | Amount)
    )


def is_answered_automatically(match: Match[Adventure], menu: Menu) -> bool:
    """Return whether the only move is made automatically; a player who holds Spells is asked anyway."""
    if match.in_motion or menu.patterns:
        return False
    phase = phase_of(match.state)
    return all(phase in VERBS[move.name].automatic_if_only_move for move in menu.moves)


def hides_something(seat: Seat, menu: Menu, match: Match[Adventure]) -> bool:
    """Return whether the question is asked so that nobody can tell who holds which Spell."""
    return menu.question.key in REACTIONS or (menu.unnamed is not None and bool(match.state.adventurers[seat].spells))


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [{}, {"evade_unfriendly": True, "toads_keep": True}, {"evening": True}, {"spells": "polled"}],
)
def test_nobody_is_stopped_without_a_choice(options: dict[str, object]) -> None:
    faults: dict[str, None] = {}
    questions = 0
    for seed in (0, 1, 5):
        match, random = new_match(2 + seed % 4, seed, **options), Random(seed)
        for _ in range(MOVES):
            question = next_question(match)
            if question is None:
                break
            for seat, menu in match.menus().items():
                questions += not menu.optional
                if menu.optional or not has_one_answer(menu) or hides_something(seat, menu, match):
                    continue
                if not is_answered_automatically(match, menu):
                    faults[f"{phase_of(match.state)}: {menu}"] = None
            let_computer_answer(match, *question, random)
    assert not faults
    assert questions > 500


@pytest.mark.parametrize(("strength", "asked", "lives"), [(3, False, 0), (2, True, 0), (0, True, 4)])
def test_a_fight_that_is_won_with_any_dice_is_fought_without_a_question(strength: int, asked: bool, lives: int) -> None:
    match, seat = match_with("warrior", "fields-1", strength=strength, objects=["sword.p1", "helmet.p1"])
    state, rules = match.state, match.rules
    state.phase, state.fight = FIGHT, Fight("strength", FightSide(seat), foe=Foe("strength", [], "wolf", 2))
    moves = menus_of(state)[seat].moves
    assert {Move("unarmed"), Move("unshielded")} < set(moves)
    assert asked is any(not rules.can_wait(state, seat, move) for move in moves if move != Move("strike"))
    stake = rules.stake(state, seat, Move("strike"))
    assert isinstance(stake, Text)
    assert stake.values["lives"] == lives
