"""The marks that events draw on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.highlights import Mark

MARKS: Mapping[str, Sequence[Mark]] = {
    "event-attack": (Mark("arrow", "target", source="card"),),
    "event-claim": (Mark("answer", "target", source="card"),),
    "event-damage": (Mark("damage", "player", amount="taken", is_total=True),),
    "event-life-lost": (Mark("fallen", "player", what="card"),),
    "event-out": (Mark("fallen", "player"),),
    "event-raid-lost": (Mark("arrow", "target", source="player"),),
    "event-added": (Mark("drawn", "player", what="card"),),
}
