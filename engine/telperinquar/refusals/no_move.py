"""Reasons why a player has no move of a kind now, if no single card is the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise

from engine.kernel.menus import Menu, Move, Refusal
from engine.kernel.verbs import summarize_refusals
from engine.telperinquar.cards.catalog import LEVELS
from engine.telperinquar.cards.kinds import FLYING
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.refusals import fighting, playing
from engine.telperinquar.refusals.moves import refuse
from engine.telperinquar.state import Card, Player


def why_no_move(game: ActiveGame, seat: int, verb: str, menu: Menu | None) -> Refusal:
    """Return why no move of this kind is in the menu of this seat.

    Rules: T-031, T-060, T-069, T-073, T-085, T-110, T-204, T-214.
    """
    bare = refuse(game, seat, Move(verb), menu)
    if bare.key != "refused-arguments":
        return bare
    player = game.players[seat]
    if game.duel.asked and menu is not None:
        return Refusal("refused-answer-first", {"question": menu.question}, "T-110")
    barred = fighting.refuse_offence(game) if verb in ("attack", "attack-both") else None
    if barred is not None:
        return barred
    refusals = list(REASONS_BY_VERB[verb](game, player)) if verb in REASONS_BY_VERB else []
    if not player.actions and refusals and verb not in FREE_VERBS:
        return Refusal("refused-no-actions", {}, "T-069")
    return summarize_refusals(verb, refusals)


def in_play(game: ActiveGame, player: Player) -> list[Card]:
    """Return all cards of a player in play."""
    return [game.cards[card_id] for card_id in (player.hero, *player.row, *player.equipment, *player.abilities)]


def _attack(game: ActiveGame, player: Player) -> Iterator[Refusal]:
    """Yield what keeps each card with an attack from attacking, or from reaching a target (T-087 .. T-095a)."""
    for card in in_play(game, player):
        kind = game.kind(card)
        if kind.melee is None and kind.ranged is None:
            continue
        reason = fighting.refuse_attacker(game, player, card) or playing.refuse_cost(player, kind.use)
        if reason is not None:
            yield reason
            continue
        for enemy in game.enemies(player.seat):
            for target in (*enemy.row, enemy.hero):
                reason = fighting.refuse_attack(game, player, card.id, target)
                if reason is not None:
                    yield reason


def _two_weapons(game: ActiveGame, player: Player) -> Iterator[Refusal]:
    """Yield the reasons of an attack if the hero has the two weapons that are needed, else none (T-128)."""
    weapons = [card for card in in_play(game, player) if card.bearer == player.hero and game.kind(card).melee]
    return _attack(game, player) if len(weapons) > 1 else iter(())


def _play(game: ActiveGame, player: Player) -> Iterator[Refusal]:
    for key in player.hand:
        if key not in LEVELS and not game.kinds[key].is_worn:
            yield from filter(None, [playing.refuse_hand_card(game, player, key)])


def _equip(game: ActiveGame, player: Player) -> Iterator[Refusal]:
    for key in player.hand:
        if key not in LEVELS and game.kinds[key].is_worn:
            yield from filter(None, [playing.refuse_hand_card(game, player, key)])


def _move(game: ActiveGame, player: Player) -> Iterator[Refusal]:
    for card in player.equipment:
        if game.kind(game.cards[card]).is_worn:
            reasons = [playing.refuse_move_piece(game, player, card, bearer) for bearer in (player.hero, *player.row)]
            others = [reason for reason in reasons if reason is not None and reason.key != "refused-same-bearer"]
            yield from others[:1]


def _use(game: ActiveGame, player: Player) -> Iterator[Refusal]:
    """Yield the reason against each ability, for the first target it could have (T-238)."""
    everybody = [card_id for enemy in game.players for card_id in (enemy.hero, *enemy.row, *enemy.equipment)]
    for card in in_play(game, player):
        for use in game.kind(card).own_uses:
            attempts = (fighting.refuse_use(game, player, card.id, use.number, target) for target in (0, *everybody))
            reasons = [reason for reason in attempts if reason is not None]
            precise = [reason for reason in reasons if reason.key not in ("refused-needs-target", "refused-target")]
            yield from (precise or reasons)[:1]


def _take_back(game: ActiveGame, player: Player) -> Iterator[Refusal]:
    for card in player.equipment:
        yield from filter(None, [playing.refuse_take_back(game, player, card)])


def _swap(game: ActiveGame, player: Player) -> Iterator[Refusal]:
    cards = [game.cards[card_id] for card_id in player.row]
    flying = [card.id for card in cards if card.keywords & FLYING and not card.face_down]
    for card, other in pairwise([*flying, *flying[:1]]) if len(flying) > 1 else ():
        yield from filter(None, [playing.refuse_swap(game, player, card, other)])


FREE_VERBS = ("take-back", "swap")
"""Moves that cost no actions."""
REASONS_BY_VERB: Mapping[str, Callable[[ActiveGame, Player], Iterator[Refusal]]] = {
    "attack": _attack,
    "attack-both": _two_weapons,
    "play": _play,
    "equip": _equip,
    "move": _move,
    "use": _use,
    "take-back": _take_back,
    "swap": _swap,
}
"""The function that yields the reasons against all possible moves of a kind."""
