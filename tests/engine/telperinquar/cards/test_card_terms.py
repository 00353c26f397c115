"""The words of a card in the hand that can be looked up."""

from __future__ import annotations

from engine.games import game
from engine.kernel.dice import Dice
from engine.telperinquar.cards.card_text import card_lines
from engine.telperinquar.cards.library import card_set
from engine.telperinquar.scenario import given
from render.languages import Languages

LANGUAGES = Languages(strict=True, games=("telperinquar",), names=lambda _: card_set().names())


def test_threat_zone_and_success_roll_can_be_looked_up_as_soon_as_a_card_in_the_hand_names_them() -> None:
    rules = game("telperinquar")
    found = 0
    for card in card_set().cards.values():
        lines = [LANGUAGES.say(line, "en", game="telperinquar") for line in card_lines(card)]
        state, *_ = given({"a": {"hand": [card.id]}, "b": {}}, ["a", "b"], Dice(b""))
        seen = {term for term, _ in rules.seen(rules.view(state, 0))}
        if any("threat zone" in line or "Melee" in line for line in lines):
            found += 1
            assert "threat" in seen, (card.id, lines)
        else:
            assert "threat" not in seen, (card.id, lines)
        assert ("check" in seen) == any("uccess roll" in line for line in lines), (card.id, lines)
    assert found > 20
