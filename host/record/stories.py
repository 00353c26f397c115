"""Stories of players and characters of a table, from the public events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.kernel.endings import Role, roles, story
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.replay import without_undone
from engine.kernel.text import Seat, Text, name, seat_name, text_from_data
from host.tables.recent_history import is_about_the_game
from host.tables.registry import Registry
from host.tables.table import Table
from store.database import Store


class StorySubject(NamedTuple):
    """Subject of a story; ``id`` is the value of the command's option, ``name`` the name that people read."""

    id: str
    name: Text
    seat: Seat
    item: str = ""


class PersonalStory(NamedTuple):
    """A story: its subject and their public events in order."""

    table: Table
    subject: StorySubject
    lines: Sequence[Text]


class Stories:
    """Stories from journals. Every method may raise StoreError, and RefusedError before the game has begun."""

    def __init__(self, store: Store, registry: Registry) -> None:
        self._store = store
        self._registry = registry

    async def people(self, table_id: int) -> Sequence[StorySubject]:
        """Return the subjects of stories: the players, then the characters that they played."""
        table = await self._registry.get(table_id)
        return _subjects(table, await self._events(table))

    async def story_of(self, table_id: int, subject_id: str) -> PersonalStory:
        """Return the story of the subject with this id.

        Raises RefusedError (``refused-no-story``) for an id that :meth:`people` does not return.
        """
        table = await self._registry.get(table_id)
        events = await self._events(table)
        subject = next((subject for subject in _subjects(table, events) if subject.id == subject_id), None)
        if subject is None:
            raise RefusedError(Refusal("refused-no-story"))
        return PersonalStory(table, subject, story(table.rules.role, events, subject.seat, subject.item))

    async def _events(self, table: Table) -> Sequence[Text]:
        table.playing()
        return await public_events(self._store, table.id)


async def public_events(store: Store, table_id: int) -> Sequence[Text]:
    """Return the public events of all moves that were not undone. Raises StoreError."""
    rows = without_undone(await store.journal.lines(table_id))
    events = [text_from_data(event) for row in rows for event in row.events]
    return [text for text in events if isinstance(text, Text) and is_about_the_game(text)]


def _subjects(table: Table, events: Sequence[Text]) -> list[StorySubject]:
    seats = [StorySubject(str(seat), seat_name(seat), seat) for seat in range(table.playing().seats)]
    return [*seats, *(_character(role) for role in roles(table.rules.role, events))]


def _character(role: Role) -> StorySubject:
    return StorySubject(f"{role.seat}-{role.item}", name(role.item), role.seat, role.item)
