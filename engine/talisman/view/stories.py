"""Whose adventure it is: the character that a player is, and the turn that it is (M-036, M-082, M-124)."""

from __future__ import annotations

from engine.kernel.stories import Role
from engine.kernel.text import Text
from engine.talisman.state import Adventure

COMES = ("event-entered", "event-entered-anew", "event-turn", "event-turn-toad")
"""The events that tell who a player is from then on."""
_NAME = "name-"


def role(text: Text) -> Role | None:
    """Return which character a player is from this event on."""
    if text.key not in COMES:
        return None
    player, character = text.values.get("player"), text.values.get("character")
    seat = player.values.get("seat") if isinstance(player, Text) else None
    if not isinstance(seat, int) or not isinstance(character, Text):
        return None
    return Role(seat, character.key.removeprefix(_NAME))


def turn_of(state: Adventure) -> tuple[int, ...]:
    """Return what tells a turn from all others: the round, whose it is, and how many more of theirs follow it by a
    Temporal Warp.
    """
    return state.rounds, state.turn, state.extra_turns
