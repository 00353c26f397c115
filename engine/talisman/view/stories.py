"""Structure for stories: the character of a player, and the present turn (M-036, M-082, M-124)."""

from __future__ import annotations

from engine.kernel.endings import Role
from engine.kernel.text import Text
from engine.talisman.state import Adventure

ENTRANCE_EVENTS = ("event-entered", "event-entered-own", "event-entered-anew", "event-turn", "event-turn-toad")
"""Events that name the character of a player from then on."""
_NAME = "name-"


def role(text: Text) -> Role | None:
    """Return the character that a player has from this event on; None for other events."""
    if text.key not in ENTRANCE_EVENTS:
        return None
    player, character = text.values.get("player"), text.values.get("character")
    seat = player.values.get("seat") if isinstance(player, Text) else None
    if not isinstance(seat, int) or not isinstance(character, Text):
        return None
    return Role(seat, character.key.removeprefix(_NAME))


def turn_of(state: Adventure) -> tuple[int, ...]:
    """Return a key that is different for every turn: round, seat, and remaining turns of a Temporal Warp."""
    return state.rounds, state.turn, state.extra_turns
