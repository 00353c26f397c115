"""The marks that events draw on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.highlights import Mark

_LIFE = ("what", "life")
MARKS: Mapping[str, Sequence[Mark]] = {
    "event-moved": (Mark("arrow", "space", source="start", what="player"),),
    "event-went": (Mark("answer", "space", source="start", what="player"),),
    "event-drew": (Mark("drawn", "player", what="card"),),
    "event-attacks": (Mark("arrow", "other", source="player"),),
    "event-lost": (Mark("damage", "player", amount="amount", only=_LIFE),),
    "event-gained": (Mark("healing", "player", amount="amount", only=_LIFE),),
    "event-died": (Mark("fallen", "player", what="character"),),
}
