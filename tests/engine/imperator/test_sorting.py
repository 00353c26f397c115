"""Sorting by exchanges of two cards, as games had it before: their journals are read and verified as they are."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from engine.games import game
from engine.imperator.play.sort import FINISH
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.replay import Sealed, replay
from engine.kernel.sealing import seal_of
from engine.record import RecordLine

KEY = bytes(32)
ROUNDS = 6


def test_a_journal_with_exchanges_of_two_cards_is_played_again_and_the_game_goes_on() -> None:
    rules = game("imperator")
    match: Match[Any] = Match.new(rules, KEY, 2)
    begun = {"seq": 0, "kind": "start", "time": 0, "rolls": match.opening().rolls}
    lines = [RecordLine.model_validate_json(json.dumps(begun))]
    random = Random(2)
    exchanged = 0

    def play(seat: int, move: Move) -> None:
        rolls = match.play(seat, move).rolls
        written = {"seq": len(lines), "kind": "move", "time": 0, "seat": seat, "rolls": rolls}
        line = RecordLine.model_validate_json(json.dumps({**written, "move": [move.name, list(move.args)]}))
        lines.append(line)

    while match.menus() and match.state.round < ROUNDS:
        seat, menu = next((seat, menu) for seat, menu in match.menus().items() if not menu.optional)
        if match.state.phase != "sort":
            play(seat, rules.choose(match.determinize(seat, random), seat, menu, random, "simple"))
            continue
        first, second = match.state.players[seat].draft[:2]
        play(seat, Move("swap", (first, second)))
        assert match.state.players[seat].draft[:2] == [second, first]
        assert Match.load(rules, KEY, match.save()).save() == match.save()
        play(seat, FINISH)
        exchanged += 1
    assert exchanged > 4
    *_, last = replay(Sealed(rules, KEY, None, seal_of(KEY), 2, {}), lines)
    assert last.match.save() == match.save()
