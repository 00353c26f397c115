"""Cards of a duel are neither made nor lost; those of a player who is out leave the game with him."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.match import Match
from engine.telperinquar.state import Duel
from tests.engine.properties.games import begin, moments

HOUSE = settings.get_profile("house")


def cards_of(duel: Duel, seat: int) -> Counter[str]:
    """Everything a player owns, wherever it is; a level card in play shows only in the level."""
    player = duel.players[seat]
    kinds = [key.partition(":")[0] for key in player.hand + player.pile + player.discard]
    kinds += [card.kind for card in duel.cards.values() if card.seat == seat]
    kinds += ["level"] * player.level
    kinds += [each.key.partition(":")[0] for each in duel.pending if each.seat == seat and each.key and not each.source]
    return Counter(kinds)


@settings(HOUSE)
@given(seed=st.integers(0, 10_000))
def test_cards_are_conserved(seed: int) -> None:
    match: Match[Duel] = begin("telperinquar", seed)
    owned = [cards_of(match.state, seat) for seat in range(match.seats)]
    assert all(sum(cards.values()) == 40 for cards in owned)
    for _ in moments(match, Random(seed)):
        for seat, player in enumerate(match.state.players):
            if player.out:  # T-151b
                assert not player.hand + player.pile + player.discard
                assert not player.row + player.equipment + player.abilities
            else:
                assert cards_of(match.state, seat) == owned[seat]
        in_zones = [card for p in match.state.players for card in [p.hero, *p.row, *p.equipment, *p.abilities]]
        assert sorted(in_zones) == sorted(match.state.cards), "a card in play lies in exactly one zone"
