"""Moves that a panel offers first: the hand in its best order, a new hand, the computer player's choice of place."""

from __future__ import annotations

from random import Random

from engine.games import game
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.tenefyr.menus import REDRAW


def test_the_computer_players_choice_of_place_comes_first_and_each_place_once() -> None:
    match = Match.new(game("tenefyr"), b"the dice key of the tests", 2, {"heroes": "random"})
    menu = match.menus()[0]
    advice = list(match.rules.advise(match.state, 0, menu))
    assert advice[0].move == match.rules.choose(match.state, 0, menu, Random(0), "simple")
    assert sorted(offer.move.args for offer in advice) == sorted(move.args for move in menu.moves)


def test_playing_the_whole_hand_and_redrawing_it_are_offered() -> None:
    match = Match.new(game("tenefyr"), b"the dice key of the tests", 2, {"heroes": "random"})
    for seat in (0, 1):
        match.play(seat, Move("enter", (1,)))
    while match.due:
        match.proceed()
    [(seat, menu)] = match.menus().items()
    offered = [offer.move for offer in match.rules.advise(match.state, seat, menu)]
    assert REDRAW in offered
    assert len(offered) == 2
    assert all(menu.allows(move) for move in offered)
