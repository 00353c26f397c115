"""What may be taken from a space at the end of a visit (M-119, M-146, M-149, M-395)."""

from __future__ import annotations

from engine.kernel.flow import Flow
from engine.kernel.menus import Move
from engine.kernel.text import Seat
from engine.talisman.cards.library import library
from engine.talisman.cards.models import FollowerData, ObjectData
from engine.talisman.play.game import Game
from engine.talisman.play.values import may_have, most_objects
from engine.talisman.state import Adventure, kind


def look(game: Game) -> None:
    """Whatever lies here may be taken, if there is anything (M-119, M-395)."""
    state = game.state
    if things_here(state, state.turn):
        state.phase, state.agenda = "pick-up", []
    else:
        state.agenda = ["trade"]


def things_here(state: Adventure, seat: Seat) -> list[Move]:
    """Return what a character may take where it stands: what it has not left there in this turn, or evaded, what it may
    have, can pay and carry (M-119, M-149, M-206, M-246, M-271, M-278)."""
    one = state.adventurers[seat]
    if one.toad is not None:
        return []
    kept = [*state.left, *(state.visit.evaded if state.visit is not None else ())]
    moves: list[Move] = []
    for card in state.cards.get(one.space, ()):
        data = library().cards[kind(card)]
        if card in kept or not isinstance(data, (ObjectData, FollowerData)) or not may_have(state, seat, card):
            continue
        full = isinstance(data, ObjectData) and not data.gold and len(one.objects) >= most_objects(state, seat)
        poor = isinstance(data, FollowerData) and data.price > one.gold
        if not full and not poor:
            moves.append(Move("take", (card,)))
    if state.gold.get(one.space) and one.space not in state.left_gold:
        moves.append(Move("take", ("gold",)))
    return moves


def take(game: Game, seat: Seat, what: str) -> Flow:
    """Take a card or the gold that lies here."""
    state, one = game.state, game.one(seat)
    if what == "gold":
        gold = state.gold.pop(one.space)
        one.gold += gold
        game.tell("event-gained", seat, what="gold", amount=gold)
    else:
        data = library().cards[kind(what)]
        if isinstance(data, FollowerData) and data.price:
            yield from game.lose(seat, "gold", data.price)
        game.lift(what, one.space)
        game.take(seat, what)
        yield from game.settle(seat)
    yield from game.deliver(seat)
    state.agenda = ["cut"] if game.over(seat) else ["look"]
