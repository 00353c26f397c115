"""The deck library: decks of people, and ready-made decks for everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from weakref import WeakValueDictionary

from engine.kernel.decks import Deck, Decks, Finding, LineFault, ReadDeck, playable
from engine.kernel.game import Game
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text, name
from host.people import Person
from render.user_text import clean
from store import decks
from store.database import Store
from store.decks import DeckRow

MOST_DECKS = 20
"""Maximum decks of one person for one game, so that they fit into one list with the ready-made decks."""
LONGEST_NAME = 40
LONGEST_LIST = 4000
_READ = 500
"""Number of parsed lists that are cached."""


@dataclass(slots=True, frozen=True)
class LibraryDeck:
    """A deck in the library, as its owner sees it.

    ``words`` is the list as written, empty for a ready-made deck; ``identifier`` is its name in commands and buttons,
    or the id of a ready-made deck.
    """

    identifier: str
    title: Text
    words: str
    deck: Deck
    faults: tuple[LineFault, ...]
    findings: tuple[Finding, ...]

    @property
    def playable(self) -> bool:
        return not self.faults and playable(self.findings)


class DeckLibrary:
    """Store of decks. Every method raises RefusedError for a game without decks, StoreError with nothing changed."""

    def __init__(self, store: Store, rules: Callable[[str], Game[Any]], clock: Callable[[], float]) -> None:
        self._store = store
        self._rules = rules
        self._clock = clock
        self._channel_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._read: Callable[[str, str], ReadDeck] = lru_cache(_READ)(self._parse)

    def rules(self, game: str) -> Decks:
        """Return the deck rules of a game. Raises RefusedError (``refused-game-without-decks``)."""
        try:
            rules = self._rules(game).decks
        except KeyError:
            rules = None
        if rules is None:
            raise RefusedError(Refusal("refused-game-without-decks"))
        return rules

    async def own(self, person: Person, game: str) -> list[LibraryDeck]:
        """Return the decks of a person, by name."""
        rules = self.rules(game)
        rows = await self._store.decks.of_person(person.id, game)
        return [await self._understood(rules, game, row.name, row.words) for row in rows]

    def ready(self, game: str) -> list[LibraryDeck]:
        """Return the ready-made decks, which everybody may play."""
        rules = self.rules(game)
        return [
            LibraryDeck(identifier, name(identifier), "", deck, (), tuple(rules.judge(deck)))
            for identifier, deck in rules.ready().items()
        ]

    async def find(self, person: Person, game: str, name: str) -> LibraryDeck:
        """Return one of the person's decks, or a ready-made one, by its name in any language.

        Raises RefusedError (``refused-no-such-deck``).
        """
        wanted = _plain(name)
        row = _named(await self._store.decks.of_person(person.id, game), wanted)
        if row is not None:
            return await self._understood(self.rules(game), game, row.name, row.words)
        ready = self._ready_names(game).get(wanted)
        for deck in self.ready(game):
            if deck.identifier == ready:
                return deck
        raise RefusedError(Refusal("refused-no-such-deck", {"deck": name}))

    async def keep(
        self, person: Person, game: str, name: str, words: str, *, instead_of: str | None = None
    ) -> LibraryDeck:
        """Store a list under a name, whether or not the rules allow the deck.

        ``instead_of`` is its previous name; without it a name that is taken is refused. Raises RefusedError also for a
        name or list that is empty or too long, and for too many decks.
        """
        rules = self.rules(game)
        chosen = _name(name)
        if not words.strip():
            raise RefusedError(Refusal("refused-deck-blank"))
        if len(words) > LONGEST_LIST:
            raise RefusedError(Refusal("refused-deck-long", {"most": LONGEST_LIST}))
        understood = await self._understood(rules, game, chosen, words)
        if _plain(chosen) in self._ready_names(game):
            raise RefusedError(Refusal("refused-deck-name-taken", {"deck": chosen}))
        channel_lock = self._channel_locks.setdefault(person.id, asyncio.Lock())
        async with channel_lock:
            rows = await self._store.decks.of_person(person.id, game)
            before = _named(rows, _plain(instead_of)) if instead_of else None
            taken = _named(rows, _plain(chosen))
            if taken is not None and taken != before:
                raise RefusedError(Refusal("refused-deck-name-taken", {"deck": taken.name}))
            if before is None and len(rows) >= MOST_DECKS:
                raise RefusedError(Refusal("refused-decks-many", {"most": MOST_DECKS}))
            gone = [decks.removed(person.id, game, before.name)] if before is not None else []
            await self._store.write(*gone, decks.deck(person.id, game, chosen, words, self._clock()))
        return understood

    async def remove(self, person: Person, game: str, name: str) -> LibraryDeck:
        """Remove one of the person's decks and return it.

        Raises RefusedError (``refused-no-such-deck``), also for ready-made decks.
        """
        rules = self.rules(game)
        channel_lock = self._channel_locks.setdefault(person.id, asyncio.Lock())
        async with channel_lock:
            row = _named(await self._store.decks.of_person(person.id, game), _plain(name))
            if row is None:
                raise RefusedError(Refusal("refused-no-such-deck", {"deck": name}))
            await self._store.write(decks.removed(person.id, game, row.name))
        return await self._understood(rules, game, row.name, row.words)

    # ---- inside

    def _ready_names(self, game: str) -> dict[str, str]:
        """Return the ids of ready-made decks by their names in any language."""
        names = self._rules(game).names()
        return {
            _plain(words): identifier
            for identifier in self.rules(game).ready()
            for words in (identifier, *names.get(identifier, {}).values())
        }

    async def _understood(self, rules: Decks, game: str, name: str, words: str) -> LibraryDeck:
        """Parse a list in a thread, because a long list of unknown names is compared with every card."""
        read = await asyncio.to_thread(self._read, game, words)
        title = Text("deck-title", {"name": name})
        return LibraryDeck(name, title, words, read.deck, tuple(read.faults), tuple(rules.judge(read.deck)))

    def _parse(self, game: str, words: str) -> ReadDeck:
        return self.rules(game).read(words)


def _name(name: str) -> str:
    """Return a name as stored: on one line and clean. Raises RefusedError if it is empty or too long."""
    chosen = clean(name)
    if not chosen or len(chosen) > LONGEST_NAME:
        raise RefusedError(Refusal("refused-deck-name", {"most": LONGEST_NAME}))
    return chosen


def _plain(name: str) -> str:
    return " ".join(name.split()).casefold()


def _named(rows: list[DeckRow], wanted: str) -> DeckRow | None:
    return next((row for row in rows if _plain(row.name) == wanted), None)
