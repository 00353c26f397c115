"""The property that no card is created or lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from engine.kernel.match import Match
from engine.talisman.cards.library import library
from engine.talisman.state import Adventure
from engine.telperinquar.state import Duel
from tests.engine.properties.games import Case, moments
from tests.engine.talisman.adventures import box_cards, count_cards, limit_faults

LONG = 800
"""The number of moves of an adventure after which all piles were used up once or twice."""


def cards_of(duel: Duel, seat: int) -> Counter[str]:
    """Count all cards of a player in all zones; a level card in play is counted by the level alone."""
    player = duel.players[seat]
    kinds = [key.partition(":")[0] for key in player.hand + player.pile + player.discard]
    places = [*player.row, *player.equipment, *player.abilities]
    kinds += [duel.cards[card].kind for card in places]
    pending = [entry for entry in duel.pending if entry.seat == seat and entry.key and not entry.source]
    kinds += [entry.key.partition(":")[0] for entry in pending]
    counted = Counter("level" if kind.startswith("level") else kind for kind in kinds)  # of either class
    counted["level"] += player.level + player.second_level
    return counted


def cards_are_conserved(case: Case) -> int:
    """Check this property in a game with many cards."""
    return CONSERVED[case.game](case)


def _cards_of_a_duel(case: Case) -> int:
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


def _cards_of_an_adventure(case: Case) -> int:
    """Every card of the box is somewhere, once, and nobody has more than they may or than there is (M-206, M-222,
    M-254). In the middle of a step a card may be between two places.
    """
    match: Match[Adventure] = case.begin()
    everything, tried = box_cards(), 0
    if case.options.get("slaughter"):  # M-366
        everything -= Counter(library().talisman_cards()[1:])
    for _ in moments(match, case.random(), LONG):
        if not match.in_motion:
            assert count_cards(match.state) == everything
            assert limit_faults(match.state) == []
            tried += 1
    return tried


CONSERVED: Mapping[str, Callable[[Case], int]] = {"telperinquar": _cards_of_a_duel, "talisman": _cards_of_an_adventure}
"""How cards are counted in each game."""
