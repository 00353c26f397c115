"""What may be taken from a space at the end of a visit (M-119, M-146, M-149, M-395)."""

from __future__ import annotations

from engine.kernel.flow import Flow
from engine.kernel.menus import Move, made
from engine.kernel.text import Seat
from engine.talisman.cards.library import library
from engine.talisman.cards.models import FollowerData, ObjectData
from engine.talisman.play.game import Game
from engine.talisman.play.trading import trade_step
from engine.talisman.play.values import may_have, most_objects
from engine.talisman.state import Adventure, kind


def look(game: Game) -> None:
    """Whatever lies here may be taken, if there is anything (M-119, M-395); whose hands are full may leave something
    for it (M-206, M-279)."""
    state = game.state
    if things_here(state, state.turn) or _exchangeable(state, state.turn):
        state.phase, state.agenda = "pick-up", []
    else:
        trade_step(game)


def things_here(state: Adventure, seat: Seat) -> list[Move]:
    """Return what a character may take where it stands: what it has not left there in this turn, or evaded, what it may
    have, can pay and carry (M-119, M-149, M-206, M-246, M-271, M-278)."""
    one = state.adventurers[seat]
    if one.toad is not None:
        return []
    full = len(one.objects) >= most_objects(state, seat)
    moves = [made(("take", (card,))) for card in _lying(state, seat) if not (full and _is_carried(card))]
    if gold_here(state, one.space):
        moves.append(Move("take", ("gold",)))
    return moves


def gold_here(state: Adventure, space: str) -> int:
    """Return how much of the gold on a space may be taken: not what was lost in this turn (M-385)."""
    return state.gold.get(space, 0) - state.lost_gold.get(space, 0)


def _lying(state: Adventure, seat: Seat) -> list[str]:
    """The cards here that a character may have and can pay, and has not left here in this turn, or evaded."""
    one = state.adventurers[seat]
    kept = [*state.left, *(state.visit.evaded if state.visit is not None else ())]
    found: list[str] = []
    for card in state.cards.get(one.space, ()):
        data = library().cards[kind(card)]
        if card in kept or not isinstance(data, (ObjectData, FollowerData)) or not may_have(state, seat, card):
            continue
        if not isinstance(data, FollowerData) or data.price <= one.gold:
            found.append(card)
    return found


def _is_carried(card: str) -> bool:
    """Whether a card counts for what can be carried: Objects do, but for those that are gold (M-202, M-206)."""
    data = library().cards[kind(card)]
    return isinstance(data, ObjectData) and not data.gold


def _exchangeable(state: Adventure, seat: Seat) -> bool:
    """Whether an Object lies here that only full hands cannot take, while one of theirs may be left for it."""
    one = state.adventurers[seat]
    if one.toad is not None or all(kind(card) == "raft" for card in one.objects):
        return False
    return any(_is_carried(card) for card in _lying(state, seat))


def take(game: Game, seat: Seat, what: str) -> Flow:
    """Take a card or the gold that lies here."""
    state, one = game.state, game.one(seat)
    if what == "gold":
        game.pick_up_gold(seat, one.space, gold_here(state, one.space))
    else:
        data = library().cards[kind(what)]
        if isinstance(data, FollowerData) and data.price:
            yield from game.lose(seat, "gold", data.price)
        game.lift(what, one.space)
        game.take(seat, what)
        yield from game.settle(seat)
    yield from game.deliver(seat)
    state.agenda = ["cut"] if game.over(seat) else ["look"]
