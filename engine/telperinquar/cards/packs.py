"""Card packs: YAML files with which people who write no Python add cards to the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import TypeAdapter

from engine.telperinquar.cards.catalog import LEVELS
from engine.telperinquar.cards.described import Described
from engine.telperinquar.cards.double_class import PLUS
from engine.telperinquar.cards.library import CardSet, card_set
from engine.telperinquar.cards.models import Deck, DeckList, Hero, SupportCard
from engine.telperinquar.cards.vocabulary import Strict
from engine.telperinquar.state import Duel, kinds_in


class Pack(Strict):
    """A card pack of Telperinquár; a plain list is a pack of cards alone."""

    cards: Sequence[SupportCard] = ()
    """Support cards."""
    heroes: Sequence[Hero] = ()
    decks: Sequence[Deck] = ()
    """Ready decks, also of cards of other packs and of the base set."""


def pack_schema() -> Mapping[str, Any]:
    """Return the JSON Schema of a pack's file, for editors."""
    adapter: TypeAdapter[Any] = TypeAdapter(Pack | list[SupportCard])
    schema = adapter.json_schema(schema_generator=Described)
    for model in (SupportCard, Hero, Deck):
        schema["$defs"][model.__name__]["required"].remove("name")  # a language folder may give it
    title = "A card pack of Telperinquár"
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, **schema}


def items_of_packs(deck: Mapping[str, Any]) -> list[str]:
    """Return the heroes and cards of a deck list that are not in the base set."""
    listed = DeckList.model_validate(deck)
    base = card_set()
    heroes = [hero for hero in (listed.hero, listed.second_hero) if hero and hero not in base.heroes]
    return [*heroes, *(card for card in listed.cards if card not in base.cards)]


def unknown_kinds(duel: Duel, cards: CardSet) -> list[str]:
    """Return the cards of a duel that this set does not contain."""
    keys = [card.kind for card in duel.cards.values()]
    keys += [effect.kind for effect in duel.lasting]
    for player in duel.players:
        keys += [*player.hand, *player.pile, *player.discard]
    keys += [] if duel.draft is None else kinds_in(duel.draft)
    kinds = dict.fromkeys(part for key in keys for part in key.partition(":")[0].split(PLUS))
    known = ("", *cards.heroes, *cards.draft_heroes)
    return sorted(kind for kind in kinds if kind not in cards.cards and kind not in known and kind not in LEVELS)
