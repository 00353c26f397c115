"""All kinds of Spells (MD-100 .. MD-117)."""

from __future__ import annotations

from engine.talisman.play.spells.base import Spell
from engine.talisman.play.spells.belongings import Acquisition, Alchemy, Destruction, Mesmerism
from engine.talisman.play.spells.bodies import (
    Healing,
    Immobility,
    Invisibility,
    PsionicBlast,
    Random,
    Teleport,
    TemporalWarp,
)
from engine.talisman.play.spells.magic import Counterspell, DestroyMagic, Divination, Hex, Nullify, Preservation

SPELLS: dict[str, Spell] = {
    spell.id: spell()
    for spell in (
        Acquisition, Alchemy, Counterspell, DestroyMagic, Destruction, Divination, Healing, Hex, Immobility,
        Invisibility, Mesmerism, Nullify, Preservation, PsionicBlast, Random, Teleport, TemporalWarp,
    )
}  # fmt: skip
"""All kinds of Spells by their ids."""
