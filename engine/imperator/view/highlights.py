"""What the events of Imperator show large: cards that somebody gains, and great moments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.highlights import Highlight

_END = (Highlight(),)
HIGHLIGHTS: Mapping[str, Sequence[Highlight]] = {
    "event-attack": _END,
    "event-raid-won": _END,
    "event-raid-lost": _END,
    "event-got": (Highlight(card="card"),),
    "event-narrow": (Highlight(symbol="bandage"),),
    "event-life-lost": (Highlight(symbol="heart-broken", is_loss=True, loser="player"),),
    "event-out": (Highlight(symbol="crown", is_loss=True, loser="player"),),
}
