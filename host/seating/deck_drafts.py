"""Decks that people are building: kept between presses, and across restarts, until they are saved or discarded."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2s
from typing import Any, Self

from engine.kernel.decks import Deck
from host.people import Person
from host.user_preferences import UserPreferences

DRAFTS = "deck-drafts"
"""Name of the drafts among a person's preferences."""
NEW = "new"
"""Key of the draft of a deck that has no name yet."""
MOST_DRAFTS = 3
"""Most drafts of one person for one game; the one that was changed least recently goes first."""


@dataclass(slots=True, frozen=True)
class DeckDraft:
    """A deck that is being built, and how far its builder is.

    ``name`` is the name of the person's deck that is changed, "" for a new one; ``tapped`` are the cards that were
    chosen last, whose numbers the buttons change; ``copies`` is the number that the next cards come with; ``before`` is
    the deck before its last change.
    """

    deck: Deck
    name: str = ""
    tapped: Sequence[str] = ()
    copies: int = 2
    before: Deck | None = None

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        return cls(data["deck"], data["name"], tuple(data["tapped"]), data["copies"], data["before"])

    def data(self) -> dict[str, Any]:
        before = None if self.before is None else dict(self.before)
        chosen = {"name": self.name, "tapped": [*self.tapped], "copies": self.copies}
        return {**chosen, "deck": dict(self.deck), "before": before}

    def with_deck(self, deck: Deck, tapped: Sequence[str] = ()) -> DeckDraft:
        """Return the draft with another deck, and the one before it; the same deck keeps what was before it."""
        before = self.before if deck == self.deck else self.deck
        return replace(self, deck=deck, tapped=tuple(tapped), before=before)

    def undone(self) -> DeckDraft:
        """Return the draft before its last change; it stays as it is if that is not known."""
        return self if self.before is None else replace(self, deck=self.before, tapped=(), before=None)


def draft_key(name: str) -> str:
    """Return the key of a draft: of a new deck, or a digest of the name of a person's own deck."""
    return blake2s(name.casefold().encode(), digest_size=6).hexdigest() if name else NEW


class DeckDrafts:
    """The drafts of people, among their preferences. Every method may raise StoreError."""

    def __init__(self, preferences: UserPreferences) -> None:
        self._preferences = preferences

    async def find(self, person: Person, game: str, key: str) -> DeckDraft | None:
        drafts = (await self._preferences.of(person.id)).get(DRAFTS, {}).get(game, {})
        return DeckDraft.from_data(drafts[key]) if key in drafts else None

    async def change(
        self, person: Person, game: str, key: str, begin: DeckDraft, update: Callable[[DeckDraft], DeckDraft]
    ) -> DeckDraft:
        """Replace a draft with ``update(old)``, where ``old`` is ``begin`` if there is none, and return it.

        Raises the errors of ``update`` with nothing changed.
        """
        changed = begin

        def updated(drafts: Any) -> Any:
            nonlocal changed
            of_game = dict((drafts or {}).get(game, {}))
            changed = update(DeckDraft.from_data(of_game.pop(key)) if key in of_game else begin)
            latest = [*of_game.items(), (key, changed.data())][-MOST_DRAFTS:]
            return {**(drafts or {}), game: dict(latest)}

        await self._preferences.change(person, DRAFTS, updated)
        return changed

    async def discard(self, person: Person, game: str, key: str) -> None:
        """Remove a draft, if there is one."""

        def updated(drafts: Any) -> Any:
            of_game = {known: draft for known, draft in (drafts or {}).get(game, {}).items() if known != key}
            return {**(drafts or {}), game: of_game}

        if await self.find(person, game, key) is not None:
            await self._preferences.change(person, DRAFTS, updated)
