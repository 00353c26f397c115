"""Properties at every rest: limits of supply, carrying and Spells, no lost cards, small saves."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from engine.games import game
from engine.kernel.match import Match
from engine.talisman.play.supplies import SUPPLY
from engine.talisman.play.values import may_have, most_objects, most_spells, remaining_supply
from engine.talisman.state import Adventure, alive, kind
from tests.engine.talisman.adventures import (
    box_cards,
    count_cards,
    let_computer_answer,
    limit_faults,
    new_match,
    next_question,
)

MAX_SAVE_BYTES = 40_000
"""The largest size of a save in bytes."""
FEW_EXAMPLES = settings(
    max_examples=int(os.environ.get("PROPERTY_EXAMPLES", "12")),
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],  # another seed is no simpler example
    suppress_health_check=[HealthCheck.too_slow],
)
OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "spells": st.just("polled"),
        "characters": st.just("choose"),
        "inherit": st.booleans(),
        "evade_unfriendly": st.booleans(),
        "toads_keep": st.booleans(),
        "no_second_visit": st.booleans(),
        "no_return": st.booleans(),
        "head_start": st.booleans(),
        "even_start": st.booleans(),
        "trophies": st.sampled_from(["5", "6", "7"]),
    },
)


def is_at_rest(match: Match[Adventure]) -> bool:
    return not match.in_motion


def exhaust_supply(state: Adventure) -> None:
    """Give one character all counters and gold of the supply, and as many Objects and Spells as it may have."""
    seat = alive(state)[0]
    adventurer = state.adventurers[seat]
    if adventurer.toad is not None:
        return
    for what, most in SUPPLY.items():
        setattr(adventurer, what, getattr(adventurer, what) + remaining_supply(state, what, most))
    items = [card for card in state.stock if may_have(state, seat, card) and kind(card) != "mule"]
    for card in items[: most_objects(state, seat) - len(adventurer.objects)]:
        state.stock.remove(card)
        adventurer.objects.append(card)
    while state.spells and len(adventurer.spells) < most_spells(state, seat):
        adventurer.spells.append(state.spells.pop())


def weaken(state: Adventure) -> None:
    """Take all Craft from one character, and give it more Objects and Spells than it may have."""
    seat = alive(state)[0]
    adventurer = state.adventurers[seat]
    if adventurer.toad is not None:
        return
    adventurer.craft = 0
    items = [card for card in state.stock if may_have(state, seat, card) and kind(card) not in ("mule", "raft")]
    for card in items[: most_objects(state, seat) - len(adventurer.objects) + 2]:
        state.stock.remove(card)
        adventurer.objects.append(card)
    while state.spells and len(adventurer.spells) <= most_spells(state, seat):
        adventurer.spells.append(state.spells.pop())


@FEW_EXAMPLES
@given(seats=st.integers(2, 6), seed=st.integers(0, 999), options=OPTIONS, scarce=st.booleans())
def test_no_limit_is_exceeded_and_no_card_is_lost(  # M-206, M-222, M-254, M-255a, M-402, MD-093
    seats: int, seed: int, options: dict[str, Any], scarce: bool
) -> None:
    random, match = Random(seed), new_match(seats, seed, **options)
    for number in range(200):
        question = next_question(match)
        if question is None:
            break
        if is_at_rest(match):
            assert limit_faults(match.state) == [], (number, match.state.phase)
            assert count_cards(match.state) == box_cards(), (number, match.state.phase)
        if scarce and number == 12 and is_at_rest(match):
            exhaust_supply(match.state)
            match = resumed(match)
            continue
        if scarce and number == 90 and is_at_rest(match):
            weaken(match.state)
            match = resumed(match)
            question = next_question(match)
            assert question is not None
        seat, menu = question
        match.play(seat, menu.draw(random))


def resumed(match: Match[Adventure]) -> Match[Adventure]:
    """Return a match with the same position, whose next step enforces limits."""
    return Match(match.rules, match.dice, match.state, seats=match.seats, stepwise=True)


@pytest.mark.parametrize("seats", [2, 6])
def test_a_save_is_small_and_the_same_after_loading(seats: int) -> None:
    random, match = Random(seats), new_match(seats, seats)
    largest = 0
    for number in range(900):
        question = next_question(match)
        if question is None:
            break
        if number % 30 == 0:
            saved = match.save()
            largest = max(largest, len(saved))
            assert Match.load(game("talisman"), match.dice.key, saved, stepwise=True).save() == saved
        let_computer_answer(match, *question, random)
    assert 2_000 < largest < MAX_SAVE_BYTES


def test_the_ending_says_who_has_won_by_points() -> None:
    match, random = new_match(2, 3, round_limit=2), Random(5)
    while (question := next_question(match)) is not None:
        let_computer_answer(match, *question, random)
    assert match.state.ending == "counted"
    explanations = match.rules.look_back(match.state, 2, []).explanations
    assert [seat for seat, text in explanations.items() if text.values["step"] == "points"] == list(match.state.winners)
