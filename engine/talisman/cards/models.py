"""The items of ``data/talisman/cards.yaml``, as a person writes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

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
"""What a character, an Object or a Follower lets its owner do, or does to them."""


class Item(BaseModel):
    """What every item has: an id, by which its name is found."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)

    id: Identifier


class Bonus(BaseModel):
    """What is added to total Strength and Craft, not only in battle (M-051, M-057)."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    strength: int = Field(default=0, ge=0, le=3)
    craft: int = Field(default=0, ge=0, le=3)


class Knowledge(BaseModel):
    """Where somebody knows the way: what need not be rolled for, where they may evade, where they roll one die less."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)

    no_roll: Sequence[str] = ()
    """Kinds of spaces where no die needs to be rolled (MD-012)."""
    evade: Sequence[str] = ()
    """Kinds of spaces where creatures and characters may be evaded (MD-075)."""
    portal: bool = False
    """The Portal of Power is tried with one die by Craft (MD-121)."""
    mines: bool = False
    """Two dice in the Mines (MD-041)."""


class CharacterData(Item):
    """A character card (M-046, MD-119 .. MD-137)."""

    strength: Value
    craft: Value
    lives: Value
    fate: Value
    start: Identifier
    alignment: Alignment
    spells: int = Field(default=0, ge=0, le=3)
    """Spells that are drawn at the start (M-042)."""
    objects: Sequence[Identifier] = ()
    """Objects of the Purchase deck with which it begins (M-043)."""
    abilities: Sequence[Ability] = ()
    knows: Knowledge = Knowledge()


class AdventureCard(Item):
    """What cards of the Adventure and the Purchase deck have in common."""

    type: ClassVar[str] = ""
    usual_number: ClassVar[int] = 0

    copies: Copies = 1
    """How many there are in the Adventure deck."""
    stock: Copies = 0
    """How many there are in the Purchase deck, or beside it (M-032)."""
    number: int = Field(default=0, ge=0, le=6)
    """The encounter number where it is not the usual one of its type (M-103)."""
    unfriendly: bool = False
    """Whether by an alternative rule it can be evaded like what attacks (M-357a)."""
    placed: Sequence[Identifier] = ()
    """Where a die puts it before anything else is done: a space a face (M-105)."""

    @property
    def order(self) -> int:
        """The encounter number."""
        return self.number or self.usual_number


class EventData(AdventureCard):
    """An Event: it happens, and is discarded (M-110)."""

    type = "event"
    usual_number = 1

    visit: Effects


class EnemyData(AdventureCard):
    """An Enemy: it attacks with Strength, a Spirit with Craft (M-113, M-116)."""

    type = "enemy"

    kind: EnemyType = Field(alias="type")
    strength: int = Field(default=0, ge=0, le=12)
    craft: int = Field(default=0, ge=0, le=12)
    bribe: int = Field(default=0, ge=0, le=3)
    """Gold for which it does not attack (MD-058)."""

    @property
    def order(self) -> int:
        """Spirits come after all others (M-103)."""
        return self.number or (3 if self.kind == "spirit" else 2)


class StrangerData(AdventureCard):
    """A Stranger: whoever visits it does what its card says (M-118)."""

    type = "stranger"
    usual_number = 4

    visit: Effects


class PlaceData(AdventureCard):
    """A Place: it stays, and is visited (M-120)."""

    type = "place"
    usual_number = 6

    visit: Effects = ()
    points: Mapping[Literal["strength", "craft", "life"], Value] = {}
    """What lies on it, of which each visitor takes one (MD-095)."""


class _Carried(AdventureCard):
    """What is taken along."""

    usual_number = 5

    bonus: Bonus = Bonus()
    abilities: Sequence[Ability] = ()


class FollowerData(_Carried):
    """A Follower (M-212 .. M-215)."""

    type = "follower"

    must: bool = False
    """It has to be taken (MD-070, MD-072)."""
    price: int = Field(default=0, ge=0, le=3)
    """What it costs to take it along (MD-076)."""
    room: int = Field(default=0, ge=0, le=4)
    """How many Objects more its owner may carry (MD-077)."""
    knows: Knowledge = Knowledge()


class ObjectData(_Carried):
    """An Object (M-204 .. M-211)."""

    type = "object"

    weapon: int = Field(default=0, ge=0, le=3)
    """Strength in battle, as a Weapon (M-210); 0 for what is none."""
    against: Mapping[EnemyType, Value] = {}
    """What the Weapon adds instead where such an Enemy takes part (MD-087)."""
    saves: int = Field(default=0, ge=0, le=6)
    """As Armour: the lowest roll that saves a life (MD-081); 0 for what is none."""
    banned: Alignment | None = None
    """Who may not have it (MD-093)."""
    drink: int = Field(default=0, ge=0, le=3)
    """Strength until the end of the turn, once (MD-089)."""
    gold: int = Field(default=0, ge=0, le=3)
    """Gold for which it is exchanged at once (MD-080)."""


class MagicObjectData(ObjectData):
    """A Magic Object (M-204)."""

    type = "magic-object"


class SpellData(Item):
    """A Spell (M-216 .. M-236)."""

    copies: int = Field(default=1, ge=1, le=4)


class SpaceData(Item):
    """What happens on spaces of one kind: before cards are drawn, and after those that lie there (M-143, M-150)."""

    unfriendly: bool = False
    """Whether by an alternative rule who is there can be evaded (M-357a)."""
    before: Effects = ()
    visit: Effects = ()
