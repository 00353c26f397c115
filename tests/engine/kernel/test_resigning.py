"""Resigning, at rest and in the middle of a move."""

from __future__ import annotations

from random import Random

import pytest

from engine.kernel.flow import ResolveContext
from engine.kernel.match import Match
from engine.kernel.menus import Move, RefusedError
from engine.kernel.text import Text, seat_name
from tests.engine.kernel.playing import KEY, new_match, play_randomly, random_answer, until_in_motion
from tests.games.pips.game import Pips, PipsTable


def in_duel(seats: int) -> Match:
    match = new_match(Pips(), seats)
    match.play(0, Move("duel"))
    return match


def test_of_two_seats_the_other_one_wins_at_once() -> None:
    match = new_match(Pips(), 2)
    events = match.resign(0).events
    assert [event.text for event in events] == [Text("event-left", {"seat": seat_name(0)})]
    result = match.result()
    assert result is not None
    assert result.winners == (1,)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_resignation_that_decides_the_game_breaks_the_move_in_progress_off(seat: int) -> None:
    match = in_duel(2)
    match.play(1 - seat, match.menus()[1 - seat].moves[0])
    match.resign(seat)
    assert not match.in_motion
    assert dict(match.menus()) == {}
    assert match.state.points == [0, 0], "the move in progress must not have been carried out"


def test_with_three_seats_the_move_in_progress_goes_on_with_a_harmless_answer() -> None:
    match = in_duel(3)
    lowest = min(match.state.hands[1])
    before = match.state.hands[1].count(lowest)
    match.resign(1)
    assert match.in_motion
    assert sorted(match.menus()) == [0, 2]
    for seat in (0, 2):
        match.play(seat, match.menus()[seat].moves[0])
    assert match.state.hands[1].count(lowest) == before - 1
    assert match.state.playing == [True, False, True]
    assert list(match.menus()) == [2]


def test_a_resignation_in_motion_survives_a_save() -> None:
    match = in_duel(3)
    match.resign(1)
    copy = Match.load(Pips(), KEY, match.save())
    for game in (match, copy):
        for seat in (0, 2):
            game.play(seat, game.menus()[seat].moves[0])
    assert copy.save() == match.save()
    assert copy.state.playing == [True, False, True]


def test_nobody_resigns_twice() -> None:
    match = in_duel(3)
    match.resign(1)
    with pytest.raises(RefusedError) as caught:
        match.resign(1)
    assert caught.value.refusal.key == "refused-left"


def test_who_resigned_is_asked_nothing_any_more() -> None:
    for number in range(20):
        random = Random(number)
        match = new_match(Pips(), 3, key=bytes([number]))
        until_in_motion(match, random)
        if match.result() is not None:
            continue
        match.resign(1)
        for seat, _ in play_randomly(match, random):
            assert seat != 1
        assert match.result() is not None


def test_two_may_resign_in_the_same_move() -> None:
    match = in_duel(3)
    match.resign(2)
    match.resign(0)
    result = match.result() if not match.menus() else None
    while result is None:
        assert list(match.menus()) == [1]
        match.play(*random_answer(match, Random(1)))
        result = match.result()
    assert result.winners == (1,)


class RollsForTheRest(Pips):
    """A game in which dice decide what happens to the cards of a seat that resigns."""

    def resign(self, state: PipsTable, seat: int, io: ResolveContext) -> None:
        io.dice.shuffle(state.hands[seat])
        super().resign(state, seat, io)


def test_dice_of_a_resignation_do_not_disturb_the_dice_of_the_move_in_progress() -> None:
    for number in range(20):
        match = new_match(RollsForTheRest(), 3, key=bytes([number]))
        if not until_in_motion(match, Random(number)) or match.menus().keys() == {1}:
            continue
        match.resign(1)
        copy = Match.load(RollsForTheRest(), bytes([number]), match.save())
        random = Random(number)
        while match.menus():
            seat, move = random_answer(match, random)
            match.play(seat, move)
            copy.play(seat, move)
            assert copy.save() == match.save()
