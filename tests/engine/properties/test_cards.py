"""No card is created or lost; in a duel the cards of a player who is out leave the game."""

from __future__ import annotations

import pytest

from tests.engine.properties import cards
from tests.engine.properties.trying import EXAMPLES, tried


@pytest.mark.parametrize("variant", ["telperinquar", "telperinquar-draft", "telperinquar-double-class"])
def test_cards_are_conserved(variant: str) -> None:
    # T-151b
    assert tried(cards.cards_are_conserved, variant)


def test_no_card_of_an_adventure_is_lost_or_comes_twice() -> None:  # M-206, M-222, M-254
    assert tried(cards.cards_are_conserved, "talisman") > 5_000 * EXAMPLES // 12
