"""The models of ``data/talisman/cards.yaml``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engine.kernel.text import Text, name
from engine.talisman.cards.effects import EFFECTS
from engine.talisman.cards.effects.base import SpaceEffect

Identifier: TypeAlias = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{1,39}$")]
Value: TypeAlias = Annotated[int, Field(ge=1, le=12)]
Copies: TypeAlias = Annotated[int, Field(ge=0, le=8)]
Alignment: TypeAlias = Literal["good", "neutral", "evil"]
Effects: TypeAlias = Sequence[Annotated[SpaceEffect, EFFECTS]]
EnemyType: TypeAlias = Literal["animal", "monster", "dragon", "spirit"]
Ability: TypeAlias = Literal[
    "alchemy", "alone", "assassinate", "beast-friend", "beguile", "builds-rafts", "cave-bonus", "charm",
    "craft-in-battle", "desert-proof", "destroy-spirits", "drain", "free-alignment", "free-purchase", "hired", "holy",
    "last-spell", "life-drinker", "maze-immune", "no-armour", "no-weapon", "pray", "psychic", "raft", "raise",
    "regenerate", "replace-card", "rescue", "rob", "royal", "see-spells", "slows", "spell-proof", "spirit-spell",
    "take-follower", "talisman", "two-dice", "two-weapons", "woods-spells", "woods-walk",
]  # fmt: skip
"""Abilities and burdens that a character, an Object or a Follower gives its owner."""


class Item(BaseModel):
    """An item with an id, which is the key of its name."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: Identifier


class Bonus(BaseModel):
    """A bonus to total Strength and Craft, not only in battle (M-051, M-057)."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    strength: int = Field(default=0, ge=0, le=3)
    craft: int = Field(default=0, ge=0, le=3)


class Knowledge(BaseModel):
    """Knowledge of spaces: no need to roll, evading, fewer dice."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    no_roll: Sequence[str] = ()
    """Kinds of spaces where no die needs to be rolled (MD-012)."""
    evade: Sequence[str] = ()
    """Kinds of spaces where the character may evade creatures and characters (MD-075)."""
    portal: bool = False
    """Whether the Portal of Power takes one die by Craft (MD-121)."""
    mines: bool = False
    """Whether the Mines take two dice (MD-041)."""

    def lines(self) -> Iterator[Text]:
        """Yield what this knowledge gives its owner, in words."""
        if self.no_roll:
            yield Text("knows-no-roll", {"spaces": tuple(name(space) for space in self.no_roll)})
        if self.evade:
            yield Text("knows-evade", {"spaces": tuple(name(space) for space in self.evade)})
        if self.portal:
            yield Text("knows-portal")
        if self.mines:
            yield Text("knows-mines")


class CharacterData(Item):
    """A character card (M-046, MD-119 .. MD-137)."""

    strength: Value
    craft: Value
    lives: Value
    fate: Value
    start: Identifier
    alignment: Alignment
    spells: int = Field(default=0, ge=0, le=3)
    """The number of Spells at the start (M-042)."""
    objects: Sequence[Identifier] = ()
    """Objects of the Purchase deck at the start (M-043)."""
    abilities: Sequence[Ability] = ()
    knows: Knowledge = Knowledge()

    def ability_lines(self) -> Sequence[Text]:
        """Return the abilities of the character, in words."""
        return [*(Text("ability-" + ability) for ability in self.abilities), *self.knows.lines()]


class AdventureCard(Item):
    """A card of the Adventure or the Purchase deck."""

    type: ClassVar[str] = ""
    usual_number: ClassVar[int] = 0

    copies: Copies = 1
    """The number of copies in the Adventure deck."""
    stock: Copies = 0
    """The number of copies in the Purchase deck, or of Talismans (M-032)."""
    number: int = Field(default=0, ge=0, le=6)
    """The encounter number if it differs from the usual one of the type (M-103)."""
    unfriendly: bool = False
    """Whether an alternative rule lets characters evade it (M-357a)."""
    placed: Sequence[Identifier] = ()
    """The space for each face of the die that places the card (M-105)."""

    @property
    def order(self) -> int:
        """The encounter number."""
        return self.number or self.usual_number


class EventData(AdventureCard):
    """An Event, which happens and is discarded (M-110)."""

    type = "event"
    usual_number = 1

    visit: Effects


class EnemyData(AdventureCard):
    """An Enemy, which attacks with Strength, or a Spirit with Craft (M-113, M-116)."""

    type = "enemy"

    kind: EnemyType = Field(alias="type")
    strength: int = Field(default=0, ge=0, le=12)
    craft: int = Field(default=0, ge=0, le=12)
    bribe: int = Field(default=0, ge=0, le=3)
    """The gold for which it does not attack (MD-058)."""

    @property
    def order(self) -> int:
        """The encounter number; Spirits come after other Enemies (M-103)."""
        return self.number or (3 if self.kind == "spirit" else 2)


class StrangerData(AdventureCard):
    """A Stranger with instructions for its visitors (M-118)."""

    type = "stranger"
    usual_number = 4

    visit: Effects


class PlaceData(AdventureCard):
    """A Place, which remains on its space (M-120)."""

    type = "place"
    usual_number = 6

    visit: Effects = ()
    points: Mapping[Literal["strength", "craft", "life"], Value] = {}
    """Points on the Place; each visitor takes one (MD-095)."""


class _Carried(AdventureCard):
    """A card that a character takes along."""

    usual_number = 5

    bonus: Bonus = Bonus()
    abilities: Sequence[Ability] = ()


class FollowerData(_Carried):
    """A Follower (M-212 .. M-215)."""

    type = "follower"

    must: bool = False
    """Whether a character must take it (MD-070, MD-072)."""
    price: int = Field(default=0, ge=0, le=3)
    """The gold to take it along (MD-076)."""
    room: int = Field(default=0, ge=0, le=4)
    """The number of additional Objects that its owner may carry (MD-077)."""
    knows: Knowledge = Knowledge()


class ObjectData(_Carried):
    """An Object (M-204 .. M-211)."""

    type = "object"

    weapon: int = Field(default=0, ge=0, le=3)
    """The bonus of a Weapon in battle (M-210); 0 for other Objects."""
    against: Mapping[EnemyType, Value] = {}
    """The bonus of the Weapon against types of Enemies (MD-087)."""
    saves: int = Field(default=0, ge=0, le=6)
    """The lowest roll with which Armour saves a life (MD-081); 0 for other Objects."""
    banned: Alignment | None = None
    """The alignment that may not own it (MD-093)."""
    drink: int = Field(default=0, ge=0, le=3)
    """Strength until the end of the turn for drinking it (MD-089)."""
    gold: int = Field(default=0, ge=0, le=3)
    """The gold for which it is exchanged at once (MD-080)."""


class MagicObjectData(ObjectData):
    """A Magic Object (M-204)."""

    type = "magic-object"


class SpellData(Item):
    """A Spell (M-216 .. M-236)."""

    copies: int = Field(default=1, ge=1, le=4)


class SpaceData(Item):
    """The instructions of a kind of space, before drawing cards and after encounters (M-143, M-150)."""

    unfriendly: bool = False
    """Whether an alternative rule lets characters evade the person there (M-357a)."""
    before: Effects = ()
    visit: Effects = ()
