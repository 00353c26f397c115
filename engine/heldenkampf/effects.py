"""Effects of cards: battlefields change the values of equipment (H-090)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import Field

from engine.content.effects import Effect, Vocabulary
from engine.kernel.text import Text

Value: TypeAlias = Literal["range", "armour", "shield"]
"""The range of a weapon, or the protection of armour or a shield."""


class Terrain(Effect):
    """A change of one value of all equipment on a battlefield, never to less than 0 (H-090)."""

    effect: Literal["terrain"] = "terrain"
    value: Value
    by: int = Field(ge=-3, le=3)

    def change(self, value: Value, points: int) -> int:
        """Return the points of a value, as changed by this battlefield."""
        return max(0, points + self.by) if value == self.value else points

    def description(self) -> Text:
        """Return the effect in words."""
        return Text("card-terrain", {"value": self.value, "by": self.by})


EFFECTS = Vocabulary(Terrain)
