"""What the events of Heldenkampf show large: cards, strikes with their dice, and great moments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.heldenkampf.cards import card_set
from engine.kernel.highlights import Highlight, RollSide
from engine.kernel.text import name

_END = (Highlight(),)
_HERO_FALLS = Highlight(symbol="grave-stone", is_loss=True, winner="player")
_HEROES = (*card_set().heroes, *card_set().heroines)
HIGHLIGHTS: Mapping[str, Sequence[Highlight]] = {
    "event-drew": _END,
    "event-attack": _END,
    "event-drew-card": (Highlight(only=("phase", "draw")), Highlight(card="card", present=("life",))),
    "event-forage": (*_END, Highlight(card="found", present=("life",))),
    "event-hunted": (Highlight(card="animal"),),
    "event-strike": (
        Highlight(
            sides=(RollSide("striker", ("attack",), "die"), RollSide("struck", ("defence",), "other")),
            damage="damage",
            series=True,
        ),
    ),
    "event-castle": (
        Highlight(),
        Highlight(sides=(RollSide("fighter", ("power",), "die"), RollSide("player", ("castle",)))),
    ),
    "event-fallen": (Highlight(symbol="grave-stone", is_loss=True, loser="player"),),
    "event-defeated": tuple(
        _HERO_FALLS._replace(only=only) for only in (*(("fighter", name(hero)) for hero in _HEROES), ("feat", "upset"))
    ),
    "event-castle-fallen": (Highlight(symbol="castle", is_loss=True, loser="player"),),
}
