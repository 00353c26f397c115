"""Cards, read from ``data/heldenkampf/cards.yaml``; each card exists once, so its id identifies it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engine.content.files import ContentError, Fault, by_id, read_parts
from engine.heldenkampf.effects import EFFECTS, Terrain
from engine.kernel.text import Text

FOLDER = Path(__file__).resolve().parent.parent.parent / "data" / "heldenkampf"
People: TypeAlias = Literal["human", "winged", "centaur", "dwarf"]
Kind: TypeAlias = Literal["hero", "monster", "weapon", "armour", "shield", "food", "animal", "battlefield", "place"]
_KINDS: dict[str, Kind] = {
    "heroes": "hero", "heroines": "hero", "monsters": "monster", "weapons": "weapon", "armours": "armour",
    "shields": "shield", "foods": "food", "animals": "animal", "battlefields": "battlefield", "places": "place",
}  # fmt: skip
SOLD = "market"
"""The section of the file that lists the equipment sold on the market."""


class CardData(BaseModel):
    """An entry of the file of cards."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str = Field(pattern=r"^[a-z][a-z0-9-]{1,39}$")
    strength: int = Field(default=0, ge=0, le=12)
    life: int = Field(default=0, ge=0, le=12)
    range: int = Field(default=0, ge=0, le=3)
    value: int = Field(default=0, ge=0, le=2)
    food: int = Field(default=0, ge=0, le=5)
    people: People | None = None
    armed: bool = False
    found: Literal["forest", "market"] | None = None
    effects: Sequence[Annotated[Terrain, EFFECTS]] = ()


@dataclass(slots=True, frozen=True)
class Card:
    """A card as the rules use it.

    ``value`` is the protection of armour or a shield, ``food`` the number of life points that eating it restores.
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
    """Whether it can use weapon, armour and shield: heroes, and monsters of nearly human shape (H-024 .. H-026)."""
    effects: Sequence[Terrain] = ()


@dataclass(slots=True, frozen=True)
class CardSet:
    """All cards, and the stacks at the start of a game (H-085)."""

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
    """Return all cards, which are read and checked once. Raises ContentError."""
    return read_cards(FOLDER / "cards.yaml")


def read_cards(path: Path) -> CardSet:
    """Read and check a file of cards, without caching it. Raises ContentError with all faults."""
    faults: list[Fault] = []
    taken: dict[str, str] = {}
    file = f"{path.parent.name}/{path.name}"
    parts = read_parts(path, file, (*_KINDS, SOLD), faults)
    groups = {group: by_id(CardData, parts[group], taken, faults) for group in _KINDS}
    gear = [card for group in ("weapons", "armours", "shields") for card in groups[group]]
    sold = [str(entry.data) for entry in parts[SOLD]]
    allowed = ", ".join(gear)
    strange = [word for word in sold if word not in gear]
    faults += [Fault(file, "", SOLD, Text("fault-choice", {"found": word, "allowed": allowed})) for word in strange]
    if faults:
        raise ContentError(faults)
    ids = {group: tuple(entries) for group, entries in groups.items()}
    return CardSet(
        cards={key: _card(_KINDS[group], data) for group, entries in groups.items() for key, data in entries.items()},
        heroes=ids["heroes"],
        heroines=ids["heroines"],
        monsters=ids["monsters"],
        equipment=tuple(card for card in gear if card not in sold),
        forest=ids["animals"] + tuple(key for key, data in groups["foods"].items() if data.found == "forest"),
        market=tuple(key for key, data in groups["foods"].items() if data.found == "market") + tuple(sold),
        battlefields=ids["battlefields"],
    )


def _card(kind: Kind, data: CardData) -> Card:
    return Card(
        data.id, kind, data.strength, data.life, data.range, data.value, data.food, data.people or "",
        data.armed or kind == "hero", data.effects,
    )  # fmt: skip


@cache
def card(identifier: str) -> Card:
    """Return the card with this id. Raises KeyError if there is none.

    Cached, since the rules ask for cards all the time: random games are 2 % faster.
    """
    return card_set().cards[identifier]
