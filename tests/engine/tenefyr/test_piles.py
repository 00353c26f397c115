"""Piles that may be looked through: discard piles, hands and revealed cards, never hidden cards of decks or reserve."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from engine.games import game
from engine.kernel.dice import Dice
from engine.kernel.flow import ResolveContext
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.views import Pile
from engine.tenefyr.cards.library import loot_name
from engine.tenefyr.play.game import ActiveExpedition
from engine.tenefyr.state import BOSS, Expedition, present_seats
from tests.render.test_boards import played

RULES = game("tenefyr")


def cards(pile: Pile) -> list[str]:
    """Return the cards of a pile; equal cards appear as often as they exist."""
    return [str(card.face["card"]) for card in pile.cards for _ in range(card.face["count"])]


def piles_by_name(match: Match[Expedition], seat: int | None = None) -> dict[str, Pile]:
    return {pile.name: pile for pile in RULES.piles(match.view(seat))}


def test_everybody_sees_all_cards_of_all_discard_piles() -> None:
    for match, _ in played("tenefyr", 3, 3, 90):
        for reader in (None, 0, 2):
            piles = piles_by_name(match, reader)
            for seat, player in enumerate(match.state.players):
                pile = piles[f"discard-{seat}"]
                assert sorted(cards(pile)) == sorted(map(loot_name, player.discard))
                assert pile.size == len(player.discard)
                assert not player.discard or cards(pile)[0] == loot_name(player.discard[-1]), "the top card first"


def test_hidden_cards_cannot_be_looked_through() -> None:
    random = Random(5)
    for place, (match, _) in enumerate(played("tenefyr", 2, 2, 90)):
        if place % 5 == 0:
            other = RULES.determinize(match.state, None, random)
            assert RULES.piles(RULES.view(other, None)) == RULES.piles(match.view(None))


def test_the_boss_deck_can_be_looked_through_only_while_it_is_reordered() -> None:
    match = next(match for match, _ in played("tenefyr", 2, 2, 5) if match.state.dungeons)
    state = match.state
    assert "dungeon-0" not in piles_by_name(match)
    scouting = ActiveExpedition(state, ResolveContext(Dice(b"scout"))).scout()
    next(scouting)
    scouting.send(dict.fromkeys(present_seats(state), Move("enter", (BOSS,))))
    top, *below = state.boss_deck.cards
    assert cards(piles_by_name(match)["dungeon-0"]) == [*below[::-1], top]
    with pytest.raises(StopIteration):
        scouting.send({state.token: Move("arrange", ((top, *below),))})
    views = set[str]()
    for closed in permutations(below):
        state.boss_deck.cards = [*closed, top]
        assert "dungeon-0" not in piles_by_name(match)
        views.update(repr(match.view(seat)) + repr(piles_by_name(match, seat)) for seat in (None, 0, 1))
    assert match.view(None).board["boss"]["closed"] == 3
    assert len(views) == 3, "one for each reader: the order of the closed cards makes no difference"
