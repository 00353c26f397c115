"""Provable dice: recomputable, in order, uniform, and the same everywhere."""

from __future__ import annotations

import hmac
from collections import Counter

import pytest

from engine.kernel.dice import Dice, Roll, verify

KEY = b"a key nobody knows before the end"


def thrown(faces: list[int], counter: int = 0) -> list[Roll]:
    dice = Dice(KEY, counter)
    for die in faces:
        dice.roll(die)
    return dice.rolls


def test_the_same_key_and_counter_give_the_same_numbers() -> None:
    assert thrown([10] * 50) == thrown([10] * 50)
    assert thrown([10] * 20)[10:] == thrown([10] * 10, counter=10)


def test_these_numbers_never_change() -> None:
    """Stored games are replayed with them."""
    assert [roll.face for roll in thrown([6, 10, 20, 100, 6, 10])] == [6, 1, 13, 79, 3, 5]


@pytest.mark.parametrize("length", [0, 1, 32, 63, 64, 65, 200])
def test_the_numbers_are_those_of_the_library_for_keys_of_any_length(length: int) -> None:
    """A recomputation needs nothing but HMAC-SHA256 of key and counter."""
    key = bytes(range(length))
    dice, counter = Dice(key), 0
    for faces in (6, 10, 20, 100, 3) * 20:
        number = 1 << 64
        while number >= (1 << 64) - (1 << 64) % faces:
            counter += 1
            number = int.from_bytes(hmac.digest(key, counter.to_bytes(8, "big"), "sha256")[:8], "big")
        assert dice.roll(faces) == number % faces + 1


def test_every_face_falls_about_equally_often() -> None:
    counts = Counter(roll.face for roll in thrown([10] * 20_000))
    assert sorted(counts) == list(range(1, 11))
    assert all(1_800 < count < 2_200 for count in counts.values())


def test_a_shuffle_keeps_all_items_and_is_made_of_rolls_that_can_be_verified() -> None:
    dice = Dice(KEY)
    items = list(range(40))
    dice.shuffle(items)
    assert sorted(items) == list(range(40))
    assert items != list(range(40))
    assert len(dice.rolls) == 39
    assert verify(KEY, dice.rolls) is None


def test_a_face_that_did_not_fall_is_found() -> None:
    rolls = thrown([10] * 5)
    bent = rolls[2]._replace(face=rolls[2].face % 10 + 1)
    assert verify(KEY, [*rolls[:2], bent, *rolls[3:]]) == bent


def test_a_roll_that_was_kept_quiet_is_found() -> None:
    rolls = thrown([10] * 5)
    assert verify(KEY, rolls[1:]) == rolls[1]
    assert verify(KEY, [*rolls[:2], *rolls[3:]]) == rolls[3]


def test_rolls_of_another_key_are_found() -> None:
    rolls = thrown([20] * 5)
    assert verify(b"another key", rolls) is not None


def test_a_table_that_went_back_takes_the_same_numbers_again() -> None:
    rolls = thrown([10] * 5)
    again = thrown([6] * 3, counter=2)
    assert verify(KEY, [*rolls, *again]) is None


def test_numbers_beyond_the_last_whole_block_are_thrown_away() -> None:
    """A die with so many faces that almost half of all numbers are rejected still verifies."""
    faces = (1 << 63) + 1
    rolls = thrown([faces] * 20)
    assert rolls[-1].counter > 25
    assert verify(KEY, rolls) is None


def test_loaded_faces_come_first_and_shuffles_do_not_take_them() -> None:
    dice = Dice(KEY, loaded=[10, 4])
    dice.shuffle([1, 2, 3])
    assert [dice.roll(10), dice.roll(6)] == [10, 4]
    assert dice.loaded == []


def test_a_loaded_face_the_die_does_not_have_is_an_error() -> None:
    with pytest.raises(ValueError, match="loaded 7 on a die with 6 faces"):
        Dice(KEY, loaded=[7]).roll(6)


def test_a_die_needs_a_face() -> None:
    with pytest.raises(ValueError, match="0 faces"):
        Dice(KEY).roll(0)
