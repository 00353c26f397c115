"""Playing cards from the hand, attaching equipment, and the free moves of a player's own turn."""

from __future__ import annotations

from functools import lru_cache

from engine.kernel.flow import Flow
from engine.telperinquar.cards.kinds import Kind
from engine.telperinquar.play import values
from engine.telperinquar.play.actions import declare
from engine.telperinquar.play.damage import turn_face_up
from engine.telperinquar.play.game import SEATS, ActiveGame
from engine.telperinquar.state import Card, PendingAction, Player

ROW_LIMIT = 5  # T-163, T-164, T-194
EQUIPMENT_LIMIT = 5  # T-078, T-079


def play(game: ActiveGame, player: Player, key: str, side: str = "") -> Flow:
    """Play a card from the hand; creatures and traps go to an end of the row (T-059, T-071, T-168a)."""
    kind = game.kinds[key]
    player.actions -= kind.play
    player.hand.remove(key)
    if kind.type == "trap":
        game.io.announce("event-played-face-down", who=SEATS[player.seat])
        game.io.whisper_details(player.seat, "event-laid-face-down", card=kind.name)
    else:
        game.io.announce("event-played", who=SEATS[player.seat], card=kind.name)
    pending = PendingAction("play", player.seat, key=key, side=side, target=player.hero)
    yield from declare(game, pending, _enter)
    _discard_if_stopped(game, player, pending)


def _enter(game: ActiveGame, pending: PendingAction) -> Flow:
    player = game.players[pending.seat]
    kind = game.kinds[pending.key]
    card = game.put_into_play(player, pending.key, player.hero if kind.is_equipment else 0)
    pending.source = card.id
    if kind.in_row:
        card.face_down = kind.type == "trap"  # T-318
        if pending.side == "right":
            player.row.append(card.id)
        else:
            player.row.insert(0, card.id)
    values.card_entered(game, player, card)
    return
    yield


def _discard_if_stopped(game: ActiveGame, player: Player, pending: PendingAction) -> None:
    """Discard a card whose playing was cancelled or had no effect."""
    if not pending.source:
        player.discard.append(pending.key.partition(":")[0])
        game.io.announce("event-play-stopped", card=game.kinds[pending.key].name)
        if game.kinds[pending.key].type == "trap":
            game.io.reveal()


def equip(game: ActiveGame, player: Player, key: str, bearer: int) -> Flow:
    """Attach a piece of equipment from the hand to a hero or creature in play (T-069, T-071, T-073, T-077, T-288)."""
    kind = game.kinds[key]
    player.actions -= kind.play
    player.hand.remove(key)
    if not game.io.silent:
        carrier = game.event_name(game.cards[bearer])
        game.io.announce("event-equipped", who=SEATS[player.seat], card=kind.name, bearer=carrier)
    pending = PendingAction("equip", player.seat, key=key, target=bearer)
    yield from declare(game, pending, _attach)
    _discard_if_stopped(game, player, pending)


def _attach(game: ActiveGame, pending: PendingAction) -> Flow:  # T-073, T-077, T-080
    player = game.players[pending.seat]
    bearer = game.cards.get(pending.target)
    if bearer is None or bearer.face_down:  # T-110a
        game.io.announce("event-no-effect")
    else:
        card = game.put_into_play(player, pending.key, pending.target)
        pending.source = card.id
        values.card_entered(game, player, card)
    return
    yield


def move_piece(game: ActiveGame, player: Player, card_id: int, bearer: int) -> Flow:
    """Move attached equipment to another bearer, for its play cost (T-069, T-073 .. T-074a)."""
    card = game.cards[card_id]
    player.actions -= game.kind(card).play
    game.io.announce(
        "event-moved", who=SEATS[player.seat], card=game.card_name(card), bearer=game.event_name(game.cards[bearer])
    )
    yield from declare(game, PendingAction("move", player.seat, card_id, target=bearer), _carry_over)


def _carry_over(game: ActiveGame, pending: PendingAction) -> Flow:  # T-074, T-110a
    card, bearer = game.cards.get(pending.source), game.cards.get(pending.target)
    if card is None or bearer is None or bearer.face_down:  # T-110a
        game.io.announce("event-no-effect")
    else:
        card.bearer = bearer.id
        values.refresh(game, game.players[pending.seat])
    return
    yield


def take_back(game: ActiveGame, player: Player, card_id: int) -> Flow:
    """Return equipment to the hand, at no cost (T-204 .. T-208)."""
    card = game.cards[card_id]
    if not game.io.silent:
        game.io.announce("event-taken-back", who=SEATS[player.seat], card=game.card_name(card))
    game.remove_from_play(card, to_hand=True)
    game.bury_dead()
    return
    yield


def reveal(game: ActiveGame, player: Player, card_id: int) -> Flow:
    """Turn a hidden creature or hero of one's own face up (T-218)."""
    turn_face_up(game, game.cards[card_id])
    return
    yield


def swap(game: ActiveGame, player: Player, first: int, second: int) -> Flow:
    """Exchange the places of two flying creatures, once a turn for the first one (T-214, T-215)."""
    row = player.row
    here, there = row.index(first), row.index(second)
    row[here], row[there] = second, first
    game.cards[first].swapped = True
    names = (game.card_name(game.cards[first]), game.card_name(game.cards[second]))
    game.io.announce("event-swapped", who=SEATS[player.seat], first=names[0], second=names[1])
    return
    yield


def carried_kinds(game: ActiveGame, bearer: Card, leaving: int = 0) -> tuple[Kind, ...]:
    """Return the kinds that a hero or creature carries; ``leaving`` is a card about to go to another bearer."""
    kinds = game.kinds
    return tuple([kinds[piece.kind] for piece in game.carried(bearer) if piece.id != leaving])


@lru_cache(maxsize=1 << 16)
def bearing_obstacle(kind: Kind, bearer: Kind, carried: tuple[Kind, ...]) -> str:
    """Return a word for what keeps a piece from a bearer who carries these kinds, "" if nothing does.

    Rules: T-077, T-080 .. T-083, T-174.
    """
    hero = bearer.hero
    if hero is None:
        if kind.type not in bearer.bears:
            return "bears"
        return "taken" if any(other.type == kind.type for other in carried) else ""
    if kind.type == "armour":
        if kind.size not in hero.armour_sizes:
            return "size"
        return "taken" if any(other.type == "armour" for other in carried) else ""
    if kind.type == "weapon" and kind.size not in hero.weapon_sizes:
        return "size"
    if kind.type == "shield" and not hero.shield:
        return "shield"
    if kind.type in ("weapon", "shield") and carried:
        return _second_hand(kind, hero.weapons, carried)
    return ""


def _second_hand(kind: Kind, weapons_allowed: int, carried: tuple[Kind, ...]) -> str:
    """Return what keeps a second weapon or a shield out of the other hand; a large weapon takes both.

    Rules: T-080 .. T-082.
    """
    weapons = [other for other in carried if other.type == "weapon"]
    shield = any(other.type == "shield" for other in carried)
    if kind.type == "weapon" and (len(weapons) >= weapons_allowed or (weapons and shield)):
        return "taken"
    if kind.type == "shield" and (shield or len(weapons) > 1):
        return "taken"
    if not weapons and not shield:
        return ""
    large = any(weapon.size == "large" for weapon in weapons) or (kind.type == "weapon" and kind.size == "large")
    return "large" if large else ""
