"""Determinization: deals hands, piles and unseen face-down traps again (T-321)."""

from __future__ import annotations

from random import Random

from engine.kernel.saves import copy_of
from engine.kernel.text import Seat
from engine.telperinquar.cards.catalog import LEVELS, Catalog
from engine.telperinquar.draft.determinize import determinize as determinize_draft
from engine.telperinquar.play import values
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.state import Duel, Player


def determinize(duel: Duel, catalog: Catalog, seat: Seat | None, random: Random) -> Duel:
    """Return a copy that looks the same to this seat (None: a spectator).

    Hidden creatures were seen when they hid; a card that was played face down can only be a trap (T-318). Cards are
    sorted before they are shuffled, so that the copy is the same for all positions that look the same to the seat.
    """
    copy = copy_of(duel)
    if copy.draft is not None:
        determinize_draft(copy.draft, catalog, seat, random)
    for player in copy.players:
        if player.seat == seat:
            player.pile.sort()
            random.shuffle(player.pile)
        elif not player.out:
            _deal(copy, catalog, player, random)
    return copy


def _deal(duel: Duel, catalog: Catalog, player: Player, random: Random) -> None:
    """Shuffle hand, pile and unseen traps of another player together and deal them again."""
    kinds = catalog.kinds
    row = [duel.cards[card] for card in player.row]
    traps = [card for card in row if card.face_down and kinds[card.kind].type == "trap"]
    declared = [action for action in duel.pending if action.seat == player.seat and action.key]
    played = [action for action in declared if kinds[action.key].type == "trap" and not action.source]
    unknown = sorted([*player.hand, *player.pile, *[card.kind for card in traps], *[action.key for action in played]])
    if duel.cards[player.hero].kind in catalog.card_set.draft_heroes:
        unknown = [_drafted(key, catalog, random) for key in unknown]
    random.shuffle(unknown)
    possible = [key for key in unknown if key not in LEVELS and kinds[key].type == "trap"]
    for card in traps:
        card.kind = possible.pop()
        card.charges = kinds[card.kind].charges
        unknown.remove(card.kind)
    for pending in played:
        pending.key = possible.pop()
        unknown.remove(pending.key)
    size = len(player.hand)
    player.hand, player.pile = unknown[:size], unknown[size:]
    values.refresh(ActiveGame(duel, catalog), player)


def _drafted(key: str, catalog: Catalog, random: Random) -> str:
    """Return a possible card in place of one taken in a draft: any card of its type."""
    cards = catalog.card_set.cards
    if key not in cards:
        return key
    return random.choice([card.id for card in cards.values() if card.type == cards[key].type])
