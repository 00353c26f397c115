"""The cards: read once from ``data/heldenkampf/cards.yaml``; every card exists once, so its id is its identity."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

import yaml
from pydantic import BaseModel, ConfigDict, Field

FOLDER = Path(__file__).resolve().parent.parent.parent / "data" / "heldenkampf"
People: TypeAlias = Literal["human", "winged", "centaur", "dwarf"]
Kind: TypeAlias = Literal["hero", "monster", "weapon", "armour", "shield", "food", "animal", "battlefield", "place"]
_KINDS: dict[str, Kind] = {
    "heroes": "hero", "heroines": "hero", "monsters": "monster", "weapons": "weapon", "armours": "armour",
    "shields": "shield", "foods": "food", "animals": "animal", "battlefields": "battlefield", "places": "place",
}  # fmt: skip


class CardData(BaseModel):
    """One entry of the file."""

    model_config = ConfigDict(extra="forbid")

    id: str
    strength: int = Field(default=0, ge=0, le=12)
    life: int = Field(default=0, ge=0, le=12)
    range: int = Field(default=0, ge=0, le=3)
    value: int = Field(default=0, ge=0, le=2)
    food: int = Field(default=0, ge=0, le=5)
    people: People | None = None
    armed: bool = False
    found: Literal["forest", "market"] | None = None


@dataclass(slots=True, frozen=True)
class Card:
    """A card as the rules read it.

    ``value`` is what armour or shield takes off a blow, ``food`` what eating it heals.
    """

    id: str
    kind: Kind
    strength: int
    life: int
    range: int
    value: int
    food: int
    people: str
    armed: bool
    """Can handle weapon, armour and shield: heroes, and monsters of nearly human shape (H-024 .. H-026)."""


@dataclass(slots=True, frozen=True)
class CardSet:
    """All cards, and which stack each lies in at first (H-085)."""

    cards: dict[str, Card]
    heroes: tuple[str, ...]
    heroines: tuple[str, ...]
    monsters: tuple[str, ...]
    equipment: tuple[str, ...]
    forest: tuple[str, ...]
    market: tuple[str, ...]
    battlefields: tuple[str, ...]


@cache
def card_set() -> CardSet:
    """Read and check the file. Raises pydantic.ValidationError or ValueError naming what is wrong."""
    data: dict[str, Any] = yaml.load((FOLDER / "cards.yaml").read_text("utf-8"), yaml.CSafeLoader)
    entries = {group: [CardData.model_validate(entry) for entry in data[group]] for group in _KINDS}
    cards: dict[str, Card] = {}
    for group, kind in _KINDS.items():
        for entry in entries[group]:
            if entry.id in cards:
                raise ValueError(f"cards.yaml: {entry.id} stands in it twice")
            cards[entry.id] = Card(
                entry.id, kind, entry.strength, entry.life, entry.range, entry.value, entry.food, entry.people or "",
                entry.armed or kind == "hero",
            )  # fmt: skip
    ids = {group: tuple(entry.id for entry in entries[group]) for group in _KINDS}
    sold: list[str] = data["market"]
    gear = ids["weapons"] + ids["armours"] + ids["shields"]
    return CardSet(
        cards=cards,
        heroes=ids["heroes"],
        heroines=ids["heroines"],
        monsters=ids["monsters"],
        equipment=tuple(card for card in gear if card not in sold),
        forest=ids["animals"] + tuple(entry.id for entry in entries["foods"] if entry.found == "forest"),
        market=tuple(entry.id for entry in entries["foods"] if entry.found == "market") + tuple(sold),
        battlefields=ids["battlefields"],
    )


def card(identifier: str) -> Card:
    """The card of an id. Raises KeyError for another word."""
    return card_set().cards[identifier]
