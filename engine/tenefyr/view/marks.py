"""The marks that events draw on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.highlights import Mark

MARKS: Mapping[str, Sequence[Mark]] = {
    "event-played": (Mark("arrow", "enemy", source="player"), Mark("damage", "enemy", amount="power")),
    "event-drew": (Mark("drawn", "player", amount="count"),),
    "event-victory": (Mark("fallen", "enemy"),),
}
