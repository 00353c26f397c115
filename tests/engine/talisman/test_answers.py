"""Questions about reactions, which can be passed until the end of the turn."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.games import game
from engine.kernel.menus import PASS
from engine.kernel.reactions import can_pass_in_advance
from engine.talisman.play.spells.polling import REACTIONS
from tests.engine.talisman.adventures import new_match, next_question


def test_only_questions_about_reactions_can_be_passed_in_advance() -> None:  # M-399, M-399a, M-399b
    rules: Any = game("talisman")
    random, match, asked_keys = Random(1), new_match(4, 1, spells="polled"), set[str]()
    for _ in range(500):
        question = next_question(match)
        if question is None:
            break
        seat, menu = question
        key = menu.question.key
        assert can_pass_in_advance(rules, match.state, seat, menu) == (key in REACTIONS)
        if key in REACTIONS:
            asked_keys.add(key)
            assert PASS in menu.moves
            assert rules.reaction(match.state, seat, menu)[0] == REACTIONS[key]
        match.play(seat, menu.draw(random))
    assert {"ask-counter", "ask-poll", "ask-preserve-life"} <= asked_keys


def test_every_turn_has_a_number_of_its_own() -> None:  # MD-117
    rules: Any = game("talisman")
    random, match, turns = Random(2), new_match(3, 2), list[tuple[int, ...]]()
    for _ in range(300):
        while match.due:
            begins = match.state.agenda[:1] == ["next"]
            match.proceed()
            if begins:
                turns.append(rules.turn_now(match.state))
                if len(turns) in (5, 12):  # as if a Temporal Warp had been cast
                    match.state.extra_turns = 2
        question = next_question(match)
        if question is None:
            break
        match.play(question[0], question[1].draw(random))
    assert len(turns) == len(set(turns)) > 20
