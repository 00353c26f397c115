"""What cards of Heldenkampf do beside their values: what a battlefield changes (H-090)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import Field

from engine.content.effects import Effect, Vocabulary
from engine.kernel.text import Text

Value: TypeAlias = Literal["range", "armour", "shield"]
"""The range of a weapon, and what armour or a shield takes off."""


class Terrain(Effect):
    """On this battlefield a value of all equipment is higher or lower, never below 0 (H-090)."""

    effect: Literal["terrain"] = "terrain"
    value: Value
    by: int = Field(ge=-3, le=3)

    def change(self, value: Value, points: int) -> int:
        """What the points of a value are here."""
        return max(0, points + self.by) if value == self.value else points

    def worded(self) -> Text:
        """The effect in words."""
        return Text("card-terrain", {"value": self.value, "by": self.by})


EFFECTS = Vocabulary(Terrain)
