"""What the events of Heroes of Tenefyr show large: loot and rewards, and great moments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.highlights import Highlight
from engine.kernel.text import name
from engine.tenefyr.cards.library import library

_END = (Highlight(),)
_CARD = (Highlight(card="card"),)
_STAGES = [name(stage.id) for boss in library().bosses.values() for stage in boss.stages]
HIGHLIGHTS: Mapping[str, Sequence[Highlight]] = {
    "event-fight": (*_END, *(Highlight(symbol="skull", is_loss=True, only=("enemy", stage)) for stage in _STAGES)),
    "event-played": _END,
    "event-loot": _CARD,
    "event-found": (Highlight(card="cards"),),
    "event-took": _CARD,
    "event-borrowed": _CARD,
    "event-reward": (*_END, Highlight(card="reward")),
    "event-victory": tuple(Highlight(symbol="trophy", only=("enemy", stage)) for stage in _STAGES),
    "event-defeat": (Highlight(symbol="skull-outline", is_loss=True),),
}
