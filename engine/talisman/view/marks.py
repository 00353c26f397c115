"""What of the events of an adventure is drawn on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.marks import Mark

MARKS: Mapping[str, Sequence[Mark]] = {
    "event-moved": (Mark("arrow", "space", source="player"),),
    "event-went": (Mark("arrow", "space", source="player"),),
    "event-drew": (Mark("drawn", "player", what="card"),),
    "event-attacks": (Mark("arrow", "other", source="player"),),
    "event-died": (Mark("fallen", "player"),),
}
