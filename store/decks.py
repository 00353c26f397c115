"""Decks that belong to people."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import select

from store.encoding import storable
from store.reading import StoreReader
from store.schema import decks
from store.statements import Change, Delete, Upsert

_remove_deck = Delete(decks, "person_id", "game", "name")
_put_deck = Upsert(decks, "list", "updated")


class DeckRow(NamedTuple):
    """A person's deck: ``words`` as its owner wrote it, ``updated`` in seconds since 1970."""

    name: str
    words: str
    updated: float


# ---- reading


class Decks(StoreReader):
    """Reads decks. Every method may raise StoreError."""

    async def of_person(self, person_id: int, game: str) -> list[DeckRow]:
        """Return the decks of a person for a game, by name."""
        query = select(decks.c.name, decks.c.list, decks.c.updated).where(
            decks.c.person_id == person_id, decks.c.game == game
        )
        return [DeckRow(*row) for row in await self.rows(query.order_by(decks.c.name))]


# ---- writing


def deck(person_id: int, game: str, name: str, words: str, updated: float) -> Change:
    """Insert or replace a person's deck; names are cut to 40 characters."""
    values = {"game": game, "name": storable(name)[:40], "list": storable(words), "updated": updated}
    return _put_deck(person_id=person_id, **values)


def removed(person_id: int, game: str, name: str) -> Change:
    """Remove a deck."""
    return _remove_deck(person_id, game, name)
