"""Moves that a panel offers first: the hand in its best order, a new hand, the computer player's choice of place."""

from __future__ import annotations

from random import Random

from engine.games import game
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Text
from engine.tenefyr.menus import REDRAW
from engine.tenefyr.play.power import enemy_power
from host.play.advice import covers_menu
from tests.engine.tenefyr.odds.counting import TENEFYR, advance_to_decision, position


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


def test_a_hand_without_effects_says_its_total_and_whether_that_is_enough() -> None:
    state = position(a={"deck": ["basic-1", "basic-1", "basic-0", "basic-0"]})
    advance_to_decision(state)
    assert state.fight is not None
    hand = tuple(state.players[0].hand)
    total = hand.count("basic-1")
    needed = enemy_power(state)
    stake = TENEFYR.stake(state, 0, Move("play-all", (hand,)))
    assert stake == Text("stake-total", {"total": total, "missing": needed - total})
    state.fight.weakened += needed - total
    stake = TENEFYR.stake(state, 0, Move("play-all", (hand,)))
    assert stake == Text("stake-total", {"total": total, "missing": 0})
    assert tuple(state.players[0].hand) == hand
    assert TENEFYR.stake(state, 0, REDRAW) == Text("stake-redraw", {"cards": len(state.players[0].deck)})


def test_a_vote_on_a_card_offers_every_player_next_to_the_reserve() -> None:
    match = Match.new(game("tenefyr"), b"the dice key of the tests", 4, {"heroes": "random"})
    receivers = [Move("give", (seat,)) for seat in range(4)]
    menu = Menu([*receivers, Move("put-back")], Text("ask-hand-out"), receivers[0])
    offered = [offer.move for offer in match.rules.advise(match.state, 0, menu)]
    assert offered == receivers
    assert covers_menu(match.rules, menu, offered)
