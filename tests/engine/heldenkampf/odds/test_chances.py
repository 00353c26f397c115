"""The chances of a fight are exact: they equal those result by following every roll of the dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from engine.heldenkampf.computer.policy import balance
from engine.heldenkampf.odds.chances import Contender, Odds, after_strike, odds

PAIRS = [
    (Contender(8, 0, 2), Contender(8, 0, 2)),
    (Contender(12, 0, 3), Contender(8, 1, 4)),
    (Contender(6, 2, 4), Contender(9, 0, 2)),
    (Contender(7, 0, 2, waives=True), Contender(7, 0, 3)),
    (Contender(7, 1, 3), Contender(8, 0, 2, waives=True)),
    (Contender(7, 0, 4, waives=True), Contender(8, 0, 4, waives=True)),
    (Contender(20, 0, 1), Contender(1, 0, 12)),
]


def faces(contender: Contender) -> list[int]:
    return [2] if contender.waives else [1, 2, 3, 4, 5, 6]


def follow_rolls(
    first: Contender, second: Contender, first_life: int, second_life: int, turn: int
) -> dict[tuple[int, int], Fraction]:
    """Return the chances of all ends of the fight by the life points left; with ``turn`` 0 the first side strikes."""
    if first_life == 0 or second_life == 0:
        return {(first_life, second_life): Fraction(1)}
    rolls = list(product(faces(first), faces(second)))
    ends: dict[tuple[int, int], Fraction] = {}
    for mine, theirs in rolls:
        if turn == 0:
            lead = first.power + mine - second.power - second.protection - theirs
        else:
            lead = -(second.power + theirs - first.power - first.protection - mine)
        # `lead` is the advantage of the first side, in its own strikes and in those of the second.
        if lead == 0:
            lives = (first_life - 1, second_life - 1)
        elif lead > 0:
            lives = (first_life, max(0, second_life - lead))
        else:
            lives = (max(0, first_life + lead), second_life)
        for end, chance in follow_rolls(first, second, *lives, 1 - turn).items():
            ends[end] = ends.get(end, Fraction(0)) + chance / len(rolls)
    return ends


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_chances_equal_those_of_following_every_roll(first: Contender, second: Contender) -> None:  # H-081
    ends = follow_rolls(first, second, first.life, second.life, 0)
    result = odds(first, second)
    assert result.first_wins == sum(chance for (first_life, _), chance in ends.items() if first_life)
    assert result.second_wins == sum(chance for (_, second_life), chance in ends.items() if second_life)
    assert result.both_die == ends.get((0, 0), 0)
    for number, side in ((0, result.first), (1, result.second)):
        for left, chance in side.items():
            assert chance == sum(share for end, share in ends.items() if end[number] == left)
    assert_chances_add_up(result)


def assert_chances_add_up(result: Odds) -> None:
    assert result.first_wins + result.second_wins + result.both_die == 1
    assert sum(result.first.values()) == sum(result.second.values()) == 1


@pytest.mark.parametrize(("lead", "expected"), [(0, 0.5), (1, 0.89), (2, 0.99)])
def test_a_small_lead_decides_a_fight(lead: int, expected: float) -> None:  # H-082
    result = odds(Contender(8 + lead, 0, 10), Contender(8, 0, 10))
    assert float(result.first_wins + result.both_die / 2) == pytest.approx(expected, abs=0.01)
    assert lead or float(result.strikes) == pytest.approx(7, abs=0.5)


def test_protection_counts_only_for_the_side_that_is_struck() -> None:  # H-082, H-043
    even = odds(Contender(8, 0, 10), Contender(8, 0, 10))
    shielded = odds(Contender(8, 0, 10), Contender(8, 1, 10))
    assert shielded.second_wins > even.second_wins + Fraction(1, 5)


@pytest.mark.parametrize(
    ("difference", "left"), [(5, (8, 3)), (-5, (3, 8)), (1, (8, 7)), (0, (7, 7)), (9, (8, 0)), (-9, (0, 8))]
)
def test_the_difference_decides_which_side_loses_how_many_life_points(
    difference: int, left: tuple[int, int]
) -> None:  # H-082
    assert after_strike(difference, 8, 8) == left


@pytest.mark.parametrize(("first", "second"), [pair for pair in PAIRS if not pair[0].waives and not pair[1].waives])
def test_the_computer_rates_fights_by_these_chances(first: Contender, second: Contender) -> None:
    result = odds(first, second)
    assert balance(first, second) == pytest.approx(float(result.first_wins - result.second_wins))
