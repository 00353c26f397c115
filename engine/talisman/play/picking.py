"""Taking cards and gold from a space at the end of a visit (M-119, M-146, M-149, M-395)."""

from __future__ import annotations

from engine.kernel.flow import Flow
from engine.kernel.menus import Move, made
from engine.kernel.text import Seat, name
from engine.talisman.cards.library import library
from engine.talisman.cards.models import FollowerData, ObjectData
from engine.talisman.play.game import ActiveGame
from engine.talisman.play.trading import trade_step
from engine.talisman.play.values import free_alignments, may_have, most_objects, sale_patterns
from engine.talisman.state import BURDENS, Adventure, kind

COINS = "gold"
"""The word for the coins on a space, where cards have their ids."""


def look(game: ActiveGame) -> None:
    """Stop the turn if a card here may be taken now, or after the player has made it possible (M-119, M-395)."""
    state = game.state
    if take_moves(state, state.turn) or any(
        _within_reach(state, state.turn, card) for card in _left_here(state, state.turn)
    ):
        state.phase, state.agenda = "pick-up", []
    else:
        _report_banned(game)
        _report_unpaid(game)
        trade_step(game)


def _report_banned(game: ActiveGame) -> None:
    """Report the Objects here that the alignment of the active character excludes (MD-093)."""
    state = game.state
    alignment = game.adventurer(state.turn).alignment
    objects = library().objects
    banned = [card for card in _left_here(state, state.turn) if card in objects and objects[card].banned == alignment]
    if banned and game.adventurer(state.turn).toad is None:
        game.report("event-banned", state.turn, cards=tuple(map(game.source_name, banned)), alignment=alignment)


def _report_unpaid(game: ActiveGame) -> None:
    """Report the Followers here that the active character cannot pay, or may not have because of a Hag (MD-070)."""
    state, adventurer = game.state, game.adventurer(game.state.turn)
    cards = [card for card in _left_here(state, state.turn) if kind(card) not in BURDENS]
    followers = [data for card in cards if isinstance(data := library().cards[kind(card)], FollowerData)]
    if followers and adventurer.toad is None:
        names = tuple(name(data.id) for data in followers)
        price = (
            0 if any(kind(card) == "hag" for card in adventurer.followers) else max(data.price for data in followers)
        )
        game.report("event-no-follower", state.turn, cards=names, price=price)


def take_moves(state: Adventure, seat: Seat) -> list[Move]:
    """Return the moves to take cards and gold on a character's space (M-119, M-149, M-206, M-246, M-271, M-278)."""
    adventurer = state.adventurers[seat]
    if adventurer.toad is not None:
        return []
    full = len(adventurer.objects) >= most_objects(state, seat)
    moves = [made(("take", (card,))) for card in _lying(state, seat) if not (full and _is_carried(card))]
    if takeable_gold(state, adventurer.space):
        moves.append(Move("take", (COINS,)))
    return moves


def most_carried(state: Adventure, seat: Seat) -> int:
    """Return the limit of Objects if it keeps a character from taking one that lies here; else 0 (M-206)."""
    adventurer, most = state.adventurers[seat], most_objects(state, seat)
    is_full = adventurer.toad is None and len(adventurer.objects) >= most
    return most if is_full and any(_is_carried(card) for card in _lying(state, seat)) else 0


def takeable_gold(state: Adventure, space: str) -> int:
    """Return how much gold on a space may be taken; gold lost in this turn may not (M-385)."""
    return state.gold.get(space, 0) - state.lost_gold.get(space, 0)


def _lying(state: Adventure, seat: Seat) -> list[str]:
    """Return the cards here that a character may own and can pay."""
    adventurer = state.adventurers[seat]
    cards: list[str] = []
    for card in _left_here(state, seat):
        data = library().cards[kind(card)]
        if may_have(state, seat, card) and (not isinstance(data, FollowerData) or data.price <= adventurer.gold):
            cards.append(card)
    return cards


def _left_here(state: Adventure, seat: Seat) -> list[str]:
    """Return the Objects and Followers here, except those left in this turn or evaded (M-149, M-246)."""
    kept = [*state.left, *(state.visit.evaded if state.visit is not None else ())]
    lying = state.cards.get(state.adventurers[seat].space, ())
    things = [card for card in lying if isinstance(library().cards[kind(card)], (ObjectData, FollowerData))]
    return [card for card in things if card not in kept]


def is_gold(what: str) -> bool:
    """Return whether a card or the word for coins on a space means gold only (MD-080)."""
    if what == COINS:
        return True
    data = library().cards[kind(what)]
    return isinstance(data, ObjectData) and bool(data.gold)


def _is_carried(card: str) -> bool:
    """Return whether a card counts as carried: an Object that is not gold (M-202, M-206)."""
    return isinstance(library().cards[kind(card)], ObjectData) and not is_gold(card)


def _within_reach(state: Adventure, seat: Seat, card: str) -> bool:
    """Return whether a character could take a card after it has left or sold an Object, or changed its alignment.

    Rules M-069a, M-206, M-279, MD-069, MD-120.
    """
    adventurer, data = state.adventurers[seat], library().cards[kind(card)]
    if adventurer.toad is not None:
        return False
    sellable = len(adventurer.objects) if sale_patterns(state, seat) else 0
    if isinstance(data, FollowerData):
        return may_have(state, seat, card) and data.price <= adventurer.gold + sellable
    if not may_have(state, seat, card) and not free_alignments(state, seat):
        return False
    can_drop = any(kind(held) != "raft" for held in adventurer.objects)
    return len(adventurer.objects) < most_objects(state, seat) or not _is_carried(card) or can_drop or sellable > 0


def take(game: ActiveGame, seat: Seat, what: str) -> Flow:
    """Take a card from the space, or its gold."""
    state, adventurer = game.state, game.adventurer(seat)
    if what == COINS:
        game.pick_up_gold(seat, adventurer.space, takeable_gold(state, adventurer.space))
    else:
        data = library().cards[kind(what)]
        if isinstance(data, FollowerData) and data.price:
            game.pay(seat, data.price)
        game.lift(what, adventurer.space)
        game.take(seat, what)
        yield from game.enforce_limits(seat)
    yield from game.deliver(seat)
    state.agenda = ["cut"] if game.is_over(seat) else ["look"]
