"""What a seat may not know makes no difference to anything it is shown or asked."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.dice import Dice
from engine.kernel.flow import IO
from engine.kernel.menus import Menu
from engine.kernel.text import Text
from tests.engine.properties.games import begin, moments

HOUSE = settings.get_profile("house")


def asked(menus: Mapping[int, Menu]) -> dict[int, Text]:
    """The public part of menus: who is asked what."""
    return {seat: menu.question for seat, menu in menus.items()}


@settings(HOUSE)
@given(seed=st.integers(0, 10_000))
def test_dealing_the_unknown_anew_changes_nothing_that_is_seen(game_name: str, seed: int) -> None:
    match = begin(game_name, seed)
    random = Random(seed)
    rules = match.rules
    for number in moments(match, random):
        if number % 10:
            continue
        for seat in (None, *range(match.seats)):
            copy = match.imagine(seat, Random(number))
            assert rules.view(copy, seat) == match.view(seat)
            for other in (None, *range(match.seats)):
                one, two = rules.view(copy, other), match.view(other)
                assert (one.board, one.headline, one.figures) == (two.board, two.headline, two.figures)
            if not match.in_motion:
                menus = rules.menus(copy)
                assert asked(menus) == asked(match.menus())
                if seat in menus:
                    assert menus[seat] == match.menus()[seat]


@settings(HOUSE)
@given(seed=st.integers(0, 10_000))
def test_who_is_asked_for_a_reaction_does_not_depend_on_what_the_mover_cannot_know(game_name: str, seed: int) -> None:
    match = begin(game_name, seed)
    random = Random(seed)
    rules = match.rules
    for _ in moments(match, random):
        if match.in_motion:
            continue
        [seat] = list(match.menus())[:1]
        moves = list(match.menus()[seat].moves)
        move = random.choice(moves)
        prompts: list[Any] = []
        for number in range(3):
            copy = match.imagine(seat, Random(number))
            flow = rules.resolve(copy, seat, move, IO(Dice(b"the same dice")))
            # The mover is asked about what his move turns over: that he sees. The others' reactions tell no secrets.
            prompts.append({other: question for other, question in asked(next(flow, {})).items() if other != seat})
        assert prompts[0] == prompts[1] == prompts[2], f"{move}: {prompts}"


@settings(HOUSE)
@given(seed=st.integers(0, 10_000))
def test_the_secret_key_of_the_dice_is_shown_to_nobody(game_name: str, seed: int) -> None:
    match = begin(game_name, seed)
    for number in moments(match, Random(seed)):
        if number % 20 == 0:
            shown = repr([match.view(seat) for seat in (None, *range(match.seats))])
            assert match.dice.key.decode() not in shown
