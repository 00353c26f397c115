"""Going back and going on again is the same game; by what can be taken back nobody has learned anything."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Seat
from engine.kernel.undo import gives_away
from tests.engine.properties.games import ENOUGH, begin, moments, texts_in

HOUSE = settings.get_profile("house")
LOOKS = 12
"""Positions a game that are looked at closely."""


def chosen(match: Match[Any], random: Random) -> tuple[Seat, Move]:
    seat = random.choice(list(match.menus()))
    return seat, random.choice(list(match.menus()[seat].moves))


def again(match: Match[Any]) -> Match[Any]:
    return Match.load(match.rules, match.dice.key, match.save())


def without(match: Match[Any], *names: str) -> dict[str, Any]:
    """A save without some of its entries."""
    return {name: value for name, value in json.loads(match.save()).items() if name not in names}


@settings(HOUSE)
@given(seed=st.integers(0, 10_000))
def test_a_decision_taken_back_and_made_again_leads_to_the_same_position(game_name: str, seed: int) -> None:
    match = begin(game_name, seed)
    match.opening()
    random = Random(seed)
    for number in moments(match, random):
        if not match.in_motion and number % 7:
            continue
        earlier = match.save()
        seat, move = chosen(match, random)
        later = again(match)
        asked = later.asks()
        outcome = later.play(seat, move)
        back = later.back_to(earlier)
        rolled = ("counter", "skips") if outcome.rolls else ()
        assert without(back, "answered", *rolled) == without(match, "answered", *rolled)
        assert back.menus() == {seat: ask.menu for seat, ask in asked.items()}
        old = {ask.id for ask in [*asked.values(), *later.asks().values()]}
        assert not old & {ask.id for ask in back.asks().values()}
        twice = Match.load(back.rules, back.dice.key, back.save())
        assert not twice.went_back
        redone = back.play(seat, move)
        assert twice.play(seat, move) == redone
        assert twice.save() == back.save()
        if outcome.rolls:
            assert not redone.rolls or redone.rolls[0].counter > outcome.rolls[-1].counter
        else:
            assert without(back, "answered") == without(later, "answered")


def unseen(state: Any) -> list[int]:
    """How many cards lie where nobody sees them, stack by stack."""
    if hasattr(state, "sides"):
        stacks = [state.monsters, state.equipment, state.forest, state.market, *(side.heroes for side in state.sides)]
    elif hasattr(state, "tricks"):
        stacks = [state.pile, [covered for covered in state.covered if covered]]
    elif hasattr(state, "players"):
        stacks = [player.pile for player in state.players if not player.out]
    else:
        stacks = [state.pile]
    return [len(stack) for stack in stacks]


@settings(HOUSE)
@given(seed=st.integers(0, 10_000))
def test_whatever_leaves_a_stack_that_nobody_sees_is_never_taken_back(game_name: str, seed: int) -> None:
    match = begin(game_name, seed)
    match.opening()
    random = Random(seed)
    revealed = 0
    for _ in range(ENOUGH):
        if not match.menus():
            break
        before = unseen(match.state)
        outcome = match.play(*chosen(match, random))
        after = unseen(match.state)
        if len(before) == len(after) and any(now < then for then, now in zip(before, after, strict=True)):
            assert outcome.revealed
            revealed += 1
    assert revealed > 0 or game_name == "pips"


@settings(HOUSE)
@given(seed=st.integers(0, 10_000))
def test_some_decisions_tell_nobody_anything_and_whoever_is_told_something_is_noticed(
    game_name: str, seed: int
) -> None:
    match = begin(game_name, seed)
    match.opening()
    random = Random(seed)
    harmless = looked = 0
    for number in moments(match, random):
        if number % 9 and not (match.in_motion and number % 3 == 0):
            continue
        if looked == LOOKS:
            break
        seat, move = chosen(match, random)
        saved = match.save()
        tells = gives_away(match, seat, move)
        assert match.save() == saved
        later = again(match)
        outcome = later.play(seat, move)
        public = list(texts_in([event.text.values for event in outcome.events if event.only is None]))
        secret = [event for event in outcome.events if event.only is not None and event.only != (seat,)]
        whispered = [each for event in secret for each in texts_in(event.text.values) if each not in public]
        if not tells:
            harmless += 1
            assert not outcome.revealed
            assert not whispered
        looked += 1
    assert harmless > 0
