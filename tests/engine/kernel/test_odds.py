"""Probabilities in words."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.kernel.odds import percent
from tests.wording import strict_languages


@pytest.mark.parametrize(
    ("share", "words"),
    [
        (Fraction(0), ("0%", "0 %", "0%")),
        (Fraction(1, 2000), ("below 1%", "unter 1 %", "minder dan 1%")),
        (Fraction(624, 1000), ("62%", "62 %", "62%")),
        (Fraction(1999, 2000), ("above 99%", "über 99 %", "meer dan 99%")),
        (Fraction(1), ("100%", "100 %", "100%")),
    ],
)
def test_only_what_is_impossible_or_certain_has_0_or_100_percent(share: Fraction, words: tuple[str, str, str]) -> None:
    languages = strict_languages()
    said = [languages.say(percent(share)["share"], language, game="talisman") for language in ("en", "de", "nl")]
    assert tuple(word.replace("\u00a0", " ") for word in said) == words
