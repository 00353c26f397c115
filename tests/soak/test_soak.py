"""The soak reports a property that does not hold, and the line it prints repeats it."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from engine.games import GAMES
from tests.engine.properties import every
from tests.engine.properties.games import Case, drawn
from tests.games import registered
from tests.soak.examples import ExampleKind, examples, kinds, repeat, tried

ROOT = Path(__file__).parents[2]


def nobody_ever_has_two_moves(case: Case) -> int:
    menus = case.begin().menus()
    assert all(len(menu.moves) == 1 for menu in menus.values()), f"{case.seats} seats"
    return len(menus)


def test_a_failure_is_reported_with_its_place_and_repeated_by_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(every.PROPERTIES, "nobody ever has two moves", nobody_ever_has_two_moves)
    example = tried(ExampleKind("nobody ever has two moves", "imperator", 3), 7)
    assert example.failure.startswith("AssertionError: 3 seats")
    assert "test_soak.py" in example.failure
    assert "imperator 3 7 " in example.line
    with pytest.raises(AssertionError, match="3 seats"):
        repeat(example.line)


def test_every_property_is_checked_with_every_game_variant_and_number_of_seats() -> None:
    with registered():  # no single game of the house has every property
        assert {kind.property for kind in kinds()} == set(every.PROPERTIES)
    all_kinds = kinds()
    assert {kind.property for kind in all_kinds} == {rule for name in GAMES for rule in every.of_game(name)}
    places = {(kind.variant, kind.seats) for kind in all_kinds}
    assert {("heldenkampf", 2), *(("imperator", seats) for seats in (2, 3, 4))} < places
    assert {seats for variant, seats in places if variant == "telperinquar-teams"} == {4}
    first = list(islice(examples(all_kinds, "a word"), 2 * len(all_kinds)))
    assert sorted(kind for kind, _ in first[: len(all_kinds)]) == sorted(all_kinds)
    assert first == list(islice(examples(all_kinds, "a word"), 2 * len(all_kinds)))
    assert len({seed for _, seed in first}) == len(first)
    assert first != list(islice(examples(all_kinds, "another"), 2 * len(all_kinds)))


def test_drawn_options_make_a_game_that_can_be_played_and_read_back() -> None:
    for seed in range(30):
        case = drawn("imperator", 4, seed)
        assert case is not None
        assert Case.read(str(case)) == case
        assert case.begin().save() == case.begin().save()


def test_the_command_ends_with_a_table() -> None:
    command = [sys.executable, "-m", "tests.soak", "--minutes", "0.02", "--game", "heldenkampf", "--workers", "1"]
    done = subprocess.run([*command, "--seed", "a"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    first, *_, last = done.stdout.splitlines()
    assert first.startswith("seed a: ")
    assert last.split()[0] == "all"
    assert last.split()[-1] == "0"
