"""The story of one player or character of a table, from what everybody was told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.replay import without_undone
from engine.kernel.stories import Role, roles, story
from engine.kernel.text import Seat, Text, name, seat_name, text_from_data
from host.tables.recent_history import is_about_the_game
from host.tables.registry import Registry
from host.tables.table import Table
from store.database import Store


class StorySubject(NamedTuple):
    """Whose story can be told: ``word`` is what it is asked for by, ``name`` how people read it."""

    word: str
    name: Text
    seat: Seat
    item: str = ""


class PersonalStory(NamedTuple):
    """A story: whose it is, and everything that was told of them, in order."""

    table: Table
    who: StorySubject
    lines: Sequence[Text]


class Stories:
    """Reads the journal of a table. Every method may raise StoreError, and RefusedError before the game."""

    def __init__(self, store: Store, registry: Registry) -> None:
        self._store = store
        self._registry = registry

    async def people(self, table_id: int) -> Sequence[StorySubject]:
        """Return everybody whose story there is: the players, then the characters that they were."""
        table = await self._registry.get(table_id)
        return _people(table, await self._told(table))

    async def of(self, table_id: int, word: str) -> PersonalStory:
        """Return the story of somebody by the word of :meth:`people`. Raises RefusedError (``refused-no-story``) for
        anybody else.
        """
        table = await self._registry.get(table_id)
        told = await self._told(table)
        who = next((each for each in _people(table, told) if each.word == word), None)
        if who is None:
            raise RefusedError(Refusal("refused-no-story"))
        return PersonalStory(table, who, story(table.rules.role, told, who.seat, who.item))

    async def _told(self, table: Table) -> Sequence[Text]:
        """What everybody was told of the moves that stand."""
        table.playing()
        rows = without_undone(await self._store.journal.lines(table.id))
        events = [text_from_data(event) for row in rows for event in row.events]
        return [text for text in events if isinstance(text, Text) and is_about_the_game(text)]


def _people(table: Table, told: Sequence[Text]) -> list[StorySubject]:
    seats = [StorySubject(str(seat), seat_name(seat), seat) for seat in range(table.playing().seats)]
    return [*seats, *(_character(role) for role in roles(table.rules.role, told))]


def _character(role: Role) -> StorySubject:
    return StorySubject(f"{role.seat}-{role.item}", name(role.item), role.seat, role.item)
