"""How often a turn stops for a decision, in games between simple computers."""

from __future__ import annotations

from random import Random

from engine.kernel.match import Match
from engine.telperinquar.play.orders import END, END_AND_ARRANGE
from engine.telperinquar.state import Duel
from tests.engine.telperinquar.playing import duel, rules

GAMES = 30
MOST = 6.2
"""Questions a turn of both players together: 6.6 when each row was asked about."""


def test_a_turn_stops_for_few_decisions() -> None:
    asked = turns = 0
    for seed in range(GAMES):
        random = Random(seed)
        match: Match[Duel] = Match.new(rules(), seed.to_bytes(32, "big"), 2, {"round_limit": 40}, keep_rest=False)
        while menus := match.menus():
            seat, menu = next(iter(menus.items()))
            phase = match.rules.phase(match.state)
            asked += sum(not match.rules.verbs.can_wait(move.name, phase) for move in menu.moves) > 1
            match.play(seat, match.rules.choose(match.state, seat, menu, random, "simple"))
        turns += sum(player.turns for player in match.state.players)
    assert asked / turns < MOST


def test_the_usual_end_of_a_turn_stands_before_the_one_that_rearranges() -> None:
    random, match = Random(0), duel(0)
    while (menu := next(iter(match.menus().values()))).moves[-1] != END_AND_ARRANGE:
        seat = next(iter(match.menus()))
        match.play(seat, match.rules.choose(match.state, seat, menu, random, "simple"))
    assert menu.moves[-2] == END
