"""One way to copy the positions of all games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from random import Random
from typing import Any

import pytest

from engine.games import GAMES
from engine.kernel.saves import copy_of
from tests.engine.kernel.playing import new_match
from tests.engine.properties.games import moments, usual
from tests.games.pips.game import Pips


def changing_parts(value: Any) -> Iterator[Any]:
    """Yield every mutable object at or below a value."""
    if is_dataclass(value):
        yield value
        for field in fields(value):
            yield from changing_parts(getattr(value, field.name))
    elif isinstance(value, (list, dict)):
        yield value
        for part in value.values() if isinstance(value, dict) else value:
            yield from changing_parts(part)


@pytest.mark.parametrize("name", sorted([*GAMES, "telperinquar-draft", "imperator-ordered"]))
def test_a_copy_equals_the_position_and_shares_nothing_that_could_change(name: str) -> None:
    for seed in range(4):
        match = usual(name, seed).begin()
        for number in moments(match, Random(seed), 400):
            if number % 7 == 0:
                copy = copy_of(match.state)
                assert copy == match.state
                mine = {id(part): part for part in changing_parts(match.state)}
                assert len(mine) > 5
                assert not [part for part in changing_parts(copy) if id(part) in mine]


def test_what_is_copied_can_be_played_on_without_touching_the_game() -> None:
    match = new_match(Pips(), 3)
    before = match.save()
    copy = copy_of(match.state)
    copy.hands[0].clear()
    copy.points[1] = 11
    assert match.save() == before


@dataclass(slots=True)
class Branch:
    leaves: list[int] = field(default_factory=list[int])
    below: list[Branch] = field(default_factory=list["Branch"])
    beside: Branch | None = None


def test_positions_may_nest_in_themselves() -> None:
    tree = Branch([1], [Branch([2]), Branch([3], [Branch([4])])], Branch([5]))
    copy = copy_of(tree)
    assert copy == tree
    copy.below[1].below[0].leaves.append(9)
    assert tree.below[1].below[0].leaves == [4]


@dataclass(slots=True)
class WithASet:
    seats: set[int]


def test_anything_but_plain_data_is_refused() -> None:
    with pytest.raises(TypeError, match="not plain data"):
        copy_of(WithASet({1}))
