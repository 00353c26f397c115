"""The marks that events draw on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.highlights import Mark

_LIFE = ("what", "life")
_MOVE = (Mark("answer", "space", source="start", what="player"),)
"""Not an arrow, which would remove the moves of the players before."""
MARKS: Mapping[str, Sequence[Mark]] = {
    "event-moved": _MOVE,
    "event-moved-slowly": _MOVE,
    "event-went": _MOVE,
    "event-drew": (Mark("drawn", "player", what="card"),),
    "event-attacks": (Mark("arrow", "other", source="player"),),
    "event-lost": (Mark("damage", "player", amount="amount", only=_LIFE),),
    "event-gained": (Mark("healing", "player", amount="amount", only=_LIFE),),
    "event-died": (Mark("fallen", "player", what="character"),),
}
