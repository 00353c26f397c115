"""Refusals distinguish equal cards in play by owner and place."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.telperinquar.scenario import given
from render.languages import Reader
from tests.wording import strict_languages

LANGUAGES = strict_languages()


@pytest.fixture
def match() -> Match[Any]:
    wolf, tired = "grey-wolf", {"kind": "grey-wolf", "exhausted": True}
    sides = {"a": {"row": [wolf, {"first": tired}]}, "b": {"row": ["grey-wolf", {"last": wolf}, "grey-wolf"]}}
    built = given(sides, ("a", "b"), Dice(b"any"))
    assert built.rules is not None
    return Match(built.rules, Dice(b"any"), built.state, seats=2)


def reason(match: Match[Any], move: Move, language: str) -> str:
    refusal = match.why_not(0, move)
    assert refusal is not None
    return LANGUAGES.say_to(refusal.text, Reader(language, "telperinquar", ("Anna", "Bert"), seat=0))


def test_a_card_that_cannot_act_is_named_with_owner_and_place(match: Match[Any]) -> None:
    own, other = (player.row for player in match.state.players)
    attack = Move("attack", (own[1], other[0]))
    assert "Grey Wolf (yours, place 2)" in reason(match, attack, "en")
    assert "(bei dir, Platz 2)" in reason(match, attack, "de")


def test_an_illegal_target_and_its_guards_are_named_with_owner_and_place(match: Match[Any]) -> None:
    own = match.state.players[0].row
    assert "(yours, place 2)" in reason(match, Move("attack", (own[0], own[1])), "en")
    guarded = reason(match, Move("attack", (own[0], match.state.players[1].hero)), "en")
    assert "Grey Wolf (place 1)" in guarded
    assert "Grey Wolf (place 2)" in guarded
