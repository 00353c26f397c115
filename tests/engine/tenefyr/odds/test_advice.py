"""What a panel offers first: the hand in its best order, a new one, and the way the companions would go."""

from __future__ import annotations

from random import Random

from engine.games import game
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.tenefyr.menus import REDRAW


def test_where_to_go_begins_with_the_way_the_companions_would_go_and_names_each_way_once() -> None:
    match = Match.new(game("tenefyr"), b"the dice key of the tests", 2, {"heroes": "random"})
    menu = match.menus()[0]
    advice = list(match.rules.advise(match.state, 0, menu))
    assert advice[0].move == match.rules.choose(match.state, 0, menu, Random(0), "simple")
    assert sorted(each.move.args for each in advice) == sorted(move.args for move in menu.moves)


def test_a_hand_is_offered_whole_and_a_new_one_beside_it() -> None:
    match = Match.new(game("tenefyr"), b"the dice key of the tests", 2, {"heroes": "random"})
    for seat in (0, 1):
        match.play(seat, Move("enter", (1,)))
    while match.due:
        match.proceed()
    [(seat, menu)] = match.menus().items()
    offered = [each.move for each in match.rules.advise(match.state, seat, menu)]
    assert REDRAW in offered
    assert len(offered) == 2
    assert all(menu.allows(move) for move in offered)
