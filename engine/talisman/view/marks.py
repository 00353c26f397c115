"""The marks that events draw on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.highlights import Mark
from engine.talisman.board import board

_LIFE = ("what", "life")


def _walk(start: str, goal: str) -> Sequence[str]:
    return board().shortest_walk(start, goal)


_JUMP = Mark("answer", "space", source="start", what="player")
"""Not an arrow, which would remove the moves of the players before."""
_WALK = _JUMP._replace(walk=_walk)
_TO_PORTAL = _WALK._replace(at="gate")
MARKS: Mapping[str, Sequence[Mark]] = {
    "event-moved": (_WALK,),
    "event-moved-slowly": (_WALK,),
    "event-sentinel": (_WALK,),
    "event-portal-open": (_TO_PORTAL, _JUMP._replace(source="gate")),
    "event-portal-shut": (_TO_PORTAL,),
    "event-went": (_JUMP,),
    "event-drew": (Mark("drawn", "player", what="card"),),
    "event-attacks": (Mark("arrow", "other", source="player"),),
    "event-lost": (Mark("damage", "player", amount="amount", only=_LIFE),),
    "event-gained": (Mark("healing", "player", amount="amount", only=_LIFE),),
    "event-died": (Mark("fallen", "player", what="character"),),
}
