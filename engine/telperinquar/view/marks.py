"""The marks that events draw on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.highlights import Mark

_ATTACK = (Mark("arrow", "target_id", source="source_id"),)
_NEW_TARGET = (Mark("arrow", "card_id", source="source_id"),)
"""The arrow then ends where the damage will stand (T-096a)."""

MARKS: Mapping[str, Sequence[Mark]] = {
    "event-attack": _ATTACK,
    "event-attack-with": _ATTACK,
    "event-attack-both": _ATTACK,
    "event-used-on": _ATTACK,
    "event-redirected": _NEW_TARGET,
    "event-intercepted": _NEW_TARGET,
    "event-counter": (Mark("answer", "attacker_id", source="card_id"),),
    "event-creature-hurt": (Mark("damage", "card_id", amount="damage"),),
    "event-immune": (Mark("damage", "card_id"),),
    "event-shadowy": (Mark("damage", "card_id"),),
    "event-hero-hurt": (Mark("damage", "whose", amount="damage"),),
    "event-overtime": (Mark("damage", "who", amount="damage"),),
    "event-creature-healed": (Mark("healing", "card_id", amount="points"),),
    "event-hero-healed": (Mark("healing", "whose", amount="points"),),
    "event-drew": (Mark("drawn", "who", amount="count"),),
    "event-died": (Mark("fallen", "whose", what="card"),),
    "event-hero-died": (Mark("fallen", "whose", what="hero"),),
}
