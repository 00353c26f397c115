"""Words that appear as values in many messages."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.text import Text

STAT_WORDS: Mapping[str, Text] = {
    "armour": Text("stat-armour"),
    "resistance": Text("stat-resistance"),
    "melee": Text("stat-melee"),
    "ranged": Text("stat-ranged"),
    "healing": Text("stat-healing"),
    "strength": Text("stat-strength"),
    "reflex": Text("stat-reflex"),
    "mind": Text("stat-mind"),
    "aura": Text("stat-aura"),
    "actions": Text("stat-actions"),
    "life": Text("stat-life"),
}

KEYWORD_WORDS: Mapping[str, Text] = {
    "dual-wield": Text("keyword-dual-wield"),
    "flying": Text("keyword-flying"),
    "hide": Text("keyword-hide"),
    "mist-form": Text("keyword-mist-form"),
    "weapon-chain": Text("keyword-weapon-chain"),
    "sweep": Text("keyword-sweep"),
    "shadowy": Text("keyword-shadowy"),
}

CLASS_WORDS: Mapping[str, Text] = {
    "fighter": Text("class-fighter"),
    "rogue": Text("class-rogue"),
    "wizard": Text("class-wizard"),
    "cleric": Text("class-cleric"),
}

PHASE_WORDS: Mapping[str, Text] = {
    "entry": Text("phase-entry"),
    "supply": Text("phase-supply"),
    "main": Text("phase-main"),
    "combat": Text("phase-combat"),
    "after-combat": Text("phase-after-combat"),
    "position": Text("phase-position"),
}

ENDINGS: Mapping[str, Text] = {
    "hero-died": Text("result-hero-died"),
    "draw": Text("result-draw"),
    "resigned": Text("result-resigned"),
}


def roll_sum(roll: int, bonus: int, *, unarmed: bool = False) -> Text:
    """Return a die with its bonus as a sum, which names bare hands as the reason of a penalty (T-175)."""
    if not bonus:
        return Text("roll-bare", {"roll": roll})
    key = "roll-plus" if bonus > 0 else "roll-unarmed" if unarmed else "roll-minus"
    return Text(key, {"roll": roll, "bonus": abs(bonus), "total": roll + bonus})
