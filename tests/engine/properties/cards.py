"""Cards are neither made nor lost."""

from __future__ import annotations

from collections import Counter

from engine.kernel.match import Match
from engine.telperinquar.state import Duel
from tests.engine.properties.games import Case, moments


def cards_of(duel: Duel, seat: int) -> Counter[str]:
    """Everything a player owns, wherever it is; a level card in play shows only in the level."""
    player = duel.players[seat]
    kinds = [key.partition(":")[0] for key in player.hand + player.pile + player.discard]
    places = [*player.row, *player.equipment, *player.abilities]
    kinds += [duel.cards[card].kind for card in places]
    kinds += [each.key.partition(":")[0] for each in duel.pending if each.seat == seat and each.key and not each.source]
    counted = Counter("level" if kind.startswith("level") else kind for kind in kinds)  # of either class
    counted["level"] += player.level + player.second_level
    return counted


def cards_are_conserved(case: Case) -> int:
    """Those of a player who is out leave the game with them (T-151b)."""
    match: Match[Duel] = case.begin()
    owned: list[Counter[str]] = []
    tried = 0
    for _ in moments(match, case.random()):
        duel = match.state
        if duel.draft is not None:
            continue
        owned = owned or [cards_of(duel, seat) for seat in range(match.seats)]
        for seat, player in enumerate(duel.players):
            if player.out:
                assert not player.hand + player.pile + player.discard
                assert not player.row + player.equipment + player.abilities
            else:
                assert cards_of(duel, seat) == owned[seat]
        tried += 1
        in_zones = [card for p in duel.players for card in [p.hero, *p.row, *p.equipment, *p.abilities]]
        assert sorted(in_zones) == sorted(duel.cards), "a card in play lies in exactly one zone"
    return tried
