"""What the events of Talisman show large: cards, fights with their dice, and great moments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.highlights import Highlight, RollSide
from engine.kernel.text import Text, name

_END = (Highlight(),)
_CARD = (Highlight(card="card"),)
_OWN = RollSide("player", ("own",), "die")
_FIGHT = (Highlight(sides=(_OWN, RollSide("foe", ("value", "bonus"), "rolled"))),)
_COMBAT = (Highlight(sides=(_OWN, RollSide("other", ("value",), "rolled"))),)
_DIE = Highlight(sides=(RollSide("player", die="total"),), only=("dice", 1))
HIGHLIGHTS: Mapping[str, Sequence[Highlight]] = {
    "event-moved": _END,
    "event-moved-slowly": _END,
    "event-went": _END,
    "event-rolled": (_DIE._replace(unless=("what", Text("roll-move"))),),
    "event-fate": (_DIE,),
    "event-uncovered": (Highlight(card="cards"),),
    "event-drew": _CARD,
    "event-meets": (Highlight(card="card", present=("amount",)),),
    "event-joins": _CARD,
    "event-took": (*_CARD, Highlight(symbol="diamond-stone", only=("card", name("talisman")))),
    "event-seizes": (
        *_CARD,
        Highlight(symbol="diamond-stone", is_loss=True, loser="other", only=("card", name("talisman"))),
    ),
    "event-entered-own": (Highlight(card="character"),),
    "event-spell-drawn-own": (Highlight(card="spell"),),
    "event-casts": (Highlight(card="spell"),),
    "event-fight-won": _FIGHT,
    "event-fight-drawn": _FIGHT,
    "event-fight-lost": _FIGHT,
    "event-beats": _COMBAT,
    "event-stand-off": _COMBAT,
    "alarm-last-life": (Highlight(symbol="heart-broken", is_loss=True),),
    "event-died": (Highlight(symbol="grave-stone", is_loss=True),),
    "event-portal-open": (Highlight(symbol="rotate-360"),),
    "event-crowned": (Highlight(symbol="crown"),),
}
