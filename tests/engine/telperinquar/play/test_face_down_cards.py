"""Face-down cards: turning one over can never be taken back, however well it could be guessed."""

from __future__ import annotations

import pytest

from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.undo import reveals_hidden_info
from engine.telperinquar.scenario import given
from engine.telperinquar.state import Duel
from tests.engine.telperinquar.playing import rules

WOLF = {"row": ["grey-wolf"], "level": 3}


def match_with(hidden: str, *, turn: str) -> Match[Duel]:
    position = {"round": 3, "a": {"row": [{"kind": hidden, "face_down": True}], "level": 3}, "b": WOLF}
    built = given({**position, "turn": turn, "first": turn}, ("a", "b"), Dice(b"any"))
    return Match(rules(), Dice(b"any"), built.state, seats=2)


@pytest.mark.parametrize("hidden", ["pitfall", "snare-net", "grey-wolf"])
def test_a_card_that_is_turned_over_against_an_attack_reveals_something(hidden: str) -> None:  # T-096, T-318
    match = match_with(hidden, turn="b")
    defender, attacker = match.state.players
    assert not match.play(1, Move("attack", (attacker.row[0], defender.hero))).revealed
    reveal = Move("reveal", (defender.row[0],))
    assert reveals_hidden_info(match, 0, reveal)
    assert match.play(0, reveal).revealed


def test_a_creature_turned_over_in_its_own_turn_reveals_something() -> None:  # T-218
    match = match_with("grey-wolf", turn="a")
    assert match.play(0, Move("reveal", (match.state.players[0].row[0],))).revealed
