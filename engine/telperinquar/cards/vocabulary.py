"""The vocabulary of card files: the values that fields of a card may have."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engine.content.names import Words
from engine.locales import DEFAULT, LANGUAGE_PATTERN, LanguageCode

HeroClass: TypeAlias = Literal["fighter", "rogue", "wizard", "cleric"]
Attribute: TypeAlias = Literal["strength", "reflex", "mind", "aura"]  # T-066
DamageKind: TypeAlias = Literal["physical", "magical", "simple"]  # T-098
HealKind: TypeAlias = Literal["natural", "magical"]  # T-153
Source: TypeAlias = Literal["fire", "cold", "lightning", "poison", "holy", "shadow"]  # T-227, T-228
Range: TypeAlias = Literal["melee", "ranged"]  # T-087
CardType: TypeAlias = Literal[
    "creature", "spell", "talent", "weapon", "armour", "shield", "equipment", "artefact", "trap"
]
Size: TypeAlias = Literal["small", "medium", "large", "light", "heavy"]  # T-203
Keyword: TypeAlias = Literal[
    "dual-wield", "flying", "hide", "mist-form", "weapon-chain", "sweep", "shadowy"
]  # T-210 .. T-226
Stat: TypeAlias = Literal[
    "armour", "resistance", "melee", "ranged", "healing", "strength", "reflex", "mind", "aura", "actions", "life"
]
"""``melee`` and ``ranged`` change the damage bonus of such attacks, ``healing`` that of healing rolls, ``actions`` the
size of the pool at its refresh (T-050), ``life`` the maximum of life points."""
Bearer: TypeAlias = Literal["weapon", "armour", "shield", "equipment"]

Target: TypeAlias = Literal[
    "none",  # nothing is chosen; effects fall on the user's hero
    "this",  # the card itself
    "creature",
    "own-creature",
    "enemy-creature",
    "hero",
    "own-hero",
    "enemy-hero",
    "any",
    "own",
    "enemy",  # hero or creature
    "own-equipment",
    "enemy-equipment",  # a weapon, armour, shield, equipment or artefact in play
    "attacker",
    "attacked",  # only in a reaction to an attack: the attacking card (or its hero), the attacked card
]
Area: TypeAlias = Literal[
    "target",  # the chosen target alone
    "threat-zone",  # also the cards in the target's threat zone on the target's own side
    "side",  # also all creatures of the target's owner
    "side-and-hero",  # also all creatures of the target's owner and the hero
]
Duration: TypeAlias = Literal["turn", "round", "lasting"]
"""To the end of this turn; to the user's next supply phase (T-051, T-319); as long as both cards are in play."""


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


Names: TypeAlias = Annotated[
    dict[LanguageCode, Words],
    Field(json_schema_extra={"required": [DEFAULT], "propertyNames": {"pattern": LANGUAGE_PATTERN}}),
]
"""Words by language."""
