"""The chances of a fight are exact: compared with following every roll of the dice one by one."""

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


def faces(one: Contender) -> list[int]:
    return [2] if one.waives else [1, 2, 3, 4, 5, 6]


def brute(first: Contender, second: Contender, one: int, two: int, turn: int) -> dict[tuple[int, int], Fraction]:
    """Ends of the fight by life points left, every pair of faces followed for itself; ``turn`` 0: the first strikes."""
    if one == 0 or two == 0:
        return {(one, two): Fraction(1)}
    rolls = list(product(faces(first), faces(second)))
    found: dict[tuple[int, int], Fraction] = {}
    for mine, theirs in rolls:
        if turn == 0:
            lost = first.power + mine - second.power - second.protection - theirs
        else:
            lost = -(second.power + theirs - first.power - first.protection - mine)
        # `lost` is above 0 where the first side has the better of it, whoever strikes.
        left, right = (
            (one - 1, two - 1) if lost == 0 else (one, max(0, two - lost)) if lost > 0 else (max(0, one + lost), two)
        )
        for end, chance in brute(first, second, left, right, 1 - turn).items():
            found[end] = found.get(end, Fraction(0)) + chance / len(rolls)
    return found


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_chances_are_those_of_following_every_roll(first: Contender, second: Contender) -> None:  # H-081
    ends = brute(first, second, first.life, second.life, 0)
    found = odds(first, second)
    assert found.first_wins == sum(chance for (one, _), chance in ends.items() if one)
    assert found.second_wins == sum(chance for (_, two), chance in ends.items() if two)
    assert found.both_die == ends.get((0, 0), 0)
    for number, side in ((0, found.first), (1, found.second)):
        for left, chance in side.items():
            assert chance == sum(share for end, share in ends.items() if end[number] == left)
    assert_is_whole(found)


def assert_is_whole(found: Odds) -> None:
    assert found.first_wins + found.second_wins + found.both_die == 1
    assert sum(found.first.values()) == sum(found.second.values()) == 1


@pytest.mark.parametrize(("lead", "expected"), [(0, 0.5), (1, 0.89), (2, 0.99)])
def test_a_small_lead_decides_a_fight(lead: int, expected: float) -> None:  # H-082
    found = odds(Contender(8 + lead, 0, 10), Contender(8, 0, 10))
    assert float(found.first_wins + found.both_die / 2) == pytest.approx(expected, abs=0.01)
    assert lead or float(found.strikes) == pytest.approx(7, abs=0.5)


def test_protection_counts_for_the_one_who_is_struck_only() -> None:  # H-082, H-043
    even = odds(Contender(8, 0, 10), Contender(8, 0, 10))
    shielded = odds(Contender(8, 0, 10), Contender(8, 1, 10))
    assert shielded.second_wins > even.second_wins + Fraction(1, 5)


@pytest.mark.parametrize(
    ("difference", "left"), [(5, (8, 3)), (-5, (3, 8)), (1, (8, 7)), (0, (7, 7)), (9, (8, 0)), (-9, (0, 8))]
)
def test_a_difference_tells_who_loses_how_much(difference: int, left: tuple[int, int]) -> None:  # H-082
    assert after_strike(difference, 8, 8) == left


@pytest.mark.parametrize(("first", "second"), [pair for pair in PAIRS if not pair[0].waives and not pair[1].waives])
def test_the_computer_weighs_fights_by_these_chances(first: Contender, second: Contender) -> None:
    found = odds(first, second)
    assert balance(first, second) == pytest.approx(float(found.first_wins - found.second_wins))
