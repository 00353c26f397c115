"""Playing cards from the hand, equipment and its bearers, and what is free in one's own turn (sections E and F)."""

from __future__ import annotations

from engine.kernel.flow import Flow
from engine.telperinquar import values
from engine.telperinquar.catalog import Kind
from engine.telperinquar.damage import turn_up
from engine.telperinquar.game import SEATS, Game
from engine.telperinquar.reactions import declare
from engine.telperinquar.state import Card, Pending, Player

ROW_LIMIT = 5  # T-163, T-164, T-194
EQUIPMENT_LIMIT = 5  # T-078, T-079


def play(game: Game, player: Player, key: str, side: str = "") -> Flow:
    """Play a card from the hand: creatures and traps to an end of the row (T-059, T-071, T-168a)."""
    kind = game.kinds[key]
    player.actions -= kind.play
    player.hand.remove(key)
    if kind.type == "trap":
        game.io.tell("event-played-face-down", who=SEATS[player.seat])
    else:
        game.io.tell("event-played", who=SEATS[player.seat], card=kind.name)
    pending = Pending("play", player.seat, key=key, side=side, target=player.hero)
    yield from declare(game, pending, _enter)
    _discard_if_stopped(game, player, pending)


def _enter(game: Game, pending: Pending) -> Flow:
    player = game.players[pending.seat]
    kind = game.kinds[pending.key]
    card = game.enter(player, pending.key, player.hero if kind.is_equipment else 0)
    pending.source = card.id
    if kind.in_row:
        card.face_down = kind.type == "trap"  # T-318
        if pending.side == "right":
            player.row.append(card.id)
        else:
            player.row.insert(0, card.id)
    values.refresh(game, player)
    return
    yield


def _discard_if_stopped(game: Game, player: Player, pending: Pending) -> None:
    """A card whose playing was stopped or came to nothing goes to the discard pile."""
    if not pending.source:
        player.discard.append(pending.key.partition(":")[0])
        game.io.tell("event-play-stopped", card=game.kinds[pending.key].name)


def equip(game: Game, player: Player, key: str, bearer: int) -> Flow:
    """Attach a piece from the hand to a hero or creature in play (T-073, T-077, T-288)."""
    kind = game.kinds[key]
    player.actions -= kind.play
    player.hand.remove(key)
    game.io.tell("event-equipped", who=SEATS[player.seat], card=kind.name, bearer=game.card_name(game.cards[bearer]))
    pending = Pending("equip", player.seat, key=key, target=bearer)
    yield from declare(game, pending, _attach)
    _discard_if_stopped(game, player, pending)


def _attach(game: Game, pending: Pending) -> Flow:
    player = game.players[pending.seat]
    bearer = game.cards.get(pending.target)
    if bearer is None or bearer.dead or bearer.face_down:  # T-110a
        game.io.tell("event-no-effect")
    else:
        pending.source = game.enter(player, pending.key, pending.target).id
        values.refresh(game, player)
    return
    yield


def move_piece(game: Game, player: Player, card_id: int, bearer: int) -> Flow:
    """Give an attached weapon or armour to another bearer, for its play cost (T-074, T-074a)."""
    card = game.cards[card_id]
    player.actions -= game.kind(card).play
    game.io.tell(
        "event-moved", who=SEATS[player.seat], card=game.card_name(card), bearer=game.card_name(game.cards[bearer])
    )
    yield from declare(game, Pending("move", player.seat, card_id, target=bearer), _carry_over)


def _carry_over(game: Game, pending: Pending) -> Flow:
    card, bearer = game.cards.get(pending.source), game.cards.get(pending.target)
    if card is None or bearer is None or bearer.dead or bearer.face_down:  # T-110a
        game.io.tell("event-no-effect")
    else:
        card.bearer = bearer.id
        values.refresh(game, game.players[pending.seat])
    return
    yield


def take_back(game: Game, player: Player, card_id: int) -> Flow:
    """Equipment goes back to the hand, for nothing (T-204 .. T-208)."""
    card = game.cards[card_id]
    game.io.tell("event-taken-back", who=SEATS[player.seat], card=game.card_name(card))
    game.leave(card, to_hand=True)
    game.bury()
    return
    yield


def reveal(game: Game, player: Player, card_id: int) -> Flow:
    """The owner turns a hidden creature, or his hero, face up (T-218)."""
    turn_up(game, game.cards[card_id])
    return
    yield


def swap(game: Game, player: Player, first: int, second: int) -> Flow:
    """A flying creature changes places with another one, once a turn (T-214, T-215)."""
    row = player.row
    here, there = row.index(first), row.index(second)
    row[here], row[there] = second, first
    player.swapped = True
    names = (game.card_name(game.cards[first]), game.card_name(game.cards[second]))
    game.io.tell("event-swapped", who=SEATS[player.seat], first=names[0], second=names[1])
    return
    yield


def hands_free(game: Game, player: Player, kind: Kind, bearer: Card, leaving: int = 0) -> str:
    """Whether a piece finds its place on a bearer: "" or the word for what stands in the way (T-080 .. T-083, T-174).

    ``leaving`` is the card that moves there itself and does not count where it is.
    """
    worn = [game.kind(each) for each in game.carried(bearer) if each.id != leaving]
    types = [each.type for each in worn]
    hero = game.kind(bearer).hero
    if hero is None:
        if kind.type not in game.kind(bearer).bears:  # T-077
            return "bears"
        return "taken" if kind.type in types else ""
    if kind.type == "armour":
        if kind.size not in hero.armour_sizes:
            return "size"
        return "taken" if "armour" in types else ""
    if kind.type == "weapon":
        if kind.size not in hero.weapon_sizes:
            return "size"
        weapons = types.count("weapon")
        if weapons >= hero.weapons or (weapons and "shield" in types):
            return "taken"
        if weapons or "shield" in types:
            large = kind.size == "large" or any(each.type == "weapon" and each.size == "large" for each in worn)
            return "large" if large else ""  # T-081, T-082
        return ""
    if kind.type == "shield":
        if not hero.shield:
            return "shield"
        if "shield" in types or types.count("weapon") > 1:
            return "taken"
        return "large" if any(each.type == "weapon" and each.size == "large" for each in worn) else ""  # T-082
    return ""
