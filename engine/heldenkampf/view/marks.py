"""The marks that events draw on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.highlights import Mark

MARKS: Mapping[str, Sequence[Mark]] = {
    "event-attack": (Mark("arrow", "defender", source="fighter"),),
    "event-strike": (
        Mark("arrow", "struck", source="striker"),
        Mark("arrow", "loser", source="winner", only=("result", "hit")),  # in place of the other
        Mark("damage", "loser", amount="damage"),
        Mark("damage", "other_loser", amount="damage", only=("result", "tie")),
    ),
    "event-castle": (Mark("arrow", "player", source="fighter"), Mark("damage", "player", amount="damage")),
    "event-eat": (Mark("healing", "hero"),),
    "event-fallen": (Mark("fallen", "hero"),),
    "event-defeated": (Mark("fallen", "fighter"),),
}
