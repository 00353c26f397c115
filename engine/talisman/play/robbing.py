"""Robbing, beguiling and luring Followers instead of an attack, which the victim may evade.

Rules M-249, MD-127, MD-131 .. MD-133.
"""

from __future__ import annotations

from engine.kernel.flow import Flow
from engine.kernel.text import Seat, Text, seat_name
from engine.talisman.cards.outcomes import NOTHING
from engine.talisman.play.evading import ask_victim_to_evade
from engine.talisman.play.game import ActiveGame
from engine.talisman.play.routes import others_here
from engine.talisman.play.values import can, may_have, seize_moves
from engine.talisman.state import Adventure, kind

RESCUED = ("maiden", "princess")
"""Followers that the Minstrel frees (MD-127)."""
LOYAL = ("maiden", "unicorn", "princess")
"""Followers that the Sorceress cannot take (MD-131)."""
BEGUILING = {"good": 6, "neutral": 5, "evil": 4}
"""The least roll that beguiles a character of an alignment (MD-131)."""


def may_lure(state: Adventure, seat: Seat, card: str) -> bool:
    """Return whether a Minstrel or Sorceress may take a Follower from another character (MD-127, MD-131)."""
    if not may_have(state, seat, card):
        return False
    freed = can(state, seat, "rescue") and kind(card) in RESCUED
    return freed or (can(state, seat, "take-follower") and kind(card) not in LOYAL)


def rob(game: ActiveGame, seat: Seat, other: Seat) -> Flow:
    """Take a gold or an Object as the Thief (MD-132)."""
    game.end_turn_after_meeting()
    if not (yield from ask_victim_to_evade(game, seat, other)):
        yield from _seize(game, seat, other, "rob")


def _seize(game: ActiveGame, seat: Seat, other: Seat, way: str) -> Flow:
    moves = seize_moves(game.state, seat, other)
    move = yield from game.choose(seat, Text("ask-rob", {"other": seat_name(other)}), moves)
    yield from game.take_from(seat, other, str(move.args[0]), way)


def beguile(game: ActiveGame, seat: Seat, other: Seat) -> Flow:
    """Roll to take a gold or an Object as the Sorceress (MD-131)."""
    game.end_turn_after_meeting()
    if (yield from ask_victim_to_evade(game, seat, other)):
        return
    yield from game.choose_alignment(other, Text("roll-beguile"), Text("alignment-beguile", BEGUILING))
    least = BEGUILING[game.adventurer(other).alignment]
    (face,) = yield from game.roll(seat, 1, Text("roll-beguile"), lambda _: NOTHING, lambda faces: faces[0] < least)
    if face < least:
        game.report("event-beguile-fails", seat, other=seat_name(other))
    elif seize_moves(game.state, seat, other):
        yield from _seize(game, seat, other, "beguile")


def lure(game: ActiveGame, seat: Seat, card: str) -> Flow:
    """Take a Follower as the Sorceress, or all that can be freed as the Minstrel (MD-127, MD-131)."""
    state = game.state
    other = next(owner for owner in others_here(state, seat) if card in game.adventurer(owner).followers)
    game.end_turn_after_meeting()
    if (yield from ask_victim_to_evade(game, seat, other)):
        return
    cards = [card]
    if can(state, seat, "rescue") and kind(card) in RESCUED:
        cards += [more for more in game.adventurer(other).followers if kind(more) in RESCUED and more != card]
    for follower in cards:
        if follower in game.adventurer(other).followers and may_have(state, seat, follower):
            game.adventurer(other).followers.remove(follower)
            game.report(
                "event-lures", seat, other=seat_name(other), whose=seat_name(other), card=game.source_name(follower)
            )
            game.take(seat, follower, reported=True)
    yield from game.enforce_limits(other)
    yield from game.deliver(seat)
