"""Sealed secrets and words: everybody can recompute the key of the dice, and words are encoded uniquely."""

from __future__ import annotations

import hmac
import json
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.dice import Dice, dice_key, encoded, normalized_word, seal_of

RECIPE = (Path(__file__).parents[3] / "docs" / "fair-dice.md").read_text("utf-8")
SECRET = b"a key nobody knows before the end"
FIXED = "e53575d2e2b823ea061e0005f75c99f29ea9fb5ed22eaeea6d38903d18848776"
WORDS = st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=8), max_size=4)


def test_these_seals_and_keys_never_change() -> None:
    """Stored games are verified with them."""
    assert seal_of(SECRET) == "0595c313eaa04fdcd7bde6e3f466b84af76f45f6735b87a0630d0a3da4137024"
    assert encoded(("Grün", 'a"b', "")) == b'["Gr\xc3\xbcn","a\\"b",""]'
    key = hmac.new(SECRET, b'["Gr\xc3\xbcn","a\\"b",""]', sha256).hexdigest()
    assert dice_key(SECRET, ("Grün", 'a"b', "")).hex() == key == FIXED


@given(WORDS, WORDS)
def test_other_words_are_other_bytes(first: list[str], second: list[str]) -> None:
    assert (encoded(first) == encoded(second)) == (first == second)


@pytest.mark.parametrize(
    ("first", "second"),
    [(("ab", "c"), ("a", "bc")), (('a","b',), ("a", "b")), (("a", ""), ("", "a")), (("a",), ("a", ""))],
)
def test_words_that_look_alike_put_together_give_other_keys(first: tuple[str, ...], second: tuple[str, ...]) -> None:
    assert dice_key(SECRET, first) != dice_key(SECRET, second)


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("  two   words\t", "two words"),
        ("Gru\u0308n", "Grün"),
        ("a\u202eb\x00c\x9bd\ud800", "abcd"),
        ("\u200b \n", ""),
    ],
)
def test_a_typed_word_is_composed_and_without_control_signs(typed: str, word: str) -> None:
    assert normalized_word(typed) == word
    assert normalized_word(word) == word


def test_the_published_recipe_gives_the_dice_of_the_engine() -> None:
    """Computed as a stranger would, with nothing of the engine."""
    words = json.dumps(["amber", "Grün", ""], ensure_ascii=False, separators=(",", ":")).encode()
    key = hmac.digest(SECRET, words, "sha256")
    counter, faces = 0, []
    for sides in (6, 10, 3, 100) * 10:
        number = 1 << 64
        while number >= (1 << 64) - (1 << 64) % sides:
            counter += 1
            number = int.from_bytes(hmac.digest(key, counter.to_bytes(8, "big"), "sha256")[:8], "big")
        faces.append(number % sides + 1)
    dice = Dice(dice_key(SECRET, ("amber", "Grün", "")))
    assert [dice.roll(sides) for sides in (6, 10, 3, 100) * 10] == faces
    assert 'json.dumps(["amber", "Grün", ""], ensure_ascii=False, separators=(",", ":")).encode()' in RECIPE
    assert 'hmac.digest(secret, words, "sha256")' in RECIPE
