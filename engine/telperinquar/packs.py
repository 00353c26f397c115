"""Card packs: YAML files that somebody who writes no Python adds to the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import TypeAdapter

from engine.telperinquar.cards import Deck, Hero, Strict, SupportCard
from engine.telperinquar.library import LEVEL, CardSet
from engine.telperinquar.state import Duel


class Pack(Strict):
    """A card pack of Telperinquár; a plain list is a pack of cards alone."""

    cards: Sequence[SupportCard] = ()
    """Support cards."""
    heroes: Sequence[Hero] = ()
    decks: Sequence[Deck] = ()
    """Ready decks, also of cards of other packs and of the base set."""


def pack_schema() -> Mapping[str, Any]:
    """What may stand in a pack's file, as JSON Schema for editors."""
    adapter: TypeAdapter[Any] = TypeAdapter(Pack | list[SupportCard])
    schema = adapter.json_schema()
    title = "A card pack of Telperinquár"
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, **schema}


def unknown_kinds(duel: Duel, cards: CardSet) -> list[str]:
    """The cards of a duel that this set does not know."""
    keys = [card.kind for card in duel.cards.values()]
    keys += [effect.kind for effect in duel.lasting]
    for player in duel.players:
        keys += [*player.hand, *player.pile, *player.discard]
    kinds = dict.fromkeys(key.partition(":")[0] for key in keys)
    known = (LEVEL, "", *cards.heroes)
    return sorted(kind for kind in kinds if kind not in cards.cards and kind not in known)
