"""All cards, read once from ``data/talisman/cards.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, get_args

from engine.content.files import ContentError, Fault, by_id, read_parts
from engine.talisman.board import FOLDER, board
from engine.talisman.cards.models import (
    Ability,
    AdventureCard,
    CharacterData,
    EnemyData,
    EventData,
    FollowerData,
    MagicObjectData,
    ObjectData,
    PlaceData,
    SpaceData,
    SpellData,
    StrangerData,
)
from engine.talisman.state import Attribute

TALISMAN = "talisman"
CREATURES = ("farmer", "brigand", "crag-spirit", "cave-dragon", "cave-goblin", "werewolf", "pitfiend")
"""Creatures without a card (MD-015); the Sentinel has the name of its space."""
_CARDS: Final[Mapping[str, type[AdventureCard]]] = {
    "events": EventData,
    "enemies": EnemyData,
    "strangers": StrangerData,
    "followers": FollowerData,
    "magic-objects": MagicObjectData,
    "objects": ObjectData,
    "places": PlaceData,
}
_PARTS = ("characters", *_CARDS, "spells", "spaces")


@dataclass(slots=True, frozen=True)
class Library:
    """All items by their ids."""

    characters: Mapping[str, CharacterData]
    cards: Mapping[str, AdventureCard]
    """The kinds of Adventure and Purchase cards."""
    spells: Mapping[str, SpellData]
    spaces: Mapping[str, SpaceData]
    """Kinds of spaces with instructions; on all others one only draws cards."""
    objects: Mapping[str, ObjectData]
    """Objects by kind and by card, like Followers and Enemies."""
    followers: Mapping[str, FollowerData]
    enemies: Mapping[str, EnemyData]
    items_by_ability: Mapping[Ability, frozenset[str]]
    """The characters, Objects and Followers that have or give an ability."""
    bonuses: Mapping[Attribute, Mapping[str, int]]
    """The bonuses of Objects and Followers to total Strength or Craft."""

    def object(self, card: str) -> ObjectData:
        """Return the data of an Object. Raises KeyError for another card."""
        return self.objects[card]

    def follower(self, card: str) -> FollowerData | None:
        """Return the data of a Follower; None for an Enemy that follows a character (MD-079)."""
        return self.followers.get(card)

    def enemy(self, card: str) -> EnemyData | None:
        """Return the data of an Enemy; None for another card."""
        return self.enemies.get(card)

    def adventure_deck(self) -> list[str]:
        """Return all cards of the Adventure deck, in the order of the file (M-007)."""
        return [f"{data.id}.{copy}" for data in self.cards.values() for copy in range(1, data.copies + 1)]

    def purchase_deck(self) -> list[str]:
        """Return all Purchase cards (M-016)."""
        stocked = [data for data in self.cards.values() if data.id != TALISMAN]
        return [f"{data.id}.p{copy}" for data in stocked for copy in range(1, data.stock + 1)]

    def talisman_cards(self) -> list[str]:
        """Return the Talisman cards (M-017)."""
        return [f"{TALISMAN}.t{copy}" for copy in range(1, self.cards[TALISMAN].stock + 1)]

    def spell_deck(self) -> list[str]:
        """Return all Spell cards (M-008)."""
        return [f"{spell.id}.{copy}" for spell in self.spells.values() for copy in range(1, spell.copies + 1)]


def items() -> tuple[str, ...]:
    """Return the ids of everything with a name: characters, cards, Spells, kinds of spaces, creatures."""
    cards = library()
    spaces = dict.fromkeys(space.name for space in board().spaces.values())
    return (*cards.characters, *cards.cards, *cards.spells, *spaces, *CREATURES)


def is_purchase_card(card: str) -> bool:
    """Return whether a card belongs to the Purchase deck, so that it returns to the stock (M-281)."""
    return card.partition(".")[2].startswith("p")


def is_talisman_card(card: str) -> bool:
    """Return whether a card is one of the Talisman cards (MD-092)."""
    return card.partition(".")[2].startswith("t")


@cache
def library() -> Library:
    """Read and check the cards once. Raises ContentError."""
    return read_library(FOLDER / "cards.yaml")


def read_library(path: Path) -> Library:
    """Read and check a file of cards. Raises ContentError with every fault."""
    faults: list[Fault] = []
    taken: dict[str, str] = {}
    file = f"{path.parent.name}/{path.name}"
    parts = read_parts(path, file, _PARTS, faults)
    characters = by_id(CharacterData, parts["characters"], taken, faults)
    cards: dict[str, AdventureCard] = {}
    for part, model in _CARDS.items():
        cards |= by_id(model, parts[part], taken, faults)
    spells = by_id(SpellData, parts["spells"], taken, faults)
    spaces = by_id(SpaceData, parts["spaces"], {}, faults)
    if faults:
        raise ContentError(faults)
    kinds_and_copies = {card: data for data in cards.values() for card in (data.id, *_copies(data))}
    objects = {card: data for card, data in kinds_and_copies.items() if isinstance(data, ObjectData)}
    followers = {card: data for card, data in kinds_and_copies.items() if isinstance(data, FollowerData)}
    enemies = {card: data for card, data in kinds_and_copies.items() if isinstance(data, EnemyData)}
    by_ability = _by_ability(characters | objects | followers)
    bonuses = _bonuses(objects | followers)
    return Library(characters, cards, spells, spaces, objects, followers, enemies, by_ability, bonuses)


def _by_ability(items: Mapping[str, CharacterData | ObjectData | FollowerData]) -> dict[Ability, frozenset[str]]:
    """Return the items that have each ability."""
    every: tuple[Ability, ...] = get_args(Ability)
    return {ability: frozenset(item for item, data in items.items() if ability in data.abilities) for ability in every}


def _bonuses(cards: Mapping[str, ObjectData | FollowerData]) -> dict[Attribute, dict[str, int]]:
    """Return the bonuses of cards to each attribute."""
    every: tuple[Attribute, ...] = get_args(Attribute)
    return {
        attribute: {card: bonus for card, data in cards.items() if (bonus := getattr(data.bonus, attribute))}
        for attribute in every
    }


def _copies(data: AdventureCard) -> list[str]:
    """Return all copies of a kind of card: of the Adventure deck, of the Purchase deck, Talismans."""
    decks = (("", data.copies), ("p", data.stock), ("t", data.stock))
    return [f"{data.id}.{deck}{copy}" for deck, copies in decks for copy in range(1, copies + 1)]
