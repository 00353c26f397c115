"""All kinds of a card set, compiled for play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, get_args

from engine.telperinquar.cards.double_class import PLUS
from engine.telperinquar.cards.kinds import Kind
from engine.telperinquar.cards.models import Deck, Hero, Slot, SupportCard
from engine.telperinquar.cards.vocabulary import HeroClass

LEVEL = "level"
"""The kind of every level card of a hero of one class (T-013a)."""
LEVEL_OF: Mapping[HeroClass, str] = {hero_class: f"level-{hero_class}" for hero_class in get_args(HeroClass)}
"""The kinds of the level cards of a double-class hero, by the class they raise (T-265)."""
LEVELS = frozenset((LEVEL, *LEVEL_OF.values()))


class CardCollection(Protocol):
    """The content read from the data folder, as far as the rules use it."""

    @property
    def cards(self) -> Mapping[str, SupportCard]: ...
    @property
    def heroes(self) -> Mapping[str, Hero]: ...
    @property
    def decks(self) -> Mapping[str, Deck]: ...
    @property
    def draft_heroes(self) -> Mapping[str, Hero]: ...
    @property
    def booster(self) -> Sequence[Slot]: ...


class Catalog:
    """All kinds of a card set by id."""

    __slots__ = ("card_set", "faces", "kinds")

    def __init__(self, card_set: CardCollection) -> None:
        self.card_set = card_set
        self.faces: dict[str, Mapping[str, Any]] = {}
        """Picture data of cards, which depends on the card alone; filled by the views that first show a card."""
        self.kinds: dict[str, Kind] = Kinds()
        for card in card_set.cards.values():
            self.kinds[card.id] = Kind(card)
        for hero in (*card_set.heroes.values(), *card_set.draft_heroes.values()):
            self.kinds[hero.id] = Kind.of_heroes(hero)


class Kinds(dict[str, Kind]):
    """Kinds by id.

    A key with charges (``fire-wand:2``) leads to its kind, two heroes (``rogue+wizard``) to theirs.
    """

    def __missing__(self, key: str) -> Kind:
        first, plus, second = key.partition(PLUS)
        if plus:
            double_class = self[key] = Kind.of_heroes(*self[first].heroes, *self[second].heroes)
            return double_class
        plain, colon, _ = key.partition(":")
        if not colon:
            raise KeyError(key)
        return self[plain]
