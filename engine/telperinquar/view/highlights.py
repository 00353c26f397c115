"""What the events of Telperinquár show large: cards that are played or used, dice, and great moments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.highlights import Highlight, RollSide

_END = (Highlight(),)
_CARD = (*_END, Highlight(card="card"))
_ROLL = (Highlight(sides=(RollSide("card", ("bonus",), "roll"),), faces=10),)
HIGHLIGHTS: Mapping[str, Sequence[Highlight]] = {
    "event-attack": _END,
    "event-attack-with": _END,
    "event-attack-both": _END,
    "event-played": _CARD,
    "event-equipped": _CARD,
    "event-used": _CARD,
    "event-used-on": _CARD,
    "event-revealed": (Highlight(card="card"),),
    "event-roll": _ROLL,
    "event-attack-roll": _ROLL,
    "event-healing-roll": _ROLL,
    "event-hero-doomed": (Highlight(symbol="heart-broken", is_loss=True),),
    "event-hero-died": (Highlight(symbol="grave-stone", is_loss=True),),
    "event-overtime-begins": (Highlight(symbol="timer-sand", is_loss=True),),
}
