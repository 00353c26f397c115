"""Labels of cards on buttons."""

from __future__ import annotations

import pytest

from engine.heldenkampf.cards import card_set
from engine.heldenkampf.view.player_view import card_line
from render.languages import Languages, Reader

SHORT = 38
"""The longest label with which up to five choices are buttons rather than a list."""


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_choice_among_few_cards_fits_on_buttons(language: str) -> None:
    reader = Reader(language, "heldenkampf")
    labels = [Languages().say_to(card_line(None, card, "argument-card"), reader) for card in card_set().cards]
    assert [label for label in labels if len(label) > SHORT] == []
